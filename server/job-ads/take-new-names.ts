import { readAd } from '../../contract/job-ads/read-ad.ts'
import type { StoreDeps } from '../jobs/store-ads.ts'
import { inTransaction, type Database } from '../platform/database.ts'
import { stateOf } from './ad.ts'
import { countryOf } from './look-over.ts'
import { kindOf } from './may-publish.ts'
import { bringOnline, prepareOnline } from './put-online.ts'
import { adsUnderOtherNames, lockAd, type MisnamedAd } from './queries.ts'

type Deps = { db: Database; store: StoreDeps }

/**
 * Writes ads that are online into the search again where their company is shown by another name by now, as once its new one was approved.
 * Nothing else of them changes, nor do they count as changed. @returns how many.
 */
export async function takeNewNames(deps: Deps, now: Date): Promise<number> {
  let taken = 0
  for (const found of await adsUnderOtherNames(deps.db, now)) if (await takeNewName(deps, found, now)) taken++
  return taken
}

async function takeNewName({ db, store }: Deps, found: MisnamedAd, now: Date): Promise<boolean> {
  const { id, company_id: companyId, content, created, online_until: until } = found
  // Of a day long gone: an ad stays online although days that it names have passed.
  const { ad } = readAd(content, '0000-01-01')
  const place = content.jobLocation.trim()
  const country = countryOf(place === '' ? null : store.resolvePlace(place))
  const company = { id: companyId, name: found.shown_name, kind: kindOf(found.company_type) }
  const ready = ad && (await prepareOnline(store, { adId: id, ad, company, country, created, until, now }))
  if (ready === null) {
    // It stays as it is, and is not tried every minute.
    await db.query('update job_ads set written_as = $2 where id = $1', [id, company.name])
    return false
  }
  // One transaction each: one that fails keeps no other under its former name.
  return await inTransaction(db, async (client) => {
    const row = await lockAd(client, { companyId, id })
    const isOnline =
      row !== null && stateOf({ onlineUntil: row.online_until, closedAt: row.closed_at }, now) === 'online'
    const isAsRead =
      row?.changed_at?.getTime() === found.changed_at?.getTime() && row?.created.getTime() === created.getTime()
    // Whoever changed it meanwhile has written it under the new name, or the next round does.
    if (!isOnline || !isAsRead) return false
    await bringOnline(client, store, ready, now)
    return true
  })
}
