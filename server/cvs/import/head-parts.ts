import type { Places } from './places.ts'
import { employerScore, titleScore } from './work-words.ts'

/** What the head of a job says: its title, the employer, the town. */
export type JobHead = { jobTitle: string; employer: string; city: string; isWeak: boolean }

/** The order in which a CV names the two; null: nothing says. */
export type Order = 'title-first' | 'employer-first' | null

/** The pieces of a head: what stands in cells and lines of its own. Places among them are told apart. */
export type HeadParts = { parts: string[]; city: string }

/** Takes the head's texts apart at tabs and bars, and takes the towns out. */
export function headParts(texts: readonly string[], places: Places): HeadParts {
  let city = ''
  const parts: string[] = []
  const pieces = texts.flatMap((text) => text.split(/\t|\s*[|•·]\s*/u)).map((piece) => trimmed(piece))
  for (const piece of pieces) {
    if (piece === '' || parts.includes(piece)) continue
    if (city === '' && isPlaceOnly(piece, places) && pieces.length > 1) {
      city = piece
      continue
    }
    const cut = city === '' ? placeBehind(piece, places) : null
    if (cut !== null) {
      city = cut.place
      parts.push(cut.rest)
      continue
    }
    const [whole, name, inside] = /^(.{3,}?)\s*\(([^()]{3,50})\)$/u.exec(piece) ?? []
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
  return { parts, city }
}

const trimmed = (text: string) => text.replaceAll(/^[\s,;:–—-]+|[\s,;:–—-]+$/gu, '').replace(/^\(([^()]*)\)$/u, '$1')

/** 'Leeds', 'Cairo, Egypt', 'Los Gatos, CA', 'Remote' */
export function isPlaceOnly(text: string, places: Places): boolean {
  if (/^(?:remote|hybrid|home[- ]based|work(?:ing)? from home|nationwide)$/iu.test(text)) return true
  // 'Belfast (United Kingdom)'
  const [first = '', ...more] = text.replace(/^([^()]{2,40}) \(([^()]{2,40})\)$/u, '$1, $2').split(/,\s*/u)
  if (more.length > 2) return false
  if (/^dublin \d{1,2}w?$/iu.test(text)) return true
  const kind = places.kindOf(first)
  if (kind === null || (kind === 'country' && more.length > 0)) return false
  return more.every(
    (part) => /^[A-Z]{2,3}$/u.test(part) || places.kindOf(part) !== null || /^(?:co\.?|county) /iu.test(part),
  )
}

/** 'Tesco, Leeds', 'Acme Ltd – London, UK': the town that stands behind an employer's name. */
export function placeBehind(text: string, places: Places): { rest: string; place: string } | null {
  for (const found of text.matchAll(/,\s+| [–—-] /gu)) {
    const place = text.slice(found.index + found[0].length).trim()
    const rest = text.slice(0, found.index).trim()
    if (rest.length < 2 || place.length > 60) continue
    if (/^dublin \d{1,2}w?$/iu.test(place)) return { rest, place }
    const kind = places.kindOf(place.split(/,\s*|\s*\(/u)[0] ?? '')
    if ((kind === 'town' || kind === 'abroad') && isPlaceOnly(place, places)) return { rest, place }
  }
  return null
}

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
  for (const found of outsideBrackets(text, /\s+(?:at|@|with|for)\s+|\s+[–—-]\s+|[–—]|,\s+|\s+\/\s+|:\s+/gu)) {
    const first = text.slice(0, found.index).trim()
    const second = text.slice(found.index + found.sign.length).trim()
    if (first.length < 2 || second.length < 2) continue
    const isAt = /^\s+(?:at|@|with|for)\s+$/u.test(found.sign)
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
export function assignHead({ parts, city }: HeadParts, order: Order): JobHead {
  const [only = '', second, ...more] = parts
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
