import type { Occupation } from './taxonomy/taxonomy.ts'
import type { Vocabulary } from './vocabulary.ts'
import type { Word } from './words.ts'

/** A job title, read: the occupations that it names, and its words for where it names none that we know. */
export type ReadTitle = {
  text: string
  /** What it is above all, then what it is besides: 'Nurse (RMN)'. */
  occupations: readonly Occupation[]
  /** The roots of its telling words; the last is what the others say more of: 'engin' in 'Riser Engineer'. */
  words: readonly string[]
  level: Level
}

/** How high up: a trainee's work is not a director's. */
type Level = 'trainee' | 'worker' | 'head'

/** How near two titles are, from 0 to 1, and by what that is known. */
export type TitleLikeness = { likeness: number; by: 'occupation' | 'near' | 'group' | 'words' | 'nothing' }

/** What a likeness is worth where the occupations are known and differ. */
const worth = { near: 0.4, group: 0.25, field: 0.08 } as const

export function readTitle(vocabulary: Vocabulary, text: string): ReadTitle {
  const title = text.slice(0, 200).replace(/\bit\b/giu, 'IT')
  const segments = title
    .split(/\s[-–—|@]\s?|\s?[–—|@]\s|[(),/;:]|\s(?:required|wanted|needed)\b/iu)
    .map((segment) => segment.trim())
    .filter((segment) => segment !== '')
  const read = segments.map((segment) => {
    const words = vocabulary.read(segment)
    return { words, occupations: occupationsOf(vocabulary, words) }
  })
  // What is all of a title is more than a part of it: 'Teacher of Maths', 'C#/.NET Developer'.
  const whole = occupationsOf(vocabulary, vocabulary.read(title))
  const named = [...read.flatMap(({ occupations }) => occupations), ...whole]
  const telling = named.filter((occupation) => !vague.has(occupation.id))
  const words = read.map(({ words }) => rootsOf(words)).find((roots) => roots.length > 0) ?? []
  return {
    text: text.trim(),
    occupations: [...new Set(telling.length > 0 ? telling : named)],
    words,
    level: levelOf(text),
  }
}

/** The occupations of a run of words, the one at its end first: a nurse recruitment consultant is no nurse. */
function occupationsOf(vocabulary: Vocabulary, words: readonly Word[]): Occupation[] {
  return vocabulary
    .occupationsIn(words)
    .filter(({ from, to }) => !isHalfKnown(words, from, to))
    .sort((a, b) => b.to - a.to || a.from - b.from)
    .map(({ value }) => value)
}

/** 'Sandcastle Engineer': of what is said before it a shared last word knows nothing. */
function isHalfKnown(words: readonly Word[], from: number, to: number): boolean {
  const before = words[from - 1]
  return to - from === 1 && sharedHeads.has(words[from]!.root) && before !== undefined && isTelling(before)
}

/** Names that say less than any beside them: 'Graduate Trainee – Quantity Surveyor'. */
const vague: ReadonlySet<string> = new Set(['school leaver'])

/** Words that say how, when or how high, and not what. */
const untelling: ReadonlySet<string> = new Set(
  (
    'senior junior lead principal trainee graduate apprentice head chief deputy assistant associate band part full time temporary ' +
    'permanent contract day night weekend evening shift shifts bank agency locum experienced qualified mobile interim freelance ' +
    'remote hybrid home based new urgent immediate start january february march april may june july august september october ' +
    'november december uk london north south east west level grade days nights hours week weekly month ftc maternity cover great ' +
    'opportunity role job vacancy position excellent competitive salary bonus pa per annum hour various multiple international ' +
    'group global regional national general newly self employed needed required wanted i ii iii'
  ).split(' '),
)

function rootsOf(words: readonly Word[]): string[] {
  return words.filter(isTelling).map(({ root }) => root)
}

function isTelling({ stem, raw }: Word): boolean {
  return !untelling.has(stem) && !untelling.has(raw.toLowerCase()) && !/^\d/u.test(raw)
}

function levelOf(text: string): Level {
  if (
    /\b(?:trainee|apprentice(?:ship)?|intern(?:ship)?|work experience|placement student|school leaver)\b/iu.test(text)
  )
    return 'trainee'
  return /\b(?:director|head of|chief|vice president|vp|ceo|coo|cfo|cto|managing)\b/iu.test(text) ? 'head' : 'worker'
}

/**
 * How near what somebody was is to what is wanted. Known occupations decide; where one of the two is not known, their words do.
 */
export function titleLikeness(vocabulary: Vocabulary, has: ReadTitle, wanted: ReadTitle): TitleLikeness {
  const byWords = wordLikeness(has.words, wanted.words)
  if (has.occupations.length === 0 || wanted.occupations.length === 0) {
    // A title that we know and one that we do not are hardly ever the same.
    const most = has.occupations.length === wanted.occupations.length ? 1 : 0.7
    const likeness = Math.min(most, byWords)
    return { likeness: likeness < 0.15 ? 0 : likeness, by: likeness < 0.15 ? 'nothing' : 'words' }
  }
  let best: TitleLikeness = { likeness: 0, by: 'nothing' }
  for (const [i, mine] of has.occupations.entries()) {
    for (const [k, theirs] of wanted.occupations.entries()) {
      const found = occupationLikeness(vocabulary, mine, theirs)
      // What a title names besides is less than what it is.
      const likeness = found.likeness * (i === 0 ? 1 : 0.85) * (k === 0 ? 1 : 0.85)
      if (likeness > best.likeness) best = { likeness, by: found.by }
    }
  }
  if (best.by === 'occupation') {
    const isFar = has.level !== wanted.level
    return { likeness: best.likeness * (isFar ? 0.75 : 0.9 + 0.1 * Math.min(1, byWords)), by: 'occupation' }
  }
  return best
}

function occupationLikeness(_vocabulary: Vocabulary, has: Occupation, wanted: Occupation): TitleLikeness {
  if (has.id === wanted.id) return { likeness: 1, by: 'occupation' }
  if (has.near.includes(wanted.id) || wanted.near.includes(has.id)) return { likeness: worth.near, by: 'near' }
  if (has.group === wanted.group) return { likeness: worth.group, by: 'group' }
  return has.field === wanted.field ? { likeness: worth.field, by: 'group' } : { likeness: 0, by: 'nothing' }
}

/** Last words of titles that many trades share: what stands before them is the trade. */
const sharedHeads: ReadonlySet<string> = new Set(
  (
    'manag engin assist offic consult administr execut director analyst coordin specialist worker oper technician advis associ ' +
    'supervisor lead leader technologist writer trader partner consult develop design repres agent partner coach trainer instructor controller planner clerk practition ' +
    'support research scientist member team inspector architect expert professional profession administ'
  ).split(' '),
)

function wordLikeness(has: readonly string[], wanted: readonly string[]): number {
  if (has.length === 0 || wanted.length === 0) return 0
  const mine = new Set(has)
  const shared = wanted.filter((word) => mine.has(word)).length
  const union = new Set([...has, ...wanted]).size
  const head = wanted.at(-1)!
  if (head !== has.at(-1)) return (shared / union) * 0.5
  const others = union - 1
  const sharedOthers = shared - 1
  if (others === 0) return 1
  return sharedHeads.has(head) ? sharedOthers / others : 0.5 + 0.5 * (sharedOthers / others)
}
