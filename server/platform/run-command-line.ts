import { join } from 'node:path'
import type { Command, CommandContext } from './commands.ts'
import { type Config, readConfig } from './config.ts'
import { makeDataFolder } from './data-folder.ts'
import { openLogFile } from './log-file.ts'
import { createLog, type Log } from './log.ts'
import { migrate } from './migrate.ts'
import { startPostgres } from './postgres/start-postgres.ts'
import { waitForDatabase } from './supervisor/wait-for-database.ts'

/** Where a command is run: the settings, and what the person reads. */
type Terminal = {
  env: Readonly<Record<string, string | undefined>>
  print: (line: string) => void
  warn: (line: string) => void
}

/**
 * Runs one command with what it needs: joins or starts the database, brings it up to date, stops it again if it was
 * started for this. Ctrl-C tells the command to end.
 * @returns the exit code: 0 done, 1 not done, 2 no such command.
 */
export async function runCommandLine(
  commands: readonly Command[],
  args: readonly string[],
  { env, print, warn }: Terminal = { env: process.env, print: printLine, warn: warnLine },
): Promise<number> {
  const [name, ...rest] = args
  const command = commands.find((one) => one.name === name)
  if (!command) {
    const isAsked = name === undefined || ['help', '--help', '-h'].includes(name)
    if (!isAsked) warn(`There is no command ${name}.\n`)
    print(help(commands))
    return isAsked ? 0 : 2
  }

  const stopping = new AbortController()
  const stop = () => stopping.abort()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop)
  let log: Log | null = null
  try {
    const config = readConfig(env, { serves: false })
    // Settings are read from where the product is; the files that a person names are where the person is.
    process.chdir(env['ROLECALL_CALLED_FROM'] ?? process.cwd())
    makeDataFolder(config.dataFolder)
    const logFile = openLogFile(join(config.dataFolder, 'logs', 'rolecall.log'))
    log = createLog({ program: `rolecall ${command.name}`, level: config.logLevel, to: logFile })
    await withDatabase(config, { log, print }, async (databaseUrl) => {
      const context: CommandContext = { config, log: log!, databaseUrl, print, signal: stopping.signal }
      await command.run(rest, context)
    })
    return 0
  } catch (error) {
    const isAbort = error instanceof Error && error.name === 'AbortError'
    if (!isAbort) log?.error({ err: error }, 'the command failed')
    warn(isAbort ? 'Stopped.' : error instanceof Error ? error.message : String(error))
    return 1
  } finally {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, stop)
  }
}

async function withDatabase(
  config: Config,
  { log, print }: { log: Log; print: (line: string) => void },
  work: (databaseUrl: string) => Promise<void>,
): Promise<void> {
  const postgres = config.databaseUrl ? null : await startPostgres({ folder: join(config.dataFolder, 'postgres'), log })
  try {
    // Commands hold locks over several transactions, and copy tables: nothing for a pooler.
    const databaseUrl = postgres?.url ?? config.directUrl!
    const setting = config.directUrl === config.databaseUrl ? 'DATABASE_URL' : 'DATABASE_DIRECT_URL'
    await waitForDatabase(databaseUrl, { say: print, setting })
    const migrated = await migrate(databaseUrl)
    if (migrated.length > 0) print(`Run on the database: ${migrated.join(', ')}.`)
    await work(databaseUrl)
  } finally {
    await postgres?.stop()
  }
}

function help(commands: readonly Command[]): string {
  const lines = commands.map(({ summary }) => `  ${summary}`)
  return ['npm run rolecall -- COMMAND', '', ...lines, '  help  this list'].join('\n')
}

function printLine(line: string): void {
  process.stdout.write(`${line}\n`)
}

function warnLine(line: string): void {
  process.stderr.write(`${line}\n`)
}
