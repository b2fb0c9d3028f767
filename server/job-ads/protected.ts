import { counted } from '../platform/backup/key-kinds.ts'
import { countRows, wholeSecret, type Protected } from '../platform/backup/protected.ts'
import { createSecrets } from '../platform/secrets.ts'
import { openedAddress } from './feed-in/feeds.ts'

/** How many feeds' addresses are tried. */
const sample = 50

/** What the secret protects here. */
export const jobAdsProtected: readonly Protected[] = [
  {
    key: 'secret',
    purpose: 'seal',
    what: 'feedAddresses',
    table: 'job_ad_feeds',
    count: async (db) => await countRows(db, 'job_ad_feeds'),
    async opens(db, parts) {
      const { rows } = await db.query<{ company_id: string; address: Buffer }>(
        `select company_id, address from job_ad_feeds order by company_id limit ${sample}`,
      )
      if (rows.length === 0) return null
      const secret = parts[wholeSecret]
      if (secret === undefined) return false
      const secrets = createSecrets({ secret, dataFolder: '' })
      return rows.some((row) => openedAddress(secrets, row.address, row.company_id) !== null)
    },
    // The feed's owner is told when it is next due, and sets it again.
    loss: (count) => [
      `The address of ${counted(count, 'company’s job feed', 'companies’ job feeds')} cannot be read: they are not read until somebody of the company gives the address again.`,
    ],
  },
  {
    key: 'secret',
    purpose: 'ids of ads',
    what: 'adIds',
    table: 'job_ads',
    // UUIDs of version 8 are those that are made of what names an ad: see ad-id.ts.
    count: async (db) => await countRows(db, 'job_ads', `closed_at is null and substr(id::text, 15, 1) = '8'`),
    loss: (count) => [
      `${counted(count, 'ad', 'ads')} of programs and feeds cannot be recognised by what named them: whoever posts one again may publish it twice.`,
    ],
  },
]
