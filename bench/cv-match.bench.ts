import { bulkAds } from '../sandbox/generate/bulk.ts'
import {
  matchCv,
  plainLines,
  readCvForMatch,
  requirementsOf,
  ownTaxonomy,
  createVocabulary,
} from '../engines/matching/index.ts'
import { people } from '../engines/matching/people.fixtures.ts'
import { toListing } from '../server/jobs/import/row.ts'
import { cleanDescription } from '../engines/ads/index.ts'
import { goal, percentile, round } from './figures.ts'

/**
 * What a match costs once the text of a CV is known: one ad, and the fifteen rows of a page at once, with nothing remembered of them.
 * The time to split the same texts into words stands beside it, as a measure of the machine.
 */
const rounds = 30
const today = new Date('2026-09-01')

const started = performance.now()
const vocabulary = createVocabulary([ownTaxonomy])
const making = performance.now() - started

const rows = [...bulkAds({ seed: 1, count: rounds * 15 })]
const ads = rows.map((row) => {
  const listing = toListing(row, today)
  if ('unusable' in listing) throw new Error('A made-up ad cannot be read')
  const { html } = cleanDescription(listing.description, listing.descriptionFormat)
  return { title: listing.title, text: plainLines(html).join('\n') }
})
// Four pages hold about twelve thousand characters.
const fourPages = Object.values(people)
  .map(({ text }) => text)
  .join('\n\n')
  .slice(0, 12_000)

const one = timed((round) => match(ads.slice(round, round + 1)))
const page = timed((round) => match(ads.slice(round * 15, round * 15 + 15)))
const splitting = timed((round) => {
  for (const { text } of ads.slice(round * 15, round * 15 + 15)) text.split(/[^\p{L}\p{N}]+/u)
  fourPages.split(/[^\p{L}\p{N}]+/u)
})

console.log(`the vocabulary, made once for each process: ${round(making)} ms`)
console.log(`a CV of four pages with one ad: ${told(one)}`)
console.log(`with the fifteen ads of a page: ${told(page)}`)
console.log(`the texts of the latter split into words: ${told(splitting)}`)
console.log(goal('a CV with one ad, median', percentile(one, 50), 150, 'ms'))
console.log(goal('a CV with a page of ads, median', percentile(page, 50), 500, 'ms'))
console.log(
  goal('a page of ads, times splitting their texts', percentile(page, 50) / percentile(splitting, 50), 60, 'times'),
)

function match(some: readonly { title: string; text: string }[]): void {
  const facts = readCvForMatch(vocabulary, fourPages)
  for (const ad of some) matchCv(vocabulary, requirementsOf(vocabulary, ad), facts, today)
}

function timed(run: (round: number) => void): number[] {
  return Array.from({ length: rounds }, (_, round) => {
    const before = performance.now()
    run(round)
    return performance.now() - before
  })
}

function told(times: readonly number[]): string {
  return `${round(percentile(times, 50))} ms median, ${round(percentile(times, 95))} ms p95, ${round(times[0] ?? Number.NaN)} ms in the first round`
}
