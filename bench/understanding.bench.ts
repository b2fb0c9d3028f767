import { bulkAds } from '../sandbox/generate/bulk.ts'
import { boards } from '../server/boards/boards.ts'
import { identify, toListing } from '../server/jobs/import/row.ts'
import { readAd } from '../server/jobs/read-ad.ts'
import { mappingOf } from '../server/jobs/to-listing.ts'
import { cleanDescription } from '../engines/ads/index.ts'
import { goal, percentile, round } from './figures.ts'
import { createGazetteer } from '../server/places/gazetteer.ts'

/**
 * What an ad of about 2.3 kB costs to understand, in time of the processor: an import of two thousand a second on two cores
 * stands on it. Other programs on the machine make it dearer, so the best of several rounds counts.
 */
const count = 5_000
const rounds = 8
const receivedAt = new Date()
const gazetteer = createGazetteer()
const deps = {
  toListing: mappingOf(boards),
  resolvePlace: gazetteer.resolve,
}

const rows = [...bulkAds({ seed: 1, count })]
const ads = rows.map((imported) => {
  const id = identify(imported)
  return { board: 'unusable' in id ? ('import' as const) : id.board, body: { imported } }
})
const texts = rows.map((row) => {
  const listing = toListing(row, receivedAt)
  return 'unusable' in listing ? '' : listing.description
})

const whole = perAd(() => ads.forEach((ad) => readAd(deps, ad, { receivedAt, keepOpen: true })))
const cleaning = perAd(() => texts.forEach((text) => cleanDescription(text, 'text')))

console.log(`an ad understood, of ${count} in ${rounds} rounds: ${told(whole)}`)
console.log(`its text cleaned: ${told(cleaning)}`)
console.log(goal('understanding an ad, best round', Math.min(...whole), 0.2, 'ms'))
console.log(goal('cleaning its text, best round', Math.min(...cleaning), 0.06, 'ms'))

/** Milliseconds of the processor for each ad, by round. */
function perAd(run: () => void): number[] {
  return Array.from({ length: rounds }, () => {
    const before = process.cpuUsage()
    run()
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000 / count
  })
}

function told(times: readonly number[]): string {
  return `${round(Math.min(...times))} ms best, ${round(percentile(times, 50))} ms median, ${round(times[0] ?? Number.NaN)} ms in the first round`
}
