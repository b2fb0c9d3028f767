import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { isInRanges, readAlphabets, type Alphabet } from './alphabets.ts'

const require = createRequire(import.meta.url)

/** A cut of a face: which weight, upright or slanted. */
export type Cut = { weight: 400 | 600 | 700; style: 'normal' | 'italic' }
export type Face = 'source-sans-3' | 'ibm-plex-sans' | 'literata' | 'noto-serif' | 'bricolage-grotesque'

export const families: Record<Face, string> = {
  'source-sans-3': 'Source Sans 3',
  'ibm-plex-sans': 'IBM Plex Sans',
  'noto-serif': 'Noto Serif',
  literata: 'Literata',
  'bricolage-grotesque': 'Bricolage Grotesque',
}

/**
 * The rules of a style sheet that bring faces along, in the sheet itself: a page that is printed fetches nothing. Of each face only
 * the alphabets that the words need. The cuts are static, because variable ones would be printed as drawings.
 */
export function fontRules(faces: readonly { face: Face; cuts: readonly Cut[] }[], words: string): string {
  const codes = [...new Set(words)].map((letter) => letter.codePointAt(0) ?? 0)
  return faces
    .flatMap(({ face, cuts }) =>
      alphabets(face)
        .filter(({ name, ranges }) => name === 'latin' || codes.some((code) => isInRanges(code, ranges)))
        .flatMap(({ name, unicodeRange }) => cuts.map((cut) => rule(face, cut, { name, unicodeRange }))),
    )
    .join('\n')
}

/** The letters of the words that a face does not have. */
export function lettersMissing(face: Face, words: string): ReadonlySet<string> {
  const all = alphabets(face)
  return new Set(
    [...new Set(words)].filter((letter) => {
      const code = letter.codePointAt(0) ?? 0
      return !all.some(({ ranges }) => isInRanges(code, ranges)) && !isMark(code)
    }),
  )
}

/** Marks above letters, which the Latin alphabets have although their list leaves them out here. */
const isMark = (code: number) => code >= 0x300 && code <= 0x36f

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

const keptAlphabets = new Map<Face, readonly Alphabet[]>()

function alphabets(face: Face): readonly Alphabet[] {
  let found = keptAlphabets.get(face)
  if (found === undefined) {
    found = readAlphabets(`@fontsource/${face}`)
    keptAlphabets.set(face, found)
  }
  return found
}
