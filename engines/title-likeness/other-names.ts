import { keptApart, ofProfession, saysOf, type Said } from './guards.ts'
import { likenessOf, type LikenessTable, type TitleVector } from './table.ts'
import { wordsOf } from './words.ts'

/** Another name of a job. `likeness`: 1 where it is one by meaning, else the cosine of the two. */
type OtherName = { name: string; likeness: number }

/**
 * From here on a name is shown that only leaves out words of the title, one with another word and the same last one, one with another last word, and
 * one of a licensed profession. Chosen on titles that were drawn for it and on the first hundred that were judged, not on the second.
 */
const shownFrom = { shorter: 0.75, sameLast: 0.85, other: 0.87, profession: 0.93 } as const
/** More than any likeness. */
const never = 2
const leastOfAll = Math.min(...Object.values(shownFrom))
/** With so many that mean the same, names that are only near are not looked for. */
const sureAreEnough = 2
/** So many names end in a word that says what somebody is. */
const headFrom = 4
/** Of what is merely near, so many are enough: those for which there are no jobs are left out by who asks. */
const nearAtMost = 5

/** What says when and for how long, and not what. */
const besides: ReadonlySet<string> = new Set(
  'bank night nights day days evening evenings weekend weekends part full time temporary temp permanent perm contract locum relief shift shifts casual seasonal immediate start urgent experienced qualified remote hybrid uk ftc'.split(
    ' ',
  ),
)

/** They say how high somebody stands in any job: what is another name of the rest, is one behind them too. */
const ranksBefore: ReadonlySet<string> = new Set(
  'senior junior lead principal trainee apprentice graduate deputy'.split(' '),
)

type Name = { name: string; key: string; last: string; words: readonly string[]; said: () => Said; vector: TitleVector }

/**
 * Other names of a job: first those that mean the same, then the title without what is said beside it, then those whose vector lies nearest and that
 * no guard keeps apart. Made once for a list of names, in about 0.3 s.
 */
export class OtherNames {
  private readonly table: LikenessTable
  private readonly sameAs = new Map<string, Set<string>>()
  private readonly byKey = new Map<string, Name>()
  /** Words that several names end in: what stands before one says more of it, as 'estate agent' does of a secretary. */
  private readonly heads: ReadonlySet<string>

  /**
   * @param meanings lists of names that mean one job each.
   * @param names further ones that may be shown, as people write them.
   */
  constructor(table: LikenessTable, meanings: readonly (readonly string[])[], names: readonly string[]) {
    this.table = table
    for (const meaning of meanings) {
      for (const name of meaning) {
        const others = this.sameAs.get(keyOf(wordsOf(name))) ?? new Set()
        for (const other of meaning) others.add(other)
        this.sameAs.set(keyOf(wordsOf(name)), others)
      }
    }
    for (const name of [...meanings.flat(), ...names]) {
      const words = wordsOf(name)
      const [key, vector] = [keyOf(words), table.vectorOf(name)]
      if (vector === null || this.byKey.has(key) || !words.every((word) => table.knows(word))) continue
      this.byKey.set(key, {
        name,
        key,
        last: singular(words.at(-1)!),
        words: key.split(' '),
        said: once(() => saysOf(words)),
        vector,
      })
    }
    const byLast = Map.groupBy(this.byKey.values(), ({ last }) => last)
    this.heads = new Set([...byLast].flatMap(([word, names]) => (names.length >= headFrom ? [word] : [])))
  }

  /** Whether these words are a name of a job that the list has, as 'dinner lady' is. */
  has(title: string): boolean {
    return this.byKey.has(keyOf(wordsOf(title)))
  }

