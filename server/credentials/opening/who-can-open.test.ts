import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..', '..', '..')

/** Every file of ours that a program loads, at its start or later. */
function loadedBy(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found
  found.add(file)
  const text = readFileSync(file, 'utf8')
  // A line of types alone loads nothing.
  for (const [, path = ''] of text.matchAll(/^(?:import|export) (?!type )[^;]*?from '(\.[^']+)'/gmu)) {
    loadedBy(join(dirname(file), path), found)
  }
  for (const [, path = ''] of text.matchAll(/\bimport\('(\.[^']+)'\)/gu)) loadedBy(join(dirname(file), path), found)
  return found
}

const opens = (file: string) =>
  [...loadedBy(join(root, file))]
    .map((path) => relative(root, path))
    .filter((path) => path.startsWith('server/credentials/opening/'))

test('the programs that serve pages and run tasks hold nothing that opens a password', () => {
  expect(opens('server/web.ts')).toEqual([])
  expect(opens('server/worker.ts')).toEqual([])
  // The walk finds it where it is.
  expect(opens('server/rolecall.ts')).toContain('server/credentials/opening/open-sealed.ts')
})
