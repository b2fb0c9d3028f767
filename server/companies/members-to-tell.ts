import type { Queryable } from '../platform/database.ts'

/** A company's members who get its news by email: those who have confirmed their address; of one that we have blocked nobody. */
export async function membersToTell(db: Queryable, companyId: string): Promise<{ userId: string; email: string }[]> {
  const { rows } = await db.query<{ userId: string; email: string }>(
    `select u.id as "userId", u.email from company_members m join users u on u.id = m.user_id join companies c on c.id = m.company_id
      where m.company_id = $1 and c.publishing <> 'blocked' and u.email is not null and u.is_verified and u.disabled_at is null order by u.email`,
    [companyId],
  )
  return rows
}
