import type { OwnAd } from '../../contract/jobs/own-ad.ts'
import { facets } from '../../contract/job-searches/filters/index.ts'
import type { BoardProgress } from '../../contract/boards/progress.ts'
import { searchLimits, type JobSearch } from '../../contract/job-searches/job-searches.ts'
import { avoidedBecause, type AvoidableJob } from '../../contract/avoided/avoided.ts'
import { headingOf } from '../../contract/job-searches/heading.ts'
import type { Results } from '../../contract/job-searches/results.ts'
import { boundsOf } from '../../contract/job-searches/results-address.ts'
import { avoidedBy } from '../avoided/index.ts'
import { jobsByIds, type JobRow } from '../jobs/queries.ts'
import { stopIfLeft } from '../platform/calls/client-left.ts'
import { placesOf, whereOf, type PlaceAnswer } from '../../engines/places/index.ts'
import type { Database } from '../platform/database.ts'
import type { Reading } from '../platform/readers.ts'
import { unlessDown } from '../platform/unless-down.ts'
import { presentFacets } from './facets.ts'
import { indexQuery } from './index-query.ts'
import { hiddenFrom } from './irrelevant.ts'
import type { FacetCounts, IndexAnswer, IndexQuery, JobIndex } from '../jobs/job-index.ts'
import { otherNameSearches } from './other-names.ts'
import type { MeantFilter } from '../../engines/words/index.ts'
import { withoutOneWord } from './relaxed.ts'
import { noPage, pageOf, type PageOfResults } from './page-of-results.ts'
import { notices, presentPlace, presentUnderstanding, sumReported } from './present-results.ts'
import { shownJobs, type ShownJobsDeps } from './shown-jobs.ts'
import { findSnapshot, keepSnapshot, type Snapshot } from './snapshots.ts'
import { unknownWords } from './unknown-words.ts'
import { whereWords } from './where-words.ts'
import { widerSearches } from './wider-searches.ts'
import { currencyOf } from '../../contract/places/countries.ts'

type SearchSource = { db: Reading; index: Pick<JobIndex, 'search'> }

export type FindDeps = ShownJobsDeps & {
  db: Database
  /** What one search reads from: the primary or a replica of it. */
  read: () => SearchSource
  searchedPlace: (text: string) => Promise<PlaceAnswer>
  /** The extra details of an ad that was posted here, or null for any other job. */
  ownAdOf: (db: Reading, id: string) => Promise<OwnAd | null>
  held: () => Promise<{ jobs: number; ads: number }>
  /** The boards' lines as they stand, and whether all of them have been asked about this search. */
  progress: (search: JobSearch, place: PlaceAnswer) => Promise<Progress>
}

type Progress = { boards: BoardProgress[]; isDecided: boolean }

type Given = {
  search: JobSearch
  /** The search as the person made it, and what became of words that name no job; left out: it is `search`. */
  typed?: { search: JobSearch; turned: readonly MeantFilter[] }
  visitor: string | null
  /** Who is logged in, and sees where the ads are (C7); null: nobody. */
  userId: string | null
  now: Date
  /** Of the results that these are another page or another view of; null: of none. */
  seen?: string | null
  /** Of the client: when it leaves, no further statement is begun for it. Null: nobody leaves. */
  signal?: AbortSignal | null
}

/** One page of jobs for a search, from the index alone: nothing here waits for a board. */
export async function findJobs(deps: FindDeps, given: Given): Promise<Results> {
  const { search, typed = { search, turned: [] }, userId, now, seen = null, signal = null } = given
  // All of one search reads from the same place: what the index finds there is there.
  const { db, index } = deps.read()
  const place = await deps.searchedPlace(search.jobLocation)
  const { hidden, progress, held, avoided, snapshot } = await whatIsKnown(deps, place, given)
  stopIfLeft(signal)

  const { query, where, places, currency } = asQuery(search, place, { hidden, now })
  const shown = await pageFor(index, query, { search, snapshot })
  stopIfLeft(signal)
  // While boards are asked they may have all of the words.
  const mayRelax = query !== null && shown.answer.total === 0 && progress.isDecided
  const relaxed = mayRelax ? await withoutOneWord(index, query) : null
  const answer = relaxed?.answer ?? shown.answer
  stopIfLeft(signal)

  const token = await keepOrder(deps.db, shown, { search, snapshot, seen, now, total: answer.total })
  const isFew = query !== null && shown.strict.total < searchLimits.few
  const wider = isFew ? await widerSearches(index, query, search, areBoardsAsked(deps, search, place)) : []
  const { added } = shown.strict.understoodAs
  const otherNames =
    query !== null && search.page === 1
      ? await otherNameSearches({ db, index }, { query, search, added, counted: isFew })
      : []
  const unknown = mayRelax ? await unknownWords(db, search.jobTitle) : []
  stopIfLeft(signal)

  const found = await jobsByIds(db, relaxed?.answer.ids ?? shown.ids)
  // Left out of the page, not of the counts: those are the index's, and the page says how many it left out.
  const rows = found.filter((row) => avoidedBecause(avoidable(row), avoided, 'show') === null)
  const jobs = await shownJobs({ ...deps, read: db }, rows, {
    userId,
    marks: answer.understoodAs.marks,
    words: answer.understoodAs.corrected?.to ?? relaxed?.words ?? search.jobTitle,
    where,
    places,
    radiusMiles: boundsOf(search).radiusMiles,
    now,
  })

  const isFallback = shown.answer !== shown.strict
  return {
    jobs,
    leftOut: found.length - rows.length,
    total: answer.total,
    later: answer.later,
    mentioned: answer.mentioned,
    seen: token,
    page: search.page,
    pageSize: searchLimits.pageSize,
    pages: Math.ceil((relaxed?.answer.total ?? shown.rows) / searchLimits.pageSize),
    search,
    place: presentPlace(place, search),
    heading: headingOf({
      jobTitle: search.jobTitle,
      where: whereWords(search, place),
      total: answer.total,
      asking: progress.isDecided ? 0 : progress.boards.length,
    }),
    where: whereWords(search, place),
    facets: presentFacets(answer.facets, search, { boardName: deps.boardName, currency }),
    currency,
    withoutPayCount: answer.withoutPayCount,
    isFallback,
    notices: notices(place, { found: answer.total, isFallback, isDecided: progress.isDecided }),
    understoodAs: presentUnderstanding(search, {
      place,
      understoodAs: answer.understoodAs,
      typed,
      unknown,
      without: relaxed?.without ?? null,
    }),
    wider,
    otherNames,
    adsSearched: { held: held.ads, reported: sumReported(progress.boards) },
    boards: progress.boards,
    isDemo: rows.some((row) => row.is_demo),
  }
}

