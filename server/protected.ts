import { alertsProtected } from './alerts/protected.ts'
import { vaultInBackups, vaultProtected } from './credentials/opening/vault-in-backups.ts'
import { creditsProtected } from './credits/protected.ts'
import { jobAdsProtected } from './job-ads/protected.ts'
import { outboxProtected } from './outbox/protected.ts'
import type { KeyKind } from './platform/backup/key-kinds.ts'
import type { Protected } from './platform/backup/protected.ts'
import { secretInBackups } from './platform/backup/secret-kind.ts'
import { secondFactorProtected } from './second-factor/protected.ts'

/** All rows that a key protects which is not in the database. A test holds it to what the code asks the secret for. */
export const protectedRows: readonly Protected[] = [
  ...secondFactorProtected,
  ...jobAdsProtected,
  ...outboxProtected,
  ...creditsProtected,
  ...alertsProtected,
  ...vaultProtected,
]

/** The keys, each with the rows of the list that it protects. */
export function keyKinds(rows: readonly Protected[] = protectedRows): KeyKind[] {
  return [secretInBackups(rows), vaultInBackups(rows)]
}
