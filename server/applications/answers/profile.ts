import type { Queryable } from '../../platform/database.ts'

export type Profile = { name: string; email: string | null; phone: string | null }

/** What a person's account says of them. */
export async function profileOf(db: Queryable, userId: string): Promise<Profile> {
  const { rows } = await db.query<Profile>('select name, email, phone from users where id = $1', [userId])
  const [person] = rows
  if (!person) throw new Error('An application without its person')
  return person
}
