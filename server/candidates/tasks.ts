import { z } from 'zod'
import { KeptAd } from '../../contract/applications/history.ts'
import { membersToTell } from '../companies/index.ts'
import { postMail } from '../outbox/index.ts'
import { inTransaction } from '../platform/database.ts'
import type { Platform } from '../platform/platform.ts'
import { task } from '../platform/tasks.ts'
import { shownNames } from './desk/blind.ts'
import { clearCandidacies } from './keeping.ts'
import { newCandidates } from './letters.ts'
import { siteUrl } from './tell.ts'

/** The first who applies is told of at once; after that the company is told of all who applied, at most so often for each ad. */
const minutesBetween = 60

/** Tells companies who applied to their ads: names and the ad's title, nothing of what was sent. */
export const tellOfCandidates = task({
  name: 'tell-of-candidates',
  input: z.strictObject({}),
  expireSeconds: 300,
  retries: 1,
  schedule: { cron: '* * * * *', input: {} },
  async run(_input, services: Platform) {
    const { db, clock } = services
    const now = clock.now()
    const { rows: due } = await db.query<{ ad_id: string }>(
      `select distinct c.ad_id from candidacies c
        where c.told_at is null and not exists (select from candidacies t
          where t.ad_id = c.ad_id and t.told_at > $1::timestamptz - make_interval(mins => $2)) limit 200`,
      [now, minutesBetween],
    )
    for (const { ad_id: adId } of due) {
      await inTransaction(db, async (client) => {
        const { rows } = await client.query<{
          company_id: string | null
          id: string
          state: string
          ad: unknown
        }>(
          `update candidacies set told_at = $2 where ad_id = $1 and told_at is null
            returning company_id, id, state, ad`,
          [adId, now],
        )
        // Whoever has withdrawn meanwhile is not told of.
        const told = rows.filter(({ state }) => state !== 'withdrawn')
        const [first] = told
        if (first === undefined || first.company_id === null) return
        const names = await shownNames(
          client,
          told.map(({ id }) => id),
        )
        const letter = newCandidates({
          jobTitle: KeptAd.parse(first.ad).jobTitle,
          names: told.flatMap(({ id }) => names.get(id)?.name ?? []),
          url: `${siteUrl(services)}/posted-job-details/${adId}`,
        })
        for (const { userId, email } of await membersToTell(client, first.company_id)) {
          await postMail(services, client, email, letter, {
            template: 'new-candidates',
            userId,
            isForgottenOnceSent: true,
            now,
          })
        }
      })
    }
  },
})

/** Takes away what candidates sent, and later the record of the decision, when the time to keep it is over (decision 041). */
export const clearCandidates = task({
  name: 'clear-candidates',
  input: z.strictObject({}),
  expireSeconds: 900,
  retries: 2,
  schedule: { cron: '20 3 * * *', input: {} },
  async run(_input, { db, clock, log }: Platform) {
    const done = await clearCandidacies(db, clock.now())
    if (done.sent + done.records > 0) log.info(done, 'what candidates sent was kept as long as it may be')
  },
})
