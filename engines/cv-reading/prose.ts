import { periodsIn, type Period } from './dates.ts'
import type { Line } from './lines.ts'

/** A job that is told in a sentence: 'From 2017 until 2021 I worked as a nurse at St Anne's.' */
export type ToldJob = { jobTitle: string; employer: string; period: Period; rest: string; told: string; line: Line }

const person = String.raw`(?:I|he|she|they|we)`
const worked = String.raw`(?:(?:have |has |had |'ve )?(?:also |then |previously |currently |now )?(?:been |was |am |is |been )?(?:work(?:ed|ing)?|employed|engaged|served|acted|held (?:the )?(?:post|position|role)|trading|appointed|promoted)(?: full[- ]time| part[- ]time| freelance)?|(?:have |has )?been|was|am)`
const post = String.raw`(?:as |of |to )?(?:an? |the |my )?(?:role of |post of |position of )?`
const place = String.raw`(?:at|with|for|by|in)`
const asSomebody = new RegExp(
  String.raw`^[\s,:–—-]*(?:${person}[’']?\s*)?${worked} ${post}(?<title>[^.,;:]{2,90}?) ${place} (?<employer>[^;:]{2,90}?)(?:(?<end>[.;:]|, (?:where|with|and|which|my|and)\b|$| where | and my | my ))`,
  'iu',
)
const atSomewhere = new RegExp(
  String.raw`^[\s,:–—-]*(?:${person}[’']?\s*)?${worked} ${place} (?<employer>[^;:.]{2,90}?),? as (?:an? |the )?(?<title>[^.,;:]{2,90}?)(?:[.,;:]|$| where | with | and )`,
  'iu',
)
const joined = new RegExp(
  String.raw`\b${person} (?:joined|started (?:at|with)|moved to) (?<employer>[^.,;:]{2,80}?) (?:in|on) [^.,;:]{4,40}? as (?:an? |the )?(?<title>[^.,;:]{2,80}?)(?:[.,;:]|$| and | where )`,
  'iu',
)

/** The jobs that a paragraph tells of, in order. */
export function jobsTold(line: Line): ToldJob[] {
  const { text } = line
  if (!/\b(?:I|worked|work|employed|joined|am|was|been|served)\b/u.test(text) || text.length > 4_000) return []
  const periods = periodsIn(text).filter(({ isRange }) => isRange)
  const told: (Omit<ToldJob, 'rest'> & { from: number; to: number })[] = []
  for (const period of periods) {
    const behind = text.slice(period.to, period.to + 400)
    const match = asSomebody.exec(behind) ?? atSomewhere.exec(behind)
    const { title, employer } = match?.groups ?? {}
    if (match === null || title === undefined || employer === undefined) continue
    // What ends the sentence may be the first words of what was done.
    const end = match.groups?.['end'] ?? '.'
    const length = /^\s|^,/u.test(end) ? match[0].length - end.length : match[0].length
    told.push({
      jobTitle: title.trim(),
      employer: employer.trim().replace(/,$/u, ''),
      period,
      line,
      from: period.from,
      to: period.to + length,
      told: text.slice(period.from, period.to + length),
    })
  }
  const match = told.length === 0 ? joined.exec(text) : null
  const { title, employer } = match?.groups ?? {}
  const [period] = periodsIn(text)
  if (match !== null && title !== undefined && employer !== undefined && period !== undefined)
    told.push({
      jobTitle: title.trim(),
      employer: employer.trim(),
      period: periods[0] ?? period,
      line,
      from: match.index,
      to: match.index + match[0].length,
      told: match[0],
    })
  return told.map((job, index) => {
    const next = told[index + 1]?.from ?? text.length
    const before = index === 0 ? text.slice(0, job.from) : ''
    return {
      ...job,
      rest: `${before} ${text.slice(job.to, next)}`
        .replaceAll(/\s+/gu, ' ')
        .replace(/^[\s.,;:–—-]+/u, '')
        .replace(/\b(?:from|since|between|then|and)\s*$/iu, '')
        .replace(/^(?:from|since|between)\s+/iu, '')
        .trim(),
    }
  })
}
