import { expect, test } from 'vitest'
import { areaOf, milesBetween } from './places.ts'

const leeds = { lat: 53.796, lng: -1.548 }
const dublin = { lat: 53.333, lng: -6.249 }

test.each([
  ['Leeds', leeds],
  ['LEEDS', leeds],
  ['Leeds, West Yorkshire', leeds],
  ['Leeds, UK', leeds],
  ['LS1', leeds],
  ['LS1 4AP', leeds],
  ['ls14ap', leeds],
  // An outward code that is in no list lies near others of its letters.
  ['LS29', leeds],
  ['53.796,-1.548', leeds],
  ['D02 X285', dublin],
  ['Baile Átha Cliath', dublin],
  ['Dublin, Ireland', dublin],
  ['Newport, Isle of Wight', { lat: 50.701, lng: -1.291 }],
  ['Newport', { lat: 51.588, lng: -2.998 }],
  ['Dun Laoghaire', { lat: 53.294, lng: -6.136 }],
])('%s is a point', (words, point) => {
  const area = areaOf(words)
  expect(area.kind).toBe('point')
  expect(milesBetween(area as typeof leeds & { kind: 'point' }, point)).toBeLessThan(1)
})

test.each([
  ['West Yorkshire', 'Leeds', 'Manchester'],
  ['Yorkshire', 'Leeds', 'Manchester'],
  ['England', 'Leeds', 'Glasgow'],
  ['Scotland', 'Glasgow', 'Leeds'],
  ['Wales', 'Cardiff', 'Bristol'],
  ['Northern Ireland', 'Belfast', 'Dublin'],
  ['Ireland', 'Dublin', 'Belfast'],
  ['United Kingdom', 'Belfast', 'Dublin'],
  ['Co. Cork', 'Cork', 'Galway'],
])('%s takes in %s and leaves out %s', (words, inside, outside) => {
  const area = areaOf(words)
  if (area.kind !== 'towns') throw new Error(`${words} is a ${area.kind}`)
  expect(area.has(placed(inside))).toBe(true)
  expect(area.has(placed(outside))).toBe(false)
})

test('no words are anywhere, and unheard ones are nowhere', () => {
  expect(areaOf('  ')).toEqual({ kind: 'anywhere' })
  expect(areaOf('Remote')).toEqual({ kind: 'remote' })
  expect(areaOf('Qwxz')).toEqual({ kind: 'unknown' })
})

test('distances are in miles', () => {
  expect(milesBetween(leeds, { lat: 53.481, lng: -2.237 })).toBeCloseTo(35.6, 0)
})

function placed(town: string): { town: string; county: string; country: 'GB' | 'IE' } {
  const counties: Record<string, [string, 'GB' | 'IE']> = {
    Leeds: ['West Yorkshire', 'GB'],
    Manchester: ['Greater Manchester', 'GB'],
    Glasgow: ['Glasgow', 'GB'],
    Cardiff: ['South Glamorgan', 'GB'],
    Bristol: ['Bristol', 'GB'],
    Belfast: ['County Antrim', 'GB'],
    Dublin: ['County Dublin', 'IE'],
    Cork: ['County Cork', 'IE'],
    Galway: ['County Galway', 'IE'],
  }
  const [county, country] = counties[town]!
  return { town, county, country }
}