  /** At most so many other names of a job, the surest first; none of a title that the table has no word of. */
  of(title: string, most: number): OtherName[] {
    const all = wordsOf(title)
    const telling = all.filter((word) => !besides.has(word))
    const words = telling.length > 0 ? telling : all
    const said = saysOf(words)
    const plain = this.plainNameIn(words, said, words.length)
    const job = plain === null ? words : wordsOf(plain.name)
    const found = new Map<string, OtherName>()
    const add = (name: string, likeness: number) => {
      const key = keyOf(wordsOf(name))
      if (key !== keyOf(words) && !found.has(key)) found.set(key, { name, likeness })
    }
    for (const name of this.meaningsOf(job)) add(name, 1)
    for (const name of this.behindWords(job)) if (keptApart(said, saysOf(wordsOf(name))) === null) add(name, 1)
    if (plain !== null) add(plain.name, 1)
    if (found.size < sureAreEnough) for (const { name, likeness } of this.near(job, said)) add(name, likeness)
    const [rank = '', ...rest] = words
    if (found.size < most && rest.length > 0 && ranksBefore.has(rank)) {
      for (const { name, likeness } of this.of(rest.join(' '), most)) {
        if (!ranksBefore.has(wordsOf(name)[0]!)) add(`${rank} ${name}`, likeness)
      }
    }
    const shorter = found.size === 0 ? this.plainNameIn(words, said, words.length - 1) : null
    if (shorter !== null) add(shorter.name, 1)
    return [...found.values()].slice(0, most)
  }

  /** The longest name that stands in a title and says all that must not be left out: 'SIA Door Supervisor Leeds' → door supervisor. */
  private plainNameIn(words: readonly string[], said: Said, longest: number): Name | null {
    for (let length = Math.min(longest, 4); length > 0; length--) {
      for (let from = 0; from + length <= words.length; from++) {
        const name = this.byKey.get(keyOf(words.slice(from, from + length)))
        const isSure = length > 1 || (from === 0 && name !== undefined && this.sameAs.has(name.key))
        const isWhole = words.slice(from + length).every((word) => !this.heads.has(singular(word)))
        if (name !== undefined && isSure && isWhole && keptApart(said, name.said()) === null) return name
      }
    }
    return null
  }

  private meaningsOf(words: readonly string[]): string[] {
    return [...(this.sameAs.get(keyOf(words)) ?? [])]
  }

  /** 'Regional HR Manager' → 'regional human resources manager': whether anybody says so is for the index to tell. */
  private behindWords(words: readonly string[]): string[] {
    return [1, 2].flatMap((from) =>
      from < words.length
        ? this.meaningsOf(words.slice(from)).map((name) => `${words.slice(0, from).join(' ')} ${name}`)
        : [],
    )
  }

  private near(job: readonly string[], said: Said): OtherName[] {
    const vector = this.table.vectorOf(job.join(' '))
    // Of a title with a word that the table lacks the rest may be anything.
    if (vector === null || !job.every((word) => this.table.knows(singular(word)) || this.table.knows(word))) return []
    const own = new Set(keyOf(job).split(' '))
    const last = singular(job.at(-1)!)
    const isLicensed = ofProfession(said).size > 0
    const near: { name: Name; likeness: number }[] = []
    for (const name of this.byKey.values()) {
      const likeness = likenessOf(vector, name.vector)
      if (likeness >= leastOfAll && likeness >= this.leastFor(name, { own, last, isLicensed }))
        near.push({ name, likeness })
    }
    return near
      .filter(({ name }) => keptApart(said, name.said()) === null)
      .sort((a, b) => b.likeness - a.likeness)
      .slice(0, nearAtMost)
      .map(({ name: { name }, likeness }) => ({ name, likeness }))
  }

  private leastFor(
    { words, last }: Name,
    asked: { own: ReadonlySet<string>; last: string; isLicensed: boolean },
  ): number {
    const further = words.filter((word) => !asked.own.has(word)).length
    // Without its last word an 'estate agent secretary' is somebody else, and one word alone says less.
    if (further === 0 && (words.length === 1 || (last !== asked.last && this.heads.has(asked.last)))) return never
    if (further === 0) return shownFrom.shorter
    // The word before a licensed profession is a speciality, and others are no names of it.
    if (asked.isLicensed) return shownFrom.profession
    // A name with all words and one more is a narrower job.
    if (words.length - further === asked.own.size) return never
    return last === asked.last ? shownFrom.sameLast : shownFrom.other
  }
}

/** What two spellings of one name share: 'Sales-Assistants' and 'sales assistant'; 'teacher of maths' and 'maths teacher'. */
function keyOf(words: readonly string[]): string {
  return words
    .filter((word) => word !== 'of' && word !== 'and' && word !== 'the')
    .map(singular)
    .sort()
    .join(' ')
}

function singular(word: string): string {
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word
}

function once<T>(make: () => T): () => T {
  let made: T | undefined
  return () => (made ??= make())
}
