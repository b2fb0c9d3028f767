import { join } from 'node:path'
import type { BoardId } from '../contract/boards/boards.ts'
import type { WantedSearch } from '../contract/job-searches/api.ts'
import type { Showcase } from '../contract/home/home.ts'
import { hideFromAlerts, unhideFromAlerts } from './alerts/not-for-me.ts'
import { alertsToConfirm, joinAlerts } from './alerts/join-alerts.ts'
import { isAlertOn } from './alerts/own-alerts.ts'
import { heldLoginsOf, letLoginGo, wakeForLogin } from './applications/held-logins.ts'
import type { SentHere } from './applications/history.ts'
import { appliedAmong } from './applications/vacancy.ts'
import { appliedBy } from './boards/appliers.ts'
import { appliedHereAmong, candidatesOf, countApplied, wasAppliedTo } from './candidates/queries.ts'
import { mayPlayAnswer, mayTranscribeAnswer } from './candidates/recordings.ts'
import { sentHere } from './candidates/sent-here.ts'
import type { AppliedElsewhere } from './candidates/form.ts'
import { boards as boardRegistry } from './boards/boards.ts'
import { readCompanyBoards } from './boards/company-boards.ts'
import { ledgerName } from './boards/ledger-name.ts'
import { createOutward, type Outward } from './boards/outward.ts'
import { sandboxCompanies } from './boards/sandbox-companies.ts'
import { countCalls, type CallFigures } from './boards/sources-health.ts'
import { whichBoards, type BoardInUse } from './boards/which-boards.ts'
import { createRegister, type Register } from './companies/company-register.ts'
import type { TitlesOfRuns } from './companies/statements.ts'
import type { HeldLoginsOf, LetLoginGo, WakeForLogin } from './credentials/held.ts'
import { createVault, type Vault } from './credentials/vault.ts'
import { pressWithChromium, type Press } from './cvs/export/press.ts'
import { findShowcase } from './home/find-showcase.ts'
import { createHumanCheck, type HumanCheck } from './human-check/human-check.ts'
import { createAskings } from './job-searches/askings.ts'
import type { FindDeps } from './job-searches/find-jobs.ts'
import type { JobIndex } from './jobs/job-index.ts'
import { createSearchCounts, mostWanted, trendingSearches, type SearchCounts } from './job-searches/search-counts.ts'
import { boardQuery, standingProgress, type LiveDeps } from './job-searches/live-search.ts'
import { startBulkIndexing, type BulkIndexing } from './job-searches/postgres-index/bulk-indexing.ts'
import { rebuildIndex } from './job-searches/postgres-index/rebuild.ts'
import type { IndexedJob } from './jobs/job.ts'
import { createPostgresIndex, createSearchOnlyIndex } from './job-searches/postgres-index/index.ts'
import { moveApplications, renewVacancyKeys } from './applications/follow-ads.ts'
import { moveLetters } from './cover-letters/follow-ads.ts'
import { moveIrrelevantMarks } from './job-searches/irrelevant.ts'
import { moveShortlistEntries } from './shortlists/follow-ads.ts'
import { applicationsOfAds } from './candidates/for-ads.ts'
import { createFeedFetcher, type FetchFeed } from './job-ads/feed-in/fetch-feed.ts'
import { readFeedInChild, type TakeFeedApart } from './job-ads/feed-in/read-in-child.ts'
import type { AdApplications } from './job-ads/ad-applications.ts'
import type { Applied } from './job-ads/applied.ts'
import { mayPlayOfAds } from './job-ads/may-play.ts'
import { mayTranscribeOfAds } from './job-ads/may-transcribe.ts'
import { ownAdOf } from './job-ads/own-ad.ts'
import { titlesOfRuns } from './job-ads/queries.ts'
import { indexJobs } from './jobs/index-jobs.ts'
import { mappingOf } from './jobs/to-listing.ts'
import { countOpen, type OpenCounts } from './jobs/queries.ts'
import type { StoreDeps } from './jobs/store-ads.ts'
import { withSpelling } from './job-searches/place-spelling.ts'
import { refreshTitles, suggestTitles } from './job-searches/suggestions.ts'
import type { ExtraPlaces, Gazetteer, PlaceAnswer } from '../engines/places/index.ts'
import { createPostcodes } from './places/postcodes.ts'
import { loadExtraPlaces } from './places/extra-places.ts'
import { noteChangedJobs } from './statistics/changed-jobs.ts'
import { mayPlayOfQuestions } from './questions/may-play.ts'
import { mayTranscribeOfQuestions } from './questions/may-transcribe.ts'
import { triesOfQuestions } from './questions/tries.ts'
import type { Batch } from './platform/batch.ts'
import { systemClock, type Clock } from './platform/clock.ts'
import type { Config } from './platform/config.ts'
import { connect } from './platform/database.ts'
import { checkSessionSettings } from './platform/session-settings.ts'
import { createProvider, type Provider } from './payments/provider.ts'
import { createPageViews } from './page-views/count-page-view.ts'
import { keptCount } from './platform/kept-count.ts'
import { createRequestCounts, type RequestCounts } from './platform/limits/request-counts.ts'
import type { Platform } from './platform/platform.ts'
import type { Log } from './platform/log.ts'
import { createFiles } from './platform/files/create-files.ts'
import { createReaders } from './platform/readers.ts'
import { createSecrets } from './platform/secrets.ts'
import { sendTasks } from './platform/tasks.ts'
import { createVirusScanner } from './platform/virus-scanner.ts'
import { createSaveAtLogin } from './shortlists/save-at-login.ts'
import { shortlistedAmong } from './shortlists/shortlist.ts'
import type { MayPlay } from './recordings/may-play.ts'
import type { MayTranscribe } from './recordings/may-transcribe.ts'
import type { TriesOf } from './recordings/tries.ts'
import type { AlertsToConfirm, JoinAlerts } from './users/join-alerts.ts'
import type { SaveAtLogin } from './users/save-at-login.ts'
import type { WaysIn } from './users/ways-in.ts'
import { personalData } from './personal-data.ts'
import { waysIn } from './ways-in.ts'
import { createLoad, type Load } from './web/overload/load.ts'
import type { IsAlertOn } from './outbox/send-message.ts'
import { createTransports, type Transports } from './outbox/transports.ts'
import { createGazetteer } from './places/gazetteer.ts'

