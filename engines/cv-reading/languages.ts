import type { OtherLanguage } from '../../contract/cvs/cvs.ts'
import { cvLimits } from '../../contract/cvs/limits.ts'
import { readLanguageGrid, readNamedLevels } from './language-grid.ts'
import { isLanguageName, languageNameIn, languageOf } from './language-names.ts'
import type { Line } from './lines.ts'
import type { FoundSoFar } from './record.ts'

const level = /\b([ABC][12])\b/u
const native =
  /\b(?:native(?:[- ](?:speaker|language|level))?|mother[- ]tongue|first language|bilingual|native or bilingual)\b/iu
const levelWords =
  /\b(?:native|mother[- ]tongue|first language|bilingual|fluent(?:ly)?|fluency|proficient|proficiency|advanced|upper|lower|intermediate|conversational|conversation|basic|beginner|elementary|working|professional|full|limited|knowledge|good|very good|excellent|business|level|learning|spoken|written|speaking|reading|writing|speaker|language|understanding|working proficiency|gcse|a-level|cefr|[abc][12]|in|and|or|user|independent)\b/giu

/**
 * Languages with their levels. A level of the European framework is taken over; 'native' makes the main language; other words, such as
 * 'fluent', name no level and stay with the language's name.
 * @returns The lines that are about something else.
 */
export function readLanguages(lines: readonly Line[], found: FoundSoFar): Line[] {
  const rest: Line[] = []
  let waiting: string | null = null
  for (const line of readLanguageGrid(lines, found)) {
    if (readNamedLevels(line, found)) continue
    const parts = languagePartsOf(line.text)
    const known = parts.filter((part) => isLanguageName(part))
    if (known.length === 0) {
      // A level on a line of its own, below the language.
      const isLevel =
        waiting !== null &&
        line.text.length < 40 &&
        line.text.replaceAll(levelWords, '').replaceAll(/[\s(),/–-]+/gu, '') === ''
      if (!isLevel || !setLevel(waiting!, line, found)) rest.push(line)
      continue
    }
    let isWhole = true
    for (const part of parts) {
      if (!isLanguageName(part)) {
        isWhole = false
        continue
      }
      waiting = put(part, line, found)
    }
    if (!isWhole) rest.push(line)
  }
  return rest
}

/** 'English\tNative' is one language, 'French, Irish and German' are three. */
function languagePartsOf(text: string): string[] {
  const parts: string[] = []
  for (const piece of text.split(/[,;|•·](?![^(]{0,80}\))|\band (?=\p{Lu})|(?=\t)/u)) {
    const isNew = !piece.startsWith('\t') || parts.length === 0 || isLanguageName(piece)
    if (isNew) parts.push(piece)
    else parts[parts.length - 1] += piece
  }
  return parts.map((part) => part.replaceAll('\t', ' ').trim()).filter((part) => part !== '')
}

/** @returns Whether it is the main language now: a person has one. */
export function putMainLanguage(part: string, line: Line, found: FoundSoFar): boolean {
  const name = languageNameIn(part)
  if (name === null || found.cv.skills.main_language !== '') return false
  found.cv.skills.main_language = name
  found.note('skills.main_language', [line])
  found.skip(line, native.exec(part)?.[0] ?? '')
  found.skip(line, 'mother tongue native language speaker main')
  return true
}

function put(part: string, line: Line, found: FoundSoFar): string | null {
  const name = languageNameIn(part)
  if (name === null) return null
  const { skills } = found.cv
  if (native.test(part) && putMainLanguage(part, line, found)) return null
  if (skills.other_languages.length >= cvLimits.languages) return null
  const said = level.exec(part)?.[1] as OtherLanguage['writing'] | undefined
  const path = `skills.other_languages.${skills.other_languages.length}`
  const words = part
    .replace(/^(?:other languages?(?:\(s\))?)\s*:?\s*/iu, '')
    .replace(/^languages?:\s*/iu, '')
    .trim()
  // What was said in words and is no level stays to be read: 'French (fluent)'.
  const shown = said === undefined ? words : name
  skills.other_languages.push(languageOf(shown.slice(0, cvLimits.line), said ?? ''))
  found.note(path, [line], { check: said === undefined && words !== name })
  if (said !== undefined) found.skip(line, `${said} cefr level user independent proficient basic fluent`)
  return path
}

function setLevel(path: string, line: Line, found: FoundSoFar): boolean {
  const index = Number(path.split('.').at(-1))
  const language = found.cv.skills.other_languages[index]
  const said = level.exec(line.text)?.[1] as OtherLanguage['writing'] | undefined
  if (language === undefined || said === undefined) return false
  found.cv.skills.other_languages[index] = languageOf(language.name, said)
  found.note(path, [line])
  found.skip(line, line.text)
  return true
}
