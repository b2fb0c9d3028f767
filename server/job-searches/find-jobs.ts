import type { Alert } from '../../contract/texts/alert.ts'
import type { BoardId } from '../../contract/boards/boards.ts'
import type { OwnAd } from '../../contract/jobs/own-ad.ts'
import { facets } from '../../contract/job-searches/filters/index.ts'
import type { BoardProgress } from '../../contract/boards/progress.ts'
import { searchLimits, type JobSearch } from '../../contract/job-searches/job-searches.ts'
import { avoidedBecause, type AvoidableJob } from '../../contract/avoided/avoided.ts'
import { alert, messages } from '../../contract/texts/messages.ts'
import { headingOf } from '../../contract/job-searches/heading.ts'
import type { Results } from '../../contract/job-searches/results.ts'
import { boundsOf, resultsAddress } from '../../contract/job-searches/results-address.ts'
import { avoidedBy } from '../avoided/avoided.ts'
import { ownMarksOf, type MarksDeps } from './own-marks.ts'
import { cutAtWord, isCutAd } from '../jobs/cut-ad.ts'
import { plainText } from '../jobs/plain-text.ts'
import { presentJob } from '../jobs/present-job.ts'
import { jobsByIds, type JobRow } from '../jobs/queries.ts'
import { sponsorsAmong } from '../sponsors/sponsors.ts'
import { stopIfLeft } from '../platform/calls/client-left.ts'
import type { Place, PlaceAnswer } from '../places/place.ts'
import { isArea } from '../places/bonds.ts'
import { placesOf, whereOf } from '../places/where.ts'
import type { Database } from '../platform/database.ts'
import type { Reading } from '../platform/readers.ts'
import { unlessDown } from '../platform/unless-down.ts'
import { presentFacets } from './facets.ts'
import { indexQuery } from './index-query.ts'
import { hiddenFrom } from './irrelevant.ts'
import type { FacetCounts, IndexAnswer, JobIndex } from '../jobs/job-index.ts'
import { asTyped, type MeantFilter } from './meant-filters.ts'
import { withoutOneWord } from './relaxed.ts'
import { noPage, pageOf } from './page-of-results.ts'
import { findSnapshot, keepSnapshot } from './snapshots.ts'
import { snippetOf } from './snippet.ts'
import { unknownWords } from './unknown-words.ts'
import { whereWords } from './where-words.ts'
import { whyHere } from './why-here.ts'
import { widerSearches } from './wider-searches.ts'
import { currencyOf } from '../../contract/places/countries.ts'

type SearchSource = { db: Reading; index: Pick<JobIndex, 'search'> }

export type FindDeps = MarksDeps & {
  db: Database
  /** What one search reads from: the primary or a replica of it. */
  read: () => SearchSource
  searchedPlace: (text: string) => Promise<PlaceAnswer>
  boardName: (board: BoardId) => string
  /** The extra details of an ad that was posted here, or null for any other job. */
  ownAdOf: (db: Reading, id: string) => Promise<OwnAd | null>
  /** Whether we can fill in the form of a board, see applications/ways.ts. */
  fillsIn: (board: BoardId) => boolean
  /** Where the demo boards are played; null: nowhere. */
  sandboxUrl: string | null
  held: () => Promise<{ jobs: number; ads: number }>
  /** The boards' lines as they stand, and whether all of them have been asked about this search. */
  progress: (search: JobSearch, place: PlaceAnswer) => Promise<{ boards: BoardProgress[]; isDecided: boolean }>
}

