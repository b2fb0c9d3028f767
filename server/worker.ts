import { fillDemo } from './job-searches/fill-demo.ts'
import { queueDueFeeds, readFeed } from './jobs/reading/read-feed.ts'
import { freeCreditsOf, openAccountsOfAll } from './credits/index.ts'
import { removeDemoAds } from './jobs/close-jobs.ts'
import { endOnCrash, failStart, onStop, tell } from './platform/child.ts'
import { BadSettings, readConfig } from './platform/config.ts'
import { checkFiles } from './platform/files/create-files.ts'
import { limitHeapGrowth } from './platform/limit-heap-growth.ts'
import { createLog } from './platform/log.ts'
import { workTasks } from './platform/tasks.ts'
import { OtherSessionSettings } from './platform/session-settings.ts'
import { createServices } from './services.ts'
import { tasks } from './tasks.ts'

/** How often it looks which boards are due to be read. */
const feedCheckMs = 60_000

/** Reads boards on their schedules, and does what need not be waited for. */
async function start(): Promise<void> {
  limitHeapGrowth()
  const config = readConfig(process.env)
  const log = createLog({ program: 'worker', level: config.logLevel })
  if (config.databaseUrl === null || config.directUrl === null)
    return await failStart('The worker needs DATABASE_URL; `npm start` gives it one.')
  const services = await createServices({
    config,
    log,
    databaseUrl: config.databaseUrl,
    program: 'worker',
    connections: config.connections.worker,
  })
  await checkFiles(services.files, log)
  const stops: (() => void | Promise<void>)[] = [async () => await services.stop()]
  // Before anything that takes long: a stop may be asked for while the queue is being made.
  onStop(async () => {
    log.info('stopping')
    for (const stop of stops.toReversed()) await stop()
  })

  const queue = await workTasks(
    { databaseUrl: config.directUrl, connections: config.connections.queue, log, stopping: services.stopping },
    tasks,
    services,
  )
  stops.push(async () => await queue.stop())
  const checkFeeds = (): void => {
    queueDueFeeds(services, async (input, key) => await queue.send(readFeed, input, { key })).catch((error: unknown) =>
      log.error({ err: error }, 'the boards that are due could not be queued'),
    )
  }
  const timer = setInterval(checkFeeds, feedCheckMs)
  stops.push(() => clearInterval(timer))
  tell({ kind: 'ready' })
  log.info('ready')

  try {
    const opened = await openAccountsOfAll(services.db, {
      free: freeCreditsOf(services),
      now: services.clock.now(),
      signal: services.stopping,
    })
    if (opened > 0) log.info({ opened }, 'accounts for credits are opened for people who had none')
    if (config.boards === 'sandbox') await fillDemo(services, (text) => tell({ kind: 'saying', text }))
    else {
      const removed = await removeDemoAds(services)
      if (removed > 0) log.info({ removed }, 'demo ads are gone: the boards are real')
    }
    checkFeeds()
  } catch (error) {
    // What breaks because it is being stopped is no news.
    if (!services.stopping.aborted) throw error
  }
}

endOnCrash()
start().catch(async (error: unknown) => {
  if (error instanceof BadSettings || error instanceof OtherSessionSettings) await failStart(error.message)
  throw error
})
