import { softenTitle } from '../ads/index.ts'
import type { Line } from './lines.ts'
import { emailPattern } from './mail-and-phone.ts'
import { readName } from './name.ts'
import type { FoundSoFar } from './record.ts'
import { titleScore } from './work-words.ts'

/** The one line below or behind the name that says what the person is. */
export function readHeadline(lines: readonly Line[], name: Line | null, found: FoundSoFar): void {
  const behind = name === null ? '' : behindName(name, found)
  if (name !== null && behind !== '') return put(behind, name, found)
  const taken = new Set(Object.values(found.origins).flatMap((origin) => origin.lines))
  const at = name === null ? -1 : lines.indexOf(name)
  const line = lines.slice(at + 1, at + 4).find((one) => !taken.has(one.number) && isHeadline(one, found))
  if (line !== undefined) put(line.text.replaceAll('\t', ' ').trim(), line, found)
}

/** 'Anneliese Müller-Hart – Postdoctoral Research Associate' */
function behindName({ text }: Line, { cv: { personal_data } }: FoundSoFar): string {
  const { given_name, surname } = personal_data
  const end = text.toLowerCase().indexOf(surname.toLowerCase()) + surname.length
  const [cell = ''] = text
    .slice(end)
    .replace(/^[\s,|•·–—\t-]+/u, '')
    .split(/\t|[|•·]/u)
  const words = cell.trim()
  const isTitle = words.length < 90 && titleScore(words) >= 2 && !/[@\d]{5}/u.test(words)
  return given_name !== '' && isTitle ? words : ''
}

function isHeadline({ text, isBullet }: Line, { cv: { personal_data } }: FoundSoFar): boolean {
  const { surname } = personal_data
  if (text.length > 110 || isBullet || emailPattern.test(text) || /\d{5}|[.!?]$|:\/\//u.test(text)) return false
  if (/^[("]|linkedin|^(?:curriculum|page|confidential)\b/iu.test(text)) return false
  // The name once more, as at the head of a page.
  if (surname !== '' && (text.includes(surname) || readName(text)?.surname === surname)) return false
  // Any few words may follow a name; where there is none, only what is a title for certain.
  if (surname === '') return titleScore(text) >= 2
  return titleScore(text) >= 1 || /^[\p{L}&,/ ()+|-]{4,60}$/u.test(text)
}

function put(text: string, line: Line, found: FoundSoFar): void {
  found.cv.headline = softenTitle(text)
  found.note('headline', [line], { check: titleScore(text) < 2 })
}
