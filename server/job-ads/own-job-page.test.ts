import Validator from '@adobe/structured-data-validator'
import WebAutoExtractor from '@marbec/web-auto-extractor'
import { parse } from 'node-html-parser'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { addAds, testNow } from '../../test/server.ts'
import { closeWhatRanOut } from './close.ts'
import { anAd, aPublisher, published } from './job-ads.fixtures.ts'
import { serverOfFile } from '../../test/server-of-file.ts'
import { currencyCodes } from '../../contract/places/countries.ts'

/* The public page of an ad of our own, as people and search engines meet it. */

const server = await serverOfFile({ boards: [], pages: true, environment: { ROLECALL_FREE_CREDITS: '0' } })

const Moment = z.iso.datetime()
const filled = z.string().trim().min(1)
const Place = z.strictObject({
  '@type': z.literal('Place'),
  address: z.strictObject({
    '@type': z.literal('PostalAddress'),
    addressLocality: filled,
    addressRegion: filled.optional(),
    addressCountry: z.enum(['GB', 'IE']),
  }),
})

/** Google's rules for structured data of jobs: what must be there, in which form, and nothing that they do not know. */
const Posting = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@type': z.literal('JobPosting'),
  title: filled.refine((title) => !/[£€]|\d{2,}k/u.test(title), 'The title has pay in it'),
  description: filled,
  identifier: z.strictObject({ '@type': z.literal('PropertyValue'), name: filled, value: filled }),
  datePosted: z.iso.date(),
  validThrough: Moment,
  employmentType: z
    .array(z.enum(['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN', 'VOLUNTEER', 'PER_DIEM', 'OTHER']))
    .min(1),
  hiringOrganization: z.strictObject({ '@type': z.literal('Organization'), name: filled }),
  jobLocation: Place.optional(),
  jobLocationType: z.literal('TELECOMMUTE').optional(),
  applicantLocationRequirements: z
    .strictObject({ '@type': z.literal('Country'), name: z.enum(['United Kingdom', 'Ireland']) })
    .optional(),
  baseSalary: z
    .strictObject({
      '@type': z.literal('MonetaryAmount'),
      currency: z.enum(currencyCodes),
      value: z.strictObject({
        '@type': z.literal('QuantitativeValue'),
        value: z.number().positive().optional(),
        minValue: z.number().positive().optional(),
        maxValue: z.number().positive().optional(),
        unitText: z.enum(['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR']),
      }),
    })
    .optional(),
  experienceRequirements: z
    .strictObject({
      '@type': z.literal('OccupationalExperienceRequirements'),
      monthsOfExperience: z.number().int().positive(),
    })
    .optional(),
  directApply: z.literal(true),
})

/** What a page tells machines, read by a parser of HTML. */
async function postingsOf(jobId: string, status = 200): Promise<unknown[]> {
  const answer = await server.get(`/job/${jobId}`)
  expect(answer.status).toBe(status)
  expect(await faultsOf(answer.text)).toEqual([])
  return parse(answer.text, { blockTextElements: { script: true } })
    .querySelectorAll('script[type="application/ld+json"]')
    .map(({ innerHTML }) => JSON.parse(innerHTML) as unknown)
}

/** What a validator of search engines' rules, which is not ours, finds wrong with a page's structured data. */
async function faultsOf(html: string): Promise<unknown[]> {
  const found = new WebAutoExtractor({ addLocation: true, embedSource: ['rdfa', 'microdata'] }).parse(html)
  const issues = await new Validator().validate(found)
  // It warns of what is only recommended.
  return issues.filter(({ severity }) => severity === 'ERROR')
}

test('the validator tells what a posting lacks', async () => {
  const posting = { '@context': 'https://schema.org/', '@type': 'JobPosting', title: 'Baker' }
  const faults = await faultsOf(`<script type="application/ld+json">${JSON.stringify(posting)}</script>`)
  expect(JSON.stringify(faults)).toMatch(/description.*datePosted.*hiringOrganization.*jobLocation/u)
})

let posted = 0

