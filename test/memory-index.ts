import {
  analyseAd,
  type AdTerms,
  orderedFormsOf,
  nearestWord,
  readPlainWords,
  readQuery,
  type AskedPhrase,
  type AskedWords,
  namesJob,
} from '../engines/words/index.ts'
import { facets, type FacetName } from '../contract/job-searches/filters/index.ts'
import { inYears, payBandsOf, type PayUnit } from '../contract/job-searches/pay-bands.ts'
import type { FacetCounts, IndexAnswer, IndexQuery, JobIndex } from '../server/jobs/job-index.ts'
import type { IndexedJob } from '../server/jobs/job.ts'

/**
 * The index said as plainly as possible, over a map: what the real one must agree with. It shares the reading of words
 * with it and nothing else: every filter, order and count is worked out job by job.
 */
export function createMemoryIndex(): JobIndex {
  const entries = new Map<number, Entry>()
  return {
    search: async (query) => search([...entries.values()], query),
    upsert: async (jobs) => {
      for (const job of jobs) entries.set(job.id, { job, terms: analyseAd(job) })
    },
    remove: async (ids) => {
      for (const id of ids) entries.delete(id)
    },
    isReady: async () => true,
    size: async () => entries.size,
  }
}

type Entry = { job: IndexedJob; terms: AdTerms }
type Dimension = FacetName
/** Pay per day and per hour are stopped by the filter for pay. */
const filterOf = (facet: Dimension): Dimension => (facet === 'payDay' || facet === 'payHour' ? 'pay' : facet)

function search(entries: readonly Entry[], query: IndexQuery): IndexAnswer {
  const words = readQuery(query.words)
  const found = find(entries, query, words)
  if (found.length > 0) return answer(found, query, query.words, null)
  const corrected = correct(entries, query.words, words)
  if (corrected === query.words) return answer(found, query, query.words, null)
  return answer(find(entries, query, readQuery(corrected)), query, corrected, {
    from: query.words,
    to: corrected,
  })
}

/** What matches words and place and is not hidden: the facets' filters come later. */
function find(entries: readonly Entry[], query: IndexQuery, words: AskedWords): Entry[] {
  const contains = readPlainWords(query.contains)
  return entries.filter(
    ({ job, terms }) =>
      hasWords(terms, words) && hasWords(terms, contains) && isIn(job, query.where) && !query.without.includes(job.id),
  )
}

function answer(
  all: readonly Entry[],
  query: IndexQuery,
  typed: string,
  corrected: { from: string; to: string } | null,
): IndexAnswer {
  const words = readQuery(typed)
  const found = all.filter((entry) => !isMention(entry, query, typed))
  const mentions = all.filter((entry) => isMention(entry, query, typed))
  const stops = found.map((entry) => ({
    ...entry,
    stoppedBy: dimensions.filter((one) => !passes(entry.job, query, one)),
  }))
  const passing = stops.filter(({ stoppedBy }) => stoppedBy.length === 0)
  const rows = passing.filter((row) => isInSnapshot(row, query))
  const ids = rows.toSorted((a, b) => compare(a, b, query, words)).map(({ job }) => job.id)
  const facetOf = (dimension: Dimension) =>
    countValues(
      stops
        .filter((row) => row.stoppedBy.every((one) => one === filterOf(dimension)) && isInSnapshot(row, query))
        .flatMap(({ job }) => valuesOf(job, query, dimension)),
    )
  return {
    ids: ids.slice((query.page - 1) * query.pageSize, query.page * query.pageSize),
    total: rows.length,
    totalIsExact: true,
    later: passing.length - rows.length,
    mentioned: mentions.filter(
      (row) =>
        dimensions.every((one) => passes(row.job, query, one)) && isInSnapshot({ job: row.job, stoppedBy: [] }, query),
    ).length,
    facets: {
      ...(Object.fromEntries(dimensions.map((one) => [one, facetOf(one)])) as FacetCounts),
      posted: { 1: 0, 3: 0, 7: 0, 14: 0, 30: 0, ...facetOf('posted') },
    },
    withoutPayCount: stops.filter(
      (row) => row.stoppedBy.join() === 'pay' && payOf(row.job) === null && isInSnapshot(row, query),
    ).length,
    understoodAs: {
      marks: words.groups.flatMap((group) => group.ownNames),
      added: words.groups.flatMap((group) => group.relatedNames),
      corrected,
    },
  }
}

function isInSnapshot(
  { job, stoppedBy }: { job: IndexedJob; stoppedBy: readonly Dimension[] },
  { snapshot }: IndexQuery,
): boolean {
  if (!snapshot) return true
  return snapshot.shown !== null && stoppedBy.length === 0 ? snapshot.shown.includes(job.id) : job.id <= snapshot.upTo
}

function hasWords({ all }: AdTerms, { groups, phrases, without }: AskedWords): boolean {
  return (
    groups.every(
      ({ own, related }) =>
        own.some((terms) => terms.every((term) => all.has(term))) || related.some((term) => all.has(term)),
    ) &&
    phrases.every((phrase) => hasPhrase(all, phrase)) &&
    !without.some((phrase) => hasPhrase(all, phrase))
  )
}

