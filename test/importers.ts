import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The files of the server, tests left out, that import or hand on more of a file than its types, each with the names: `{ 'server/a.ts': ['{ one }'] }`. */
export function importersOf(file: string): Record<string, string[]> {
  const found = globSync('server/**/*.ts').flatMap((path): [string, string[]][] => {
    if (/\.(?:test|fixtures)\.ts$/u.test(path)) return []
    const imports = readFileSync(path, 'utf8').matchAll(
      /^(?:import|export) (?!type\b)(?:([^;']*?) from )?'([^']+)'|\bimport\('([^']+)'\)/gmu,
    )
    const names = [...imports].flatMap(([, names = '', from = '', later = '']) =>
      join(dirname(path), from || later) === file ? [names] : [],
    )
    return names.length === 0 ? [] : [[path, names]]
  })
  return Object.fromEntries(found)
}
