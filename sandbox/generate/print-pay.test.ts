import { expect, test } from 'vitest'
import { boardsWithAds, createWorld } from '../world.ts'
import { printPay } from './print-pay.ts'
import type { TruePay } from './pay.ts'
import { randomOf } from './random.ts'

const yearly: TruePay = {
  currency: 'GBP',
  period: 'year',
  min: 32_000,
  max: 35_500,
  yearly: 35_500,
  yearlyLow: 32_000,
  onTarget: null,
  weighting: null,
  scale: null,
  told: 'amount',
}

test.each<[string, Partial<TruePay>, RegExp[]]>([
  [
    'a range a year',
    {},
    [/^£32,000 - £35,500/u, /^£32k - £35.5k$/u, /^Up to £35,500/u, /^From £32,000/u, /^(?:Circa|c\.?) £35,500/u],
  ],
  ['one amount', { max: 32_000 }, [/^£32,000/u, /^£32k$/u]],
  ['London weighting', { weighting: 3_300 }, [/^£32,000 plus £3,300 London weighting$/u]],
  ['commission', { onTarget: 60_000 }, [/£60,000 OTE/u, /OTE £60k/u]],
  ['a scale', { scale: 'Band 5' }, [/^Band 5$/u, /^Band 5: £32,000/u, /^£32,000 to £35,500 a year$/u]],
  ['an hour', { period: 'hour', min: 12.75, max: 14 }, [/^£12.75 (?:-|to) £14/u, /ph$/u, /^£12.75-14/u]],
  ['a day', { period: 'day', min: 400, max: 450 }, [/^£400/u, /pd$/u, /per day/u]],
  ['a week', { period: 'week', min: 750, max: 750 }, [/^£750 (?:per|a) week$/u]],
  ['a month', { period: 'month', min: 2_600, max: 2_600 }, [/^£2,600 (?:per|a) month$/u]],
  ['euro', { currency: 'EUR' }, [/^€32,000/u]],
  ['words alone', { told: 'competitive' }, [/^Competitive$/u, /^Negotiable$/u]],
])('%s is printed as boards do', (_, more, forms) => {
  const texts = Array.from(
    { length: 400 },
    (_, index) => printPay({ ...yearly, ...more }, randomOf(1, index)).text ?? '',
  )
  for (const form of forms)
    expect(
      texts.find((text) => form.test(text)),
      form.source,
    ).toBeDefined()
})

test('what is not told has no numbers either, and every number told can be read in the text', () => {
  const world = createWorld({ now: () => new Date('2026-11-21T09:30:00Z'), vacancies: 3_000 })
  const pays = boardsWithAds(world).flatMap((board) => world.ads(board).map(({ pay }) => pay))

  for (const { text, min, max } of pays) {
    if (text === null) expect([min, max]).toEqual([null, null])
    const digits = text?.replaceAll(',', '') ?? ''
    for (const amount of [min, max]) {
      if (amount === null) continue
      expect(amount).toBeGreaterThan(0)
      const isSaid =
        digits.includes(String(amount)) || digits.includes(String(amount / 1_000)) || digits.includes(amount.toFixed(2))
      // Thousands are rounded to half of one.
      expect(isSaid || digits.includes(String(Math.round(amount / 500) / 2)), text ?? '').toBe(true)
    }
  }
  expect(new Set(pays.map(({ period }) => period))).toEqual(new Set(['year', 'day', 'hour', 'month', 'week']))
  expect(pays.filter(({ text }) => text === null).length / pays.length).toBeGreaterThan(0.05)
})
