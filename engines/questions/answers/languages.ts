import type { OtherLanguage } from '../../../contract/cvs/cvs.ts'
import type { AskedFor, Meaning } from '../meaning.ts'
import type { Known } from '../question.ts'
import { wordsOf } from '../words.ts'
import { asOption, single } from './options.ts'
import { plainText } from './text.ts'

/** The level of a language where it is the same in all five columns of the CV; null: it is not. */
function levelOf({ understanding, speaking, writing }: OtherLanguage): string | null {
  const levels = new Set([
    understanding.listening,
    understanding.reading,
    speaking.interaction,
    speaking.production,
    writing,
  ])
  const [level] = levels
  return levels.size === 1 && level !== undefined && level !== '' ? level : null
}

function find({ cv }: Known, language: string): { isMain: boolean; level: string | null } | null {
  if (cv === null) return null
  if (plainText(cv.skills.main_language) === language) return { isMain: true, level: null }
  const other = cv.skills.other_languages.find(({ name }) => plainText(name) === language)
  return other === undefined ? null : { isMain: false, level: levelOf(other) }
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
  { language }: AskedFor<'language'>,
  { options, type }: Meaning['form'],
  known: Known,
): string | null {
  const found = find(known, language)
  if (found === null) return null
  if (found.isMain) {
    const isNative = (option: string): boolean =>
      wordsOf(option).some((word) => ['native', 'mother', 'first'].includes(word))
    return options.length > 0 ? single(options.filter(isNative)) : type === 'text' ? 'Native' : null
  }
  const { level } = found
  if (level === null) return null
  if (options.length === 0) return type === 'text' ? level : null
  return single(options.filter((option) => wordsOf(option).includes(level.toLowerCase())))
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
