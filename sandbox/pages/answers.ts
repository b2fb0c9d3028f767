import type { Context } from 'hono'

/** What was filled in: text as it is, an uploaded file by its name. */
export type Answers = Record<string, string>

export async function readAnswers(c: Context): Promise<Answers> {
  const fields = [...(await c.req.formData())]
  return Object.fromEntries(
    fields.map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value.name]),
  )
}

/** The fields that must be filled in and are not, with the board's words for that. */
export function missing(answers: Answers, names: readonly string[], words: string): Record<string, string> {
  return Object.fromEntries(names.filter((name) => !answers[name]).map((name) => [name, words]))
}
