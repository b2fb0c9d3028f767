import type { Queryable } from '../platform/database.ts'
import type { Letter } from './letter.ts'

/** Longer names are left out: nobody is greeted by three lines. */
const longest = 60

/**
 * The letter with its reader's name before it, where that is known: only to the confirmed address of their own account, so that no stranger
 * writes to others by what they call themselves, and not by what stands before the @, which somebody is called until they give a name.
 */
export async function greeted(
  db: Queryable,
  letter: Letter,
  { to, userId }: { to: string; userId: string | null },
): Promise<Letter> {
  if (userId === null) return letter
  const { rows } = await db.query<{ name: string }>(
    `select name from users
      where id = $1 and is_verified and lower(email) = lower($2) and name <> split_part(email, '@', 1) and length(name) <= $3`,
    [userId, to, longest],
  )
  const [reader] = rows
  return reader === undefined ? letter : { ...letter, paragraphs: [`Hello ${reader.name},`, ...letter.paragraphs] }
}
