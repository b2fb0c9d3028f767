import { lastUsed } from '../../contract/platform/last-used.ts'
import { oneLine } from './characters.ts'
import { pattern } from './pattern.ts'

export type RemoteHint = 'remote' | 'hybrid' | null

export type PlacesText = {
  /** One entry for each place; in it the texts to look up, the most exact first: ['LS1 4AP', 'Leeds'] is one place. */
  candidates: string[][]
  /** A word for the workplace that stood in the place: 'Hybrid work in London', 'London (Remote)'. */
  remoteHint: RemoteHint
}

/** Lists of branches have some forty; a longer one names every town of the country, to be found everywhere. */
const mostPlaces = 40
const longest = 1_000

/** Most ads share a few thousand texts. */
const kept = lastUsed<PlacesText>(10_000)
const longestKept = 200

/** What boards write for a place, taken apart into texts that a gazetteer can look up. Equal texts share one answer: do not change it. */
export function readPlaces(raw: readonly string[]): PlacesText {
  const [only = ''] = raw
  return raw.length === 1 && only.length <= longestKept ? kept(only, () => takenApart(raw)) : takenApart(raw)
}

function takenApart(raw: readonly string[]): PlacesText {
  let remoteHint: RemoteHint = null
  const candidates: string[][] = []
  const seen = new Set<string>()
  for (const one of raw) {
    const line = oneLine(one.slice(0, 2_000)).slice(0, 1_000)
    const { rest, hint } = withoutWorkplace(line)
    remoteHint = stronger(remoteHint, hint)
    for (const part of parts(rest)) {
      // 'Home / Leeds'
      if (/^home$/i.test(part)) {
        remoteHint = 'hybrid'
        continue
      }
      const tries = triesFor(part)
      const key = tries.join('|').toLowerCase()
      if (tries.length === 0 || seen.has(key)) continue
      seen.add(key)
      if (candidates.length < mostPlaces) candidates.push(tries)
    }
  }
  if (candidates.length === 0 && remoteHint === 'remote') candidates.push(['Remote'])
  return { candidates, remoteHint }
}

/** 'Remote or hybrid' is hybrid: somebody has to come in. */
function stronger(a: RemoteHint, b: RemoteHint): RemoteHint {
  return a === 'hybrid' || b === 'hybrid' ? 'hybrid' : (a ?? b)
}

const hybridWords = /\b(?:hybrid(?:[\s-]+(?:work(?:ing)?|remote|role|based))?|part[- ]remote)\b(?:\s+in\b)?/gi
const remoteWords = pattern('gi')`
    \b(?:(?:fully|100%|full|mostly|partially|temporarily
    |open to)[\s-]+)?(?:remote(?:ly)?(?:[\s-]+(?:work(?:ing)?|first|based|role|position|job|friendly))?
    |home[\s-]?(?:based|working|worker)|work(?:ing)?[\s-]from[\s-]home|wfh|telecommute)\b(?:\s+(?:in
    |from|within)\b)?`
const onSiteWords = /\b(?:on[\s-]?site|office[\s-]based|in[\s-]office|in[\s-]person)\b(?:\s+in\b)?/gi

function withoutWorkplace(line: string): { rest: string; hint: RemoteHint } {
  const hint = /\bhybrid\b|part[- ]remote/i.test(line)
    ? 'hybrid'
    : new RegExp(remoteWords.source, 'i').test(line)
      ? 'remote'
      : null
  const rest = line
    .replace(hybridWords, ' ')
    .replace(remoteWords, ' ')
    .replace(onSiteWords, ' ')
    // Brackets that held the word, and the dash that led to it.
    .replace(/\(\s*[/,&-]?\s*\)|\[\s*\]/g, ' ')
    .replace(/\s+/g, ' ')
    // 'Portland, OR or Remote'
    .replace(/ (?:or|and) $/, '')
    .trim()
  return { rest, hint }
}

/** Several places in one string. 'and' parts none: Tyne and Wear, Brighton and Hove. */
function parts(line: string): string[] {
  const wide = line
    .replace(/\bGBR\s+(?=[A-Z])/g, 'GBR; ')
    .split(/(?:(?<!\s)\s+)?[;|•\n]\s*|(?<![\s,])\s+(?:or|\/)\s+/i)
    .flatMap(listed)
  return wide
    .flatMap((part) => (/^[^,]{3,}\/[^,]{3,}$/.test(part) && !/\b[nc]\/[aot]\b/i.test(part) ? part.split('/') : [part]))
    .map(trimmed)
    .filter((part) => part !== '')
}

const country =
  /^(?:uk|u\.k\.|gb|gbr|united kingdom|great britain|england|scotland|wales|cymru|northern ireland|ireland|ie|irl|éire|eire|republic of ireland)$/i

