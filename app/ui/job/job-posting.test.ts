import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Job } from '../../../contract/jobs/jobs.ts'
import { jobPosting, postingText } from './job-posting.ts'
import { ownJob as ours } from './own-job.fixtures.ts'

test('an ad of our own is told with all that search engines for jobs ask for', () => {
  expect(jobPosting(ours)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: 'Staff Nurse',
    description: '<p>Look after people.</p>',
    identifier: { '@type': 'PropertyValue', name: 'Harbour Care Ltd', value: '7' },
    datePosted: '2026-03-01',
    validThrough: '2026-03-16T23:59:59Z',
    employmentType: ['FULL_TIME'],
    hiringOrganization: { '@type': 'Organization', name: 'Harbour Care Ltd' },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressLocality: 'Leeds',
        addressRegion: 'West Yorkshire',
        addressCountry: 'GB',
      },
    },
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'GBP',
      value: { '@type': 'QuantitativeValue', minValue: 32_000, maxValue: 35_000, unitText: 'YEAR' },
    },
    directApply: true,
  })
})

const reed = { ...ours.sources[0]!, board: 'reed', name: 'Reed' } as const
test.each<[string, Partial<Job>]>([
  ['of another board', { source: 'reed', sources: [reed] }],
  ['that is only open on another board any more', { source: 'reed', sources: [reed, ...ours.sources] }],
  ['that is closed', { isClosed: true }],
  ['that is a demonstration', { isDemo: true }],
  ['that does not say who is looking', { employer: null }],
  ['without a text', { jobDescription: '' }],
  ['that is nowhere', { places: [] }],
])('an ad %s is not told of', (_, change) => {
  expect(jobPosting({ ...ours, ...change })).toBeNull()
})

test('work from anywhere says in which country one must be', () => {
  expect(jobPosting({ ...ours, places: [], workplace: 'remote', country: 'IE' })).toMatchObject({
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { '@type': 'Country', name: 'Ireland' },
  })
  expect(jobPosting({ ...ours, places: [], workplace: 'remote', country: null })).toBeNull()
  const anywhere = [{ name: 'United Kingdom', lat: 54, lng: -2 }]
  expect(jobPosting({ ...ours, places: anywhere, workplace: 'remote' })).not.toHaveProperty('jobLocation')
  expect(jobPosting({ ...ours, places: anywhere })).toMatchObject({
    jobLocation: { address: { '@type': 'PostalAddress', addressCountry: 'GB' } },
  })
  const two = [...anywhere, { name: 'Leeds', lat: 53.8, lng: -1.5 }]
  expect(jobPosting({ ...ours, places: two })).toMatchObject({
    jobLocation: [{}, { address: { addressLocality: 'Leeds' } }],
  })
})

test('a guess at the pay is not told; a day rate is told by the day, in pounds', () => {
  const pay = { ...ours.pay!, period: 'day', min: 45_050, max: 45_050 } as const
  expect(jobPosting({ ...ours, pay, contractType: 'contract' })).toMatchObject({
    employmentType: ['FULL_TIME', 'CONTRACTOR'],
    baseSalary: { value: { value: 450.5, unitText: 'DAY' } },
  })
  expect(jobPosting({ ...ours, pay: { ...pay, isEstimate: true } })).not.toHaveProperty('baseSalary')
})

test('nothing in an ad can end the script that it stands in, and nothing of it is lost', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const posting = { title: `${text}</script><script>alert(1)</script><!--` }
      const written = postingText(posting)
      expect(written).not.toContain('<')
      expect(JSON.parse(written)).toEqual(posting)
    }),
  )
})
