import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { lettersOfFace } from './letters-of-face.ts'

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

/** What stands in for a face that has not every letter: the one that has more, and the one that has most. */
const standIns: readonly Face[] = ['source-sans-3', 'noto-serif']

/** What the packages call the weights. */
const weightNames = { 400: 'Regular', 600: 'SemiBold', 700: 'Bold' } as const

/**
 * The rules of a style sheet that bring faces along, in the sheet itself: a page that is printed fetches nothing. A cut is one file with
 * all its alphabets: in slices, a name such as 'Llŷr' would be parts of two fonts, which readers take for three words, and a slice that
 * only the foot of a page needs would leave everything of its family blank. The cuts are static, because variable ones would be printed
 * as drawings.
 */
export function fontRules(faces: readonly { face: Face; cuts: readonly Cut[] }[]): string {
  return faces.flatMap(({ face, cuts }) => cuts.map((cut) => rule(face, cut))).join('\n')
}

/** The face itself, or one that has more of the letters: a word is printed in one face or is no word to a reader. */
export function faceFor(face: Face, words: string): Face {
  const missing = (one: Face) => lettersMissing(one, words).size
  const own = missing(face)
  if (own === 0) return face
  return standIns.reduce((best, one) => (missing(one) < missing(best) ? one : best), face)
}

/** The letters of the words that a face does not have; those of other scripts have faces of their own. */
export function lettersMissing(face: Face, words: string): ReadonlySet<string> {
  const has = lettersOf(face)
  // As they are printed: a letter and its mark as one where there is such a one.
  return new Set([...new Set(words.normalize('NFC'))].filter((letter) => !has.has(letter.codePointAt(0) ?? 0)))
}

function rule(face: Face, { weight, style }: Cut): string {
  const data = fontData(fileOf(face, { weight, style })).base64
  return `@font-face { font-family: '${families[face]}'; font-weight: ${weight}; font-style: ${style}; src: url('data:font/ttf;base64,${data}') format('truetype'); }`
}

/** '@expo-google-fonts/noto-serif/400Regular_Italic/NotoSerif_400Regular_Italic.ttf' */
function fileOf(face: Face, { weight, style }: Cut): string {
  const cut = `${weight}${weightNames[weight]}${style === 'italic' ? '_Italic' : ''}`
  return `@expo-google-fonts/${face}/${cut}/${families[face].replaceAll(' ', '')}_${cut}.ttf`
}

const kept = new Map<string, { base64: string; letters: ReadonlySet<number> }>()

function fontData(file: string): { base64: string; letters: ReadonlySet<number> } {
  let data = kept.get(file)
  if (data === undefined) {
    const bytes = readFileSync(require.resolve(file))
    data = { base64: bytes.toString('base64'), letters: lettersOfFace(bytes) }
    kept.set(file, data)
  }
  return data
}

/** All cuts of a face have the letters of its upright one. */
function lettersOf(face: Face): ReadonlySet<number> {
  return fontData(fileOf(face, { weight: 400, style: 'normal' })).letters
}
