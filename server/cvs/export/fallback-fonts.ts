import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { isInRanges, readAlphabets, type Alphabet } from './alphabets.ts'

const require = createRequire(import.meta.url)

/** The family that follows our own faces in the style sheets of the templates. */
const fallbackFamily = 'CV fallback'

/**
 * Noto (SIL Open Font License 1.1), cut into slices by Google Fonts: of a name in Chinese one slice or two of some 50 kB are printed.
 * Variable ones, as the static packages hold 50 to 80 MB each.
 */
const packages = {
  chinese: { name: 'noto-sans-sc', file: (slice: string) => `noto-sans-sc-${slice}-wght-normal` },
  japanese: { name: 'noto-sans-jp', file: (slice: string) => `noto-sans-jp-${slice}-wght-normal` },
  korean: { name: 'noto-sans-kr', file: (slice: string) => `noto-sans-kr-${slice}-wght-normal` },
  arabic: { name: 'noto-sans-arabic', file: (slice: string) => `noto-sans-arabic-${slice}-wght-normal` },
  emoji: { name: 'noto-emoji', file: (slice: string) => `noto-emoji-${slice}-wght-normal` },
} as const
type Script = keyof typeof packages

/** With the sign that makes a vowel long, which both share and so is of neither. */
const kana = /[\p{Script=Hiragana}\p{Script=Katakana}\u{30fc}]/u

/**
 * The packages that may have a letter, the best first. The lists of slices also name letters that the files do not have, so each script
 * is asked of its own. Signs of Han look otherwise in Japan and Korea than in China: what else is written tells whose they are.
 */
function packagesFor(letter: string, words: string): readonly Script[] {
  if (/\p{Script=Arabic}/u.test(letter)) return ['arabic']
  if (/\p{Script=Hangul}/u.test(letter)) return ['korean']
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
    const { name, file } = packages[script]
    return `@fontsource-variable/${name}/files/${file(slice.name.replaceAll(/[[\]]/gu, ''))}.woff2`
  }
  return null
}

const kept = new Map<Script, readonly Alphabet[]>()

function slicesOf(script: Script): readonly Alphabet[] {
  const known = kept.get(script)
  if (known !== undefined) return known
  const slices = readAlphabets(`@fontsource-variable/${packages[script].name}`)
  kept.set(script, slices)
  return slices
}
