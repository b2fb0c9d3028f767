import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { PayPeriod } from '../../contract/jobs/jobs.ts'
import { understandPay } from './pay.ts'
import type { Listing } from './listing.ts'

const nothing: Listing['pay'] = { text: null, min: null, max: null, currency: null, period: null, isEstimate: false }
const noAd = { title: '', text: '', country: null } as const

/** The pay as one line: 'GBP day 40000-45000 yearly 93200-104850'; bounds that are not known are empty. */
function summary(
  given: Partial<Listing['pay']>,
  ad: Partial<{ title: string; text: string; country: 'GB' | 'IE' | null }> = {},
): string {
  const { pay, payText } = understandPay({ ...nothing, ...given }, { ...noAd, ...ad })
  if (pay === null) return payText
  const { currency, period, min, max, yearlyMin, yearlyMax } = pay
  return `${payText} | ${currency} ${period} ${min ?? ''}-${max ?? ''} yearly ${yearlyMin ?? ''}-${yearlyMax ?? ''}`
}

describe("a board's display text", () => {
  test.each([
    // Ranges, separators, thousands
    ['£32,000 - £35,000 per annum', '£32,000 to £35,000 a year | GBP year 3200000-3500000 yearly 32000-35000'],
    ['£32,000 to £35,000', '£32,000 to £35,000 a year | GBP year 3200000-3500000 yearly 32000-35000'],
    ['£40k - 65k', '£40,000 to £65,000 a year | GBP year 4000000-6500000 yearly 40000-65000'],
    ['40-65k', '£40,000 to £65,000 a year | GBP year 4000000-6500000 yearly 40000-65000'],
    ['£33 - £40k DOE', '£33,000 to £40,000 a year | GBP year 3300000-4000000 yearly 33000-40000'],
    ['30-45000', '£30,000 to £45,000 a year | GBP year 3000000-4500000 yearly 30000-45000'],
    ['£31, 365 - £37,890', '£31,365 to £37,890 a year | GBP year 3136500-3789000 yearly 31365-37890'],
    ["£24,907 - £30'615", '£24,907 to £30,615 a year | GBP year 2490700-3061500 yearly 24907-30615'],
    ['£60 000 - £65 000', '£60,000 to £65,000 a year | GBP year 6000000-6500000 yearly 60000-65000'],
    ['£45,000.00 - £50.000.00', '£45,000 to £50,000 a year | GBP year 4500000-5000000 yearly 45000-50000'],
    ['£30,000£65,000', '£30,000 to £65,000 a year | GBP year 3000000-6500000 yearly 30000-65000'],
    ['between £25K and £40k', '£25,000 to £40,000 a year | GBP year 2500000-4000000 yearly 25000-40000'],
    [
      '£24,907 p.a. - £30,615 p.a. pro rata',
      '£24,907 to £30,615 a year, pro rata | GBP year 2490700-3061500 yearly 24907-30615',
    ],
    ['£37578.60 to £39709.50', '£37,578.60 to £39,709.50 a year | GBP year 3757860-3970950 yearly 37579-39710'],
    [
      '8a (£45,753 - £51,668) or 8b (£53,168 - £62,001)',
      '£45,753 to £62,001 a year | GBP year 4575300-6200100 yearly 45753-62001',
    ],
    // One bound, about
    ['up to £40,000', 'up to £40,000 a year | GBP year -4000000 yearly -40000'],
    ['From £25,000 per annum', 'from £25,000 a year | GBP year 2500000- yearly 25000-'],
    ['£40k+', 'from £40,000 a year | GBP year 4000000- yearly 40000-'],
    ['£40k + bonus', '£40,000 a year | GBP year 4000000-4000000 yearly 40000-40000'],
    ['circa £45k', 'about £45,000 a year | GBP year 4500000-4500000 yearly 45000-45000'],
    ['c£45k', 'about £45,000 a year | GBP year 4500000-4500000 yearly 45000-45000'],
    ['£28,000 plus benefits', '£28,000 a year | GBP year 2800000-2800000 yearly 28000-28000'],
    // Periods
    ['£450 per day', '£450 a day | GBP day 45000-45000 yearly 104850-104850'],
    ['£400-£450/day Inside IR35', '£400 to £450 a day | GBP day 40000-45000 yearly 93200-104850'],
    ['£450p/d', '£450 a day | GBP day 45000-45000 yearly 104850-104850'],
    ['Day rate: £500', '£500 a day | GBP day 50000-50000 yearly 116500-116500'],
    ['£12.50 per hour', '£12.50 an hour | GBP hour 1250-1250 yearly 23300-23300'],
    ['£12.50 - £13.00 ph', '£12.50 to £13.00 an hour | GBP hour 1250-1300 yearly 23300-24232'],
    ['£600 a week', '£600 a week | GBP week 60000-60000 yearly 31200-31200'],
    ['£2,500 pcm', '£2,500 a month | GBP month 250000-250000 yearly 30000-30000'],
    ['90 per day to 120 per day per year', '£90 to £120 a day | GBP day 9000-12000 yearly 20970-27960'],
    ['£16.65 P/H / £36,461.50 P/A', '£16.65 an hour | GBP hour 1665-1665 yearly 31036-31036'],
    // Bare numbers, by the product's rule
    ['£25.76', '£25.76 an hour | GBP hour 2576-2576 yearly 48017-48017'],
    ['£80', '£80 an hour | GBP hour 8000-8000 yearly 149120-149120'],
    ['£81', '£81 a day | GBP day 8100-8100 yearly 18873-18873'],
    ['£999', '£999 a day | GBP day 99900-99900 yearly 232767-232767'],
    ['£1,000', '£1,000 a year | GBP year 100000-100000 yearly 1000-1000'],
    ['£6', 'Pay not given'],
    ['£900 - £1,100', '£900 to £1,100 a day | GBP day 90000-110000 yearly 209700-256300'],
    // A printed period that cannot be right
    ['£11,000 per hour', '£11,000 a year | GBP year 1100000-1100000 yearly 11000-11000'],
    ['£10.42 per year', '£10.42 an hour | GBP hour 1042-1042 yearly 19423-19423'],
    ['£350 - £550/annum', '£350 to £550 a day | GBP day 35000-55000 yearly 81550-128150'],
    ['£20,060 to £21,573 per month', '£20,060 to £21,573 a year | GBP year 2006000-2157300 yearly 20060-21573'],
    ['£50.00/yr - £70.00/yr', 'Pay not given'],
    // Earnings with commission
    ['£25,000 basic, OTE £40,000', '£25,000 a year (OTE £40,000 a year) | GBP year 2500000-2500000 yearly 25000-25000'],
    ['£20k + OTE £45k', '£20,000 a year (OTE £45,000 a year) | GBP year 2000000-2000000 yearly 20000-20000'],
    [
      '17000 - 25000/annum 17k - 20k OTE 25k',
      '£17,000 to £20,000 a year (OTE £25,000 a year) | GBP year 1700000-2000000 yearly 17000-20000',
    ],
    ['£40,000 OTE', 'OTE £40,000 a year'],
    ['£18,000 - £28,000 per annum, OTE', 'OTE £18,000 to £28,000 a year'],
    ['£18,000 - £28,000 per annum, negotiable, inc benefits, OTE', 'OTE £18,000 to £28,000 a year'],
    // Weightings
    [
      '£32,000 + £4,000 London weighting',
      '£36,000 a year including £4,000 London weighting | GBP year 3600000-3600000 yearly 36000-36000',
    ],
    [
      '£24,907 - £30,615 + HCAS £3,784-£4,592',
      '£28,691 to £35,207 a year including £3,784 to £4,592 high cost area supplement | GBP year 2869100-3520700 yearly 28691-35207',
    ],
    ['£36,000 inc HCAS', '£36,000 a year | GBP year 3600000-3600000 yearly 36000-36000'],
    ['£31,365 to £37,890 plus 20% HCAS', '£31,365 to £37,890 a year | GBP year 3136500-3789000 yearly 31365-37890'],
    // Money beside the pay
    [
      '£27,824 - £37,537.50 + £5000.00 Welcome Bonus',
      '£27,824.00 to £37,537.50 a year | GBP year 2782400-3753750 yearly 27824-37538',
    ],
    ['18,000 per annum + Tips (IRO 50 Per Week)', '£18,000 a year | GBP year 1800000-1800000 yearly 18000-18000'],
    ['UP to £16.71 - Location allowance of £4,000', 'up to £16.71 an hour | GBP hour -1671 yearly -31147'],
    [
      '£13.00 after probation. We pay more for unsocial hours (£14.50 to £26.00)',
      '£13 an hour | GBP hour 1300-1300 yearly 24232-24232',
    ],
    ['Refer a friend scheme bonus £500', 'Pay not given'],
    ['£1,000 sign-on bonus', 'Pay not given'],
    ['£negotiable + bonus/pension c.£6,150', 'Negotiable'],
    // Malformed
    ['€90,000 - €00', 'from €90,000 a year | EUR year 9000000- yearly 90000-'],
    ['£40,000 - £35,000', '£35,000 to £40,000 a year | GBP year 3500000-4000000 yearly 35000-40000'],
    ['£1 - £70,000/annum', 'up to £70,000 a year | GBP year -7000000 yearly -70000'],
    ['£82,096 - £11,068,310', 'from £82,096 a year | GBP year 8209600- yearly 82096-'],
    ['£387,694 - £49,036', '£49,036 a year | GBP year 4903600-4903600 yearly 49036-49036'],
    ['£0', 'Pay not given'],
    ['£0 - £0', 'Pay not given'],
    ['****', 'Pay not given'],
    ['Up to **** per annum', 'Pay not given'],
    ['Salary £75,…', 'Pay not given'],
    // No money at all
    ['07700 900123', 'Pay not given'],
    ['01234 567890', 'Pay not given'],
    ['40 hours per week', 'Pay not given'],
    ['37.5 per week', 'Pay not given'],
    ['28/07/2026', 'Pay not given'],
    ['Grade 7', 'Pay not given'],
    ['10 PA Locum Consultant', 'Pay not given'],
    ['£3bn', 'Pay not given'],
    ['turnover of £2m', 'Pay not given'],
    ['Manchester M12 6JH', 'Pay not given'],
    // Words
    ['Competitive', 'Competitive'],
    ['£Competitive + Benefits', 'Competitive'],
    ['Depends on experience', 'Depends on experience'],
    ['Negotiable', 'Negotiable'],
    ['Band 5', 'Band 5'],
    ['Agenda for Change Band 8A', 'Band 8a'],
    ['Band 6: £31,365 - £37,890', '£31,365 to £37,890 a year | GBP year 3136500-3789000 yearly 31365-37890'],
    ['Not Disclosed', 'Pay not given'],
    ['London', 'Pay not given'],
    // Currencies and other units
    ['€45.000', '€45,000 a year | EUR year 4500000-4500000 yearly 45000-45000'],
    ['80-130k Eur', '€80,000 to €130,000 a year | EUR year 8000000-13000000 yearly 80000-130000'],
    ['‚¬30,000 per annum', '€30,000 a year | EUR year 3000000-3000000 yearly 30000-30000'],
    ['Â£25,000', '£25,000 a year | GBP year 2500000-2500000 yearly 25000-25000'],
    ['&pound;25,000', '£25,000 a year | GBP year 2500000-2500000 yearly 25000-25000'],
    ['AUD$60,000 - AUD$65,000 per annum', 'AUD$60,000 - AUD$65,000 per annum'],
    ['£375-£450 per session', '£375-£450 per session'],
    [
      '£41K - £54K (Glassdoor est.)',
      'about £41,000 to £54,000 a year (estimate) | GBP year 4100000-5400000 yearly 41000-54000',
    ],
  ])('%s', (text, expected) => {
    expect(summary({ text })).toBe(expected)
  })

  test('an Irish ad without a sign is in euro', () => {
    expect(summary({ text: '45,000 - 50,000' }, { country: 'IE' })).toBe(
      '€45,000 to €50,000 a year | EUR year 4500000-5000000 yearly 45000-50000',
    )
  })

  test('a board that names the period of a bare range is believed', () => {
    expect(summary({ text: '£450 - £500', min: 450, max: 500, period: 'week' })).toBe(
      '£450 to £500 a week | GBP week 45000-50000 yearly 23400-26000',
    )
  })

  test('a base that the text prints stands in for earnings in the field', () => {
    expect(summary({ text: '£50,000 OTE' }, { text: 'Basic salary: £28,000 per annum' })).toBe(
      '£28,000 a year (OTE £50,000 a year) | GBP year 2800000-2800000 yearly 28000-28000',
    )
  })
})

