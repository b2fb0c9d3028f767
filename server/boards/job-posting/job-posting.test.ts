import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { jobPostingListing } from './listing.ts'
import type { Listing } from '../../../engines/ads/index.ts'

const from = { ref: 'r1', page: 'https://careers.example.test/jobs/7' }

function read(posting: Record<string, unknown>): Listing {
  const listing = jobPostingListing({ '@type': 'JobPosting', title: 'Chef', ...posting }, from)
  if ('unusable' in listing) throw new Error(listing.unusable)
  return listing
}

describe('pay', () => {
  const range = { '@type': 'QuantitativeValue', minValue: 24_000, maxValue: '26,500', unitText: 'YEAR' }
  test.each<[string, unknown, Partial<Listing['pay']>]>([
    ['a range', { currency: 'GBP', value: range }, { min: 24_000, max: 26_500, currency: 'GBP', period: 'year' }],
    [
      'a single value',
      { currency: '£', value: { value: 12.5, unitText: 'hour' } },
      { min: 12.5, max: 12.5, currency: 'GBP', period: 'hour' },
    ],
    [
      'a range without its value',
      { currency: 'eur', minValue: '30000', unitText: 'ANNUAL' },
      { min: 30_000, currency: 'EUR', period: 'year' },
    ],
    [
      'free text as the value',
      { currency: 'GBP', value: { value: 'M1 to M6', unitText: 'YEAR' } },
      { text: 'M1 to M6', currency: 'GBP', period: 'year' },
    ],
    [
      'a range as text',
      { currency: 'GBP', value: { value: '£31,650 to £49,084', unitText: 'YEAR' } },
      { text: '£31,650 to £49,084', currency: 'GBP', period: 'year' },
    ],
    [
      'a range with words beside it that say more',
      {
        currency: 'GBP',
        value: { minValue: 11.5, maxValue: 12.1, value: '£11.50 to £12.10 per hour', unitText: 'YEAR' },
      },
      { text: '£11.50 to £12.10 per hour', min: 11.5, max: 12.1, currency: 'GBP', period: 'year' },
    ],
    [
      'a range with an amount beside it',
      { currency: 'GBP', value: { minValue: 24_000, maxValue: 26_500, value: '£24,000', unitText: 'YEAR' } },
      { min: 24_000, max: 26_500, currency: 'GBP', period: 'year' },
    ],
    ['a bare number', 31_000, { min: 31_000, max: 31_000 }],
    ['a bare text', 'Competitive', { text: 'Competitive' }],
    ['an empty text', '', {}],
    [
      'a maximum of nought',
      { currency: 'GBP', value: { minValue: 24_000, maxValue: 0, unitText: 'YEAR' } },
      { min: 24_000, currency: 'GBP', period: 'year' },
    ],
    ['noughts only', { currency: 'GBP', value: { minValue: 0, maxValue: '0.00', unitText: 'YEAR' } }, {}],
    [
      'a daily rate',
      { currency: 'GBP', value: { value: 450, unitText: 'DAILY' } },
      { min: 450, max: 450, currency: 'GBP', period: 'day' },
    ],
    [
      'an unknown unit',
      { currency: 'GBP', value: { value: 450, unitText: 'SHIFT' } },
      { min: 450, max: 450, currency: 'GBP' },
    ],
  ])('%s', (_, baseSalary, expected) => {
    const nothing = { text: null, min: null, max: null, currency: null, period: null, isEstimate: false }
    expect(read({ baseSalary }).pay).toEqual({ ...nothing, ...expected })
  })

  test("the publisher's estimate is marked, and gives way to what the employer says", () => {
    const estimatedSalary = [
      { '@type': 'MonetaryAmountDistribution', currency: 'GBP', value: { value: 28_000, unitText: 'YEAR' } },
    ]

    expect(read({ estimatedSalary }).pay).toMatchObject({ min: 28_000, isEstimate: true })
    expect(read({ estimatedSalary, baseSalary: 30_000 }).pay).toMatchObject({ min: 30_000, isEstimate: false })
  })
})

