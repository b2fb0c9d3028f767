import { lastUsed } from '../../contract/platform/last-used.ts'
import { isForm } from './word-forms.ts'
import { fillers, levels, otherNames, roleNouns, shiftsAndKinds, speciality } from './title-words.ts'

/**
 * How two titles stand to each other: what differs is nothing, the form or spelling of a word ('Administration', 'Administrator'), more
 * words on one side, or a word on each. 'other role': a word that differs names a role. 'contrary': another level, shift, speciality or number, or
 * hardly a word in common.
 */
export type TitleRelation = 'equal' | 'respelt' | 'longer' | 'reworded' | 'other role' | 'contrary'

/** A title as far as folding asks: its telling words in their order, and its band, class or grade. */
type Words = { words: readonly string[]; numbers: string }

/** Two titles for one job differ in a word or two: 'Assistant Merchandiser', 'Pricing Merchandising Assistant'. */
const mostDifferent = 3
const fewestInCommon = 2

const wordsKept = lastUsed<Words>(20_000)

/**
 * The words of a title for its key: in order of the alphabet, one spelling each, without references, bands and the employer's
 * own name behind or before it, and without the names of counties that are given.
 */
export function titleWordsKey(titleKey: string, employerKey: string | null, counties: readonly string[] = []): string {
  const { words } = titleWords(titleKey)
  return [...new Set(withoutPlaces(withoutName(words, employerKey), counties))].sort().join(' ')
}

/** How many words say what the job is, and how many letters they have: a long title is hardly chosen by two employers. */
export function titleWeight(titleKey: string): { words: number; letters: number } {
  const words = new Set(titleWords(titleKey).words)
  return { words: words.size, letters: [...words].join(' ').length }
}

/**
 * Whether two titles can be one vacancy. Level, shift, speciality, language and the noun that names the role must agree: a
 * word of these on one side alone makes two jobs. Symmetric.
 * @param names what may stand in a title besides the job: keys of both employers, and names of both ads' places.
 */
export function compareTitles(
  a: string,
  b: string,
  { employers, places }: { employers: readonly (string | null)[]; places: readonly string[] },
): TitleRelation {
  if (a === b) return 'equal'
  const [left, right] = [titleWords(a), titleWords(b)]
  if (left.numbers !== right.numbers && left.numbers !== '' && right.numbers !== '') return 'contrary'
  // Leaving out names and places makes no word of one a word of the other.
  if (!left.words.some((word) => right.words.includes(word))) return 'contrary'
  const telling = (words: readonly string[]) => once(withoutPlaces(employers.reduce(withoutName, words), places))
  const [ofLeft, ofRight] = [telling(left.words), telling(right.words)]
  const [missingRight, missingLeft] = [notIn(ofLeft, ofRight), notIn(ofRight, ofLeft)]
  if (missingRight.length === 0 && missingLeft.length === 0) return 'equal'
  const onlyLeft = missingRight.filter((word) => !missingLeft.some((other) => isForm(word, other)))
  const onlyRight = missingLeft.filter((word) => !missingRight.some((other) => isForm(word, other)))
  const different = [...onlyLeft, ...onlyRight]
  if (different.length === 0) return 'respelt'
  if (onlyLeft.length === ofLeft.length) return 'contrary'
  // A 'Support Lead' is a 'Support Manager' where all else agrees; any other word of level makes two posts.
  if (different.some(makesAnother)) return different.toSorted().join() === 'lead,manager' ? 'other role' : 'contrary'
  const isLonger = onlyLeft.length === 0 || onlyRight.length === 0
  if (!isLonger && (different.length > mostDifferent || ofLeft.length - onlyLeft.length < fewestInCommon))
    return 'contrary'
  if (different.some(isRole)) return 'other role'
  return isLonger ? 'longer' : 'reworded'
}

function notIn(words: readonly string[], others: readonly string[]): string[] {
  return words.filter((word) => !others.includes(word))
}

/** Titles have a few words: looking through them is quicker than a set. */
function once(words: readonly string[]): string[] {
  return words.filter((word, at) => words.indexOf(word) === at)
}

function makesAnother(word: string): boolean {
  return levels.has(word) || shiftsAndKinds.has(word) || speciality.has(word)
}

function isRole(word: string): boolean {
  return roleNouns.has(word) || namesRole.test(word)
}

