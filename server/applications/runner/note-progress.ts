import type { ApplyingStep } from '../../../contract/applications/progress.ts'
import type { Queryable } from '../../platform/database.ts'

/** Notes that a step of filling in or sending a form begins; opening the browser begins a new list. */
export async function noteStep(
  db: Queryable,
  { applicationId, step, now }: { applicationId: string; step: ApplyingStep; now: Date },
): Promise<void> {
  const entry = JSON.stringify([{ step, at: now.toISOString() }])
  await db.query(
    `insert into application_progress as p (application_id, steps) values ($1, $2::jsonb)
     on conflict (application_id) do update set
       steps = case when $3::boolean then excluded.steps else p.steps || excluded.steps end,
       asked = case when $3::boolean then 0 else p.asked end, answered = case when $3::boolean then 0 else p.answered end`,
    [applicationId, entry, step === 'open-browser'],
  )
}

/** Notes how many questions of a form have been read so far, and how many of them have an answer. */
export async function noteQuestions(
  db: Queryable,
  { applicationId, asked, answered }: { applicationId: string; asked: number; answered: number },
): Promise<void> {
  await db.query(`update application_progress set asked = $2, answered = $3 where application_id = $1`, [
    applicationId,
    asked,
    answered,
  ])
}
