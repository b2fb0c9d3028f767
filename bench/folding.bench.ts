import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createFoldingReader, readAllAds, readPairs, type FoldedRow } from './folding/read-ads.ts'
import { learnNames, useNames } from './folding/learn-names.ts'
import { drawSamples } from './folding/samples.ts'
import { foldInto, sameVacancy } from '../engines/folding/index.ts'
import { halfOf, printMeasure, type Measured } from './folding/measure.ts'

/**
 * How well folding tells one vacancy from two: precision and recall over labelled pairs of real ads, and samples to read by eye. The ads and the
 * pairs are no part of the repository; ROLECALL_BENCH_DATA says in which folder they are, and without it they are looked for beside it.
 * ROLECALL_BENCH_SEED draws other samples, ROLECALL_BENCH_SAMPLE says how many of each.
 */
const root = fileURLToPath(new URL('..', import.meta.url))
const folder = process.env['ROLECALL_BENCH_DATA'] ?? join(root, '../shared/data')
const seed = Number(process.env['ROLECALL_BENCH_SEED'] ?? 1)
const count = Number(process.env['ROLECALL_BENCH_SAMPLE'] ?? 100)

if (existsSync(join(folder, 'folding/pairs.jsonl'))) run()
else console.log(`No labelled pairs in ${folder}/folding: nothing to measure.`)

function run(): void {
  const read = createFoldingReader()
  const rows: FoldedRow[] = readAllAds(folder, read)
  const ads = rows.map(({ ad }) => ad)
  const aliases = learnNames(ads)
  const pairs = readPairs(folder, read)
  useNames([...ads, ...pairs.flatMap(({ a, b }) => [a, b])], aliases)
  console.log(`${aliases.length} other names of employers learnt from the ads`)
  printMeasure(
    pairs.map(({ pair, a, b }): Measured => ({
      set: pair.set,
      stratum: pair.stratum,
      sources: [...new Set([pair.fileA, pair.fileB])],
      half: halfOf(a.facts.employerKey, b.facts.employerKey),
      isSame: pair.label === 'same',
      hasKey: (['exact', 'title', 'text1', 'text2', 'twin'] as const).some(
        (name) => a.keys[name] !== null && a.keys[name] === b.keys[name],
      ),
      isFolded: sameVacancy(a.facts, b.facts) !== null,
    })),
  )

  const startedAt = performance.now()
  const folded = foldInto(
    rows.map(({ ad }, i) => ({ listingId: i + 1, facts: ad.facts, keys: ad.keys, jobId: null, apart: false })),
    [],
    undefined,
    new Map(),
  )
  const seconds = (performance.now() - startedAt) / 1_000
  folded.forEach(({ jobId, because }, i) => Object.assign(rows[i] ?? {}, { jobId, because }))
  console.log(
    `${rows.length.toLocaleString('en-GB')} ads folded into ${new Set(folded.map(({ jobId }) => jobId)).size.toLocaleString('en-GB')} jobs in ${seconds.toFixed(1)} s`,
  )
  const file = join(root, 'node_modules/.cache/folding', `samples-${seed}.txt`)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, drawSamples(rows, { seed, count }))
  writeFileSync(
    join(dirname(file), 'names.txt'),
    aliases.map(({ alias, main, vacancies }) => `${alias} = ${main} (${vacancies})\n`).join(''),
  )
  console.log(`samples to read: ${file}`)
}