/** All that is known before the index is asked. Without the primary what is known of the boards waits; what a replica has is found. */
async function whatIsKnown(deps: FindDeps, place: PlaceAnswer, { search, visitor, userId, now, seen = null }: Given) {
  const [hidden, progress, held, avoided, snapshot] = await Promise.all([
    unlessDown(hiddenFrom(deps.db, visitor), () => []),
    unlessDown(deps.progress(search, place), (): Progress => ({ boards: [], isDecided: false })),
    unlessDown(deps.held(), () => ({ jobs: 0, ads: 0 })),
    userId === null ? [] : avoidedBy(deps.db, userId),
    seen === null ? null : unlessDown(findSnapshot(deps.db, { token: seen, search, now }), () => null),
  ])
  return { hidden, progress, held, avoided, snapshot }
}

/** The search as the index asks it; null where there is nowhere to search in. */
function asQuery(search: JobSearch, place: PlaceAnswer, { hidden, now }: { hidden: number[]; now: Date }) {
  const where = whereOf(place, boundsOf(search).radiusMiles)
  const places = placesOf(place)
  // The middle of a country is near to nothing that anyone asks for.
  const centres = places.filter(({ kind }) => kind !== 'country')
  const query = where && indexQuery(search, { where, centres, without: hidden, now, pageSize: searchLimits.pageSize })
  const [first] = places
  const isInOne = places.every(({ country }) => country === first?.country)
  return { query, where, places, currency: currencyOf(isInOne ? (first?.country ?? null) : null) }
}

async function pageFor(
  index: SearchSource['index'],
  query: IndexQuery | null,
  { search, snapshot }: { search: JobSearch; snapshot: Snapshot | null },
) {
  if (query === null) return { ...noPage, strict: noAnswer, answer: noAnswer }
  return await pageOf(index, query, { snapshot, mayLoosen: search.noIR })
}

/** Keeps the order of a list, so that its other pages continue it. @returns the token that names it; null: there is none. */
async function keepOrder(
  db: Database,
  { toKeep, isPinned }: PageOfResults,
  given: { search: JobSearch; snapshot: Snapshot | null; seen: string | null; now: Date; total: number },
): Promise<string | null> {
  const { search, snapshot, seen, now, total } = given
  if (toKeep === null) return isPinned ? seen : null
  const of = isPinned && seen !== null && snapshot !== null ? { token: seen, upTo: snapshot.upTo } : null
  return await unlessDown(keepSnapshot(db, { search, found: { ids: toKeep, total }, of, now }), () => null)
}

/** Of wider searches, some of which are for another place. */
function areBoardsAsked(deps: FindDeps, search: JobSearch, place: PlaceAnswer): (wider: JobSearch) => Promise<boolean> {
  return async (wider) => {
    const isElsewhere = wider.jobLocation !== search.jobLocation
    const at = isElsewhere ? await deps.searchedPlace(wider.jobLocation) : place
    const { isDecided } = await unlessDown(deps.progress(wider, at), () => ({ isDecided: false }))
    return isDecided
  }
}

function avoidable({ title, employer, poster, description }: JobRow): AvoidableJob {
  return { jobTitle: title, employer, poster, jobDescription: description }
}

const noCounts = Object.fromEntries(facets.map(({ name }) => [name, {}])) as FacetCounts

/** For a place that we cannot search in. */
const noAnswer: IndexAnswer = {
  ids: [],
  total: 0,
  totalIsExact: true,
  later: 0,
  mentioned: 0,
  facets: noCounts,
  withoutPayCount: 0,
  understoodAs: { marks: [], added: [], corrected: null },
}
