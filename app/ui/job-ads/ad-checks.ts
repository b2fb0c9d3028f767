import type { AdContent } from '../../../contract/job-ads/content.ts'
import type { Hint } from '../../../contract/job-ads/hints.ts'
import { readAd } from '../../../contract/job-ads/read-ad.ts'
import * as texts from '../../../contract/job-ads/texts.ts'
import type { Problems } from '../parts/problems.ts'
import { sectionOf, type AdSection } from './sections.ts'

/** What was said of an ad as it was then. */
type Checked = { content: AdContent; problems: Problems }

type Given = {
  isAgency: boolean
  /** In London, 'yyyy-mm-dd'. */
  today: string
  /** By the server: while it was typed, and when it was refused. What only the server can tell holds until its field is changed. */
  checked: readonly Checked[]
}

/** What is missing or wrong in an ad as it is typed now, by field. */
export function problemsNow(content: AdContent, { checked, ...given }: Given): Problems {
  const problems = ownProblems(content, given)
  for (const { content: before, problems: said } of checked) {
    const toldHere = ownProblems(before, given)
    for (const [field, message] of Object.entries(said)) {
      if (field !== '' && toldHere[field] === undefined && isSame(field, content, before)) problems[field] ??= message
    }
  }
  return problems
}

function ownProblems(content: AdContent, { isAgency, today }: Omit<Given, 'checked'>): Record<string, string> {
  const { problems } = readAd(content, today)
  return isAgency && !content.hasAuthority ? { ...problems, hasAuthority: texts.authorityMissing } : problems
}

/** Whether what a field belongs to is as it was. */
function isSame(field: string, now: AdContent, before: AdContent): boolean {
  const [list = ''] = field.split('-')
  const part = { question: 'questions', benefit: 'benefits' }[list] ?? field
  return part in now && JSON.stringify(now[part as keyof AdContent]) === JSON.stringify(before[part as keyof AdContent])
}

/** What the heading of a section says of it. `isWhole`: nothing in it keeps the ad offline. */
export type SectionState = { text: string; isWhole: boolean; isEmpty: boolean }

/** @param given.problems of the whole ad, as `problemsNow` gives them; @param given.hints of the whole ad */
export function sectionState(
  section: AdSection,
  content: AdContent,
  { problems, hints }: { problems: Problems; hints: readonly Hint[] },
): SectionState {
  const toFillIn = Object.keys(problems).filter((field) => sectionOf(field) === section).length
  const toChange = hints.filter(({ field, level }) => level === 'block' && sectionOf(field) === section).length
  const isEmpty = section.isEmpty?.(content) === true
  if (toFillIn === 0 && toChange === 0) return { text: isEmpty ? 'Optional' : 'Done', isWhole: true, isEmpty }
  const text = [things(toFillIn, 'to fill in'), things(toChange, 'to change')].filter((part) => part !== '').join(', ')
  return { text, isWhole: false, isEmpty }
}

function things(count: number, what: string): string {
  return count === 0 ? '' : `${count} ${count === 1 ? 'thing' : 'things'} ${what}`
}

/**
 * The names under which problems and hints may list a field: its own, and those of the groups around it.
 * @param to Where they go on to: what they stay in is not left. Left out: all are named.
 */
export function fieldsAround(from: Element, to: Element | null = null): string[] {
  const found: string[] = []
  const name = from.getAttribute('name')
  if (name !== null && to?.getAttribute('name') !== name) found.push(name, ...(aliases[name] ?? []))
  for (let at: Element | null = from; at !== null && at.tagName !== 'FORM'; at = at.parentElement) {
    if (at.id !== '' && !at.contains(to)) found.push(at.id)
  }
  return found
}

/** Yearly pay has boxes of its own. */
const aliases: Readonly<Record<string, readonly string[]>> = { jobSalaryMin: ['payMin'], jobSalaryMax: ['payMax'] }
