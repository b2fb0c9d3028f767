import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LikenessTable, likenessOf, tableBytes, type TitleVector } from '../engines/title-likeness/index.ts'
import { groupsFrom } from '../scripts/likeness/sources.ts'
import { train } from '../scripts/likeness/train.ts'
import { goal, print } from './figures.ts'
import { judgedTitles, measure, type Judged } from './likeness/judged.ts'

// npm run bench -- likeness [FOLDER]: how well the table orders judged titles, and the same with every occupation that holds a query struck from the
// training. FOLDER has titles/, taxonomy/ and vectors/.
const folder = process.argv[2] ?? '../shared/data'
const judged = judgedTitles(join(folder, 'titles'))
const table = new LikenessTable(readFileSync('engines/title-likeness/table.bin'))

if (judged === null) print(`Skipped: there are no judged titles in ${join(folder, 'titles')}.`)
else {
  const { map, atFive } = measureTable(judged, table)
  print(goal('mean average precision', map, 0.58, '', 'above'))
  print(`      R-precision at 5: ${atFive.toFixed(3)}`)
  const titles = judged.titles.map(({ title }) => title)
  for (const title of titles) table.vectorOf(title)
  const from = performance.now()
  for (const title of titles) table.vectorOf(title)
  print(goal('a title', ((performance.now() - from) / titles.length) * 1000, 50, 'µs'))

  if (!existsSync(join(folder, 'taxonomy'))) print(`Skipped: there is nothing to train on in ${folder}.`)
  else {
    const plain = (name: string) => name.toLowerCase().replace(/s$/u, '')
    const struck = new Set(judged.queries.map(({ title }) => plain(title)))
    const groups = groupsFrom(folder).filter(({ names }) => !names.some((name) => struck.has(plain(name))))
    const { keys, numbers } = train(folder, groups, 38)
    const { map: without } = measureTable(judged, new LikenessTable(tableBytes(keys, numbers)))
    print(goal('the same, without the occupations of the queries', without, 0.5, '', 'above'))
  }
}

function measureTable(all: Judged, by: LikenessTable) {
  const vectors = new Map<string, TitleVector | null>()
  for (const { title } of [...all.queries, ...all.titles]) vectors.set(title, by.vectorOf(title))
  return measure(all, (query, title) => {
    const [one, other] = [vectors.get(query), vectors.get(title)]
    return one && other ? likenessOf(one, other) : -1
  })
}
