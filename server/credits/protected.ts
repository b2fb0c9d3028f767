import { counted } from '../platform/backup/key-kinds.ts'
import { countRows, type Protected } from '../platform/backup/protected.ts'

/** What the secret protects here. */
export const creditsProtected: readonly Protected[] = [
  {
    key: 'secret',
    purpose: 'given once',
    what: 'givenOnce',
    table: 'given_once',
    count: async (db) => await countRows(db, 'given_once'),
    loss: (count) => [
      `${counted(count, 'code', 'codes')} of whom free credits and trials were given to cannot be compared: both can be had once more.`,
    ],
  },
]
