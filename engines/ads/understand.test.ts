import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hostileHtml } from '../../test/hostile-html.ts'
import type { PayPeriod } from '../../contract/jobs/jobs.ts'
import { listing, type Listing } from './listing.ts'
import type { PlaceAnswer } from '../places/index.ts'
import { isClean } from './description.ts'
import { understand } from './understand.ts'

const receivedAt = new Date('2026-08-20T10:00:00Z')
const nowhere = (): PlaceAnswer => ({ kind: 'unknown', nearest: [] })
const leeds = (text: string): PlaceAnswer =>
  /leeds/i.test(text)
    ? {
        kind: 'found',
        place: {
          id: 'gn:1',
          name: 'Leeds',
          label: 'Leeds, West Yorkshire',
          kind: 'town',
          county: 'West Yorkshire',
          country: 'GB',
          lat: 53.8,
          lng: -1.55,
          areas: ['country:gb'],
          population: 1,
        },
        others: [],
      }
    : nowhere()

const read = (ad: Partial<Listing>) =>
  understand(listing({ ref: '1', title: 'Analyst', ...ad } as Parameters<typeof listing>[0]), {
    receivedAt,
    resolvePlace: leeds,
  })

test('pay without a currency is in that of the country the job is in', () => {
  const pay = { text: null, min: 45_000, max: 50_000, currency: null, period: 'year' as const, isEstimate: false }
  const dublin: PlaceAnswer = {
    kind: 'found',
    place: {
      id: 'gn:2',
      name: 'Dublin',
      label: 'Dublin',
      kind: 'town',
      county: 'County Dublin',
      country: 'IE',
      lat: 53.35,
      lng: -6.26,
      areas: ['country:ie'],
      population: 1,
    },
    others: [],
  }
  const readAt = (places: string[], given: Partial<Listing>) => {
    const ad = listing({ ref: '1', title: 'Analyst', places, ...given } as Parameters<typeof listing>[0])
    const resolvePlace = (text: string) => (/dublin/iu.test(text) ? dublin : leeds(text))
    return understand(ad, { receivedAt, resolvePlace })
  }
  expect(readAt(['Dublin'], { pay })).toMatchObject({ pay: { currency: 'EUR' }, payText: '€45,000 to €50,000 a year' })
  expect(readAt(['Leeds'], { pay })).toMatchObject({ pay: { currency: 'GBP' }, payText: '£45,000 to £50,000 a year' })
  // Figures in the words of the ad too, and a currency that is given wins over the country.
  const inWords = { description: 'Salary: 45,000 - 50,000 per annum.', descriptionFormat: 'text' as const }
  expect(readAt(['Dublin'], inWords)).toMatchObject({ pay: { currency: 'EUR' } })
  expect(readAt(['Dublin'], { pay: { ...pay, currency: 'GBP' } })).toMatchObject({ pay: { currency: 'GBP' } })
})

test('an ad of a board, whole', () => {
  expect(
    read({
      title: 'SENIOR DATA ENGINEER - OUTSIDE IR35',
      employer: 'Blue Talent Ltd',
      places: ['Hybrid work in Leeds, LS1 4AP'],
      description:
        '<p>Our client is a bank.</p><p>Rate: &pound;450 - &pound;500 per day<br>3 days a week in the office</p><script>x()</script>',
      descriptionFormat: 'html',
      kindWords: ['Contract', 'Full-time'],
      industryWords: ['IT Jobs'],
      pay: { text: null, min: null, max: null, currency: null, period: null, isEstimate: false },
      postedAt: '2 days ago',
      closesAt: '28/08/2026',
    }),
  ).toEqual({
    title: 'Senior Data Engineer - Outside IR35',
    employer: 'Blue Talent Ltd',
    poster: 'agency',
    descriptionHtml: '<p>Our client is a bank.</p><p>Rate: £450 - £500 per day<br>3 days a week in the office</p>',
    text: 'Our client is a bank. Rate: £450 - £500 per day 3 days a week in the office',
    pay: {
      currency: 'GBP',
      period: 'day',
      min: 45_000,
      max: 50_000,
      isEstimate: false,
      yearlyMin: 104_850,
      yearlyMax: 116_500,
    },
    payText: '£450 to £500 a day',
    contractType: 'contract',
    fullTime: true,
    partTime: false,
    workplace: 'hybrid',
    daysOnSite: 3,
    ir35: { status: 'outside', evidence: 'Senior Data Engineer - Outside IR35' },
    industry: 'Data, analytics and artificial intelligence',
    places: [
      { name: 'Leeds, West Yorkshire', lat: 53.8, lng: -1.55, areas: ['country:gb'], country: 'GB', isArea: false },
    ],
    isAbroad: false,
    postedAt: new Date('2026-08-17T23:00:00Z'),
    closesAt: new Date('2026-08-28T22:59:59Z'),
  })
})

test('an ad that says nothing but its title is an ad', () => {
  expect(read({ title: 'Nurse' })).toMatchObject({
    pay: null,
    payText: 'Pay not given',
    contractType: null,
    fullTime: false,
    partTime: false,
    workplace: null,
    ir35: { status: 'unknown', evidence: null },
    places: [],
    isAbroad: false,
    postedAt: null,
    closesAt: null,
    descriptionHtml: '',
    text: '',
  })
})

