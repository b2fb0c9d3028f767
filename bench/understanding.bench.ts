import { bulkAds } from '../sandbox/generate/bulk.ts'
import type { Listing, Unusable } from '../server/boards/board.ts'
import { toListing } from '../server/jobs/import/row.ts'
import { cleanDescription } from '../server/jobs/understand/description.ts'
import { understand } from '../server/jobs/understand/understand.ts'
import { createGazetteer } from '../server/places/gazetteer.ts'
import { goal, percentile, spread } from './figures.ts'

/** What an ad of ordinary length costs to understand, on one core: an import of thousands a second stands on it. */
const length = 2_500
const receivedAt = new Date()
const gazetteer = createGazetteer()
const resolvePlace = (text: string, near?: { lat: number; lng: number }) =>
  gazetteer.resolve(text, near === undefined ? {} : { near })

const listings = [...bulkAds({ seed: 1, count: 1_500 })]
  .map((row) => toListing(row, receivedAt))
  .filter((listing): listing is Exclude<Listing | Unusable, Unusable> => !('unusable' in listing))
// The sandbox's texts are of several lengths: all are brought to the one that is measured, by their own words.
const ads = listings.map((listing) => {
  const times = Math.ceil(length / Math.max(1, listing.description.length))
  return { ...listing, description: `${listing.description}\n`.repeat(times).slice(0, length) }
})

for (const ad of ads) understand(ad, { receivedAt, resolvePlace })
const whole = ads.map((ad) => timed(() => understand(ad, { receivedAt, resolvePlace })))
const cleaning = ads.map((ad) => timed(() => cleanDescription(ad.description, 'text')))

console.log(`an ad of ${length} characters understood: ${spread(whole)}`)
console.log(`its text cleaned: ${spread(cleaning)}`)
console.log(goal('understanding an ad, median', percentile(whole, 50), 0.35, 'ms'))
console.log(goal('cleaning its text, median', percentile(cleaning, 50), 0.15, 'ms'))

function timed(run: () => unknown): number {
  const started = performance.now()
  run()
  return performance.now() - started
}
