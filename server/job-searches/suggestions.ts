import type { Database } from '../platform/database.ts'

/** Titles of live jobs that continue a text, the most frequent first. */
export async function suggestTitles(db: Database, text: string): Promise<string[]> {
  const typed = text.trim().toLowerCase()
  if (typed.length < 3) return []
  const { rows } = await db.$client.query<{ title: string }>(
    `select title from job_titles where left(beginning, 3) = left($1, 3) and starts_with(beginning, $1)
      order by jobs desc, title limit 8`,
    [typed],
  )
  return rows.map((row) => row.title)
}
