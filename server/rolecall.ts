import { createCommands } from './commands.ts'
import { runCommandLine } from './platform/run-command-line.ts'

/** `npm run rolecall -- COMMAND …` */
process.exitCode = await runCommandLine(createCommands(), process.argv.slice(2))
