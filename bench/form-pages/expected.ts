import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A question as a person reads it, without the star that marks it. */
export type ExpectedQuestion = {
  label: string
  type: string
  required: boolean
  options?: string[]
  section?: string
  /** What brings it: "'Add' was pressed", or an answer. */
  shownWhen?: string
  step?: number
}

export type ExpectedPage = {
  page: string
  questions: ExpectedQuestion[]
  files: { label: string; required: boolean; stored?: string }[]
  /** What no program may read as a question of the form, fill in or press. */
  traps: { selector: string; where?: string }[]
  buttons: { selector: string; does: string; step?: number }[]
}

/** What is expected of each page of a folder, by the name of its file. */
export function expectedPages(folder: string): ExpectedPage[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as ExpectedPage)
    .filter(({ page, questions }) => typeof page === 'string' && Array.isArray(questions))
    .map((page) => ({ ...page, files: page.files ?? [], traps: page.traps ?? [], buttons: page.buttons ?? [] }))
}
