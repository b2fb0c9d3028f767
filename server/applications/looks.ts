import type { Queryable } from '../platform/database.ts'

/** For how long somebody who has just looked is taken to be on the page. */
export const onPageMinutes = 10
/** Written at most so often: several pages of one person may say it. */
const everySeconds = 30

/** Notes that a person is looking at their applications, so that no email tells them what they see. */
export async function noteLook(db: Queryable, { userId, now }: { userId: string; now: Date }): Promise<void> {
  await db.query(
    `insert into application_looks (user_id, seen_at) values ($1, $2)
     on conflict (user_id) do update set seen_at = excluded.seen_at
       where application_looks.seen_at < $2::timestamptz - make_interval(secs => ${everySeconds})`,
    [userId, now],
  )
}
