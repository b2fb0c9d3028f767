import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { Obstacle } from './applying/obstacle.ts'
import { sandboxBoards } from './boards.ts'
import { companiesOf } from './generate/companies.ts'

const readme = readFileSync(new URL('README.md', import.meta.url), 'utf8')

test('the table of company boards names the companies that are played, at the hosts that answer', () => {
  const rows = [...readme.matchAll(/^\| ([a-z-]+)(?:, at (\S+))? \| (`.+`) \|$/gm)].filter(
    ([, system]) => system !== undefined && system in companiesOf,
  )
  expect(rows.map(([, system]) => system).toSorted()).toEqual(Object.keys(companiesOf).toSorted())
  for (const [, system, host, slugs] of rows) {
    const player = sandboxBoards.find(({ id }) => id === system)
    if (host !== undefined) expect(player?.hosts, system).toContain(host)
    const companies = Object.entries(companiesOf).find(([id]) => id === system)?.[1] ?? []
    expect(slugs?.match(/[\w-]+/g)?.toSorted()).toEqual(companies.map(({ slug }) => slug).toSorted())
  }
})

test('the table of obstacles names each of them', () => {
  const table = readme.slice(readme.indexOf('### Obstacles'))
  const named = [...table.matchAll(/^\| `([a-z-]+)` \|/gm)].map(([, kind]) => kind)
  expect(named.toSorted()).toEqual(Obstacle.shape.kind.options.toSorted())
})
