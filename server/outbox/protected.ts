import { counted } from '../platform/backup/key-kinds.ts'
import { countRows, type Protected } from '../platform/backup/protected.ts'

/** What the secret protects here. */
export const outboxProtected: readonly Protected[] = [
  {
    key: 'secret',
    purpose: 'text-opt-outs',
    what: 'textOptOuts',
    table: 'text_opt_outs',
    count: async (db) => await countRows(db, 'text_opt_outs'),
    loss: (count) => [
      `${counted(count, 'number that replied STOP is', 'numbers that replied STOP are')} not recognised: companies’ texts would be sent to them again.`,
    ],
  },
]
