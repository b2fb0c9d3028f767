import { createReadStream, existsSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { createGunzip } from 'node:zlib'
import { expect, test } from 'vitest'
import { milesBetween } from './distance.ts'
import { readTable } from '../../server/places/place-tables.ts'
import { createGazetteer } from '../../server/places/gazetteer.ts'

// Real ads and tables that are not part of this repository: docs/places.md has the figures over all of them.
const folder = join(import.meta.dirname, '../../../shared/data')
const isAtHand = existsSync(folder)
if (!isAtHand) process.stdout.write('Skipped: the real ads are not at hand.\n')

const gazetteer = createGazetteer()

test.skipIf(!isAtHand)('the places of real ads are understood, and near where the board has them', async () => {
  const file = join(folder, 'jobs/adzuna-api-2024-26-snippets.jsonl.gz')
  const lines = (await text(createReadStream(file).pipe(createGunzip()))).split('\n').filter((line) => line !== '')
  const ads = lines.map((line) => JSON.parse(line) as { location?: string; lat?: number; lng?: number })
  let unknown = 0
  const miles: number[] = []
  for (const { location, lat, lng } of ads) {
    if (!location) continue
    const answer = gazetteer.resolve(location)
    if (answer.kind === 'unknown') unknown++
    if (answer.kind !== 'found' || lat === undefined || lng === undefined) continue
    if (['town', 'district'].includes(answer.place.kind)) miles.push(milesBetween(answer.place, { lat, lng }))
  }
  expect(ads.length).toBeGreaterThan(9_000)
  expect(unknown / ads.length).toBeLessThan(0.005)
  expect(at(miles, 0.5)).toBeLessThan(1)
  expect(at(miles, 0.95)).toBeLessThan(5)
})

test.skipIf(!isAtHand)('outcodes stand near the middle of their postcodes', async () => {
  const miles: number[] = []
  for await (const row of readTable(join(folder, 'gazetteer/uk-outcodes.csv'))) {
    const place = row.kind === 'outcode' ? gazetteer.find(`outcode:${row.outcode}`) : null
    if (place && row.kind === 'outcode') miles.push(milesBetween(place, row))
  }
  expect(miles.length).toBeGreaterThan(2_900)
  expect(at(miles, 0.5)).toBeLessThan(1.2)
  expect(at(miles, 0.95)).toBeLessThan(5)
})

function at(miles: number[], share: number): number {
  return miles.toSorted((a, b) => a - b)[Math.floor(miles.length * share)] ?? Number.NaN
}
