import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Config, BadSettings, readConfig } from '../config.ts'
import { BadDataFolder, makeDataFolder } from '../data-folder.ts'
import { openLogFile } from '../log-file.ts'
import { createLog, type Log } from '../log.ts'
import { CannotMigrate, migrate } from '../migrate.ts'
import { portProblem } from '../port.ts'
import { PostgresCannotStart } from '../postgres/errors.ts'
import { type EmbeddedPostgres, startPostgres } from '../postgres/start-postgres.ts'
import { onSignals } from './on-signals.ts'
import { restartOnChange } from './restart-on-change.ts'
import { ProgramFailed, type RunningProgram, runProgram } from './run-program.ts'
import { waitForDatabase } from './wait-for-database.ts'

/** How long each may take to stop, in milliseconds: together below the 20 s that a stop is given. */
const stopTimes = { web: 6_000, worker: 4_000, apply: 8_000, sandbox: 1_000 }

/**
 * The most that each may have of room for young objects, in MB; it may take three times as much. Left to itself V8 takes more than a
 * hundred during the start and does not give it back. The pages get more: with 8 a page costs a tenth more of processor
 * (docs/performance.md).
 */
export const semiSpaces = { web: 16, worker: 8, apply: 4, sandbox: 4 }

type Name = keyof typeof stopTimes
/** The program that applies is left out where nothing is applied to. */
type Files = Record<Exclude<Name, 'apply'>, string> & { apply?: string }

/**
 * Starts the database, brings it up to date and starts the programs as children; stops them in order on a signal.
 * Ends the process: with 0 when it was asked to stop, else with 1 and a sentence on the terminal.
 * @param options.root the folder of the code, watched in development.
 * @param options.environmentOf what a program is told of the environment: some of it may be for one alone.
 */
export async function runRolecall(options: {
  root: string
  files: Files
  environmentOf?: (name: Name, environment: NodeJS.ProcessEnv) => NodeJS.ProcessEnv
}): Promise<void> {
  const programs: RunningProgram[] = []
  let postgres: EmbeddedPostgres | null = null
  let isStopping = false

  // A closed pipe, as after `npm start | head`, is no reason to stop.
  process.stdout.on('error', () => {})
  onSignals({ stop: () => void end(0), force })
  try {
    await start(readConfig(process.env))
  } catch (error) {
    // What breaks because it is being stopped is no news.
    if (isStopping) return
    say(isExpected(error) ? error.message : `Rolecall could not be started: ${(error as Error).stack}`)
    await end(1)
  }

  async function start(config: Config): Promise<void> {
    makeDataFolder(config.dataFolder)
    const problem = await portProblem(config.port, config.host)
    if (problem) throw new ProgramFailed(problem)

    const logs = join(config.dataFolder, 'logs')
    const log = createLog({ program: 'main', level: config.logLevel, to: openLogFile(join(logs, 'main.log')) })

    const databaseUrl = config.databaseUrl ?? (await startDatabase(config, log))
    const directUrl = config.directUrl ?? databaseUrl
    const isPooled = directUrl !== databaseUrl
    await waitForDatabase(directUrl, { say, setting: isPooled ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL' })
    const migrated = await migrate(directUrl)
    // Only now: a connection that the pooler opens before keeps the settings from before.
    if (isPooled) await waitForDatabase(databaseUrl, { say })
    if (migrated.length > 0) say(`The database is up to date: ${migrated.length} migrations were run.`)

    // The passphrase of backups is for the commands alone.
    const { ROLECALL_BACKUP_PASSPHRASE: _, ...usual } = process.env
    const environment: NodeJS.ProcessEnv = {
      // What Node makes of our files is kept for the next start, which takes a third less time.
      NODE_COMPILE_CACHE: join(config.dataFolder, 'cache', 'compiled'),
      ...usual,
      ROLECALL_DATA: config.dataFolder,
      DATABASE_URL: databaseUrl,
    }
    const run = (name: Name): RunningProgram => {
      if (isStopping) throw new ProgramFailed('Rolecall is being stopped.')
      const own = () => options.environmentOf?.(name, environment) ?? environment
      const file = options.files[name]
      if (file === undefined) throw new ProgramFailed(`There is no program ${name}.`)
      const program = {
        name,
        file,
        environment: own,
        nodeOptions: [`--max-semi-space-size=${semiSpaces[name]}`],
        isClosed: name === 'apply' && process.platform !== 'win32',
      }
      const running = runProgram(program, { logFile: openLogFile(join(logs, `${name}.log`)), say })
      programs.push(running)
      return running
    }

    if (config.boards === 'sandbox' && config.sandboxUrl === null) {
      say('Starting the demo job boards …')
      // What makes them fail, and shows what has arrived there, is for development.
      if (config.isPublic) environment['ROLECALL_SANDBOX_CONTROL'] = 'off'
      environment['ROLECALL_SANDBOX_PAYMENTS'] = join(config.dataFolder, 'sandbox', 'payments.jsonl')
      const { url } = await run('sandbox').ready
      if (url === null) throw new ProgramFailed('The demo job boards did not say where they are.')
      // Started again, they must be where the others know them to be.
      Object.assign(environment, { ROLECALL_SANDBOX_URL: url, ROLECALL_SANDBOX_PORT: new URL(url).port })
    }
    say('Starting the pages and the worker …')
    const [web] = await Promise.all([
      run('web').ready,
      run('worker').ready,
      ...(options.files.apply === undefined ? [] : [run('apply').ready]),
    ])
    if (config.isDevServer) restartOnChange(options.root, { programs, say })
    say(`Rolecall is ready at ${config.publicUrl ?? web.url}`)
  }

  async function startDatabase(config: Config, log: Log): Promise<string> {
    const folder = join(config.dataFolder, 'postgres')
    say(existsSync(join(folder, 'cluster')) ? 'Starting the database …' : 'Making and starting the database …')
    postgres = await startPostgres({ folder, log })
    return postgres.url
  }

  /** Stops what runs, the pages first so that nothing they still answer is missing, and ends with the code. */
  async function end(code: number): Promise<void> {
    if (isStopping) return
    isStopping = true
    if (programs.length > 0) say('Stopping …')
    // Ctrl-C also reaches one that is only just starting, and it ends before its turn.
    for (const program of programs) program.dismiss()
    for (const name of ['web', 'worker', 'apply', 'sandbox'] as const) {
      await programs.find((program) => program.name === name)?.stop(stopTimes[name])
    }
    await postgres?.stop()
    if (programs.length > 0) say('Rolecall has stopped.')
    process.exit(code)
  }

  /** Asked a second time: ends everything now. The database alone still ends cleanly, which takes a moment. */
  function force(): void {
    for (const program of programs) program.kill()
    void (postgres?.stop() ?? Promise.resolve()).finally(() => process.exit(130))
  }
}

function isExpected(error: unknown): error is Error {
  return [BadSettings, BadDataFolder, PostgresCannotStart, CannotMigrate, ProgramFailed].some(
    (kind) => error instanceof kind,
  )
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
