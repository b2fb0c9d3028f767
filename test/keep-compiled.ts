import { join } from 'node:path'

/**
 * What Node makes of our files is kept for whatever the tests start, unless the environment names another folder: they start programs and
 * commands some hundred times. It goes by what is in a file, so a changed one is read again.
 */
export function keepCompiled(): void {
  process.env['NODE_COMPILE_CACHE'] ??= join(import.meta.dirname, '..', 'node_modules', '.compile-cache')
}