/** 'programmer', 'adviser', 'therapist', 'accountant', 'technician': what a person is. */
const namesRole = /..(?:er|or|ist|ian|ant|man|woman)$/u

function titleWords(titleKey: string): Words {
  return wordsKept(titleKey, () => {
    const plain = titleKey.replace(reference, ' ').replace(specialNeeds, 'sen').replace(status, ' ')
    const words = plain
      .replace(numbers, ' ')
      .split(' ')
      .map(oneName)
      .filter((word) => word !== '' && !fillers.has(word))
    return {
      words: words.length > 0 ? words : titleKey.split(' '),
      numbers: (plain.match(numbers) ?? []).map((found) => found.trim()).join(' '),
    }
  })
}

/** As schools shorten it. */
const specialNeeds = /\bspecial education(?:al)? needs?(?: (?:and )?disabilit(?:y|ies))?\b/gu
/** Also where it has no brackets. */
const status = /\b(?:in|out)side ir ?35\b/gu
const reference = /\bref(?:erence)?\s+[a-z]*\d\w*/gu
/** Not years: of two graduate schemes one starts in 2027. */
const numbers = /\b(?!20[2-4]\d\b)(?:(?:ref(?:erence)?|band|grade|level|class)\s+)?[a-z]{0,3}\d\w*\b/gu

/** 'nurses' → 'nurse', 'rgn' → 'nurse'; what has only one letter stays: 'C Programmer'. */
function oneName(word: string): string {
  const single =
    word.length > 4 && word.endsWith('ies')
      ? `${word.slice(0, -3)}y`
      : word.length > 3 && word.endsWith('s') && !/(?:ss|us|is|ics)$/u.test(word)
        ? word.slice(0, -1)
        : word
  return otherNames.get(single) ?? single
}

/** Boards and agencies set their name, or the client's, before the title or behind it: 'Credit Analyst - Cameron Kennedy Finance'. */
function withoutName(words: readonly string[], employerKey: string | null): readonly string[] {
  if (employerKey === null) return words
  const { name, behind } = employerName(employerKey)
  if (words.length > name.length + 1 && standsAt(words, 0, name)) return words.slice(name.length)
  if (behind === null) return words
  for (let at = 2; at < words.length; at++) if (standsAt(words, at, behind)) return words.slice(0, at)
  return words
}

function standsAt(words: readonly string[], at: number, part: readonly string[]): boolean {
  return part.every((word, i) => words[at + i] === word)
}

/** The words of an employer's name, and those of them that stand for it behind a title; null: none can. */
type EmployerName = { name: readonly string[]; behind: readonly string[] | null }

const namesKept = lastUsed<EmployerName>(20_000)

function employerName(employerKey: string): EmployerName {
  return namesKept(employerKey, () => {
    const name = employerKey.split(' ').map(oneName)
    const first = name[0] ?? ''
    // One word stands for the whole name where it is no word of a job: 'Care Plus' may look for someone in 'Home Care'.
    const isOwnWord = first.length >= 6 && !isRole(first) && !makesAnother(first) && !everyday.has(first)
    if (isOwnWord) return { name, behind: [first] }
    // 'Quilter' ends like a role, but is a company.
    if (name.length === 1 && first.length >= 6 && !roleNouns.has(first) && !makesAnother(first) && !everyday.has(first))
      return { name, behind: name }
    return { name, behind: name.length === 1 ? null : name }
  })
}

/** 'Analyst - South Manchester' in Stockport: the place that another board gives. Two words stay. */
function withoutPlaces(words: readonly string[], places: readonly string[]): readonly string[] {
  if (places.length === 0) return words
  const rest = words.filter((word) => !places.some((place) => placeWords(place).includes(word)))
  return rest.length >= 2 ? rest : words
}

const placesKept = lastUsed<readonly string[]>(20_000)

function placeWords(place: string): readonly string[] {
  return placesKept(place, () =>
    place
      .toLowerCase()
      .split(/[^a-z]+/u)
      .map(oneName),
  )
}

/** First words of employers' names that are as likely words of a job. */
const everyday: ReadonlySet<string> = new Set(
  'care health data community home school college education nursing social support service engineering software sales finance legal digital technology retail transport security property marketing'.split(
    ' ',
  ),
)
