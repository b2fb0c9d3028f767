import { readFileSync } from 'node:fs'
import { startLoginTests, keepRunner, loginFor, type RunnerDeps } from './applications/runner/index.ts'
import { createAppliers } from './boards/appliers.ts'
import { createOpeningVault } from './credentials/opening/index.ts'
import { endOnCrash, failStart, onStop, tell } from './platform/child.ts'
import { BadSettings, readConfig } from './platform/config.ts'
import { checkFiles } from './platform/files/create-files.ts'
import { createLog } from './platform/log.ts'
import { writesCoreFiles } from './platform/supervisor/closed-program.ts'
import { OtherSessionSettings } from './platform/session-settings.ts'
import { createServices } from './services.ts'

/**
 * Makes applications for people: fills in boards' forms and sends them. The only program that can open passwords of job boards, so it
 * listens to nobody: what it does is in the database, and it hears of it from there.
 */
async function start(): Promise<void> {
  const config = readConfig(process.env)
  const log = createLog({ program: 'apply', level: config.logLevel })
  const { databaseUrl, directUrl } = config
  if (databaseUrl === null || directUrl === null)
    return await failStart('This program needs DATABASE_URL; `npm start` gives it one.')
  const services = await createServices({
    config,
    log,
    databaseUrl,
    program: 'apply',
    connections: config.connections.apply,
  })
  await checkFiles(services.files, log)
  if (process.platform === 'linux' && writesCoreFiles(readFileSync('/proc/self/limits', 'utf8')) === true)
    log.warn('a crash may write passwords to the disk: start this program with ulimit -c 0')
  const vault = createOpeningVault(config)
  const appliers = createAppliers({ config, boards: services.boards, outward: services.outward, log })
  const stops: (() => Promise<void>)[] = [services.stop, appliers.stop]
  onStop(async () => {
    log.info('stopping')
    for (const stop of stops.toReversed()) await stop()
  })
  const applierFor: RunnerDeps['applierFor'] = (board) => appliers.applierFor(board)?.applier ?? null
  const runner = await keepRunner(
    {
      ...services,
      applierFor,
      loginFor: loginFor(services.db, vault),
    },
    { databaseUrl: directUrl },
  )
  stops.push(runner.stop, startLoginTests({ ...services, vault, applierFor }).stop)
  tell({ kind: 'ready' })
  log.info('ready')
}

endOnCrash()
start().catch(async (error: unknown) => {
  if (error instanceof BadSettings || error instanceof OtherSessionSettings) await failStart(error.message)
  throw error
})
