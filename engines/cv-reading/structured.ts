import { isCvDate } from '../../contract/cvs/dates.ts'
import type { CvOrigin, CvProposal } from '../../contract/cvs/import.ts'
import type { Cv } from '../../contract/cvs/cvs.ts'
import { cvLimits } from '../../contract/cvs/limits.ts'
import { cleanRichText } from '../cv-printing/index.ts'
import { isFilled, textsIn, wordsOfHtml } from './record.ts'
import { leavesOf, type TreeNode } from './tree.ts'

/**
 * A proposal of a CV that a file holds as fields. What the file says besides is kept.
 * @param isContent Whether what stands at a path is the person's, and not the file's about itself.
 */
export function structuredProposal(
  cv: Cv,
  { source, root, isContent }: { source: CvProposal['source']; root: TreeNode; isContent: (path: string) => boolean },
): CvProposal {
  const held = new Set(textsIn(cv).flatMap((text) => wordsOfHtml(text)))
  const rest: string[] = []
  for (const { path, text } of leavesOf(root)) {
    if (!isContent(path) || text.startsWith('data:') || text.length > cvLimits.richText) continue
    const words = wordsIn(cleanRichText(text) || text)
    if (wordsOfHtml(words).every((word) => held.has(word) || isDatePart(word))) continue
    rest.push(`${[...new Set(path.split('/').slice(-2))].join(' ')}: ${words}`)
  }
  return {
    source,
    cv: {
      ...cv,
      kept: [cv.kept, ...rest]
        .filter((part) => part !== '')
        .join('\n')
        .slice(0, cvLimits.kept),
    },
    origins: originsOf(cv),
    isCut: false,
  }
}

const isDatePart = (word: string) => /^\d{1,4}$/u.test(word) || /^(?:true|false|null)$/u.test(word)

/** Each field and entry that says something, with what it says. */
export function originsOf(cv: Cv): Record<string, CvOrigin> {
  const { personal_data, skills, career } = cv
  const { image: _, ...person } = personal_data
  const lists = skills.other_skills
  const parts: [string, unknown][] = [
    ...Object.entries(person).map(([key, value]): [string, unknown] => [`personal_data.${key}`, value]),
    ['dob', cv.dob],
    ['headline', cv.headline],
    ['summary', cv.summary],
    ...numbered('links', cv.links),
    ...numbered('jobs', cv.jobs),
    ...numbered('education', cv.education),
    ['skills.main_language', skills.main_language],
    ...numbered('skills.other_languages', skills.other_languages),
    ...Object.entries(lists).flatMap(([name, list]) => numbered(`skills.other_skills.${name}`, list)),
    ...numbered('career.preferred_jobs', career.preferred_jobs),
    ...Object.entries(career).flatMap(([key, value]): [string, unknown][] =>
      key === 'preferred_jobs' || key === 'expected_salary_currency'
        ? []
        : [[`career.${key}`, value === null ? '' : value]],
    ),
    ...numbered('more', cv.more),
  ]
  return Object.fromEntries(
    parts.flatMap(([path, value]) =>
      isFilled(value) ? [[path, { lines: [], snippet: snippetOf(value), check: false }]] : [],
    ),
  )
}

function numbered(path: string, list: readonly unknown[]): [string, unknown][] {
  return list.map((item, index) => [`${path}.${index}`, item])
}

function snippetOf(value: unknown): string {
  const texts = textsIn(value).filter((text) => text !== '')
  return (texts.length === 0 ? String(value) : wordsIn(texts.join('\n'))).slice(0, 600).toWellFormed()
}

export const line = (text: string) => text.replaceAll(/\s+/gu, ' ').trim().slice(0, cvLimits.line)
export const rich = (text: string) => cleanRichText(text)

/** HTML as words, a line each point. */
function wordsIn(html: string): string {
  return html
    .split(/<\/(?:p|li|h\d|div)>|<br\s*\/?>|\n/iu)
    .map((part) =>
      part
        .replaceAll(/<[^<>]*>/gu, ' ')
        .replaceAll('&nbsp;', ' ')
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&amp;', '&')
        .replaceAll(/\s+/gu, ' ')
        .trim(),
    )
    .filter((part) => part !== '')
    .join('\n')
}

/** What of a date is one: '2019-09-01T00:00:00Z' → '2019-09-01', '2019-13' → '2019'. */
export function cvDate(text: string): string {
  const [found = ''] = /^\d{4}(?:-\d{2}(?:-\d{2})?)?/u.exec(text.trim()) ?? []
  return [10, 7, 4].map((length) => found.slice(0, length)).find((date) => date.length >= 4 && isCvDate(date)) ?? ''
}
