import type { Queryable } from '../../platform/database.ts'
import type { Known } from './known.ts'

/** What a person's account says of them. */
export async function profileOf(db: Queryable, userId: string): Promise<Known['profile']> {
  const { rows } = await db.query<Known['profile']>('select name, email, phone from users where id = $1', [userId])
  const [person] = rows
  if (!person) throw new Error('An application without its person')
  return person
}
