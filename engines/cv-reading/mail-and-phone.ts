import { periodsIn } from './dates.ts'
import type { Line } from './lines.ts'

export const emailPattern = /[\p{L}\d._%+'-]{1,64}@[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){1,5}/u
const phonePattern = /(?<![\d/.-])(?:\+|00|\(\+)?\(?\d[\d() .–-]{7,22}\d(?: ?(?:ext|x)\.? ?\d{1,5})?(?![\d/])/giu
const phoneLabel = /\b(?:mobile|mob|cell|m)\b\.?/iu
/** What stands before a number, an address of mail or a place, to say so. */
export const contactLabels =
  /(?<![\p{L}])(?:e-?mail(?: address)?|mail|phone(?: (?:no|number))?|telephone(?: (?:no|number))?|tel(?: no)?|mobile(?: (?:no|number|phone|tel))?|mob|cell(?:phone)?|home|landline|contact(?: (?:no|number|details))?|address|home address|location|town|linkedin|github|website|web|portfolio|blog|url|[tmepaw])\s*\.?\s*(?::|\t|(?=\t))\s*/giu

/** The address of mail in a line; null: none. */
export function emailOf(line: Line): string | null {
  return emailPattern.exec(line.text)?.[0].replace(/\.$/u, '') ?? null
}

export function firstIn<T>(lines: readonly Line[], read: (line: Line) => T | null): { value: T; line: Line } | null {
  for (const line of lines) {
    const value = read(line)
    if (value !== null) return { value, line }
  }
  return null
}

/** A mobile number before any other. */
export function phoneIn(lines: readonly Line[]): { value: string; line: Line } | null {
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