/** All that handlers, tasks and commands stand on. */
export type Services = Platform & {
  gazetteer: Gazetteer
  /** What the gazetteer knows by import: a process of its own that needs one makes it of the same. */
  extraPlaces: ExtraPlaces
  /** The place of a search: with the exact position of a full postcode, where it is known or may be asked for. */
  searchedPlace: (text: string) => Promise<PlaceAnswer>
  index: JobIndex
  boards: readonly BoardInUse[]
  outward: Outward
  store: StoreDeps
  live: LiveDeps
  find: FindDeps
  pageViews: Batch<number>
  searchCounts: SearchCounts
  /** Of this process; all of them meet in the database. */
  requestCounts: RequestCounts
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
  /** Takes passwords of job boards in; what opens them is not here. */
  vault: Vault
  /** Prints CVs and letters. */
  press: Press
  humanCheck: HumanCheck
  /** How much work this process has taken on. */
  load: Load
  companyRegister: Register
  /** The way out to companies' own feeds. */
  fetchFeed: FetchFeed
  /** What they sent is read by a program of its own. */
  takeFeedApart: TakeFeedApart
  /** Who takes money; null: nothing is sold. */
  payments: Provider | null
  transports: Transports
  /* What one feature does for another that must not know it. */
  letLoginGo: LetLoginGo
  wakeForLogin: WakeForLogin
  hideFromAlerts: typeof hideFromAlerts
  unhideFromAlerts: typeof unhideFromAlerts
  joinAlerts: JoinAlerts
  alertsToConfirm: AlertsToConfirm
  saveAtLogin: SaveAtLogin
  waysIn: WaysIn
  heldLoginsOf: HeldLoginsOf
  isAlertOn: IsAlertOn
  adApplications: AdApplications
  titlesOfRuns: TitlesOfRuns
  applied: Applied
  appliedElsewhere: AppliedElsewhere
  sentHere: SentHere
  /** Who may see recordings of things that rooms above keep. */
  mayPlay: MayPlay
  /** What may still be done with the transcripts of those things. */
  mayTranscribe: MayTranscribe
  /** How often recordings for those things may be made. */
  triesOf: TriesOf
  refreshTitles: () => Promise<void>
  /** On before many ads come in at once, off after. */
  startBulkIndexing: () => Promise<BulkIndexing>
  /** @returns How many jobs are in the new index. */
  rebuildIndex: (jobs: AsyncIterable<IndexedJob[]>) => Promise<number>
  stop: () => Promise<void>
}

