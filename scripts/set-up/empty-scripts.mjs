import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/** What a script says besides importing others: nothing is left of one that only does that. */
const imports = /\bimport\s*["']([^"']+)["'];?/gu

/**
 * The scripts below a folder that are empty, or do nothing but import such: WebKit refuses a script of no bytes over HTTP/2, and with it every
 * page that has it among its scripts. `export {}` is enough to be one.
 * @returns {string[]} their names, sorted
 */
export function emptyScripts(folder) {
  const empty = new Set()
  const scripts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }))
  for (let before = -1; before !== empty.size;) {
    before = empty.size
    for (const { name, text } of scripts) {
      const areEmpty = [...text.matchAll(imports)].every(([, path = '']) => empty.has(basename(path)))
      if (areEmpty && text.replaceAll(imports, '').trim() === '') empty.add(basename(name))
    }
  }
  return [...empty].sort()
}