describe("a board's numbers", () => {
  test.each([
    [{ min: 25_000, max: 30_000 }, '', '£25,000 to £30,000 a year | GBP year 2500000-3000000 yearly 25000-30000'],
    [{ min: 25_000, max: 25_000 }, '', '£25,000 a year | GBP year 2500000-2500000 yearly 25000-25000'],
    [{ min: 25_000, max: null }, '', 'from £25,000 a year | GBP year 2500000- yearly 25000-'],
    [{ min: null, max: 30_000 }, '', 'up to £30,000 a year | GBP year -3000000 yearly -30000'],
    [{ min: 45, max: 50_000 }, '', '£45,000 to £50,000 a year | GBP year 4500000-5000000 yearly 45000-50000'],
    [{ min: 1, max: 50_000 }, '', 'up to £50,000 a year | GBP year -5000000 yearly -50000'],
    [{ min: 0, max: 0 }, '', 'Pay not given'],
    [{ min: 25_000, max: 0 }, '', 'from £25,000 a year | GBP year 2500000- yearly 25000-'],
    [{ min: -5, max: Number.NaN }, '', 'Pay not given'],
    [{ min: 11.5, max: 12 }, '', '£11.50 to £12.00 an hour | GBP hour 1150-1200 yearly 21436-22368'],
    [{ min: 450, max: 500 }, '', '£450 to £500 a day | GBP day 45000-50000 yearly 104850-116500'],
    [{ min: 5, max: 6 }, '', 'Pay not given'],
    // The text tells the period of the same figure.
    [
      { min: 450, max: 500 },
      'Pay: £450 to £500 per week',
      '£450 to £500 a week | GBP week 45000-50000 yearly 23400-26000',
    ],
    [
      { min: 2_500, max: 2_500 },
      'Salary £2,500 per month',
      '£2,500 a month | GBP month 250000-250000 yearly 30000-30000',
    ],
    [{ min: 2_500, max: 2_500 }, '', '£2,500 a year | GBP year 250000-250000 yearly 2500-2500'],
    [
      { min: 80, max: 90 },
      'Salary: £80 - £90k per annum',
      '£80,000 to £90,000 a year | GBP year 8000000-9000000 yearly 80000-90000',
    ],
    // A yearly figure that a board reckoned from a rate.
    [
      { min: 104_000, max: 117_000, period: 'year' as PayPeriod },
      'Rate: £400 - £450 per day',
      '£400 to £450 a day | GBP day 40000-45000 yearly 93200-104850',
    ],
    [
      { min: 400, max: 450, period: 'year' as PayPeriod },
      '',
      '£400 to £450 a day | GBP day 40000-45000 yearly 93200-104850',
    ],
    [
      { min: 45_000, max: 50_000, currency: 'EUR' },
      '',
      '€45,000 to €50,000 a year | EUR year 4500000-5000000 yearly 45000-50000',
    ],
    [{ min: 120_000, max: 150_000, currency: 'USD', period: 'year' as PayPeriod }, '', 'USD 120,000 to 150,000 a year'],
  ])('%j with the text %j', (given, text, expected) => {
    expect(summary(given, { text })).toBe(expected)
  })

  test("a board's guess says so, and gives way to the ad's own words", () => {
    const guess = { min: 71_415.93, max: 71_415.93, isEstimate: true }
    expect(understandPay({ ...nothing, ...guess }, noAd)).toEqual({
      pay: {
        currency: 'GBP',
        period: 'year',
        min: 7_141_593,
        max: 7_141_593,
        isEstimate: true,
        yearlyMin: 71_416,
        yearlyMax: 71_416,
      },
      payText: 'about £71,400 a year (estimate)',
    })
    expect(summary(guess, { text: 'Salary: £60,000 per annum' })).toBe(
      '£60,000 a year | GBP year 6000000-6000000 yearly 60000-60000',
    )
  })

  test('a figure with pence for a year is a guess, whether or not its board says so; a range or a rate with pence is none', () => {
    const isGuess = (given: Partial<Listing['pay']>) => understandPay({ ...nothing, ...given }, noAd).pay?.isEstimate
    expect(isGuess({ min: 39_251.93, max: 39_251.93 })).toBe(true)
    expect(summary({ min: 39_251.93, max: 39_251.93 }, { text: 'Salary: £60,000 per annum' })).toContain('£60,000')
    expect(isGuess({ min: 39_251, max: 39_251 })).toBe(false)
    expect(isGuess({ min: 31_049.2, max: 37_796.6 })).toBe(false)
    expect(isGuess({ min: 12.21, max: 12.21, period: 'hour' })).toBe(false)
    expect(isGuess({ text: '£24,790.58 per annum' })).toBe(false)
  })

  test('a field in words does not hide the numbers beside it', () => {
    expect(summary({ text: 'Competitive', min: 30_000, max: 30_000 })).toContain('£30,000 a year')
  })
})

