import { join } from 'node:path'
import { askedAbove, type AskedAbove } from './asked-above.ts'
import { createRegister, type Register } from './companies/index.ts'
import { createVault, type Vault } from './credentials/index.ts'
import { pressWithChromium, type Press } from './cvs/export/press.ts'
import { events } from './events.ts'
import { createHumanCheck, type HumanCheck } from './human-check/index.ts'
import { type FetchFeed, readFeedInChild, type TakeFeedApart } from './job-ads/index.ts'
import { createTransports, type Transports } from './outbox/index.ts'
import { createPageViews } from './page-views/index.ts'
import { createProvider, type Provider } from './payments/index.ts'
import { personalData } from './personal-data.ts'
import type { Batch } from './platform/batch.ts'
import { systemClock, type Clock } from './platform/clock.ts'
import type { Config } from './platform/config.ts'
import { connect } from './platform/database.ts'
import { sayingBy } from './platform/events.ts'
import { createFiles } from './platform/files/create-files.ts'
import { createRequestCounts, type RequestCounts } from './platform/limits/request-counts.ts'
import type { Log } from './platform/log.ts'
import type { Platform } from './platform/platform.ts'
import { createReaders } from './platform/readers.ts'
import { createSecrets } from './platform/secrets.ts'
import { checkSessionSettings } from './platform/session-settings.ts'
import { sendTasks } from './platform/tasks.ts'
import { createVirusScanner } from './platform/virus-scanner.ts'
import { createSearchServices, type SearchServices } from './search-services.ts'
import { createWaysOut, type WaysOut } from './ways-out.ts'
import { createLoad, type Load } from './web/overload/load.ts'

/** All that handlers, tasks and commands stand on. */
export type Services = Platform &
  SearchServices &
  AskedAbove &
  Pick<WaysOut, 'boards' | 'outward'> & {
    pageViews: Batch<number>
    /** Of this process; all of them meet in the database. */
    requestCounts: RequestCounts
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
    stop: () => Promise<void>
  }

/** One for whatever makes the search index again, and one to spare. */
const directConnections = 2

/** Puts the parts together on a migrated database. */
export async function createServices(given: {
  config: Config
  log: Log
  databaseUrl: string
  program: string
  clock?: Clock
  connections?: number
}): Promise<Services> {
  const { config, log, databaseUrl, clock = systemClock } = given
  const onError = (error: Error): void => log.warn({ err: error }, 'a database connection broke')
  const name = `rolecall ${given.program}`
  const db = connect(databaseUrl, { name, max: given.connections ?? 10, onError })
  const direct = connect(config.directUrl ?? databaseUrl, { name, max: directConnections, onError })
  await checkSessionSettings(db)
  const { replicaUrls: urls, connections } = config
  const readers = createReaders({ primary: db, urls, connections: connections.replica, name, clock, log })
  const tasks = sendTasks({ databaseUrl, log })
  const secrets = createSecrets(config)
  const say = sayingBy(events, { config, secrets, tasks })

  const { boards, outward, feeds } = await createWaysOut({ config, clock, db })
  const search = await createSearchServices({ config, clock, log, db, direct, readers, say, boards, outward })

  const pageViews = createPageViews({ db, log })
  const requestCounts = createRequestCounts({ db, clock, log })
  const transports = createTransports(config)
  const files = createFiles({ config, secrets, clock, db, log })
  const press = pressWithChromium({ setting: config.chromium, folder: join(config.dataFolder, 'chromium'), log })
  const load = createLoad(clock)
  const stopping = new AbortController()
  return {
    ...search,
    ...askedAbove(clock),
    config,
    clock,
    log,
    db,
    direct,
    readers,
    tasks,
    secrets,
    files,
    virusScanner: createVirusScanner(config),
    personalData,
    say,
    boards,
    outward,
    pageViews,
    requestCounts,
    vault: createVault(config),
    press,
    humanCheck: createHumanCheck({ db, clock, secrets }),
    load,
    companyRegister: createRegister({ config, clock, log }),
    fetchFeed: feeds.fetch,
    takeFeedApart: readFeedInChild,
    payments: createProvider(config),
    transports,
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
      if (!db.ended) for (const batch of [pageViews, search.searchCounts, requestCounts]) await batch.flush()
      if (!direct.ended) await direct.end()
      if (!db.ended) await db.end()
    },
  }
}
