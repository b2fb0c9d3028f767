import { watch } from 'node:fs'
import { join } from 'node:path'
import type { RunningProgram } from './run-program.ts'

/** Editors write a file in several steps, and a branch change writes many files. */
const settled = 300

/** For development: which folders hold a program's code. Pages reload by themselves. */
const folders: Record<string, readonly string[]> = {
  server: ['web', 'worker'],
  contract: ['web', 'worker', 'sandbox'],
  sandbox: ['sandbox'],
}

/** Restarts the programs whose code has changed. */
export function restartOnChange(
  root: string,
  { programs, say }: { programs: readonly RunningProgram[]; say: (line: string) => void },
): void {
  const changed = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  for (const [folder, names] of Object.entries(folders)) {
    watch(join(root, folder), { recursive: true }, (_, file) => {
      if (!file?.endsWith('.ts') || file.endsWith('.test.ts')) return
      for (const name of names) changed.add(name)
      clearTimeout(timer)
      timer = setTimeout(restart, settled)
    })
  }

  function restart(): void {
    const due = programs.filter(({ name }) => changed.has(name))
    changed.clear()
    say(`Code has changed: starting again ${due.map(({ name }) => name).join(' and ')}.`)
    for (const program of due) void program.restart()
  }
}