describe('places', () => {
  const leeds = {
    '@type': 'PostalAddress',
    streetAddress: '1 Newport Road',
    addressLocality: 'Leeds',
    addressRegion: 'West Yorkshire',
    postalCode: 'LS1 4AP',
    addressCountry: 'GB',
  }
  test.each<[string, Record<string, unknown>, Partial<Listing>]>([
    [
      'a place',
      { jobLocation: { '@type': 'Place', address: leeds, geo: { latitude: '53.8', longitude: -1.55 } } },
      { places: ['Leeds, West Yorkshire, LS1 4AP'], country: 'GB', position: { lat: 53.8, lng: -1.55 } },
    ],
    [
      'an address as text',
      { jobLocation: { address: 'Leeds &amp; Bradford' } },
      { places: ['Leeds & Bradford'], country: null },
    ],
    [
      'an address without its place',
      { jobLocation: leeds },
      { places: ['Leeds, West Yorkshire, LS1 4AP'], country: 'GB' },
    ],
    ['a bare text', { jobLocation: 'Galway' }, { places: ['Galway'], country: null }],
    [
      'a country as a thing',
      {
        jobLocation: {
          address: { addressLocality: 'Galway', addressCountry: { '@type': 'Country', name: 'Ireland' } },
        },
      },
      { places: ['Galway'], country: 'IE' },
    ],
    [
      'a country written out',
      { jobLocation: { address: { addressCountry: 'United Kingdom' } } },
      { places: ['United Kingdom'], country: 'GB' },
    ],
    [
      'several places',
      {
        jobLocation: [
          { address: leeds, geo: { latitude: 53.8, longitude: -1.5 } },
          { address: { addressLocality: 'Paris', addressCountry: 'fr' } },
        ],
      },
      { places: ['Leeds, West Yorkshire, LS1 4AP', 'Paris'], country: null, position: null },
    ],
    [
      'only where applicants live',
      { jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: [{ '@type': 'Country', name: 'UK' }] },
      { places: ['UK'], kindWords: ['TELECOMMUTE'] },
    ],
    ['nothing', {}, { places: [], country: null, position: null }],
  ])('%s', (_, posting, expected) => {
    expect(read(posting)).toMatchObject(expected)
  })
})

test.each<[unknown, string[]]>([
  ['FULL_TIME', ['FULL_TIME']],
  [
    ['FULL_TIME', 'TEMPORARY'],
    ['FULL_TIME', 'TEMPORARY'],
  ],
  ['Full-time, permanent', ['Full-time', 'permanent']],
  ['', []],
  [null, []],
])('the employment type %j gives %j', (employmentType, words) => {
  expect(read({ employmentType }).kindWords).toEqual(words)
})

test.each<[string, string, string]>([
  ['<p>Cook &amp; clean</p>', '<p>Cook &amp; clean</p>', 'html'],
  ['&lt;p&gt;Cook &amp;amp; clean&lt;/p&gt;', '<p>Cook &amp; clean</p>', 'html'],
  ['Cook &amp; clean', 'Cook & clean', 'text'],
])('the description %j', (description, read_, format) => {
  expect(read({ description })).toMatchObject({ description: read_, descriptionFormat: format })
})

test.each<[unknown, string | null]>([
  [{ '@type': 'Organization', name: 'Acme &amp; Sons' }, 'Acme & Sons'],
  ['Acme', 'Acme'],
  [[{ name: 'Acme' }], 'Acme'],
  [{ '@type': 'Organization' }, null],
  ['confidential', null],
])('the employer of %j is %j', (hiringOrganization, employer) => {
  expect(read({ hiringOrganization }).employer).toBe(employer)
})

test('dates, addresses and categories', () => {
  const posting = {
    title: ' Sous&nbsp;Chef\n',
    datePosted: '10/11/2026',
    validThrough: '2026-12-01',
    url: '/jobs/7?from=feed',
    industry: 'Hospitality',
    occupationalCategory: [{ '@type': 'CategoryCode', name: 'Chefs' }, '35-2014'],
  }

  expect(read(posting)).toMatchObject({
    title: 'Sous Chef',
    postedAt: '2026-11-10',
    closesAt: '2026-12-01',
    url: 'https://careers.example.test/jobs/7?from=feed',
    industryWords: ['Hospitality', 'Chefs', '35-2014'],
  })
  expect(read({ url: 'javascript:alert(1)' }).url).toBe(from.page)
})

test('whatever stands in a posting, reading it gives a listing or a reason', () => {
  const keys = [
    'title',
    'description',
    'baseSalary',
    'jobLocation',
    'hiringOrganization',
    'employmentType',
    'datePosted',
  ]
  const deep = fc.letrec((tie) => ({
    value: fc.oneof(
      { depthSize: 'small' },
      fc.string(),
      fc.integer(),
      fc.constant(null),
      fc.array(tie('value')),
      tie('thing'),
    ),
    thing: fc.dictionary(
      fc.constantFrom('name', 'address', 'value', 'minValue', 'currency', 'geo', '@type', 'unitText'),
      tie('value'),
    ),
  }))
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...keys), deep.value), (posting) => {
      const listing = jobPostingListing(posting, from)
      expect('unusable' in listing ? listing.unusable : listing.ref).toBeTruthy()
    }),
  )
})
