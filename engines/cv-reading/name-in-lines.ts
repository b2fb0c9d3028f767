import type { Line } from './lines.ts'
import { emailOf } from './mail-and-phone.ts'
import { nameFromEmail, nameScore, readName, type PersonName } from './name.ts'
import type { FoundSoFar } from './record.ts'

const aroundNames = /\b(?:curriculum vitae|c\.?v\.?|r[eé]sum[eé]|name|full name|of|for)\b/giu

/** Puts the person's name where it belongs, and who they are called. @returns Its line; null: it was read from the address of mail, or not at all. */
export function readNameIn(lines: readonly Line[], found: FoundSoFar): Line | null {
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
  for (const [words] of best.line.text.matchAll(aroundNames)) found.skip(best.line, words)
  putName(name, [best.line], { check: best.score < 4 }, found)
  return best.line
}

function putName(name: PersonName, lines: readonly Line[], options: { check: boolean }, found: FoundSoFar): void {
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
