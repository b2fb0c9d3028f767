import type { Places } from './places.ts'
import { endsWithCountry, isPlaceOnly, placeBehind } from './town-names.ts'
import { employerScore, isDepartment, titleScore } from './work-words.ts'

/** What the head of a job says: its title, the employer, the town. */
export type JobHead = { jobTitle: string; employer: string; city: string; isWeak: boolean }

/** The order in which a CV names the two; null: nothing says. */
export type Order = 'title-first' | 'employer-first' | null

/** The pieces of a head: what stands in cells and lines of its own. Places among them, and what has a label, are told apart. */
export type HeadParts = { parts: string[]; city: string; labelled: { jobTitle?: string; employer?: string } }

/** Takes the head's texts apart at tabs and bars, and takes the towns out. */
export function headParts(texts: readonly string[], places: Places): HeadParts {
  let city = ''
  const parts: string[] = []
  const labelled: HeadParts['labelled'] = {}
  const pieces = texts.flatMap((text) => text.split(/\t|(?:(?<!\s)\s+)?[|•·]\s*/u)).map((piece) => trimmed(piece))
  for (const piece of pieces) {
    if (piece === '' || parts.includes(piece)) continue
    const said = readLabel(piece)
    if (said?.key === 'city') city = said.value
    else if (said !== null) labelled[said.key] = said.value
    if (said !== null) continue
    if (city === '' && isPlaceOnly(piece, places) && pieces.length > 1) {
      city = piece
      continue
    }
    const cut = city === '' ? placeBehind(piece, places) : null
    // 'Head of Sales, EMEA'
    if (cut !== null && !(isDepartment(cut.place) && titleScore(cut.rest) >= 2)) {
      city = cut.place
      parts.push(cut.rest)
      continue
    }
    const [whole, name, inside] = /^(.{3,}?)(?:(?<!\s)\s+)?\(([^()]{3,50})\)$/u.exec(piece) ?? []
    if (
      whole !== undefined &&
      name !== undefined &&
      inside !== undefined &&
      city === '' &&
      isPlaceOnly(inside, places)
    ) {
      city = inside
      parts.push(name)
      continue
    }
    parts.push(piece)
  }
  // 'Netflix | Los Gatos, CA | Software Engineer': of three, the one that ends with a state or a country is a place.
  const place = city === '' && parts.length > 2 ? parts.find((part) => endsWithCountry(part)) : undefined
  return place === undefined
    ? { parts, city, labelled }
    : { parts: parts.filter((part) => part !== place), city: place, labelled }
}

const labels = {
  jobTitle: /^(?:job title|position(?: held)?|title|role|post(?: held)?|job|occupation)\s*:\s*(?=\S)/iu,
  employer: /^(?:(?:name of )?employer|company(?: name)?|organi[sz]ation|firm|client)\s*:\s*(?=\S)/iu,
  city: /^(?:location|place|town|city)\s*:\s*(?=\S)/iu,
} as const

/** 'Employer: Blackwater Foods' */
function readLabel(piece: string): { key: keyof typeof labels; value: string } | null {
  for (const key of Object.keys(labels) as (keyof typeof labels)[]) {
    const [found] = labels[key].exec(piece) ?? []
    if (found !== undefined) return { key, value: piece.slice(found.length) }
  }
  return null
}

const trimmed = (text: string) =>
  text.replaceAll(/^[\s,;:–—-]+|(?<![\s,;:–—-])[\s,;:–—-]+$/gu, '').replace(/^\(([^()]*)\)$/u, '$1')

/** Splits one piece into title and employer: 'Data Analyst, Thames Meadow Energy', 'Engineer at Acme'. Null: it is one thing. */
export function splitHead(
  text: string,
  order: Order,
): { first: string; second: string; order: Exclude<Order, null>; surety: number; hasEmployer: boolean } | null {
  let best: {
    first: string
    second: string
    order: Exclude<Order, null>
    surety: number
    hasEmployer: boolean
  } | null = null
  for (const found of outsideBrackets(text, /(?<!\s)\s+(?:at|@|with|for|[–—-]|\/)\s+|[–—]|[,:]\s+/gu)) {
    const first = text.slice(0, found.index).trim()
    const second = text.slice(found.index + found.sign.length).trim()
    if (first.length < 2 || second.length < 2) continue
    const isAt = /^\s+(?:at|@|with|for)\s+$/u.test(found.sign)
    // 'Associate, Residential Property' is one title, also with an employer behind it.
    if (!isAt && isDepartment(second.split(/,\s+| [–—-] /u)[0] ?? '') && titleScore(first) >= 1.5) continue
    if (isAt && titleScore(first) < 1) continue
    const titleFirst = titleScore(first) + employerScore(second) - (titleScore(second) > 1.5 ? 1 : 0) + (isAt ? 3 : 0)
    const employerFirst = isAt ? -1 : employerScore(first) + titleScore(second) - (titleScore(first) > 1.5 ? 1 : 0)
    const isTitleFirst = titleFirst === employerFirst ? order !== 'employer-first' : titleFirst > employerFirst
    // The name of an employer with something behind it is no title yet.
    const hasTitle = titleScore(isTitleFirst ? first : second) >= 1 || isAt
    const surety = hasTitle ? Math.max(titleFirst, employerFirst) + (/[–—-]/u.test(found.sign) ? 0.5 : 0) : 0
    if (best === null || surety >= best.surety)
      best = {
        first,
        second,
        order: isTitleFirst ? 'title-first' : 'employer-first',
        surety,
        hasEmployer: isAt || employerScore(isTitleFirst ? second : first) >= 1,
      }
  }
  return best !== null && best.surety >= 1 ? best : null
}

function outsideBrackets(text: string, sign: RegExp): { index: number; sign: string }[] {
  return [...text.matchAll(sign)]
    .filter(({ index }) => {
      const before = text.slice(0, index)
      return before.lastIndexOf('(') <= before.lastIndexOf(')')
    })
    .slice(0, 6)
    .map((match) => ({ index: match.index, sign: match[0] }))
}

/** By how much the first piece is the title and the second the employer; below nought: the other way round. */
export function leaning([first = '', second = '']: readonly string[]): number {
  return titleScore(first) + employerScore(second) - employerScore(first) - titleScore(second)
}

/** Which piece is what. @param order What most entries of the CV say, for those that do not say it themselves. */
export function assignHead({ parts, city, labelled }: HeadParts, order: Order): JobHead {
  const [only = '', second, ...more] = parts
  if (labelled.jobTitle !== undefined || labelled.employer !== undefined) {
    const { jobTitle = only, employer = jobTitle === only ? (second ?? '') : only } = labelled
    return { jobTitle, employer, city, isWeak: false }
  }
  if (second === undefined) {
    const split = splitHead(only, order)
    if (split !== null) {
      const [jobTitle, employer] =
        split.order === 'title-first' ? [split.first, split.second] : [split.second, split.first]
      return { jobTitle, employer, city, isWeak: split.surety < 2 && order === null }
    }
    const isEmployer = employerScore(only) > titleScore(only) || (order === 'employer-first' && titleScore(only) < 1)
    return { jobTitle: isEmployer ? '' : only, employer: isEmployer ? only : '', city, isWeak: true }
  }
  const lean = leaning([only, second])
  const isTitleFirst = Math.abs(lean) >= 2 || order === null ? lean >= 0 : order === 'title-first'
  const [jobTitle, employer] = isTitleFirst ? [only, second] : [second, only]
  return {
    jobTitle: jobTitle,
    employer: employer,
    city,
    isWeak: more.length > 0 || (Math.abs(lean) < 1 && order === null),
  }
}
