import { rowsOf, type PersonalData } from '../platform/personal-data.ts'

export const secondFactors: PersonalData = {
  what: 'passkeys, authenticator apps and recovery codes',
  file: 'second-step.json',
  about: 'When you set up passkeys, authenticator apps and recovery codes. No keys or codes.',
  async exportOf(db, userId) {
    const authenticators = await rowsOf(
      db,
      `select confirmed_at as "setUpAt" from authenticators where user_id = $1`,
      userId,
    )
    const passkeys = await rowsOf(
      db,
      `select name, created as "setUpAt", last_used as "lastUsedAt" from passkeys where user_id = $1 order by created`,
      userId,
    )
    const codes = await rowsOf(
      db,
      `select used_at as "usedAt" from recovery_codes where user_id = $1 order by used_at`,
      userId,
    )
    return {
      authenticatorApps: authenticators,
      passkeys,
      recoveryCodes: { total: codes.length, used: codes.filter(({ usedAt }) => usedAt !== null) },
    }
  },
}
