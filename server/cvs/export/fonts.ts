import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { z } from 'zod'

const require = createRequire(import.meta.url)

/** A cut of a face: which weight, upright or slanted. */
type Cut = { weight: 400 | 600 | 700; style: 'normal' | 'italic' }
export type Face = 'source-sans-3' | 'literata' | 'bricolage-grotesque'

const families: Record<Face, string> = {
  'source-sans-3': 'Source Sans 3',
  literata: 'Literata',
  'bricolage-grotesque': 'Bricolage Grotesque',
}

/**
 * The rules of a style sheet that bring faces along, in the sheet itself: a page that is printed fetches nothing. Of each face only
 * the alphabets that the words need. The cuts are static, because variable ones would be printed as drawings.
 */
export function fontRules(faces: readonly { face: Face; cuts: readonly Cut[] }[], words: string): string {
  const codes = new Set([...words].map((letter) => letter.codePointAt(0) ?? 0))
  return faces
    .flatMap(({ face, cuts }) =>
      alphabets(face)
        .filter(({ name, ranges }) => name === 'latin' || ranges.some((range) => isAnyIn(codes, range)))
        .flatMap(({ name, unicodeRange }) => cuts.map((cut) => rule(face, cut, { name, unicodeRange }))),
    )
    .join('\n')
}

function rule(face: Face, { weight, style }: Cut, alphabet: { name: string; unicodeRange: string }): string {
  const data = fontData(`@fontsource/${face}/files/${face}-${alphabet.name}-${weight}-${style}.woff2`)
  return `@font-face { font-family: '${families[face]}'; font-weight: ${weight}; font-style: ${style}; src: url('data:font/woff2;base64,${data}') format('woff2'); unicode-range: ${alphabet.unicodeRange}; }`
}

const kept = new Map<string, string>()

function fontData(file: string): string {
  let data = kept.get(file)
  if (data === undefined) {
    data = readFileSync(require.resolve(file)).toString('base64')
    kept.set(file, data)
  }
  return data
}

type Range = { from: number; to: number }
type Alphabet = { name: string; unicodeRange: string; ranges: Range[] }
const keptAlphabets = new Map<Face, Alphabet[]>()

function alphabets(face: Face): Alphabet[] {
  let found = keptAlphabets.get(face)
  if (found === undefined) {
    const file = readFileSync(require.resolve(`@fontsource/${face}/unicode.json`), 'utf8')
    found = Object.entries(z.record(z.string(), z.string()).parse(JSON.parse(file))).map(([name, unicodeRange]) => ({
      name,
      ...withoutMarks(name, unicodeRange),
    }))
    keptAlphabets.set(face, found)
  }
  return found
}

/**
 * The Latin face would else take a letter such as 'ā' apart into 'a' and its mark, although the face of the further letters has it
 * whole; and a machine would read two.
 */
function withoutMarks(name: string, unicodeRange: string): { unicodeRange: string; ranges: Range[] } {
  const parts = unicodeRange.split(',').filter((part) => name !== 'latin' || !/^U\+03[0-6]/iu.test(part.trim()))
  return { unicodeRange: parts.join(','), ranges: parts.map(readRange) }
}

/** 'U+0100-02BA', 'U+2113' */
function readRange(text: string): Range {
  const [from = '', to = from] = text.trim().replace(/^U\+/iu, '').split('-')
  return { from: Number.parseInt(from, 16), to: Number.parseInt(to, 16) }
}

function isAnyIn(codes: ReadonlySet<number>, { from, to }: Range): boolean {
  for (const code of codes) if (code >= from && code <= to) return true
  return false
}
