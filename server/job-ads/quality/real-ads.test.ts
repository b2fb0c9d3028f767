import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { realAds, toContent } from '../../../bench/ad-hints/real-ads.ts'
import { hintsFor } from './hints.ts'

const folder = '../shared/data'

// Read by eye: docs/job-ads.md. Those that block there ask for British nationals, in defence.
test.skipIf(!existsSync(`${folder}/jobs`)).each([
  [2026, 0],
  [2027, 0],
  [2028, 1],
  [2029, 1],
  [2030, 1],
  [2031, 0],
])('of 1,000 real ads of draw %i those that are blocked are the %i that were read', (seed, expected) => {
  const blocks = realAds(folder, { count: 1_000, seed }).flatMap((ad) =>
    hintsFor(toContent(ad), { advertiser: null, country: ad.country, today: '2026-11-22' }).filter(
      ({ level }) => level === 'block',
    ),
  )
  expect(blocks.map(({ id }) => id)).toEqual(Array.from({ length: expected }, () => 'rac-nationals-only'))
})