function hasPhrase(terms: ReadonlyMap<string, readonly number[]>, { terms: phrase, gaps }: AskedPhrase): boolean {
  if (phrase.length === 1) return terms.has(phrase[0]!)
  let ends = terms.get(phrase[0]!) ?? []
  phrase.slice(1).forEach((term, i) => {
    const places = terms.get(term) ?? []
    ends = places.filter((place) => ends.includes(place - gaps[i + 1]!))
  })
  return ends.length > 0
}

function isIn(job: IndexedJob, where: IndexQuery['where']): boolean {
  switch (where.kind) {
    case 'anywhere':
      return true
    case 'remote':
      return job.workplace === 'remote'
    case 'areas':
      return where.areas.some((area) => job.areas.includes(area))
    case 'circles':
      return where.circles.some((circle) =>
        job.positions.some((position) => milesBetween(position, circle) <= circle.radiusMiles),
      )
  }
}

type Position = { lat: number; lng: number }

/** Along the sphere (haversine). */
export function milesBetween(a: Position, b: Position): number {
  const angle = (degrees: number) => (degrees * Math.PI) / 180
  const half =
    Math.sin(angle(b.lat - a.lat) / 2) ** 2 +
    Math.cos(angle(a.lat)) * Math.cos(angle(b.lat)) * Math.sin(angle(b.lng - a.lng) / 2) ** 2
  return (2 * 6371.0088 * Math.asin(Math.sqrt(half))) / 1.609344
}

const dimensions = facets.map(({ name }) => name)

function passes(job: IndexedJob, query: IndexQuery, dimension: Dimension): boolean {
  switch (dimension) {
    case 'posted':
      return query.postedWithinDays === null || isWithinDays(job, query, query.postedWithinDays)
    case 'payDay':
    case 'payHour':
      return true
    case 'pay': {
      if (query.payMin === null && query.payMax === null) return true
      const pay = payOf(job)
      if (pay === null) return query.withoutPay
      return pay.most >= (query.payMin ?? 0) && pay.least <= (query.payMax ?? Number.POSITIVE_INFINITY)
    }
    default: {
      const chosen = query.wanted[dimension] ?? []
      return chosen.length === 0 || valuesOf(job, query, dimension).some((value) => chosen.includes(value))
    }
  }
}

function valuesOf(job: IndexedJob, query: IndexQuery, dimension: Dimension): readonly string[] {
  switch (dimension) {
    case 'contract':
      if (job.contractType === 'fixed-term') return ['contract', 'temporary']
      return job.contractType === null ? [] : [job.contractType]
    case 'hours':
      return [...(job.fullTime ? ['full-time'] : []), ...(job.partTime ? ['part-time'] : [])]
    case 'workplace':
      return job.workplace === null ? [] : [job.workplace]
    case 'ir35':
      return [job.ir35]
    case 'industry':
      return job.industry === null ? [] : [job.industry]
    case 'source':
      return job.boards
    case 'poster':
      return [job.poster]
    case 'level':
      return job.level === null ? [] : [job.level]
    case 'sponsor':
      return job.isSponsor ? ['yes'] : []
    case 'posted':
      return [1, 3, 7, 14, 30].filter((days) => isWithinDays(job, query, days)).map(String)
    case 'pay':
      return bandsOf(payOf(job), 'year')
    case 'payDay':
      return bandsOf(payOf(job), 'day')
    case 'payHour':
      return bandsOf(payOf(job), 'hour')
  }
}

/** Each band whose filter would find the pay. */
function bandsOf(pay: { least: number; most: number } | null, unit: PayUnit): string[] {
  if (pay === null) return ['not given']
  const bands = payBandsOf[unit]
  return bands
    .filter((from, i) => {
      const next = bands[i + 1]
      return pay.most >= inYears(from, unit) && (next === undefined || pay.least <= inYears(next, unit))
    })
    .map(String)
}

function payOf({ yearlyMin, yearlyMax }: IndexedJob): { least: number; most: number } | null {
  const ends = [yearlyMin, yearlyMax].filter((end) => end !== null).map((end) => Math.max(0, end))
  return ends.length === 0 ? null : { least: Math.min(...ends), most: Math.max(...ends) }
}

function isWithinDays(job: IndexedJob, { now }: IndexQuery, days: number): boolean {
  return seconds(job.createdAt) >= seconds(now) - days * 86_400
}

function seconds(moment: Date): number {
  return Math.floor(moment.getTime() / 1000)
}

function countValues(values: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1
  return counts
}

