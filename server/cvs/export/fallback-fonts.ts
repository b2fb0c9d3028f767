import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { isInRanges, readAlphabets, type Alphabet } from './alphabets.ts'

const require = createRequire(import.meta.url)

/** The family that follows our own faces in the style sheets of the templates. */
const fallbackFamily = 'CV fallback'

/**
 * Noto (SIL Open Font License 1.1), cut into slices by Google Fonts: of a name in Chinese one slice or two of some 50 kB are printed.
 * Variable ones, as the static packages hold 2 to 80 MB each.
 */
const packages = {
  arabic: 'noto-sans-arabic',
  armenian: 'noto-sans-armenian',
  bengali: 'noto-sans-bengali',
  chinese: 'noto-sans-sc',
  devanagari: 'noto-sans-devanagari',
  emoji: 'noto-emoji',
  ethiopic: 'noto-sans-ethiopic',
  georgian: 'noto-sans-georgian',
  gujarati: 'noto-sans-gujarati',
  gurmukhi: 'noto-sans-gurmukhi',
  hebrew: 'noto-sans-hebrew',
  japanese: 'noto-sans-jp',
  kannada: 'noto-sans-kannada',
  khmer: 'noto-sans-khmer',
  korean: 'noto-sans-kr',
  lao: 'noto-sans-lao',
  malayalam: 'noto-sans-malayalam',
  myanmar: 'noto-sans-myanmar',
  sinhala: 'noto-sans-sinhala',
  tamil: 'noto-sans-tamil',
  telugu: 'noto-sans-telugu',
  thai: 'noto-sans-thai',
} as const
type Script = keyof typeof packages

/** With the sign that makes a vowel long, which both share and so is of neither. */
const kana = /[\p{Script=Hiragana}\p{Script=Katakana}\u{30fc}]/u

/** Scripts with one package each: a letter of theirs, signs that several share with them included, and one that is theirs alone. */
const ofOnePackage: readonly { script: Script; letter: RegExp; own: RegExp }[] = [
  { script: 'arabic', letter: /\p{scx=Arabic}/u, own: /\p{sc=Arabic}/u },
  { script: 'armenian', letter: /\p{scx=Armenian}/u, own: /\p{sc=Armenian}/u },
  { script: 'devanagari', letter: /\p{scx=Devanagari}/u, own: /\p{sc=Devanagari}/u },
  { script: 'bengali', letter: /\p{scx=Bengali}/u, own: /\p{sc=Bengali}/u },
  { script: 'ethiopic', letter: /\p{scx=Ethiopic}/u, own: /\p{sc=Ethiopic}/u },
  { script: 'georgian', letter: /\p{scx=Georgian}/u, own: /\p{sc=Georgian}/u },
  { script: 'gujarati', letter: /\p{scx=Gujarati}/u, own: /\p{sc=Gujarati}/u },
  { script: 'gurmukhi', letter: /\p{scx=Gurmukhi}/u, own: /\p{sc=Gurmukhi}/u },
  { script: 'hebrew', letter: /\p{scx=Hebrew}/u, own: /\p{sc=Hebrew}/u },
  { script: 'kannada', letter: /\p{scx=Kannada}/u, own: /\p{sc=Kannada}/u },
  { script: 'khmer', letter: /\p{scx=Khmer}/u, own: /\p{sc=Khmer}/u },
  { script: 'korean', letter: /\p{sc=Hangul}/u, own: /\p{sc=Hangul}/u },
  { script: 'lao', letter: /\p{scx=Lao}/u, own: /\p{sc=Lao}/u },
  { script: 'malayalam', letter: /\p{scx=Malayalam}/u, own: /\p{sc=Malayalam}/u },
  { script: 'myanmar', letter: /\p{scx=Myanmar}/u, own: /\p{sc=Myanmar}/u },
  { script: 'sinhala', letter: /\p{scx=Sinhala}/u, own: /\p{sc=Sinhala}/u },
  { script: 'tamil', letter: /\p{scx=Tamil}/u, own: /\p{sc=Tamil}/u },
  { script: 'telugu', letter: /\p{scx=Telugu}/u, own: /\p{sc=Telugu}/u },
  { script: 'thai', letter: /\p{scx=Thai}/u, own: /\p{sc=Thai}/u },
]

/**
 * The packages that may have a letter, the best first. The lists of slices also name letters that the files do not have, so each script
 * is asked of its own. Signs of Han look otherwise in Japan and Korea than in China: what else is written tells whose they are.
 */
function packagesFor(letter: string, words: string): readonly Script[] {
  const sharing = ofOnePackage.filter((one) => one.letter.test(letter))
  const written = sharing.find(({ own }) => own.test(words)) ?? sharing[0]
  if (written !== undefined) return [written.script]
  if (kana.test(letter)) return ['japanese']
  if (/\p{Emoji}/u.test(letter)) return ['emoji']
  if (!/[\p{Script=Han}\p{P}\p{S}]|[\u{ff00}-\u{ffef}]/u.test(letter)) return []
  if (kana.test(words)) return ['japanese', 'chinese', 'korean']
  return /\p{Script=Hangul}/u.test(words) ? ['korean', 'chinese', 'japanese'] : ['chinese', 'japanese', 'korean']
}

/** Has no look of its own: blanks, marks of direction, joiners, selectors of variants. */
const unseen = /^[\p{Z}\p{C}\u{FE00}-\u{FE0F}]$/u

/**
 * Rules of a style sheet with the letters that the template's own faces do not have, in the sheet itself.
 * @param missing letters that no face of the template has.
 */
export function fallbackRules(missing: ReadonlySet<string>, words: string): string {
  const slices = new Map<string, { file: string; codes: number[] }>()
  for (const letter of missing) {
    const found = sliceOf(letter, packagesFor(letter, words))
    if (found === null) continue
    const slice = slices.get(found) ?? { file: found, codes: [] }
    slice.codes.push(letter.codePointAt(0) ?? 0)
    slices.set(found, slice)
  }
  return [...slices.values()].map(rule).join('\n')
}

/** The letters that print as an empty box: neither the template's faces nor those for other scripts have them. */
export function unprintableOf(missing: ReadonlySet<string>, words: string): string[] {
  return [...missing].filter((letter) => !unseen.test(letter) && sliceOf(letter, packagesFor(letter, words)) === null)
}

function rule({ file, codes }: { file: string; codes: readonly number[] }): string {
  const data = readFileSync(require.resolve(file)).toString('base64')
  const range = codes.map((code) => `U+${code.toString(16)}`).join(',')
  return `@font-face { font-family: '${fallbackFamily}'; font-weight: 100 900; font-style: normal; src: url('data:font/woff2;base64,${data}') format('woff2'); unicode-range: ${range}; }`
}

/** The file with a letter; null: no package has it. */
function sliceOf(letter: string, order: readonly Script[]): string | null {
  const code = letter.codePointAt(0) ?? 0
  for (const script of order) {
    const slice = slicesOf(script).find(({ ranges }) => isInRanges(code, ranges))
    if (slice === undefined) continue
    const name = packages[script]
    return `@fontsource-variable/${name}/files/${name}-${slice.name.replaceAll(/[[\]]/gu, '')}-wght-normal.woff2`
  }
  return null
}

const kept = new Map<Script, readonly Alphabet[]>()

function slicesOf(script: Script): readonly Alphabet[] {
  const known = kept.get(script)
  if (known !== undefined) return known
  const slices = readAlphabets(`@fontsource-variable/${packages[script]}`)
  kept.set(script, slices)
  return slices
}
