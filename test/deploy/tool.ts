import { spawnSync } from 'node:child_process'

/**
 * Runs a tool of the machine, which is not among the packages; a test is skipped, with a word, where it is not installed.
 * @returns what it said, and its exit code.
 */
export function toolOrSkip(
  name: string,
  args: readonly string[],
  { skip, cwd = process.cwd() }: { skip: (why: string) => never; cwd?: string },
): { status: number | null; output: string } {
  // Debian keeps those of servers where only root looks.
  const env = { ...process.env, PATH: `${process.env['PATH'] ?? ''}:/usr/sbin:/sbin` }
  const { error, status, stdout, stderr } = spawnSync(name, args, { encoding: 'utf8', cwd, env, timeout: 60_000 })
  if (error !== undefined && (error as NodeJS.ErrnoException).code === 'ENOENT') skip(`${name} is not installed here`)
  return { status, output: `${stdout}${stderr}` }
}
