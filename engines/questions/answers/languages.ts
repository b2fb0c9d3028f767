import type { OtherLanguage } from '../../../contract/cvs/cvs.ts'
import type { AskedFor, Meaning } from '../meaning.ts'
import type { Known } from '../question.ts'
import { wordsOf } from '../words.ts'
import { asOption, plainYesNo, single } from './options.ts'
import { plainText } from './text.ts'

type Part = AskedFor<'language'>['of']

/** The level of a language, or of one part of it, where it is the same in all such columns of the CV; null: it is not. */
function levelOf({ understanding, speaking, writing }: OtherLanguage, part?: Part): string | null {
  const columns = {
    listening: [understanding.listening],
    reading: [understanding.reading],
    speaking: [speaking.interaction, speaking.production],
    writing: [writing],
  }
  const levels = new Set(part === undefined ? Object.values(columns).flat() : columns[part])
  const [level] = levels
  return levels.size === 1 && level !== undefined && level !== '' ? level : null
}

function find({ cv }: Known, language: string, part?: Part): { isMain: boolean; level: string | null } | null {
  if (cv === null) return null
  if (plainText(cv.skills.main_language) === language) return { isMain: true, level: null }
  const other = cv.skills.other_languages.find(({ name }) => plainText(name) === language)
  return other === undefined ? null : { isMain: false, level: levelOf(other, part) }
}

export function speaks({ language, fluent, native }: AskedFor<'speaks'>, known: Known): true | null {
  const found = find(known, language)
  if (found === null) return null
  if (found.isMain) return true
  if (native) return null
  const enough = fluent ? ['C2'] : ['B2', 'C1', 'C2']
  return found.level !== null && enough.includes(found.level) ? true : null
}

export function languageText(
  { language, of }: AskedFor<'language'>,
  { options, type }: Meaning['form'],
  known: Known,
): string | null {
  const found = find(known, language, of)
  if (found === null) return null
  const { isMain, level } = found
  if (options.length === 0) return type !== 'text' ? null : isMain ? 'Native' : level
  const steps = options.filter((option) => plainYesNo(option) === null)
  const saying = (words: ReadonlySet<string>): string | null => single(steps.filter((option) => isStep(option, words)))
  if (isMain) return single(steps.filter(isNative)) ?? saying(names.C2)
  if (level === null) return null
  const byCode = single(steps.filter((option) => isWithinCodes(option, level)))
  if (byCode !== null || steps.some((option) => codes.test(option))) return byCode
  const named = names[level as keyof typeof names] ?? new Set()
  return (
    saying(named) ??
    (level.startsWith('B') && saying(names.B1) !== null && saying(names.B2) === null ? saying(names.B1) : null)
  )
}

const codes = /\b[abc][12]\b/iu

/** 'C1 - Advanced', 'Fluent (C1-C2)' */
function isWithinCodes(option: string, level: string): boolean {
  const [first, last = first, ...more] = wordsOf(option.replaceAll(/[–/-]/gu, ' ')).filter((word) => codes.test(word))
  const own = level.toLowerCase()
  return first !== undefined && last !== undefined && more.length === 0 && first <= own && own <= last
}

/** Native or bilingual, and nothing less: 'Near native' is another step. */
function isNative(option: string): boolean {
  const words = wordsOf(option)
  return (
    words.some((word) => ['native', 'mother', 'first'].includes(word)) &&
    !words.includes('near') &&
    !words.includes('non')
  )
}

/**
 * What the levels of the Common European Framework of Reference are called on lists of steps. Source: Council of Europe, global scale, with the names
 * that schools of languages give them.
 */
const names = {
  A1: new Set(['beginner', 'breakthrough']),
  A2: new Set(['elementary', 'waystage', 'pre intermediate']),
  B1: new Set(['intermediate', 'threshold']),
  B2: new Set(['upper intermediate', 'vantage']),
  C1: new Set(['advanced']),
  C2: new Set(['fluent', 'fluently', 'proficient', 'mastery', 'fluent proficient', 'fully fluent']),
}

/** Words of a step that say nothing more. */
const hollow = new Set([
  'level',
  'speaker',
  'user',
  'in',
  'i',
  'am',
  'yn',
  'rhugl',
  'can',
  'speak',
  'it',
  'skills',
  'working',
  'proficiency',
  'written',
  'spoken',
  'and',
])

function isStep(option: string, words: ReadonlySet<string>): boolean {
  return words.has(
    wordsOf(option)
      .filter((word) => !hollow.has(word) && !/^\d$/u.test(word))
      .join(' '),
  )
}

export function languagesText(
  { other }: AskedFor<'languages'>,
  { options }: Meaning['form'],
  { cv }: Known,
): string | null {
  if (cv === null || options.length > 0) return null
  const { main_language: main, other_languages: others } = cv.skills
  const each = others.map((one) => {
    const level = levelOf(one)
    return level === null ? one.name : `${one.name} (${level})`
  })
  const all = other || main === '' ? each : [`${main} (native)`, ...each]
  return all.length === 0 ? null : all.join(', ')
}

export function motherTongue({ options }: Meaning['form'], { cv }: Known): string | null {
  const main = cv?.skills.main_language ?? ''
  return main === '' ? null : asOption(main, options)
}

/** Whether a CV names a language other than that one; null: it names none, and need not name all. */
export function speaksOther(language: string, { cv }: Known): true | null {
  const named = [cv?.skills.main_language ?? '', ...(cv?.skills.other_languages ?? []).map(({ name }) => name)]
  return named.some((one) => one !== '' && one.toLowerCase() !== language) ? true : null
}
