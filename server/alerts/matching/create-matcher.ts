import {
  analyseAd,
  type AdTerms,
  readPlainWords,
  readQuery,
  type AskedGroup,
  type AskedPhrase,
  type AskedWords,
  hasPhrase,
  onlyMentions,
  titleTier,
} from '../../../engines/words/index.ts'
import { factsOf, payOf } from '../../job-searches/postgres-index/facts.ts'
import type { IndexedJob } from '../../jobs/job.ts'
import { groupAlerts, type FilterGroup, type Place, type WaitingAlert, type WordGroup } from './alert-groups.ts'
import { createNearPlaces } from './near-places.ts'

/**
 * Looks at jobs one by one and says whose alerts each is for: what the search of an alert would find. A job is compared only with
 * groups of alerts that share one of its words, so that the cost grows with what is found and hardly with the number of alerts.
 * @param sample some of the jobs: which words are rare.
 */
export function createMatcher(
  alerts: readonly WaitingAlert[],
  { sample, now }: { sample: readonly IndexedJob[]; now: Date },
): (job: IndexedJob) => WaitingAlert[] {
  const frequency = countTerms(sample)
  const always: Asked[] = []
  const byTerm = new Map<string, Asked[]>()
  const { groups, places } = groupAlerts(alerts, now)
  const nearPlaces = createNearPlaces(places)
  for (const group of groups) {
    const asked: Asked = { group, words: [readQuery(group.words), readPlainWords(group.contains)], seen: 0 }
    const triggers = rarestTriggers(asked.words, frequency)
    if (triggers === null) always.push(asked)
    for (const term of triggers ?? []) {
      const list = byTerm.get(term)
      if (list) list.push(asked)
      else byTerm.set(term, [asked])
    }
  }

  // Of the job that is looked at, so that nothing has to be cleared between two.
  let number = 0
  return (job) => {
    number++
    const terms = analyseAd(job)
    const { all } = terms
    // As the index keeps them, with a place for the tier in between, which no filter reads.
    const facts = `${factsOf(job)}-${payOf(job)}`
    const found: WaitingAlert[] = []
    let near: ReadonlySet<Place> | undefined
    const look = (asked: Asked) => {
      if (asked.seen === number) return
      asked.seen = number
      if (!asked.words.every((words) => hasWords(all, words))) return
      if (asked.group.titlesOnly && onlyMentions(titleTier(terms, asked.words[0]))) return
      near ??= nearPlaces(job)
      for (const filterGroups of groupsAt(asked.group, near)) {
        for (const { filters, alerts: here } of filterGroups) {
          if (!filters.every(({ passes }) => passes(facts, 0))) continue
          for (const alert of here) if (job.id > alert.afterJob) found.push(alert)
        }
      }
    }
    for (const asked of always) look(asked)
    for (const term of all.keys()) for (const asked of byTerm.get(term) ?? []) look(asked)
    return found
  }
}

type Asked = { group: WordGroup; words: readonly [words: AskedWords, contains: AskedWords]; seen: number }

function countTerms(jobs: readonly IndexedJob[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const job of jobs) for (const term of analyseAd(job).all.keys()) counts.set(term, (counts.get(term) ?? 0) + 1)
  return counts
}

/** Terms of which an ad must have one, those that the fewest ads have; null: every ad may be meant. */
function rarestTriggers(asked: readonly AskedWords[], frequency: ReadonlyMap<string, number>): string[] | null {
  const rarest = (terms: readonly string[]) =>
    terms.toSorted((a, b) => (frequency.get(a) ?? 0) - (frequency.get(b) ?? 0))[0]
  const ofGroup = ({ own, related }: AskedGroup) => [
    ...own.map(rarest).filter((term) => term !== undefined),
    ...related,
  ]
  const ofPhrase = ({ terms }: AskedPhrase) => [rarest(terms)].filter((term) => term !== undefined)
  const choices = asked.flatMap(({ groups, phrases }) => [...groups.map(ofGroup), ...phrases.map(ofPhrase)])
  const cost = (terms: readonly string[]) => terms.reduce((sum, term) => sum + (frequency.get(term) ?? 0), 0)
  return choices.filter((terms) => terms.length > 0).toSorted((a, b) => cost(a) - cost(b))[0] ?? null
}

type Terms = AdTerms['all']

function hasWords(terms: Terms, { groups, phrases, without }: AskedWords): boolean {
  return (
    groups.every(
      ({ own, related }) =>
        own.some((list) => list.every((term) => terms.has(term))) || related.some((term) => terms.has(term)),
    ) &&
    phrases.every((phrase) => hasPhrase(terms, phrase)) &&
    !without.some((phrase) => hasPhrase(terms, phrase))
  )
}

/** Of a popular word there are thousands of places, of a rare one two: the shorter list is gone through. */
function* groupsAt({ byPlace }: WordGroup, near: ReadonlySet<Place>): Generator<FilterGroup[]> {
  if (byPlace.size < near.size) {
    for (const [place, filterGroups] of byPlace) if (near.has(place)) yield filterGroups
    return
  }
  for (const place of near) {
    const filterGroups = byPlace.get(place)
    if (filterGroups !== undefined) yield filterGroups
  }
}