/** One page of jobs for a search, from the index alone: nothing here waits for a board. */
export async function findJobs(
  deps: FindDeps,
  given: {
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
  },
): Promise<Results> {
  const { search, typed = { search, turned: [] }, visitor, userId, now, seen = null, signal = null } = given
  // All of one search reads from the same place: what the index finds there is there.
  const { db, index } = deps.read()
  const place = await deps.searchedPlace(search.jobLocation)
  const { radiusMiles } = boundsOf(search)
  const [without, progress, held, avoided, snapshot] = await Promise.all([
    unlessDown(hiddenFrom(deps.db, visitor), () => []),
    // Without the primary what is known of the boards waits; what a replica has is found.
    unlessDown(deps.progress(search, place), () => ({ boards: [], isDecided: false })),
    unlessDown(deps.held(), () => ({ jobs: 0, ads: 0 })),
    userId === null ? [] : avoidedBy(deps.db, userId),
    seen === null ? null : unlessDown(findSnapshot(deps.db, { token: seen, search, now }), () => null),
  ])
  stopIfLeft(signal)
  const where = whereOf(place, radiusMiles)
  const places = placesOf(place)
  const [first] = places
  const isOfOne = places.every(({ country }) => country === first?.country)
  const currency = currencyOf(isOfOne ? (first?.country ?? null) : null)
  // The middle of a country is near to nothing that anyone asks for.
  const centres = places.filter(({ kind }) => kind !== 'country')
  const query = where && indexQuery(search, { where, centres, without, now, pageSize: searchLimits.pageSize })
  const shown = query
    ? await pageOf(index, query, { snapshot, mayLoosen: search.noIR })
    : { ...noPage, strict: noAnswer, answer: noAnswer }
  const { strict } = shown
  const isFallback = shown.answer !== strict
  stopIfLeft(signal)
  // While boards are asked they may have all of the words.
  const mayRelax = query !== null && shown.answer.total === 0 && progress.isDecided
  const relaxed = mayRelax ? await withoutOneWord(index, query) : null
  const answer = relaxed?.answer ?? shown.answer
  stopIfLeft(signal)
  const token = shown.toKeep
    ? await unlessDown(
        keepSnapshot(deps.db, {
          search,
          found: { ids: shown.toKeep, total: answer.total },
          of: shown.isPinned && seen !== null && snapshot !== null ? { token: seen, upTo: snapshot.upTo } : null,
          now,
        }),
        () => null,
      )
    : shown.isPinned
      ? seen
      : null
  const areBoardsAsked = async (wider: JobSearch) => {
    const { isDecided } = await unlessDown(
      deps.progress(
        wider,
        wider.jobLocation === search.jobLocation ? place : await deps.searchedPlace(wider.jobLocation),
      ),
      () => ({ isDecided: false }),
    )
    return isDecided
  }
  const wider =
    query && strict.total < searchLimits.few ? await widerSearches(index, query, search, areBoardsAsked) : []
  const unknown = mayRelax ? await unknownWords(db, search.jobTitle) : []
  stopIfLeft(signal)
  const found = await jobsByIds(db, relaxed?.answer.ids ?? shown.ids)
  // Left out of the page, not of the counts: those are the index's, and the page says how many it left out.
  const rows = found.filter((row) => avoidedBecause(avoidable(row), avoided, 'show') === null)
  const sponsors = await sponsorsAmong(
    db,
    rows.map(({ employer }) => employer),
  )
  const mine = await ownMarksOf(deps, deps.db, { userId, jobIds: rows.map(({ id }) => id) })
  const near = where?.kind === 'circles' ? where.circles : places.filter((one) => !isArea(one))

  return {
    jobs: rows.map((row) =>
      presentJob(row, {
        boardName: deps.boardName,
        fillsIn: deps.fillsIn,
        showLinks: userId !== null,
        mine: mine(row.id),
        isSponsor: row.employer !== null && sponsors.has(row.employer),
        sandboxUrl: deps.sandboxUrl,
        near,
        radiusMiles: places.every((one) => !isArea(one)) ? radiusMiles : null,
        now,
        snippet: snippetOf(
          plainText(isCutAd(row) ? cutAtWord(row.description) : row.description),
          answer.understoodAs.marks,
        ),
        why: whyHere(row.title, answer.understoodAs.corrected?.to ?? relaxed?.words ?? search.jobTitle, row),
        whole: false,
      }),
    ),
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
    understoodAs: {
      added: [...answer.understoodAs.added],
      corrected: answer.understoodAs.corrected && {
        ...answer.understoodAs.corrected,
        asTypedAddress: resultsAddress({ ...search, jobTitle: `"${search.jobTitle.replaceAll('"', '')}"`, page: 1 }),
      },
      place: correctedPlace(place, search),
      turned:
        typed.turned.length === 0
          ? null
          : { words: [...typed.turned], asTypedAddress: resultsAddress(asTyped(typed.search, typed.turned)) },
      unknown,
      without: relaxed?.without ?? null,
    },
    wider,
    adsSearched: { held: held.ads, reported: sumReported(progress.boards) },
    boards: progress.boards,
    isDemo: rows.some((row) => row.is_demo),
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

function notices(
  place: PlaceAnswer,
  { found, isFallback, isDecided }: { found: number; isFallback: boolean; isDecided: boolean },
): Alert[] {
  if (place.kind === 'abroad') return [alert('warning', messages.placeAbroad(place.name))]
  if (place.kind === 'unknown') return []
  if (isFallback) return [alert('warning', messages.fallbackJobs)]
  return found === 0 && isDecided ? [alert('warning', messages.noJobs)] : []
}

function correctedPlace(place: PlaceAnswer, search: JobSearch): Results['understoodAs']['place'] {
  if (place.kind !== 'found' || place.correctedFrom === undefined) return null
  const asTypedAddress = resultsAddress({ ...search, jobLocation: `"${place.correctedFrom}"`, page: 1 })
  return { from: place.correctedFrom, to: place.place.name, asTypedAddress }
}

function presentPlace(place: PlaceAnswer, search: JobSearch): Results['place'] {
  const offer = (label: string) => ({ label, address: resultsAddress({ ...search, jobLocation: label, page: 1 }) })
  switch (place.kind) {
    case 'found':
      return {
        kind: place.place.kind === 'remote' ? 'remote' : 'found',
        label: place.place.label,
        others: namesakes(place).map((other) => offer(other.label)),
      }
    case 'several':
      return { kind: 'several', label: place.places.map((one) => one.label).join(' or '), others: [] }
    case 'anywhere':
      return { kind: 'anywhere', label: 'Anywhere', others: [] }
    case 'abroad':
      return { kind: 'abroad', label: place.name, others: [] }
    case 'unknown':
      return {
        kind: 'unknown',
        label: search.jobLocation.replaceAll('"', ''),
        others: place.nearest.slice(0, 5).map((one) => offer(one.label)),
      }
  }
}

/** Other places of the name that was typed: Newport in Wales, Newport on Wight. Its own county is no other place. */
function namesakes({ place, others }: Extract<PlaceAnswer, { kind: 'found' }>): Place[] {
  return others
    .filter((other) => other.name === place.name && other.label !== place.label && !place.areas.includes(other.id))
    .slice(0, 5)
}

function sumReported(boards: readonly BoardProgress[]): number | null {
  const known = boards.map((board) => board.found).filter((found) => found !== null)
  return known.length === 0 ? null : known.reduce((sum, found) => sum + found, 0)
}
