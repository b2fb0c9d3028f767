import { LanguageLevel, type OtherLanguage } from '../../contract/cvs/cvs.ts'
import { cvLimits } from '../../contract/cvs/limits.ts'
import { isLanguageName, languageOf } from './language-names.ts'
import type { Line } from './lines.ts'
import type { FoundSoFar } from './record.ts'

/** 'English  C1  C2  B2  B2  B1': the grid of Europass, in its order of columns. */
const row = /^(\p{L}[\p{L} -]{1,30}?)[\t ]+((?:[ABC][12][\t ]+){4}[ABC][12])$/u
/** Its frame, which says nothing of the person. */
const frame =
  /^(?:other languages?(?:\(s\))?[\t: ]*)?(?:(?:understanding|speaking|writing|listening|reading|spoken (?:interaction|production))[\t ]*)+$|^levels?: ?(?:A1|basic)|^\(?\*?\)?\s*common european framework|^other languages?\(s\):?$|^mother tongue\(s\):?$|^replace with name of/iu
/** The newer Europass: 'LISTENING B2 READING C1', below the language's name. */
const part =
  /\b(listening|reading|spoken interaction|spoken production|interaction|production|conversation|presenting|writing)[\t :]+([ABC][12])\b/giu
/** 'Welsh: listening C1, reading B2', as our own export has it. */
const named =
  /^(\p{L}[\p{L} -]{1,30}?)(?::[\t ]*|\t)(?=(?:listening|reading|conversation|presenting|writing) [ABC][12]\b)/u

/** Reads the languages of a grid with five levels each. @returns The lines that are no part of one. */
export function readLanguageGrid(lines: readonly Line[], found: FoundSoFar): Line[] {
  const rest: Line[] = []
  let last: Line | null = null
  let current: OtherLanguage | null = null
  for (const line of lines) {
    const [, name, levels] = row.exec(line.text) ?? []
    const parts = partsIn(line.text)
    if (name !== undefined && levels !== undefined && isLanguageName(name)) {
      const [listening, reading, interaction, production, writing] = levels
        .split(/[\t ]+/u)
        .map((text) => levelOf(text))
      add(
        {
          name,
          understanding: { listening: listening ?? '', reading: reading ?? '' },
          speaking: { interaction: interaction ?? '', production: production ?? '' },
          writing: writing ?? '',
        },
        [line],
        found,
      )
    } else if (named.test(line.text)) {
      rest.push(line)
      current = null
      last = null
    } else if (parts.length > 0 && (current !== null || last !== null)) {
      // The name stood alone on the line before; the levels may take two lines.
      current ??= begin(last!, rest, found)
      for (const [, label = '', level = ''] of parts) set(current, label.toLowerCase(), levelOf(level))
      found.skip(line, line.text)
    } else if (frame.test(line.text)) {
      found.skip(line, line.text)
      continue
    } else {
      rest.push(line)
      current = null
      last = isLanguageName(line.text) && line.text.length < 40 ? line : null
    }
  }
  return rest
}

/** Reads one language with the levels of what one can do in it. @returns Whether it was one. */
export function readNamedLevels(line: Line, found: FoundSoFar): boolean {
  const name = named.exec(line.text)?.[1] ?? ''
  const parts = partsIn(line.text)
  if (parts.length === 0 || !isLanguageName(name)) return false
  const language = languageOf(name, '')
  add(language, [line], found)
  for (const [, label = '', level = ''] of parts) set(language, label.toLowerCase(), levelOf(level))
  found.skip(line, line.text)
  return true
}

const partsIn = (text: string) => [...text.matchAll(part)]
const levelOf = (text: string) => LanguageLevel.safeParse(text).data ?? ''

function begin(line: Line, rest: Line[], found: FoundSoFar): OtherLanguage {
  const at = rest.indexOf(line)
  if (at >= 0) rest.splice(at, 1)
  const language = languageOf(line.text.replace(/:$/u, '').trim(), '')
  add(language, [line], found)
  return language
}

function add(language: OtherLanguage, lines: readonly Line[], found: FoundSoFar): void {
  const list = found.cv.skills.other_languages
  if (list.length >= cvLimits.languages) return
  found.note(`skills.other_languages.${list.length}`, lines)
  list.push(language)
}

function set(language: OtherLanguage, label: string, level: OtherLanguage['writing']): void {
  if (label === 'listening' || label === 'reading') language.understanding[label] = level
  else if (label === 'writing') language.writing = level
  else language.speaking[/interaction|conversation/u.test(label) ? 'interaction' : 'production'] = level
}