/** 'Cambridge, GBR Birmingham, GBR' and 'Manchester, UK, London, UK' are lists; 'Leeds, West Yorkshire, UK' is one place. */
function listed(part: string): string[] {
  const pieces = part.split(/(?:(?<!\s)\s+)?,\s*/)
  const countries = pieces.filter((piece) => country.test(piece)).length
  if (countries < 2) return [part]
  const found: string[] = []
  let open: string[] = []
  for (const piece of pieces) {
    open.push(piece)
    if (country.test(piece)) {
      found.push(open.join(', '))
      open = []
    }
  }
  if (open.length > 0) found.push(open.join(', '))
  // 'Edinburgh, Scotland, UK' counted two countries and is one place.
  return found.length > 1 && found.slice(1).every((one) => country.test(one)) ? [part] : found
}

function trimmed(part: string): string {
  const bare = part
    .replace(/^[\s,;:.[\]/&–—-]+|(?<![\s,;:.([/&–—-])[\s,;:.([/&–—-]+$/g, '')
    .replace(/^\(([^()]*)\)$/, '$1')
  // What opens behind the last end is never closed.
  const closed = bare.lastIndexOf(')') + 1
  return (bare.slice(0, closed) + bare.slice(closed).replaceAll('(', ''))
    .replace(/^([^(]*)\)$/, '$1')
    .replace(/(?:(?<!\s)\s+)?,(?:\s*,)+\s*/g, ', ')
    .trim()
}

/** 'M25NT', 'LS1 4AP', 'D02 X285': with the blank where it belongs. */
const ukPostcode = /\b(GIR|[A-Z]{1,2}\d[A-Z\d]?)\s?(\d[A-Z]{2})\b/i
const eircode = /\b([ACDEFHKNPRTVWXY]\d[\dW])\s?([\dACDEFHKNPRTVWXY]{4})\b/i
const outcode = /^([A-Z]{1,2}\d{1,2}[A-Z]?)$/i

function triesFor(part: string): string[] {
  const text = part.slice(0, longest)
  const tries: string[] = []
  const postcode = ukPostcode.exec(text) ?? (/\d[\dw]\s?[a-z\d]{4}\b/i.test(text) ? eircode.exec(text) : null)
  if (postcode !== null) tries.push(`${postcode[1]} ${postcode[2]}`.toUpperCase())
  const words = postcode === null ? text : trimmed(text.replace(postcode[0], ' ').replace(/\s+/g, ' '))
  for (const name of names(words)) if (!tries.includes(name)) tries.push(name)
  return tries
}

/** The words as they stand, then without what boards put around a town. */
function names(words: string): string[] {
  if (words === '' || !/[\p{L}\d]/u.test(words)) return []
  const found = [outcode.test(words) ? words.toUpperCase() : words]
  const plain = trimmed(
    words
      .replace(/\([^()]*\)/g, ' ')
      .replace(
        /\b(?:greater |city of |central |the )?(\p{L}+) (?:city centre|town centre|metropolitan area|area)\b/giu,
        (whole, town: string) => (/^(?:bay|west|east|north|south)$/i.test(town) ? whole : town),
      )
      .replace(/\bgbr\b/gi, 'UK')
      .replace(/(?<!\s)\s+[-–—]\s+/g, ', ')
      .replace(/\s+/g, ' '),
  )
  if (plain !== '' && plain !== words) found.push(plain)
  const withoutLead = /^(?:uk|england|scotland|wales|ireland)\s+(\p{L}.*)$/iu.exec(plain)?.[1]
  if (withoutLead !== undefined) found.push(withoutLead)
  const pieces = plain.split(/(?:(?<!\s)\s+)?,\s*/).filter((piece) => piece !== '')
  const own = pieces.filter((piece, i) => i === 0 || !country.test(piece))
  if (own.length < pieces.length) found.push(own.join(', '))
  // A street or a building stands first: 'Sunflower Court, Romford Road, London' is London.
  if (own.length > 2) found.push(own.slice(-2).join(', '))
  const first = own[0]
  if (own.length > 1 && first !== undefined && (!/\d/.test(first) || /^dublin \d/i.test(first))) found.push(first)
  const last = own.at(-1)
  // 'Anytown, CA' is not in the postcode area of Carlisle.
  if (own.length > 1 && last !== undefined && !/^[A-Z]{2}$/.test(last)) found.push(last)
  const pair = /^(.+?)(?<!\s)\s+(?:&|and)\s+/i.exec(own[0] ?? '')?.[1]
  if (pair !== undefined) found.push(pair)
  return [...new Set(found)]
}
