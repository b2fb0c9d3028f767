import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '../../shared/boards/samples')

/** An answer that a real board once gave; null, and a printed word, where the recordings are not at hand. */
export function recordedSample(path: string): string | null {
  const file = join(folder, path)
  if (existsSync(file)) return readFileSync(file, 'utf8')
  process.stdout.write(`Skipped: the recorded answer ${path} is not at hand.\n`)
  return null
}
