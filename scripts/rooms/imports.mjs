import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'

const folders = ['app', 'bench', 'contract', 'e2e', 'engines', 'sandbox', 'scripts', 'server', 'test']

/** Every file that is no test, by its path: of the product, and of what measures it and tries it out. */
export function readSources(root) {
  const sources = new Map()
  for (const folder of folders) {
    for (const name of readdirSync(join(root, folder), { recursive: true })) {
      const path = posix.join(folder, name.replaceAll('\\', '/'))
      if (/\.tsx?$/u.test(path) && !/\.(test|fixtures)\.tsx?$/u.test(path))
        sources.set(path, readFileSync(join(root, path), 'utf8'))
    }
  }
  return sources
}

const statement =
  /^\s*(?:import|export)\s(?:[^'"`;]*?\sfrom\s+)?['"](?<static>\.[^'"]+)['"]|\bimport\(\s*['"](?<dynamic>\.[^'"]+)['"]/gmu

/** A thread or another process that a file starts. */
const started = /\bnew URL\(\s*['"](?<path>\.[^'"]+\.tsx?)['"],\s*import\.meta\.url/gu

/** Which file starts which as a program of its own. */
export function startsOf(sources) {
  return [...sources].flatMap(([from, text]) =>
    [...text.matchAll(started)].map(({ groups }) => ({ from, to: posix.join(posix.dirname(from), groups.path) })),
  )
}

/**
 * Which file imports which, of ours. Imports of types count like others: who knows the shape of a thing knows the thing.
 * @returns {{ from: string, to: string }[]}
 */
export function importsOf(sources) {
  const found = []
  for (const [from, text] of sources) {
    for (const { groups } of text.matchAll(statement))
      found.push({ from, to: posix.join(posix.dirname(from), groups.static ?? groups.dynamic) })
  }
  return found
}
