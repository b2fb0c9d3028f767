import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { realAds, toContent } from '../../../bench/ad-hints/real-ads.ts'
import { hintsFor } from './hints.ts'

const folder = '../shared/data'

// Each read by eye: docs/job-ads.md. They ask for British nationals, in defence; for carers and cleaners of one sex; for the price of a check (most); for young people.
test.skipIf(!existsSync(`${folder}/jobs`)).each([
  [2026, { 'asks-for-money': 8, 'rac-nationals-only': 1, 'sex-in-title': 2 }],
  [2027, { 'age-young-direct': 1, 'asks-for-money': 8, 'sex-in-title': 4 }],
  [2028, { 'age-young-direct': 1, 'asks-for-money': 6, 'rac-nationals-only': 1, 'sex-in-title': 1 }],
  [2029, { 'asks-for-money': 8, 'rac-nationals-only': 3 }],
  [2030, { 'asks-for-money': 6, 'rac-nationals-only': 1, 'sex-in-title': 2 }],
  [2031, { 'asks-for-money': 7, 'rac-nationals-only': 1, 'sex-in-title': 3 }],
])(
  'of 1,000 real ads of draw %i those are blocked that were read and should be',
  { tags: ['long'] },
  (seed, expected) => {
    const blocks = realAds(folder, { count: 1_000, seed }).flatMap((ad) =>
      hintsFor(toContent(ad), { advertiser: null, country: ad.country, today: '2026-11-22' }).filter(
        ({ level }) => level === 'block',
      ),
    )
    const counts: Record<string, number> = {}
    for (const { id } of blocks) counts[id] = (counts[id] ?? 0) + 1
    expect(counts).toEqual(expected)
  },
)
