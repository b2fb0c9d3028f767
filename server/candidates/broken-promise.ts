import type { PoolClient } from 'pg'
import { KeptAd } from '../../contract/applications/history.ts'
import { shownNames } from '../companies/index.ts'
import { postMail } from '../outbox/index.ts'
import type { Platform } from '../platform/platform.ts'
import { promiseBroken } from './letters.ts'
import { mailOf, siteUrl } from './tell.ts'

/** Tells those who wait for an answer to an ad that its company has not kept its word, in the transaction that notes it. */
export async function tellOfBrokenPromise(
  client: PoolClient,
  { adId, answersBy, now }: { adId: string; answersBy: string; now: Date },
  deps: Pick<Platform, 'config' | 'tasks'>,
): Promise<void> {
  const { rows } = await client.query<{
    id: string
    user_id: string | null
    company_id: string | null
    ad: unknown
  }>(
    `select id, user_id, company_id, ad from candidacies
      where ad_id = $1 and state in ('sent', 'viewed') and answered_at is null and sent_at < ($2::date + 1) at time zone 'Europe/London' order by sent_at`,
    [adId, answersBy],
  )
  const names = await shownNames(
    client,
    rows.flatMap(({ company_id: companyId }) => companyId ?? []),
  )
  for (const { id, user_id: userId, company_id: companyId, ad } of rows) {
    const to = userId === null ? null : await mailOf(client, userId)
    if (to === null) continue
    const { jobTitle, employer: before } = KeptAd.parse(ad)
    const employer = names.get(companyId ?? '') ?? before
    const url = `${siteUrl(deps)}/candidacies/${id}`
    const letter = promiseBroken({ jobTitle, employer, answersBy, url })
    await postMail(deps, client, to, letter, { template: 'promise-broken', userId, now })
  }
}