describe('what is no ad gives its reason', () => {
  test.each(['', '   ', '***', '\u0000\u202E'])('title %j', (title) => {
    expect(read({ title })).toEqual({ unusable: 'no title' })
  })

  test('a wall for robots', () => {
    const description = '<h1>One more step</h1><p>Please enable JavaScript and cookies to continue.</p>'
    expect(read({ title: 'Just a moment...', description, descriptionFormat: 'html' })).toEqual({
      unusable: 'a page that asks for a human, not an ad',
    })
    expect(
      read({ description: `You will verify you are a human resources expert.\n${'We grow. '.repeat(200)}` }),
    ).toHaveProperty('title')
  })
})

test('IR35 makes a contract of what says nothing else, and nothing of a permanent post', () => {
  expect(read({ description: 'Inside IR35' })).toMatchObject({ contractType: 'contract', ir35: { status: 'inside' } })
  expect(read({ description: 'Inside IR35', kindWords: ['Permanent'] })).toMatchObject({
    contractType: 'permanent',
    ir35: { status: 'unknown' },
  })
})

describe('whatever a board sends', () => {
  const hostile = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.string({ maxLength: 200 }),
    fc.constantFrom(...hostileHtml.map(({ html }) => html)),
    fc.constantFrom(
      '£30k-£40k',
      'IR35',
      'Remote',
      'Leeds, LS1 4AP',
      '3 days a week',
      '2 days ago',
      'Permanent',
      '\uD800',
      '\u0000',
    ),
  )
  const words = fc.array(hostile, { maxLength: 4 })
  const number = fc.option(fc.oneof(fc.double(), fc.integer()))
  const anyListing: fc.Arbitrary<Listing> = fc.record({
    ref: hostile,
    url: fc.option(hostile),
    applyUrl: fc.option(hostile),
    title: fc.array(hostile, { maxLength: 3 }).map((parts) => parts.join(' ')),
    employer: fc.option(hostile),
    isAgency: fc.option(fc.boolean()),
    description: fc.array(hostile, { maxLength: 8 }).map((parts) => parts.join('\n')),
    descriptionFormat: fc.constantFrom('html' as const, 'text' as const),
    isSnippet: fc.boolean(),
    places: words,
    position: fc.option(fc.record({ lat: fc.double(), lng: fc.double() })),
    country: fc.option(fc.oneof(hostile, fc.constantFrom('GB', 'IE', 'FR'))),
    pay: fc.record({
      text: fc.option(hostile),
      min: number,
      max: number,
      currency: fc.option(fc.oneof(hostile, fc.constantFrom('GBP', 'EUR'))),
      period: fc.option(fc.constantFrom<PayPeriod>('year', 'month', 'week', 'day', 'hour')),
      isEstimate: fc.boolean(),
    }),
    kindWords: words,
    industryWords: words,
    postedAt: fc.option(hostile),
    closesAt: fc.option(hostile),
  })

  test('it is understood or has a reason, the same each time, and holds what it promises', () => {
    fc.assert(
      fc.property(anyListing, fc.constantFrom(leeds, nowhere), (ad, resolvePlace) => {
        const understood = understand(ad, { receivedAt, resolvePlace })
        expect(understand(structuredClone(ad), { receivedAt, resolvePlace })).toEqual(understood)
        if ('unusable' in understood) return
        expect(understood.title).toMatch(/\S/)
        expect(understood.title.length).toBeLessThanOrEqual(300)
        expect(understood.text.length).toBeLessThanOrEqual(60_000)
        expect(isClean(understood.descriptionHtml)).toBe(true)
        const { payText, employer, places, postedAt, closesAt, daysOnSite } = understood
        // Nothing that is shown hides a control character, or is half a character.
        for (const shown of [
          understood.title,
          understood.text,
          payText,
          employer ?? '',
          understood.ir35.evidence ?? '',
          ...places.map(({ name }) => name),
        ]) {
          expect(shown.isWellFormed()).toBe(true)
          // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
          expect(shown).not.toMatch(/[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]/)
        }
        if (daysOnSite !== null) expect(daysOnSite >= 0 && daysOnSite <= 7).toBe(true)
        if (postedAt !== null) expect(postedAt.getTime()).toBeLessThanOrEqual(receivedAt.getTime())
        for (const date of [postedAt, closesAt]) expect(date === null || Number.isFinite(date.getTime())).toBe(true)
        for (const { lat, lng } of places) expect((lat === null) === (lng === null)).toBe(true)
      }),
      { numRuns: 600 },
    )
  })

  test('a gazetteer is asked for words, never for nothing', () => {
    fc.assert(
      fc.property(anyListing, (ad) => {
        understand(ad, {
          receivedAt,
          resolvePlace: (text) => {
            expect(text.trim()).not.toBe('')
            return nowhere()
          },
        })
      }),
      { numRuns: 200 },
    )
  })
})

test('a book of an ad is cut, not refused', () => {
  const understood = read({ description: 'Salary: £30,000 per annum. '.repeat(20_000) })
  expect(understood).toMatchObject({ payText: '£30,000 a year' })
  expect('text' in understood && understood.text.length).toBeLessThanOrEqual(60_000)
})
