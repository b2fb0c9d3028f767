import type { Queryable } from '../platform/database.ts'

/** The members of a company who are told of what happens to an ad or to the company: its admins, and whoever posted the ad. */
export async function peopleToTell(
  db: Queryable,
  { companyId, author = null }: { companyId: string; author?: string | null },
): Promise<{ userId: string; email: string }[]> {
  const { rows } = await db.query<{ user_id: string; email: string }>(
    `select m.user_id, u.email from company_members m join users u on u.id = m.user_id
      where m.company_id = $1 and (m.is_admin or m.user_id = $2) and u.email is not null
      order by m.user_id`,
    [companyId, author],
  )
  return rows.map(({ user_id: userId, email }) => ({ userId, email }))
}
