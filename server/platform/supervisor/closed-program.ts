import process from 'node:process'

/**
 * How a program is started that holds what must not reach the disk: without core files, for itself and whatever it starts, without
 * a debugger that a signal opens, and without options of the environment that write its memory down.
 * @param program its file, after any options of Node
 */
export function closedCommand(
  program: readonly string[],
  environment: NodeJS.ProcessEnv,
): { command: string; args: string[]; env: NodeJS.ProcessEnv } {
  const { NODE_OPTIONS: _left, ...env } = environment
  const command = [process.execPath, '--disable-sigusr1', ...program]
  // Node itself cannot set limits; the shell does, and becomes the program.
  return { command: '/bin/sh', args: ['-c', 'ulimit -c 0 && exec "$0" "$@"', ...command], env }
}

/** Whether the system would write the memory of a crashed program down; null: it does not say. */
export function writesCoreFiles(limits: string): boolean | null {
  const soft = /^Max core file size\s+(\S+)/mu.exec(limits)?.[1]
  return soft === undefined ? null : soft !== '0'
}
