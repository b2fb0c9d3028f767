import type { Config } from './config.ts'
import type { Log } from './log.ts'

/** What a command of `npm run rolecall` is given. */
export type CommandContext = {
  config: Config
  log: Log
  /** Of a running, migrated database, without a pooler between: the embedded one was started for the command where it did not run. */
  databaseUrl: string
  /** A line for the person who gave the command. */
  print: (line: string) => void
  /** Ctrl-C: the command stops at a place where nothing is lost. */
  signal: AbortSignal
}

/** One command. To add one: declare it with its feature, and name it in the list of server/commands.ts. */
export type Command = {
  name: string
  /** One line of the help: how it is written, and what it does. */
  summary: string
  /** @throws Error whose message is for the person who gave the command. */
  run: (args: readonly string[], context: CommandContext) => Promise<void>
}
