import { anyJob, noJob } from './analyse-ad.ts'
import { formsOf } from './employer-forms.ts'
import { headOf, headOfLetters, isHead, lengthOfCommonTitle } from './heads.ts'
import { families } from './meanings/families.ts'
import { askedAt, type Asked } from './names.ts'
import { eachWords } from './read-words.ts'
import { searchNoise } from './stop-words.ts'
import { spelledAt, spelledTermsOf, termsOfName } from './spelled.ts'

/** A search box's words as the index looks for them. Every input has a reading: what makes no sense is left out. */
export type AskedWords = {
  /** Each must be found. */
  groups: readonly AskedGroup[]
  /** How many words were typed outside of quotes: a title of as many that has them all has nothing else. */
  length: number
  /** The words of all groups as they were typed, where they are several: titles that say them so stand higher. */
  inOrder: AskedPhrase | null
  /** The same where each is one plain word: titles that say them apart mostly name another job. Null: they are not, or it is one. */
  near: Pick<AskedPhrase, 'terms' | 'gaps'> | null
  /** Each must be found word for word. */
  phrases: readonly AskedPhrase[]
  /** None may be found. */
  without: readonly AskedPhrase[]
  /** Where a job is asked for by its name, what of a title must say so; null: none is. */
  job: AskedJob | null
}

/**
 * Terms of a title of which one must be there, as `titleJobs` tells them: `own` where it has the words themselves, `related` where
 * it has a similar name or the employer's.
 */
type AskedJob = { own: readonly string[]; related: readonly string[] }

/** One word, or one name of several words: 'registered general nurse'. */
export type AskedGroup = {
  /** As written. */
  typed: string
  /** Any of these lists, the whole list: [['multi', 'skilled'], ['multiskilled']]. */
  own: readonly (readonly string[])[]
  /** Terms that are found too, below the own words: 'm:registered-general-nurse', 't:nursing' (in titles only). */
  related: readonly string[]
  /** The words of an employer's name that stand for it, all of them; empty where it is part of a job's name. */
  employer: readonly string[]
  /** Names for what `own` finds, for marks in a text. */
  ownNames: readonly string[]
  /** Names for what `related` finds, as people read them. */
  relatedNames: readonly string[]
}

/** Words that follow one another; `gaps` tells how many places after the one before each word stands. */
export type AskedPhrase = { text: string; terms: readonly string[]; gaps: readonly number[] }

/** More words than anybody searches for; what comes after is left out. */
const groupsAtMost = 12
const phrasesAtMost = 6
const readAtMost = 300

/** @param text as typed: `staff nurse "mental health" -agency` */
export function readQuery(text: string): AskedWords {
  const either = alternativesIn(splitQuery(text.slice(0, readAtMost)))
  return either.length > 1 ? readAlternatives(either) : readParts(either[0] ?? [])
}

/** What stands between the ORs of a search: 'staff nurse OR carer' asks for the one or for the other. Brackets say nothing more. */
function alternativesIn(parts: readonly Part[]): Part[][] {
  const alternatives: Part[][] = [[]]
  for (const part of parts) {
    if (part.kind === 'words' && part.text === 'OR') alternatives.push([])
    else alternatives.at(-1)!.push(part)
  }
  return alternatives.filter((alternative) => alternative.length > 0)
}

/** Any of several searches, as one group: its alternatives are lists of words. What is left out is left out of all of them. */
function readAlternatives(either: readonly (readonly Part[])[]): AskedWords {
  const read = either.slice(0, groupsAtMost).map((parts) => readParts(parts))
  const own = read.map(({ groups, phrases }) => [
    ...groups.flatMap((group) => group.own[0] ?? []),
    ...phrases.flatMap(({ terms }) => terms),
  ])
  const alone = read.filter(({ groups, phrases }) => groups.length === 1 && phrases.length === 0)
  const names = read.flatMap(({ groups, phrases }) => [
    ...groups.flatMap((group) => group.ownNames),
    ...phrases.map((phrase) => phrase.text),
  ])
  const group: AskedGroup = {
    typed: names.join(' OR '),
    own: [...alone.flatMap(({ groups }) => groups[0]!.own.slice(1)), ...own].filter((list) => list.length > 0),
    related: alone.flatMap(({ groups }) => groups[0]!.related),
    employer: [],
    ownNames: names,
    relatedNames: alone.flatMap(({ groups }) => groups[0]!.relatedNames),
  }
  return {
    groups: group.own.length > 0 ? [group] : [],
    length: 0,
    inOrder: null,
    near: null,
    phrases: [],
    without: read.flatMap(({ without }) => without).slice(0, phrasesAtMost),
    job: jobOfAny(read.map(({ job }) => job)),
  }
}

