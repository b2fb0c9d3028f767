import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { realAds, toContent } from '../../../bench/ad-hints/real-ads.ts'
import { hintsFor } from './hints.ts'

const folder = '../shared/data'

const [nationals, oneSex, money] = ['rac-nationals-only', 'sex-in-title', 'asks-for-money']

// Each read by eye: docs/job-ads.md. They ask for British nationals, in defence; for carers and cleaners of one sex; for the price of a check.
test.skipIf(!existsSync(`${folder}/jobs`)).each([
  [2026, [oneSex, oneSex]],
  [2027, [oneSex, oneSex, oneSex, oneSex]],
  [2028, [nationals, oneSex]],
  [2029, [nationals]],
  [2030, [oneSex, oneSex, nationals]],
  [2031, [oneSex, money, oneSex, oneSex]],
])(
  'of 1,000 real ads of draw %i those are blocked that were read and should be',
  { tags: ['long'] },
  (seed, expected) => {
    const blocks = realAds(folder, { count: 1_000, seed }).flatMap((ad) =>
      hintsFor(toContent(ad), { advertiser: null, country: ad.country, today: '2026-11-22' }).filter(
        ({ level }) => level === 'block',
      ),
    )
    expect(blocks.map(({ id }) => id)).toEqual(expected)
  },
)
