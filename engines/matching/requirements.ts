import type { MatchImportance, MatchKind } from '../../contract/cvs/match.ts'
import { adSentences, type AdSentence } from './ad-sentences.ts'
import { findLanguages } from './languages.ts'
import { findQualifications, type Qualification } from './qualifications.ts'
import { asksForRightToWork } from './right-to-work.ts'
import type { PhraseHit } from './phrases.ts'
import type { Skill } from './taxonomy/taxonomy.ts'
import { readTitle, type ReadTitle } from './titles.ts'
import type { Vocabulary } from './vocabulary.ts'
import { findYears } from './years.ts'

/** An ad as far as a match needs it; `text` is plain, a line for each paragraph, heading and point. */
export type AdForMatch = { title: string; text: string }

/** One thing that an ad asks for, with the sentence that asks for it. */
export type Requirement = {
  what: string
  kind: MatchKind
  importance: MatchImportance
  sentence: string
  /** How much it tells of who fits, beside the others of its ad. */
  weight: number
  /** One of those with the same number is enough: 'NMC or NMBI registration'. */
  either?: number
} & (
  | { of: 'title'; title: ReadTitle }
  | { of: 'skill'; skill: Skill }
  | { of: 'qualification'; qualification: Qualification; hasAlternative: boolean }
  | { of: 'years'; years: number }
  | { of: 'language'; language: string }
  | { of: 'right-to-work' }
)

/** More than this tells nobody anything; what the ad stresses most is kept. */
const most = 40

const byImportance: Record<MatchImportance, number> = { required: 1, named: 0.6, wished: 0.5 }
const byReach: Record<Skill['reach'], number> = { special: 1, common: 0.4, soft: 0.1 }

/** What an ad asks for, in the order of the ad, its title first. Pure; the same ad gives the same list. */
export function requirementsOf(vocabulary: Vocabulary, { title, text }: AdForMatch): Requirement[] {
  const read = readTitle(vocabulary, title)
  const sentences = [...titleSentence(vocabulary, title), ...adSentences(vocabulary, text)]
  const found = new Map<string, { requirement: Requirement; at: number }>()
  const add = (key: string, requirement: Requirement, at: number): void => {
    const before = found.get(key)
    if (before === undefined || byImportance[before.requirement.importance] < byImportance[requirement.importance])
      found.set(key, { requirement, at: before?.at ?? at })
  }
  let eithers = 0
  for (const sentence of sentences) {
    let before: PhraseHit<Skill> | null = null
    for (const hit of vocabulary.skillsIn(sentence.words).sort((a, b) => a.from - b.from)) {
      if (before !== null && before.value !== hit.value && !isChoice(before, hit, sentence)) eithers++
      addSkill(hit.value, eithers, sentence, add)
      before = hit
    }
    eithers++
    addOthers(sentence, add)
  }
  const kept = [...found.values()]
    .sort((a, b) => b.requirement.weight - a.requirement.weight || a.at - b.at)
    .slice(0, most)
  kept.sort((a, b) => a.at - b.at)
  return [
    { of: 'title', title: read, what: read.text, kind: 'job', importance: 'required', sentence: read.text, weight: 0 },
    ...kept.map(({ requirement }) => requirement),
  ]
}

type Add = (key: string, requirement: Requirement, at: number) => void

function titleSentence(vocabulary: Vocabulary, title: string): AdSentence[] {
  const words = vocabulary.read(title.slice(0, 200))
  return words.length === 0 ? [] : [{ text: title, start: -1, words, importance: 'required' }]
}

/** Whether 'or' stands between two skills, and little else: 'Java or Kotlin', 'NMC PIN as RGN (or NMBI registration)'. */
function isChoice(before: PhraseHit<Skill>, hit: PhraseHit<Skill>, { words }: AdSentence): boolean {
  const between = words.slice(before.to, hit.from + 1)
  return between.length <= 4 && between.some((word) => word.isChoice)
}

function addSkill(skill: Skill, either: number, { text, start, importance }: AdSentence, add: Add): void {
  // Checks that the employer makes of whoever gets the job are nothing to have beforehand.
  if (skill.kind === 'clearance' && !/\b(?:hold|have|current|existing|valid|cleared|active|possess|own)\b/iu.test(text))
    return
  const weight =
    byImportance[importance] * (skill.kind === 'skill' ? byReach[skill.reach] : skill.kind === 'clearance' ? 0.5 : 1)
  add(
    `skill:${skill.id}`,
    { of: 'skill', skill, what: skill.id, kind: skill.kind, importance, sentence: text, weight, either },
    start,
  )
}

function addOthers({ text, start, importance }: AdSentence, add: Add): void {
  if (start < 0) return
  const stress = byImportance[importance]
  const [qualification] = findQualifications(text).sort((a, b) => a.level - b.level)
  if (qualification !== undefined) {
    const { level, name, subjectText, subjects } = qualification
    const what = subjectText === '' ? capital(name) : `${capital(name)}: ${subjectText}`
    const hasAlternative = /\bor (?:\p{L}+ )?(?:equivalent|similar|relevant|experience|qualified by)|equivalent/iu.test(
      text,
    )
    add(
      `qualification:${level}:${subjects.join(' ')}`,
      {
        of: 'qualification',
        qualification,
        hasAlternative,
        what,
        kind: 'qualification',
        importance,
        sentence: text,
        weight: stress * 0.7,
      },
      start,
    )
  }
  const years = findYears(text)
  if (years !== null)
    add(
      'years',
      {
        of: 'years',
        years,
        what: `${years} ${years === 1 ? 'year' : 'years'} of experience`,
        kind: 'experience',
        importance,
        sentence: text,
        weight: stress * 0.7,
      },
      start,
    )
  for (const { name } of findLanguages(text)) {
    const weight = stress * (name === 'English' ? 0.15 : 1)
    add(
      `language:${name}`,
      { of: 'language', language: name, what: name, kind: 'language', importance, sentence: text, weight },
      start,
    )
  }
  if (asksForRightToWork(text))
    add(
      'right-to-work',
      {
        of: 'right-to-work',
        what: 'Right to work',
        kind: 'right-to-work',
        importance: 'required',
        sentence: text,
        weight: 0.2,
      },
      start,
    )
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