function readParts(parts: readonly Part[]): AskedWords {
  const phrases = parts.filter((part) => part.kind === 'phrase').map((part) => toPhrase(readTyped(part.text)))
  const without = parts.filter((part) => part.kind === 'without').map((part) => toPhrase(readTyped(part.text)))
  const plain = parts.filter((part) => part.kind === 'words').map((part) => part.text)
  const typed = withoutNoise(readTyped(plain.join(' ')))
  const inOrder = toPhrase(typed)
  const hasOf = typed.slice(1, -1).some(({ term, isStop }) => isStop && term === 'of')
  const groups = ofJobAndEmployer(toGroups(typed).slice(0, groupsAtMost), inOrder, { hasOf })
  const job = phrases.length > 0 ? null : jobOf(groups, headOf(plain.join(' ')))
  return {
    groups,
    length: inOrder.terms.length,
    inOrder: inOrder.terms.length > 1 ? inOrder : null,
    near: nearOf(inOrder, groups),
    phrases: [
      // 'Bank of Ireland' is a name, and not an ad with a bank and with Ireland; 'teacher of maths' may say 'maths teacher'.
      ...(hasOf && job === null ? [inOrder] : []),
      ...phrases,
    ]
      .filter(hasTerms)
      .slice(0, phrasesAtMost),
    without: without.filter(hasTerms).slice(0, phrasesAtMost),
    job,
  }
}

/** 'Office manager' is a title that everybody knows, 'head of finance' one too: no word is an employer's, as 'Boots' is of 'Boots pharmacist'. */
function ofJobAndEmployer(
  groups: readonly AskedGroup[],
  { terms }: AskedPhrase,
  { hasOf }: { hasOf: boolean },
): AskedGroup[] {
  const [first = ''] = terms
  const length = hasOf && isHead(first) ? terms.length : lengthOfCommonTitle(terms)
  const ofTitle = new Set(terms.slice(terms.length - length))
  return groups.map((group) =>
    group.own.some((list) => list.length > 0 && list.every((term) => ofTitle.has(term)))
      ? { ...group, employer: [] }
      : group,
  )
}

function jobOf(groups: readonly AskedGroup[], head: string): AskedJob | null {
  if (!isHead(head) && headOfLetters(head) === null) return null
  const group = groups.findLast(({ own }) => own.some((list) => list.includes(head)))
  if (group === undefined) return null
  const meanings = group.related.filter((term) => term.startsWith('m:')).map((term) => `j:${term}`)
  // A trade, 'nursing', is for anyone who has no other one; a name without a head, 'front of house', where nobody is named.
  const isFamily = group.related.length > meanings.length
  const others = [...(isFamily ? [anyJob] : []), ...(meanings.length > 0 ? [noJob] : [])]
  return { own: [`j:${head}`, ...meanings], related: [`j:${head}`, ...meanings, ...others] }
}

function jobOfAny(jobs: readonly (AskedJob | null)[]): AskedJob | null {
  const named = jobs.filter((job) => job !== null)
  if (named.length === 0 || named.length < jobs.length) return null
  return { own: named.flatMap(({ own }) => own), related: named.flatMap(({ related }) => related) }
}

function nearOf({ terms, gaps }: AskedPhrase, groups: readonly AskedGroup[]): AskedWords['near'] {
  const found = new Set(groups.flatMap((group) => (group.own.length === 1 ? group.own[0]! : [])))
  const arePlain = terms.every((term) => found.has(term)) && gaps.every((gap) => gap <= 2)
  return terms.length > 1 && arePlain ? { terms, gaps } : null
}

/** What a search asks for, without its quotes and without what a minus sign excludes: `"staff nurse" -agency` → 'staff nurse'. */
export function plainTextOfQuery(text: string): string {
  return splitQuery(text.slice(0, readAtMost))
    .filter(({ kind, text: word }) => kind !== 'without' && !(kind === 'words' && word === 'OR'))
    .map((part) => part.text)
    .join(' ')
    .replace(/["\s]+/gu, ' ')
    .trim()
}

/** Plain words that must all be found, without their relatives: for the filter 'contains'. */
export function readPlainWords(text: string): AskedWords {
  const asked = readQuery(text)
  return { ...asked, groups: asked.groups.map((group) => ({ ...group, related: [], relatedNames: [] })) }
}

type Part = { kind: 'words' | 'phrase' | 'without'; text: string }

/** Quotes and minus signs; curly quotes are what telephones type. A quote that is never closed counts as none. */
function splitQuery(text: string): Part[] {
  const straight = text.replace(/[“”„‟«»″]/g, '"')
  return [...straight.matchAll(/(-)?"([^"]*)"|(\S+?)(?=["\s]|$)|"/g)].flatMap((found): Part[] => {
    const [, minus, phrase, word] = found
    if (phrase !== undefined) return [{ kind: minus ? 'without' : 'phrase', text: phrase }]
    if (word === undefined) return []
    const isMinus = /^[-–−][\p{L}\p{N}.]/u.test(word)
    return [{ kind: isMinus ? 'without' : 'words', text: isMinus ? word.slice(1) : word }]
  })
}

/** A word of the search with what it may also be written as. */
type Typed = { term: string; typed: string; isStop: boolean; joined: string | null; joinedLength: number }

