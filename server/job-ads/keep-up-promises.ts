import type { PoolClient } from 'pg'
import { peopleToTell } from '../companies/index.ts'
import { postMail, type PostDeps } from '../outbox/index.ts'
import { inTransaction, type Database } from '../platform/database.ts'
import type { AdApplications } from './ad-applications.ts'
import { answersDue } from './letters.ts'
import { promiseStep, dayEnd, type PromiseStep } from './promise-steps.ts'
import { londonDay } from '../../contract/platform/london.ts'
import type { Say } from '../platform/events.ts'

type Deps = PostDeps & { db: Database; adApplications: AdApplications; say: Say; siteUrl: string }

type Due = {
  id: string
  company_id: string
  user_id: string | null
  title: string
  answers_by: string
  reminded_before: Date | null
  reminded_on_the_day: Date | null
}

/** Days after which a promise that nobody looked at, while no worker ran, is left alone. */
const longestDelay = 30

/**
 * Looks after the days by which ads promised an answer: reminds the company two days before and on the day while somebody waits, once
 * each, and notes when the day is over whether the promise was kept. @returns what was done, by kind.
 */
export async function keepUpPromises(deps: Deps, now: Date): Promise<Record<PromiseStep, number>> {
  const done = { 'remind-before': 0, 'remind-on-the-day': 0, settle: 0 }
  const today = londonDay(now)
  const { rows } = await deps.db.query<Due>(
    `select a.id, a.company_id, a.user_id, a.content ->> 'jobTitle' as title, a.content ->> 'answersBy' as answers_by,
            p.reminded_before, p.reminded_on_the_day
       from job_ads a
       left join job_ad_promises p on p.ad_id = a.id and p.answers_by::text = a.content ->> 'answersBy'
      where a.content ->> 'answersBy' <> '' and a.content ->> 'answersBy' between $1 and $2
        and a.company_id is not null and p.settled_at is null
      order by a.content ->> 'answersBy', a.id limit 1000`,
    [dayAway(today, -longestDelay), dayAway(today, 2)],
  )
  for (const due of rows) {
    const step = promiseStep(
      {
        answersBy: due.answers_by,
        isRemindedBefore: due.reminded_before !== null,
        isRemindedOnTheDay: due.reminded_on_the_day !== null,
      },
      now,
    )
    if (step === null) continue
    // One transaction each: one that fails keeps no other back.
    const isDone = await inTransaction(deps.db, async (client) => {
      await client.query(
        'insert into job_ad_promises (ad_id, answers_by, company_id) values ($1, $2, $3) on conflict do nothing',
        [due.id, due.answers_by, due.company_id],
      )
      return step === 'settle'
        ? await settle(deps, client, { due, now })
        : await remind(deps, client, { due, step, now })
    })
    if (isDone) done[step]++
  }
  return done
}

async function remind(
  deps: Deps,
  client: PoolClient,
  { due, step, now }: { due: Due; step: 'remind-before' | 'remind-on-the-day'; now: Date },
): Promise<boolean> {
  const { unanswered } = await deps.adApplications.waiting(client, { adId: due.id, before: now })
  // Nobody waits: if somebody applies later today, they are written of then.
  if (unanswered === 0) return false
  const column = step === 'remind-before' ? 'reminded_before' : 'reminded_on_the_day'
  // Of two workers the second finds it done.
  const { rowCount } = await client.query(
    `update job_ad_promises set ${column} = $3 where ad_id = $1 and answers_by = $2 and ${column} is null`,
    [due.id, due.answers_by, now],
  )
  if (rowCount !== 1) return false
  const letter = answersDue({
    title: due.title,
    day: longDay.format(new Date(`${due.answers_by}T12:00:00Z`)),
    isToday: step === 'remind-on-the-day',
    waiting: unanswered,
    url: `${deps.siteUrl}/manage-my-job-ads`,
  })
  for (const { userId, email } of await peopleToTell(client, { companyId: due.company_id, author: due.user_id }))
    await postMail(deps, client, email, letter, { template: 'answers-due', userId, now })
  return true
}

async function settle(deps: Deps, client: PoolClient, { due, now }: { due: Due; now: Date }): Promise<boolean> {
  const before = dayEnd(due.answers_by)
  const { applied, unanswered } = await deps.adApplications.waiting(client, { adId: due.id, before })
  const { rowCount } = await client.query(
    `update job_ad_promises set settled_at = $3, applied = $4, unanswered = $5
      where ad_id = $1 and answers_by = $2 and settled_at is null`,
    [due.id, due.answers_by, now, applied, unanswered],
  )
  if (rowCount !== 1) return false
  if (unanswered > 0) await deps.say(client, 'promise-broken', { adId: due.id, answersBy: due.answers_by, now })
  return true
}

const longDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

function dayAway(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)
}
