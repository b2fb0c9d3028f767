import { counted } from '../platform/backup/key-kinds.ts'
import { countRows, type Protected } from '../platform/backup/protected.ts'

/** What the secret protects here. */
export const alertsProtected: readonly Protected[] = [
  {
    key: 'secret',
    purpose: 'alert links',
    what: 'alertLinks',
    table: 'alert_subscriptions',
    count: async (db) => await countRows(db, 'alert_subscriptions', 'key_hash is not null'),
    loss: (count) => [
      `The links of ${counted(count, 'alert', 'alerts')} in emails that were sent stop working with the next email, which has new ones.`,
    ],
  },
]
