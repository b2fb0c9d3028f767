import type { Command } from '../server/platform/commands.ts'
import { runCommandLine } from '../server/platform/run-command-line.ts'

/** How a command ended, and all that it said. */
export type Ran = { code: number | null; said: string }

/** Runs a command in this process as `npm run rolecall -- COMMAND …` does, which spares a second and a half. */
export async function runHere(
  commands: readonly Command[],
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<Ran> {
  const said: string[] = []
  const say = (line: string) => void said.push(line)
  const code = await runCommandLine(commands, args, { env, print: say, warn: say })
  return { code, said: said.join('\n') }
}
