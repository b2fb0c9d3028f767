import { softenTitle } from '../../jobs/understand/capitals.ts'
import { addressIn, type Piece } from './address.ts'
import { dayIn, periodsIn } from './dates.ts'
import type { Line } from './lines.ts'
import { linksIn } from './links.ts'
import { nameFromEmail, nameScore, readName } from './name.ts'
import type { Places } from './places.ts'
import type { FoundSoFar } from './record.ts'
import type { Section } from './sections.ts'
import { titleScore } from './work-words.ts'

export const emailPattern = /[\p{L}\d._%+'-]{1,64}@[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){1,5}/u
const phonePattern = /(?<![\d/.-])(?:\+|00|\(\+)?\(?\d[\d() .–-]{7,22}\d(?: ?(?:ext|x)\.? ?\d{1,5})?(?![\d/])/giu
const phoneLabel = /\b(?:mobile|mob|cell|m)\b\.?/iu
const labels =
  /(?<![\p{L}])(?:e-?mail(?: address)?|mail|phone(?: (?:no|number))?|telephone(?: (?:no|number))?|tel(?: no)?|mobile(?: (?:no|number|phone|tel))?|mob|cell(?:phone)?|home|landline|contact(?: (?:no|number|details))?|address|home address|location|town|linkedin|github|website|web|portfolio|blog|url|[tmepaw])\s*\.?\s*(?::|\t|(?=\t))\s*/giu

/**
 * The person: name, where to write to and ring, what stands below the name.
 * @param sections The head and the parts on contact details; where they have no address to write to, all parts but references are searched.
 * @returns Lines of other parts that are nothing but contact details, as the foot of a page is.
 */
export function readContact(sections: readonly Section[], places: Places, found: FoundSoFar): ReadonlySet<number> {
  const own = sections.filter(({ kind }) => kind === 'head' || kind === 'contact').flatMap(({ lines }) => lines)
  const elsewhere = sections
    .filter(({ kind, heading }) => kind !== 'head' && kind !== 'contact' && !/refer/iu.test(heading))
    .flatMap(({ lines }) => lines)
  const email = firstIn([...own, ...elsewhere], emailOf)
  if (email !== null) {
    found.cv.personal_data.email = email.value
    found.note('personal_data.email', [email.line], { check: !own.includes(email.line) })
  }
  const phone = phoneIn(own) ?? phoneIn(elsewhere)
  if (phone !== null) {
    found.cv.personal_data.phone = phone.value
    found.note('personal_data.phone', [phone.line], { check: !own.includes(phone.line) })
  }
  linksIn(own, found)
  for (const line of own) for (const [label] of line.text.matchAll(labels)) found.skip(line, label)
  const name = nameIn(own.length > 0 ? own : elsewhere.slice(0, 5), found)
  readBirth(own, found)
  const pieces = own.flatMap((line) => (line === name ? piecesBeside(line, found) : piecesOf(line)))
  const address =
    addressIn(pieces, places) ??
    addressIn(
      elsewhere
        .filter(({ text }) => text.length < 120)
        .flatMap((line) => piecesOf(line))
        .filter(
          ({ text, line }) =>
            /\d[A-Z]{2}\b|[A-Z]\d\d ?[A-Z\d]{4}/iu.test(text) ||
            (line.text.length < 100 && /\d[A-Z]{2}\b/iu.test(line.text)),
        ),
      places,
    )
  if (address !== null) {
    const { number, street, city, postcode, country, lines, isWeak } = address
    const parts = { address_number: number, street, city, postcode, country } as const
    for (const [key, value] of Object.entries(parts) as [keyof typeof parts, string][]) {
      if (value === '') continue
      found.cv.personal_data[key] = value
      found.note(`personal_data.${key}`, lines, { check: isWeak && key !== 'postcode' })
    }
  }
  readHeadline(own, name, found)
  const strays = [
    ...(email === null ? [] : [email.line]),
    ...(phone === null ? [] : [phone.line]),
    ...(address?.lines ?? []),
  ]
  return new Set(strays.filter((line) => !own.includes(line) && line.text.length < 120).map(({ number }) => number))
}

function emailOf(line: Line): string | null {
  return emailPattern.exec(line.text)?.[0].replace(/\.$/u, '') ?? null
}

function firstIn<T>(lines: readonly Line[], read: (line: Line) => T | null): { value: T; line: Line } | null {
  for (const line of lines) {
    const value = read(line)
    if (value !== null) return { value, line }
  }
  return null
}

/** A mobile number before any other. */
function phoneIn(lines: readonly Line[]): { value: string; line: Line } | null {
  const numbers: { value: string; line: Line; isMobile: boolean }[] = []
  for (const line of lines) {
    if (line.text.length > 300 || periodsIn(line.text).some(({ isRange }) => isRange)) continue
    for (const match of line.text.matchAll(phonePattern)) {
      const value = match[0].trim()
      const digits = value.replaceAll(/\D/gu, '').length
      if (digits < 9 || digits > 17) continue
      const before = line.text.slice(Math.max(0, match.index - 20), match.index)
      numbers.push({
        value,
        line,
        isMobile:
          phoneLabel.test(before) ||
          /^(?:\+?44|0044)?\s?\(?0?\)?\s?7/u.test(value) ||
          /^(?:\+353|00353)?\s?\(?0?\)?\s?8\d/u.test(value),
      })
    }
  }
  return numbers.find(({ isMobile }) => isMobile) ?? numbers[0] ?? null
}

function nameIn(lines: readonly Line[], found: FoundSoFar): Line | null {
  const { email } = found.cv.personal_data
  let best: { text: string; line: Line; score: number } | null = null
  for (const [index, line] of lines.entries()) {
    const candidates = new Set([
      line.text,
      ...line.text.split(/\t|[|•·]/u),
      ...line.text.split(/\t|[|•·]| [–—-] |, /u).slice(0, 2),
    ])
    for (const candidate of candidates) {
      const text = candidate.trim()
      const score = nameScore(text, { email, index })
      if (score > (best?.score ?? 0)) best = { text, line, score }
    }
  }
  const name = best === null ? null : readName(best.text)
  if (best === null || name === null) {
    const guessed = nameFromEmail(email)
    const line = lines.find((one) => emailOf(one) === email)
    if (guessed !== null && line !== undefined) putName(guessed, [line], { check: true }, found)
    return null
  }
  for (const [words] of best.line.text.matchAll(
    /\b(?:curriculum vitae|c\.?v\.?|r[eé]sum[eé]|name|full name|of|for)\b/giu,
  ))
    found.skip(best.line, words)
  putName(name, [best.line], { check: best.score < 4 }, found)
  return best.line
}

function putName(
  name: NonNullable<ReturnType<typeof readName>>,
  lines: readonly Line[],
  options: { check: boolean },
  found: FoundSoFar,
): void {
  const { personal_data } = found.cv
  personal_data.given_name = name.given
  personal_data.surname = name.surname
  found.note('personal_data.given_name', lines, options)
  found.note('personal_data.surname', lines, options)
  if (name.salutation === '') return
  personal_data.salutation = name.salutation
  found.note('personal_data.salutation', lines)
  for (const line of lines) found.skip(line, /^\S+/u.exec(line.text)?.[0] ?? '')
}

const birth = /\b(?:date of birth|d\.?o\.?b\.?|born(?: on)?|birth ?date)\b\s*[:\t-]?\s*/iu

function readBirth(lines: readonly Line[], found: FoundSoFar): void {
  for (const line of lines) {
    const [label] = birth.exec(line.text) ?? []
    if (label === undefined) continue
    const day = dayIn(line.text.slice(line.text.indexOf(label)))
    if (day === '') continue
    found.cv.dob = day
    found.note('dob', [line])
    found.skip(line, label)
    const [period] = periodsIn(line.text)
    if (period) found.skip(line, line.text.slice(period.from, period.to))
    return
  }
}

/** Pieces without what has been read already: addresses of mail, numbers, labels. */
function piecesOf(line: Line): Piece[] {
  const text = line.text
    .replaceAll(new RegExp(emailPattern, 'gu'), '\t')
    .replaceAll(labels, '\t')
    .replaceAll(/(?:https?:\/\/|www\.)\S+/giu, '\t')
  return text
    .split(/\t|[|•·;]|, ?| [–—] /u)
    .map((piece) => piece.trim().replace(/[.,]$/u, ''))
    .filter((piece) => piece !== '')
    .map((piece) => ({ text: piece, line }))
}

/** What stands on the line of the name. */
function piecesBeside(line: Line, { cv: { personal_data } }: FoundSoFar): Piece[] {
  return piecesOf(line).filter(({ text }) => !text.includes(personal_data.surname) && titleScore(text) < 2)
}

/** The one line below or behind the name that says what the person is. */
function readHeadline(lines: readonly Line[], name: Line | null, found: FoundSoFar): void {
  const { given_name, surname } = found.cv.personal_data
  const at = name === null ? -1 : lines.indexOf(name)
  // 'Anneliese Müller-Hart – Postdoctoral Research Associate'
  if (name !== null) {
    const whole = name.text.toLowerCase()
    const end = whole.indexOf(surname.toLowerCase()) + surname.length
    const behind =
      name.text
        .slice(end)
        .replace(/^[\s,|•·–—\t-]+/u, '')
        .split(/\t|[|•·]/u)[0]
        ?.trim() ?? ''
    if (
      given_name !== '' &&
      behind !== '' &&
      behind.length < 90 &&
      titleScore(behind) >= 2 &&
      !/[@\d]{5}/u.test(behind)
    ) {
      put(behind, name, found)
      return
    }
  }
  for (const line of lines.slice(at + 1, at + 4)) {
    const text = line.text.replaceAll('\t', ' ').trim()
    if (text.length > 110 || line.isBullet || emailPattern.test(text) || /\d{5}|[.!?]$|:\/\//u.test(text)) continue
    if (Object.values(found.origins).some(({ lines: taken }) => line !== name && taken.includes(line.number))) continue
    if (/^[("]|linkedin/iu.test(text) || text.includes(surname) || readName(text)?.surname === surname) continue
    if (titleScore(text) < 1 && !/^[\p{L}&,/ ()+|-]{4,60}$/u.test(text)) continue
    if (/^(?:curriculum|page|confidential)\b/iu.test(text)) continue
    put(text, line, found)
    return
  }
}

function put(text: string, line: Line, found: FoundSoFar): void {
  found.cv.headline = softenTitle(text)
  found.note('headline', [line], { check: titleScore(text) < 2 })
}
