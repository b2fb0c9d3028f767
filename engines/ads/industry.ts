import type { Industry } from '../../contract/jobs/industries.ts'
import { withoutAccents } from './accents.ts'
import { categoryWords, titleWords } from './industry-words.ts'

type Entry = { industry: Industry; weight: number }

const strengths = { sure: 3, likely: 1.4, maybe: 0.4 } as const
/** A phrase of several words tells more than its words: 'software engineer' against 'engineer'. */
const perFurtherWord = { sure: 1.6, likely: 0.5, maybe: 0.2 } as const

/** Every phrase of the table, by its words in the singular. */
const phrases: ReadonlyMap<string, readonly Entry[]> = buildPhrases()
/** How many words the longest phrase has that begins with a word: most words of a title begin none, and need no look-up. */
const longestFrom: ReadonlyMap<string, number> = longestByFirstWord()

function buildPhrases(): Map<string, Entry[]> {
  const all = new Map<string, Entry[]>()
  for (const [industry, words] of Object.entries(titleWords)) {
    for (const strength of ['sure', 'likely', 'maybe'] as const) {
      for (const phrase of words[strength]?.trim().split(/,\s+/) ?? []) {
        const key = wordsOf(phrase).join(' ')
        const length = key.split(' ').length
        const weight = strengths[strength] + (length - 1) * perFurtherWord[strength]
        all.set(key, [...(all.get(key) ?? []), { industry: industry as Industry, weight }])
      }
    }
  }
  return all
}

function longestByFirstWord(): Map<string, number> {
  const longest = new Map<string, number>()
  for (const phrase of phrases.keys()) {
    const words = phrase.split(' ')
    longest.set(words[0]!, Math.max(words.length, longest.get(words[0]!) ?? 0))
  }
  return longest
}

/** Enough to go by: a sure or a likely word, or a trade of two words that only may be one. */
const enough = 0.7
/** What the board's category adds to an industry that it names: more to the first. */
const fromCategory = [1.6, 1.2, 1, 0.9, 0.8, 0.8] as const

/** The industry of the search form that an ad belongs to: by its title, then by the board's category, then by its first lines. */
export function understandIndustry(ad: {
  title: string
  industryWords: readonly string[]
  text: string
}): Industry | null {
  const scores = new Map<Industry, number>()
  const add = (industry: Industry, weight: number): void => {
    scores.set(industry, (scores.get(industry) ?? 0) + weight)
  }
  scoreTitle(ad.title, add)
  const titleBest = best(scores)
  for (const words of ad.industryWords) {
    const line = words.toLowerCase()
    const named = categoryWords.find(([pattern]) => pattern.test(line))?.[1] ?? []
    // A category is one of a few dozen for all ads: it decides between what the title leaves open.
    named.forEach((industry, i) => add(industry, fromCategory[Math.min(i, fromCategory.length - 1)] ?? 0))
  }
  if (titleBest === null && scores.size === 0)
    scoreTitle(firstWords(ad.text), (industry, weight) => add(industry, weight * 0.5))
  const found = best(scores)
  return found !== null && found.score >= enough ? found.industry : null
}

function best(scores: ReadonlyMap<Industry, number>): { industry: Industry; score: number } | null {
  let found: { industry: Industry; score: number } | null = null
  for (const [industry, score] of scores) if (found === null || score > found.score) found = { industry, score }
  return found
}

const mostWords = 24

/** The main part of a title comes first: what follows a dash or a bracket counts half. */
function scoreTitle(title: string, add: (industry: Industry, weight: number) => void): void {
  const [main = '', ...rest] = title.split(/\s[-–—|:]\s|[(|[,]| {2}/)
  scoreWords(wordsOf(main), 1, add)
  if (rest.length > 0) scoreWords(wordsOf(rest.join(' ')), 0.5, add)
}

/** The longest phrases first; a word that a phrase has used is not counted again. */
function scoreWords(all: readonly string[], factor: number, add: (industry: Industry, weight: number) => void): void {
  const words = all.length > mostWords ? all.slice(0, mostWords) : all
  const reaches = words.map((word, from) => Math.min(longestFrom.get(word) ?? 0, words.length - from))
  const used = words.map(() => false)
  for (let length = Math.max(0, ...reaches); length > 0; length--) {
    for (let from = 0; from + length <= words.length; from++) {
      if (reaches[from]! < length || isUsed(used, from, length)) continue
      const entries = phrases.get(length === 1 ? (words[from] ?? '') : words.slice(from, from + length).join(' '))
      if (entries === undefined) continue
      used.fill(true, from, from + length)
      // The trade stands at the end: 'Construction Recruitment Consultant'.
      const isLast = from + length === words.length
      for (const { industry, weight } of entries) add(industry, weight * factor * (isLast ? 1.25 : 1))
    }
  }
}

function isUsed(used: readonly boolean[], from: number, length: number): boolean {
  for (let i = from; i < from + length; i++) if (used[i]) return true
  return false
}

function wordsOf(text: string): string[] {
  return withoutAccents(text.toLowerCase())
    .replace(/['’]s?\b/g, '')
    .split(/[^a-z0-9&+#.]+/)
    .map((word) => singular(/[.&+]/.test(word) ? word.replace(/^[.&+]+(?!net)|(?<![.&])[.&]+$/g, '') : word))
    .filter((word) => word !== '')
}

/** 'nurses' → 'nurse', 'secretaries' → 'secretary'; 'business', 'sales', 'analysis' and 'sas' stay. */
function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || /(?:ss|us|is|ics|sales|news|sas|aws)$/.test(word)) return word
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  return /(?:ch|sh|x)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1)
}

function firstWords(text: string): string {
  return text.slice(0, 160).split('\n').slice(0, 2).join(' ')
}