/** One for whatever makes the search index again, and one to spare. */
const directConnections = 2

/** The port of discard: nothing answers there. */
const nowhere = 'http://127.0.0.1:9'

/** How we name ourselves to boards. */
const userAgent = 'Rolecall/1.0 (job search for one person at a time)'

/** Puts the parts together on a migrated database. */
export async function createServices(given: {
  config: Config
  log: Log
  databaseUrl: string
  program: string
  clock?: Clock
  connections?: number
}): Promise<Services> {
  const { config, log, clock = systemClock } = given
  const onError = (error: Error): void => log.warn({ err: error }, 'a database connection broke')
  const name = `rolecall ${given.program}`
  const db = connect(given.databaseUrl, { name, max: given.connections ?? 10, onError })
  const direct = connect(config.directUrl ?? given.databaseUrl, { name, max: directConnections, onError })
  await checkSessionSettings(db)
  const extraPlaces = await loadExtraPlaces(db)
  const gazetteer = createGazetteer(extraPlaces)
  const companies = config.boards === 'sandbox' ? sandboxCompanies : await readCompanyBoards(config.companyBoardsFile)
  const boards = whichBoards(config, boardRegistry, companies)
  const outward = createOutward({ db, clock, sandboxUrl: config.sandboxUrl, userAgent })
  // Where the boards are made up, so is the network.
  const feedSandbox = config.boards === 'sandbox' ? (config.sandboxUrl ?? nowhere) : null
  const feeds = createFeedFetcher({ sandboxUrl: feedSandbox, userAgent, clock })
  const index = createPostgresIndex(db)
  const readers = createReaders({
    primary: db,
    urls: config.replicaUrls,
    connections: config.connections.replica,
    name,
    clock,
    log,
  })
  const postcodes = createPostcodes({ db, clock, log, isOnline: config.postcodes })
  const searchedPlace = async (text: string): Promise<PlaceAnswer> =>
    await postcodes.refine(withSpelling(text, gazetteer.resolve(text)))
  const store: StoreDeps = {
    db,
    log,
    resolvePlace: gazetteer.resolve,
    toListing: mappingOf(boardRegistry),
    indexJobs: async (client, jobIds, texts) => {
      await indexJobs(client, index, jobIds, texts)
      await noteChangedJobs(client, jobIds)
    },
    unindexJobs: async (client, jobIds) => {
      await index.remove(jobIds, client)
      await noteChangedJobs(client, jobIds)
    },
    followMovedAds: async (client, moved) => {
      await moveApplications(client, moved)
      await moveShortlistEntries(client, moved)
      await moveLetters(client, moved)
      await moveIrrelevantMarks(client, moved)
    },
    renewVacancyKeys,
  }
  const live: LiveDeps = { store, outward, boards, clock, log, askings: createAskings() }
  const pageViews = createPageViews({ db, log })
  const searchCounts = createSearchCounts({ db, gazetteer, log })
  const requestCounts = createRequestCounts({ db, clock, log })
  const openCounts = keptCount(
    { db, clock },
    { name: 'open', seconds: 60, count: async () => await countOpen(readers.one()) },
  )
  const callFigures = keptCount(
    { db, clock },
    {
      name: 'board calls',
      seconds: 60,
      // The page of sources says when a board answered last.
      oldest: 60,
      count: async () => await countCalls(readers.one(), boards.map(ledgerName), clock.now()),
    },
  )
  /** Weeks of searches, for the frame of every page: they change little in minutes. */
  const popular = (name: string, find: typeof mostWanted) =>
    keptCount(
      { db, clock },
      { name, seconds: 300, oldest: 60, count: async () => await find(readers.one(), clock.now()) },
    )
  const names = new Map(boardRegistry.map((board) => [board.id, board.name]))
  const tasks = sendTasks({ databaseUrl: given.databaseUrl, log })
  const adApplications = applicationsOfAds({ config, tasks })
  const find: FindDeps = {
    db,
    read() {
      const reading = readers.one()
      return { db: reading, index: createSearchOnlyIndex(reading) }
    },
    searchedPlace,
    shortlistedAmong,
    appliedAmong: async (reading, userId, jobIds) =>
      new Map([...(await appliedAmong(reading, userId, jobIds)), ...(await appliedHereAmong(reading, userId, jobIds))]),
    sandboxUrl: config.sandboxUrl?.replace(/\/$/u, '') ?? null,
    fillsIn: (board) => appliedBy(board, { boards, termsSeen: config.termsSeen }) !== null,
    ownAdOf: async (reading, id) => await ownAdOf({ db: reading, adApplications }, { id, now: clock.now() }),
    boardName: (board: BoardId) => names.get(board) ?? ownNames[board] ?? board,
    held: openCounts,
    progress: async (search, place) => await standingProgress({ ...live, db }, boardQuery(search, place)),
  }
  const transports = createTransports(config)
  const secrets = createSecrets(config)
  const files = createFiles({ config, secrets, clock, db, log })
  const press = pressWithChromium({ setting: config.chromium, folder: join(config.dataFolder, 'chromium'), log })
  const load = createLoad(clock)
  const stopping = new AbortController()
  return {
    config,
    clock,
    log,
    db,
    direct,
    readers,
    gazetteer,
    extraPlaces,
    searchedPlace,
    index,
    boards,
    outward,
    store,
    live,
    find,
    openCounts,
    callFigures,
    pageViews,
    searchCounts,
    requestCounts,
    tasks,
    secrets,
    vault: createVault(config),
    files,
    virusScanner: createVirusScanner(config),
    press,
    load,
    humanCheck: createHumanCheck({ db, clock, secrets }),
    companyRegister: createRegister({ config, clock, log }),
    fetchFeed: feeds.fetch,
    takeFeedApart: readFeedInChild,
    payments: createProvider(config),
    transports,
    personalData,
    letLoginGo,
    wakeForLogin,
    hideFromAlerts,
    unhideFromAlerts,
    joinAlerts,
    alertsToConfirm,
    saveAtLogin: createSaveAtLogin(find.appliedAmong),
    waysIn,
    heldLoginsOf,
    isAlertOn,
    adApplications,
    titlesOfRuns,
    applied: { countApplied, wasAppliedTo, candidatesOf },
    appliedElsewhere: appliedAmong,
    sentHere,
    mayPlay: { ...mayPlayOfAds(clock), 'screening-answer': mayPlayAnswer, ...mayPlayOfQuestions },
    mayTranscribe: {
      ...mayTranscribeOfAds(clock),
      'screening-answer': mayTranscribeAnswer,
      ...mayTranscribeOfQuestions,
    },
    triesOf: triesOfQuestions,
    mostWanted: popular('most wanted', mostWanted),
    trending: popular('trending', trendingSearches),
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
    stopping: stopping.signal,
    async stop() {
      stopping.abort()
      load.stop()
      await outward.close()
      await feeds.close()
      await press.stop()
      await tasks.stop()
      transports.close()
      files.close()
      await readers.stop()
      if (!db.ended) for (const batch of [pageViews, searchCounts, requestCounts]) await batch.flush()
      if (!direct.ended) await direct.end()
      if (!db.ended) await db.end()
    },
  }
}

/** Sources that are no board of the registry. */
const ownNames: Partial<Record<BoardId, string>> = { rolecall: 'Rolecall', import: 'Imported' }
