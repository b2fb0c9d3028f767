import { closeSync, fstatSync, mkdirSync, openSync, renameSync, rmSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'

export type LogFile = { write(text: string): void }

/**
 * A file that lines are added to. When it has grown past `maxBytes` it becomes `NAME.1`, that becomes `NAME.2` and so
 * on, and the oldest of `keep` goes. A full disk loses lines and nothing else.
 */
export function openLogFile(path: string, { maxBytes = 10 * 1024 * 1024, keep = 4 } = {}): LogFile {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  let file = openSync(path, 'a', 0o600)
  let size = fstatSync(file).size

  const turnOver = (): void => {
    closeSync(file)
    rmSync(`${path}.${keep}`, { force: true })
    for (let number = keep - 1; number >= 1; number--) renameIfThere(`${path}.${number}`, `${path}.${number + 1}`)
    renameIfThere(path, `${path}.1`)
    file = openSync(path, 'a', 0o600)
    size = 0
  }

  return {
    write(text) {
      try {
        size += writeSync(file, text)
        if (size > maxBytes) turnOver()
      } catch (error) {
        if (!['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
      }
    },
  }
}

function renameIfThere(from: string, to: string): void {
  try {
    renameSync(from, to)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
}
