import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { aBoardCall, listingsOf, readFeed } from '../../../test/board-call.ts'
import { listing } from '../../../engines/ads/index.ts'
import { apprenticeships } from './index.ts'

const received = new Date('2026-11-12T09:30:00Z')
const recorded = readFileSync(new URL('answer.json', import.meta.url), 'utf8')
const settings = { ROLECALL_APPRENTICESHIPS_KEY: 'k1' }

test('all pages are read with the key, a hundred whole vacancies at a time', async () => {
  const call = aBoardCall({ answers: [recorded, recorded], settings })

  const { pages, failure } = await readFeed(apprenticeships, call)

  expect([pages.length, failure]).toEqual([2, null])
  expect(call.requests.map(({ url, headers }) => [url, headers])).toEqual(
    [1, 2].map((page) => [
      `https://api.apprenticeships.education.gov.uk/vacancies/vacancy?PageNumber=${page}&PageSize=100&Sort=AgeDesc&IncludeDetails=true`,
      { 'ocp-apim-subscription-key': 'k1', 'x-version': '2' },
    ]),
  )
})

test('vacancies become listings', async () => {
  const { pages } = await readFeed(apprenticeships, aBoardCall({ answers: [recorded, recorded], settings }))
  const [first] = pages

  expect(first).toMatchObject({ total: 3120, unusable: ['an ad without an id'] })
  expect(first && listingsOf(apprenticeships, first, received)).toEqual({
    usable: [
      listing({
        ref: '10001122',
        url: 'https://www.findapprenticeship.service.gov.uk/apprenticeship/VAC10001122',
        title: 'Software developer apprentice',
        employer: 'Holbeck Compute',
        description: '<p>Learn to build web services.</p><ul><li>Tests</li></ul>',
        descriptionFormat: 'html',
        places: ['Holbeck, Leeds, LS11 5AA'],
        position: { lat: 53.785, lng: -1.556 },
        country: 'GB',
        pay: { min: 19_500, max: 19_500, currency: 'GBP', period: 'year' },
        kindWords: ['Apprenticeship', 'higher', '37.5 hours a week'],
        industryWords: ['Digital', 'Software developer'],
        postedAt: '2026-11-05T00:00:00.000Z',
        closesAt: '2026-12-05',
      }),
      listing({
        ref: '10001123',
        url: 'https://www.findapprenticeship.service.gov.uk/apprenticeship/VAC10001123',
        applyUrl: 'https://apply.example.test/11',
        title: 'Business administrator apprentice',
        employer: 'Tern & Kite',
        description: 'Answer the telephone & keep the diary.',
        isSnippet: true,
        places: ['England'],
        country: 'GB',
        pay: { text: 'National Minimum Wage for apprentices' },
        kindWords: ['Apprenticeship', 'advanced', '30 hours a week'],
        industryWords: ['Business and administration', 'Business administrator'],
        postedAt: '2026-11-01',
        closesAt: '2026-11-30',
      }),
      listing({
        ref: '10001124',
        url: 'https://www.findapprenticeship.service.gov.uk/apprenticeship/VAC10001124',
        title: 'Chef apprentice',
        employer: 'Ouse Kitchens',
        description: 'Two kitchens.',
        isSnippet: true,
        places: ['York, YO1 7AA', 'Whitby, YO21 1AA'],
        country: 'GB',
        pay: { text: 'Meals on duty' },
        kindWords: ['Apprenticeship'],
      }),
    ],
    unusable: ['no title'],
  })
})

test('the person to write to at the employer is not kept', async () => {
  const { pages } = await readFeed(apprenticeships, aBoardCall({ answers: [recorded, recorded], settings }))

  expect(JSON.stringify(pages)).toContain('holbeck.example.test')
  expect(JSON.stringify(pages)).not.toMatch(/A Person|0113 496 0000|person@/)
})

test('no vacancies are empty, another format is unreadable', async () => {
  const empty = aBoardCall({
    answers: ['{"vacancies": [], "total": 0, "totalFiltered": 0, "totalPages": 0}'],
    settings,
  })
  const changed = aBoardCall({ answers: ['{"results": []}'], settings })

  expect(await readFeed(apprenticeships, empty)).toEqual({ pages: [], failure: null })
  expect(await readFeed(apprenticeships, changed)).toMatchObject({ failure: { outcome: 'unreadable' } })
})
