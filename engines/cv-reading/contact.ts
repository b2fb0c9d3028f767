import { addressIn, postcodeIn, type Piece } from './address.ts'
import { dayIn, isDayOrMonth, periodsIn } from './dates.ts'
import { readHeadline } from './headline.ts'
import type { Line } from './lines.ts'
import { linksIn } from './links.ts'
import { contactLabels, emailOf, emailPattern, firstIn, phoneIn } from './mail-and-phone.ts'
import { readNameIn } from './name-in-lines.ts'
import type { Places } from './places.ts'
import type { FoundSoFar } from './record.ts'
import type { Section } from './sections.ts'
import { titleScore } from './work-words.ts'

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
  for (const line of own) for (const [label] of line.text.matchAll(contactLabels)) found.skip(line, label)
  const name = readNameIn(own.length > 0 ? own : elsewhere.slice(0, 5), found)
  readBirth(own, found)
  const pieces = own.flatMap((line) => (line === name ? piecesBeside(line, found) : piecesOf(line)))
  const address =
    addressIn(pieces, places) ??
    addressIn(
      elsewhere.flatMap((line) => postcodeLine(line)),
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

/** The pieces of a line that holds a postcode and little else: the foot of a page. */
function postcodeLine(line: Line): Piece[] {
  return line.text.length < 120 && postcodeIn(line.text) !== null ? piecesOf(line) : []
}

const birth = /\b(?:date of birth|d\.?o\.?b\.?|born(?: on)?|birth ?date)\b\s*[:\t-]?\s*/iu

function readBirth(lines: readonly Line[], found: FoundSoFar): void {
  for (const line of lines) {
    const [label] = birth.exec(line.text) ?? []
    if (label === undefined) continue
    const day = dayIn(line.text.slice(line.text.indexOf(label)))
    if (day === '') continue
    found.cv.dob = day
    found.note('dob', [line], { check: isDayOrMonth(line.text) })
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
    .replaceAll(contactLabels, '\t')
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