describe('properties', () => {
  const amount = fc.oneof(fc.integer({ min: -100, max: 2_000_000 }), fc.double(), fc.constant(null))
  const piece = fc.constantFrom(
    '£',
    '€',
    '$',
    'k',
    ' ',
    ' - ',
    ' to ',
    '-',
    ',',
    '.',
    '0',
    '00',
    '12',
    '450',
    '9.50',
    '25,000',
    '32000',
    '1',
    ' per annum',
    ' a day',
    '/hour',
    'pa',
    ' per week',
    ' pcm',
    'up to ',
    'from ',
    'OTE ',
    'basic ',
    ' + ',
    'bonus',
    ' London weighting',
    'Competitive',
    'm',
    'bn',
    '%',
    '****',
    ' per session',
    '\n',
    'Band 5',
  )
  const phrase = fc
    .array(fc.oneof(piece, fc.string({ maxLength: 6 })), { maxLength: 16 })
    .map((parts) => parts.join(''))
  const given = fc.record({
    text: fc.option(phrase),
    min: amount,
    max: amount,
    currency: fc.constantFrom(null, 'GBP', 'EUR', 'USD', '£', 'gbp', ''),
    period: fc.constantFrom<PayPeriod | null>(null, 'year', 'month', 'week', 'day', 'hour'),
    isEstimate: fc.boolean(),
  })

  test('never a false nought, never the wrong way round, always believable and always in words', () => {
    fc.assert(
      fc.property(given, phrase, phrase, (pay, title, text) => {
        const understood = understandPay(pay, { title, text, country: null })
        expect(understood.payText).not.toBe('')
        expect(understood.payText).not.toMatch(/[£€]0(?![.\d,])/)
        if (understood.pay === null) return
        const { min, max, yearlyMin, yearlyMax } = understood.pay
        expect(min ?? max).not.toBeNull()
        for (const figure of [min, max, yearlyMin, yearlyMax]) {
          if (figure === null) continue
          expect(Number.isSafeInteger(figure)).toBe(true)
          expect(figure).toBeGreaterThan(0)
        }
        if (min !== null && max !== null) expect(min).toBeLessThanOrEqual(max)
        if (yearlyMin !== null && yearlyMax !== null) expect(yearlyMin).toBeLessThanOrEqual(yearlyMax)
        expect((min === null) === (yearlyMin === null)).toBe(true)
        // Nobody is paid more: 400 an hour and 4,000 a day are the most that is believed.
        expect(yearlyMax ?? yearlyMin ?? 0).toBeLessThanOrEqual(1_000_000)
      }),
      { numRuns: 3_000 },
    )
  })

  test('a printed range is read back as it was printed', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 12, max: 150 }),
        fc.integer({ min: 1, max: 40 }),
        fc.constantFrom(' - ', ' to ', '–', '-', ' — '),
        fc.constantFrom('', ' per annum', ' pa', ' p.a.', '/year', ' a year'),
        fc.boolean(),
        (low, more, between, period, short) => {
          const high = low + more
          const [a, b] = short ? [`£${low}k`, `£${high}k`] : [`£${low},000`, `£${high},000`]
          const { pay } = understandPay({ ...nothing, text: a + between + b + period }, noAd)
          expect(pay).toMatchObject({
            period: 'year',
            min: low * 100_000,
            max: high * 100_000,
            yearlyMin: low * 1_000,
            yearlyMax: high * 1_000,
          })
        },
      ),
    )
  })
})

test.each([
  ['digits', '1'.repeat(20_000)],
  ['amounts', '£1,000 '.repeat(5_000)],
  ['ranges', '£1-'.repeat(8_000)],
  ['spaces', `£${' '.repeat(30_000)}5`],
  ['words before', `${'salary '.repeat(8_000)}£30,000`],
  ['commas', `£1${',000'.repeat(8_000)}`],
])('%s without end are read in good time', (_, text) => {
  understandPay({ ...nothing, text }, { title: text, text, country: null })
})