test.each([
  ['a dull ad', {}, {}],
  [
    'an ad with everything',
    { reference: 'QB-17', needsExperience: true, experience: '2', duration: 'FP', closesOn: '2026-03-10' },
    {
      identifier: { value: 'QB-17' },
      experienceRequirements: { monthsOfExperience: 24 },
      validThrough: '2026-03-10T23:59:59Z',
      employmentType: ['FULL_TIME', 'PART_TIME'],
    },
  ],
  [
    'work from anywhere without pay',
    { jobLocation: '', workplace: 'remote', noSalary: true },
    { jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: { name: 'United Kingdom' } },
  ],
  [
    'a hybrid job by the hour in Ireland',
    { jobLocation: 'Cork', workplace: 'hybrid', daysOnSite: '2', payPer: 'hour', payMin: '16.50', payMax: '18' },
    {
      baseSalary: { currency: 'EUR', value: { minValue: 16.5, maxValue: 18, unitText: 'HOUR' } },
      jobLocation: { address: { addressCountry: 'IE' } },
    },
  ],
  [
    'a text that would end the script',
    { jobDescription: '<p>You bake &lt;/script&gt;&lt;!-- tarts for our shop by the harbour.</p>' },
    {},
  ],
] as const)('%s is told to search engines by their rules, once', async (_, given, expected) => {
  // Equal ads of companies of one name would be folded.
  const name = `Whitby & ${['Ann', 'Ben', 'Cem', 'Dee', 'Eva'][posted++]} Ltd`
  const mia = await aPublisher(server, { company: { name } })
  const ad = await published(server, mia, anAd({ jobTitle: 'Posted baker', ...given }))
  const [posting, ...others] = await postingsOf(ad.jobId)
  expect(others).toEqual([])
  const told = Posting.parse(posting)
  expect(told).toMatchObject({ title: 'Posted baker', hiringOrganization: { name }, ...expected })
  if (!('reference' in given)) expect(told.identifier.value).toBe(ad._id)
  if (!('closesOn' in given)) expect(told.validThrough).toBe('2026-03-19T12:00:00.000Z')
  expect(told.validThrough > told.datePosted).toBe(true)
  // Remote work alone may be without a place, and work that is partly on site is not remote.
  expect(told.jobLocationType === undefined).toBe(told.jobLocation !== undefined)
})

test('a closed ad answers 410 with its text, others like it and a search form, and is back once it is re-activated', async () => {
  const mia = await aPublisher(server)
  const ad = await published(server, mia, anAd({ jobTitle: 'Kouign-amann baker' }))
  await addAds(server, [{ title: 'Kouign-amann baker', company: 'Other Ovens', location: 'Whitby' }])
  server.clock.set(new Date(testNow.getTime() + 360 * 3_600_000))
  try {
    await closeWhatRanOut({ db: server.db, store: server.services.store }, server.clock.now())
    const { status, text } = await server.get(`/job/${ad.jobId}`)
    expect(status).toBe(410)
    expect(['This job closed on 19 March 2026', text.includes('This job closed on 19 March 2026')]).toEqual([
      'This job closed on 19 March 2026',
      true,
    ])
    expect(['croissants', text.includes('croissants')]).toEqual(['croissants', true])
    expect(['content="noindex"', text.includes('content="noindex"')]).toEqual(['content="noindex"', true])
    const page = parse(text)
    expect(page.querySelectorAll('form[action^="/search"] input[name="jobTitle"]').length).toBeGreaterThan(0)
    const { rows } = await server.db.query<{ id: number }>(
      `select id from jobs where employer = 'Other Ovens' and closed_at is null`,
    )
    expect(page.querySelectorAll(`a[href="/job/${rows[0]?.id}"]`).length).toBeGreaterThan(0)
    expect(await postingsOf(ad.jobId, 410)).toEqual([])
    // Nobody is counted any more.
    const noa = await aPublisher(server, { company: { id: mia.companyId! } })
    expect((await server.post(`/api/jobsearches/reactivate/${ad._id}`, {}, noa.headers)).status).toBe(200)
    expect(await postingsOf(ad.jobId)).toHaveLength(1)
  } finally {
    server.clock.set(testNow)
  }
})

test.each(['999999999', '0', 'no-number', '00000000-0000-4000-8000-000000000000'])(
  'the unknown job %s does not exist, and offers a search',
  async (id) => {
    const { status, text } = await server.get(`/job/${id}`)
    expect(status).toBe(404)
    expect(['This job does not exist', text.includes('This job does not exist')]).toEqual([
      'This job does not exist',
      true,
    ])
    expect(parse(text).querySelectorAll('form input[name="jobTitle"]').length).toBeGreaterThan(0)
    expect((await server.get(`/job-ad/00000000-0000-4000-8000-000000000000`)).status).toBe(404)
  },
)