function readTyped(text: string): Typed[] {
  const typed: Typed[] = []
  eachWords(text, 'title', (found, start, end) => {
    const words = found.filter((word) => word.term !== '')
    words.forEach((word, i) => {
      const joined = i === 0 && words.length > 1 ? (word.also.at(-1) ?? null) : null
      typed.push({
        term: word.term,
        typed: words.length === 1 ? text.slice(start, end) : word.term,
        isStop: word.isStop,
        joined,
        joinedLength: joined === null ? 1 : words.length,
      })
    })
  })
  return typed
}

function toGroups(typed: readonly Typed[]): AskedGroup[] {
  const parts = toParts(typed)
  const terms = parts.map((part) => part.term)
  const groups: AskedGroup[] = []
  for (let at = 0; at < parts.length;) {
    const asked = askedAt(terms, at)
    const named = parts.slice(at, at + (asked?.length ?? 1))
    if (named.some((part) => !part.isStop)) groups.push(groupOf(named, asked?.asks ?? []))
    at += named.length
  }
  return withoutRepeats(groups)
}

/** A word, a word with a hyphen, or a name of several spellings. */
type QueryPart = { term: string; typed: string; isStop: boolean; own: string[][]; names: readonly string[] }

function toParts(typed: readonly Typed[]): QueryPart[] {
  const terms = typed.map((word) => word.term)
  const parts: QueryPart[] = []
  for (let at = 0; at < typed.length;) {
    const found = spelledAt(typed, at)
    const word = typed[at]!
    if (found) {
      const { term, names } = found.spelled
      const written = typed.slice(at, at + found.length).map((one) => one.typed)
      parts.push({ term, typed: written.join(' '), isStop: false, own: [[term]], names })
      at += found.length
    } else if (word.joined !== null && !begins(terms, at, word.joinedLength)) {
      const pieces = typed.slice(at, at + word.joinedLength)
      const apart = pieces.filter((piece) => !piece.isStop).map((piece) => piece.term)
      // Of stop words alone ('a-a') nothing is left to look for but the whole.
      const own = apart.length === 0 ? [[word.joined]] : [apart, [word.joined]]
      const written = pieces.map((piece) => piece.typed).join(' ')
      parts.push({ term: word.joined, typed: written, isStop: false, own, names: [written, word.joined] })
      at += word.joinedLength
    } else {
      parts.push({ ...word, own: [[word.term]], names: [word.term] })
      at++
    }
  }
  return parts
}

/** A name that has its own meaning begins within the hyphened word: 'live-in carer'. */
function begins(terms: readonly string[], at: number, length: number): boolean {
  const asked = askedAt(spelledTermsOf(terms.slice(at)), 0)
  return asked !== null && asked.length >= length
}

function groupOf(parts: readonly QueryPart[], asks: readonly Asked[]): AskedGroup {
  const only = parts.length === 1 ? parts[0]! : null
  const family = only ? familyOf(only.term) : []
  const typedTerms = parts.map((part) => part.term).join(' ')
  const typed = parts.map((part) => part.typed).join(' ')
  const isTyped = (name: string) => spelledTermsOf(termsOfName(name)).join(' ') === typedTerms
  return {
    typed,
    own: only ? only.own : [parts.filter((part) => !part.isStop).map((part) => part.own[0]![0]!)],
    related: [...asks.map((asked) => asked.term), ...family.map((term) => `t:${term}`)],
    employer: formsOf(typed),
    ownNames: only ? only.names : [typed],
    relatedNames: [...asks.flatMap((asked) => asked.names), ...family].filter((name) => !isTyped(name)),
  }
}

function withoutNoise(typed: readonly Typed[]): readonly Typed[] {
  const meant = typed.filter(({ typed: text }) => !searchNoise.has(text.toLowerCase()))
  const last = meant.at(-1)
  // 'nurse job', but not 'job coach'.
  return meant.length > 1 && last?.term === 'job' ? meant.slice(0, -1) : meant
}

const familyMembers = new Map<string, string[]>()
for (const words of families) {
  const terms = words.map((word) => termsOfName(word)[0]!)
  for (const term of terms) {
    familyMembers.set(term, [...(familyMembers.get(term) ?? []), ...terms.filter((other) => other !== term)])
  }
}

function familyOf(term: string): string[] {
  return [...new Set(familyMembers.get(term) ?? [])]
}

function withoutRepeats(groups: readonly AskedGroup[]): AskedGroup[] {
  const seen = new Set<string>()
  return groups.filter((group) => {
    const key = JSON.stringify(group.own)
    return !seen.has(key) && seen.add(key)
  })
}

function toPhrase(words: readonly Typed[]): AskedPhrase {
  const terms: string[] = []
  const gaps: number[] = []
  let last = -1
  words.forEach((word, place) => {
    if (word.isStop || terms.length >= groupsAtMost) return
    terms.push(word.term)
    gaps.push(last < 0 ? 0 : place - last)
    last = place
  })
  return { text: words.map((word) => word.typed).join(' '), terms, gaps }
}

function hasTerms(phrase: AskedPhrase): boolean {
  return phrase.terms.length > 0
}
