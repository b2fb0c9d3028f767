import type { BoardId } from '../contract/boards/boards.ts'
import type { WantedSearch } from '../contract/job-searches/api.ts'
import type { Showcase } from '../contract/home/home.ts'
import type { ExtraPlaces, Gazetteer, PlaceAnswer } from '../engines/places/index.ts'
import { askedBySearch } from './asked-above.ts'
import { appliedBy } from './boards/appliers.ts'
import { boards as boardRegistry } from './boards/boards.ts'
import { ledgerName } from './boards/ledger-name.ts'
import type { Outward } from './boards/outward.ts'
import { countCalls, type CallFigures } from './boards/sources-health.ts'
import type { BoardInUse } from './boards/which-boards.ts'
import { findShowcase } from './home/index.ts'
import { createAskings } from './job-searches/askings.ts'
import type { FindDeps } from './job-searches/find-jobs.ts'
import { boardQuery, standingProgress, type LiveDeps } from './job-searches/live-search.ts'
import { withSpelling } from './job-searches/place-spelling.ts'
import { startBulkIndexing, type BulkIndexing } from './job-searches/postgres-index/bulk-indexing.ts'
import { createPostgresIndex, createSearchOnlyIndex } from './job-searches/postgres-index/index.ts'
import { rebuildIndex } from './job-searches/postgres-index/rebuild.ts'
import { createSearchCounts, mostWanted, trendingSearches, type SearchCounts } from './job-searches/search-counts.ts'
import { refreshTitles, suggestTitles } from './job-searches/suggestions.ts'
import { indexingBy } from './jobs/index-jobs.ts'
import type { IndexedJob } from './jobs/job.ts'
import type { JobIndex } from './jobs/job-index.ts'
import { countOpen, type OpenCounts } from './jobs/queries.ts'
import type { StoreDeps } from './jobs/store-ads.ts'
import { mappingOf } from './jobs/to-listing.ts'
import { loadExtraPlaces, createPostcodes } from './places/index.ts'
import { createGazetteer } from './places/gazetteer.ts'
import { keptCount } from './platform/kept-count.ts'
import type { Platform } from './platform/platform.ts'

/** What finding jobs stands on, and what is counted of it. */
export type SearchServices = {
  gazetteer: Gazetteer
  /** What the gazetteer knows by import: a process of its own that needs one makes it of the same. */
  extraPlaces: ExtraPlaces
  /** The place of a search: with the exact position of a full postcode, where it is known or may be asked for. */
  searchedPlace: (text: string) => Promise<PlaceAnswer>
  index: JobIndex
  store: StoreDeps
  live: LiveDeps
  find: FindDeps
  searchCounts: SearchCounts
  /** As they were counted last, by whichever process. */
  openCounts: () => Promise<OpenCounts>
  /** What the boards' calls of the last days tell, as it was counted last, by whichever process. */
  callFigures: () => Promise<CallFigures>
  /** The searches that most people made, and the titles that more than usual did, as they were counted last, by whichever process. */
  mostWanted: () => Promise<WantedSearch[]>
  trending: () => Promise<WantedSearch[]>
  /** What the home page shows, as it was counted last, by whichever process. */
  showcase: () => Promise<Showcase>
  suggestTitles: (text: string) => Promise<string[]>
  refreshTitles: () => Promise<void>
  /** On before many ads come in at once, off after. */
  startBulkIndexing: () => Promise<BulkIndexing>
  /** @returns How many jobs are in the new index. */
  rebuildIndex: (jobs: AsyncIterable<IndexedJob[]>) => Promise<number>
}

type Given = Pick<Platform, 'config' | 'clock' | 'log' | 'db' | 'direct' | 'readers' | 'say'> & {
  boards: readonly BoardInUse[]
  outward: Outward
}

export async function createSearchServices(given: Given): Promise<SearchServices> {
  const { config, clock, log, db, direct, readers, say, boards, outward } = given
  const extraPlaces = await loadExtraPlaces(db)
  const gazetteer = createGazetteer(extraPlaces)
  const index = createPostgresIndex(db)
  const postcodes = createPostcodes({ db, clock, log, isOnline: config.postcodes })
  const searchedPlace = async (text: string): Promise<PlaceAnswer> =>
    await postcodes.refine(withSpelling(text, gazetteer.resolve(text)))
  const store: StoreDeps = {
    db,
    log,
    resolvePlace: gazetteer.resolve,
    toListing: mappingOf(boardRegistry),
    ...indexingBy(index, say),
    say,
  }
  const live: LiveDeps = { store, outward, boards, clock, log, askings: createAskings() }
  const counts = countsOf(given)
  const find: FindDeps = {
    db,
    read() {
      const reading = readers.one()
      return { db: reading, index: createSearchOnlyIndex(reading) }
    },
    searchedPlace,
    ...askedBySearch(clock),
    sandboxUrl: config.sandboxUrl?.replace(/\/$/u, '') ?? null,
    fillsIn: (board) => appliedBy(board, { boards, termsSeen: config.termsSeen }) !== null,
    boardName: (board: BoardId) => names.get(board) ?? ownNames[board] ?? board,
    held: counts.openCounts,
    progress: async (search, place) => await standingProgress({ ...live, db }, boardQuery(search, place)),
  }
  return {
    gazetteer,
    extraPlaces,
    searchedPlace,
    index,
    store,
    live,
    find,
    searchCounts: createSearchCounts({ db, gazetteer, log }),
    ...counts,
    showcase: keptCount(
      { db, clock },
      {
        name: 'showcase',
        seconds: 300,
        count: async () => await findShowcase({ db: readers.one(), clock, gazetteer, find }),
      },
    ),
    suggestTitles: async (text) => await suggestTitles(readers.one(), text, clock.now()),
    refreshTitles: async () => await refreshTitles(db),
    startBulkIndexing: async () => await startBulkIndexing(direct),
    rebuildIndex: async (jobs) => await rebuildIndex(direct, jobs),
  }
}

type Counts = Pick<SearchServices, 'openCounts' | 'callFigures' | 'mostWanted' | 'trending'>

function countsOf({ db, clock, readers, boards }: Given): Counts {
  /** Weeks of searches, for the frame of every page: they change little in minutes. */
  const popular = (name: string, find: typeof mostWanted) =>
    keptCount(
      { db, clock },
      { name, seconds: 300, oldest: 60, count: async () => await find(readers.one(), clock.now()) },
    )
  return {
    openCounts: keptCount(
      { db, clock },
      { name: 'open', seconds: 60, count: async () => await countOpen(readers.one()) },
    ),
    callFigures: keptCount(
      { db, clock },
      {
        name: 'board calls',
        seconds: 60,
        // The page of sources says when a board answered last.
        oldest: 60,
        count: async () => await countCalls(readers.one(), boards.map(ledgerName), clock.now()),
      },
    ),
    mostWanted: popular('most wanted', mostWanted),
    trending: popular('trending', trendingSearches),
  }
}

const names = new Map(boardRegistry.map((board) => [board.id, board.name]))

/** Sources that are no board of the registry. */
const ownNames: Partial<Record<BoardId, string>> = { rolecall: 'Rolecall', import: 'Imported' }