function compare(a: Entry, b: Entry, query: IndexQuery, words: AskedWords): number {
  const newest = seconds(b.job.createdAt) - seconds(a.job.createdAt) || b.job.id - a.job.id
  const { where } = query
  const centres = where.kind === 'circles' ? where.circles : (query.centres ?? [])
  switch (query.sort) {
    case 'date':
      return newest
    case 'closing':
      return (a.job.closesOn?.getTime() ?? Infinity) - (b.job.closesOn?.getTime() ?? Infinity) || newest
    case 'salary':
      return (payOf(b.job)?.most ?? -1) - (payOf(a.job)?.most ?? -1) || newest
    case 'title':
      return compareTitles(a.job.title, b.job.title) || newest
    case 'location':
      if (centres.length > 0) return nearest(a.job, centres) - nearest(b.job, centres) || newest
      return rank(b, query, words) - rank(a, query, words) || newest
    case 'match': {
      const isPost = a.job.poster !== 'course' && b.job.poster !== 'course'
      const nearer = isPost && where.kind === 'circles' ? milesTo(a.job, centres) - milesTo(b.job, centres) : 0
      return rank(b, query, words) - rank(a, query, words) || nearer || newest
    }
  }
}

/** As rows say it: 'under a mile', '1 mile', '2 miles'. */
function milesTo(job: IndexedJob, centres: readonly Position[]): number {
  return Math.min(127, Math.round(nearest(job, centres) / 160.9344))
}

/** In steps of ten metres: what is nearer together than that is equally far. */
function nearest(job: IndexedJob, centres: readonly Position[]): number {
  const miles = job.positions.flatMap((position) => centres.map((centre) => milesBetween(position, centre)))
  return Math.round(Math.min(...miles) * 160.9344)
}

function compareTitles(a: string, b: string): number {
  const key = (title: string) =>
    title
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/^[^\p{L}\p{N}]+/u, '')
  return key(a) < key(b) ? -1 : Number(key(a) > key(b))
}

/** As far apart as they were typed, one word more at the most, or turned round. */
function isNear(
  title: ReadonlyMap<string, readonly number[]>,
  { terms, gaps }: NonNullable<AskedWords['near']>,
): boolean {
  return terms.slice(1).every((term, i) => {
    const gap = gaps[i + 1]!
    const allowed = new Set([gap, gap + 1, gap === 1 ? -2 : -1])
    return (title.get(terms[i]!) ?? []).some((place) =>
      (title.get(term) ?? []).some((other) => allowed.has(other - place)),
    )
  })
}

/** Title tiers, the age of 30 days, and what the page says about both. */
function rank(entry: Entry, query: IndexQuery, words: AskedWords): number {
  if (entry.job.poster === 'course') return -1
  const isFresh = isWithinDays(entry.job, query, 30)
  if (words.groups.length === 0 && words.phrases.length === 0) return isFresh ? 1 : 0
  const reached = tierOf(entry, words)
  if (reached >= 5) return 10 + (isFresh ? 8 : 0) + reached
  return 2 * reached + Number(isFresh)
}

function tierOf({ terms: { title, titleLength } }: Pick<Entry, 'terms'>, words: AskedWords): number {
  const { groups, phrases, inOrder, length, job } = words
  const own = groups.map((group) => group.own.some((terms) => terms.every((term) => title.has(term))))
  const related = groups.map((group) => group.related.some((term) => title.has(term.replace(/^t:/, ''))))
  const quoted = phrases.map((phrase) => hasPhrase(title, phrase))
  const single = groups.flatMap((group) => group.own.flat()).some((term) => title.has(term))
  const wanted = length + phrases.reduce((sum, phrase) => sum + phrase.terms.length, 0)
  const isJob = (terms: readonly string[]) => terms.some((term) => title.has(term))

  if (own.every(Boolean) && quoted.every(Boolean)) {
    if (job !== null && !isJob(job.own)) return 5
    if (titleLength === wanted) return 8
    if (inOrder !== null && hasPhrase(title, inOrder)) return 7
    return words.near === null || isNear(title, words.near) ? 6 : 5
  }
  const isForJob = job === null || isJob(job.related)
  if (isForJob && own.every((has, i) => has || related[i]) && quoted.every(Boolean)) return 4
  const isOfEmployer = (forms: readonly string[]) => forms.length > 0 && forms.every((form) => title.has(`e:${form}`))
  const hasEmployer = [
    ...groups.map((group, i) => own[i] || isOfEmployer(group.employer)),
    ...phrases.map((phrase, i) => quoted[i] || isOfEmployer(orderedFormsOf(phrase.text))),
  ]
  if (isForJob && hasEmployer.every(Boolean)) return 3
  return single || related.some(Boolean) || quoted.some(Boolean) ? 2 : 0
}

function isMention(
  entry: Pick<Entry, 'terms'>,
  { titlesOnly }: Pick<IndexQuery, 'titlesOnly'>,
  words: string,
): boolean {
  const isWanted = titlesOnly === 'of-a-job' ? namesJob(words) : titlesOnly === true
  return isWanted && [0, 2, 5].includes(tierOf(entry, readQuery(words)))
}

function correct(entries: readonly Entry[], typed: string, { groups }: AskedWords): string {
  const known = new Map(entries.flatMap(({ terms }) => [...terms.title.keys()].map((term) => [term, 1] as const)))
  return groups.reduce((text, { own, related, typed: word }) => {
    const term = own[0]![0]!
    const isUnknown =
      own.flat().length === 1 && related.length === 0 && !entries.some(({ terms }) => terms.all.has(term))
    const meant = isUnknown && term.length >= 4 ? nearestWord(term, known) : null
    return meant === null ? text : text.replace(word, meant)
  }, typed)
}
