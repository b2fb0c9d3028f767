import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { aBoardCall, listingsOf, readFeed } from '../../../test/board-call.ts'
import { BoardFailure } from '../board.ts'
import { listing } from '../../../engines/ads/index.ts'
import { teachingVacancies } from './index.ts'

const received = new Date('2026-11-12T09:30:00Z')
const recorded = readFileSync(new URL('answer.json', import.meta.url), 'utf8')
const list = 'https://teaching-vacancies.service.gov.uk/api/v1/jobs.json'

test('both pages are read, and their postings become listings', async () => {
  const call = aBoardCall({ answers: { [`${list}?page=1`]: recorded, [`${list}?page=2`]: recorded } })
  const { pages, failure } = await readFeed(teachingVacancies, call)
  const [first] = pages

  expect(failure).toBeNull()
  expect(pages).toHaveLength(2)
  expect(first).toMatchObject({ total: 104, unusable: ['an ad without an id'] })
  expect(first && listingsOf(teachingVacancies, first, received)).toEqual({
    usable: [
      listing({
        ref: 'teacher-of-mathematics-beckside-academy',
        url: 'https://teaching-vacancies.service.gov.uk/jobs/teacher-of-mathematics-beckside-academy',
        title: 'Teacher of Mathematics',
        employer: 'Beckside Academy',
        description: '<p>Key stages 3 &amp; 4.</p>',
        descriptionFormat: 'html',
        places: ['Skipton, North Yorkshire, BD23 1AA'],
        country: 'GB',
        pay: { text: '£31,650 to £49,084', currency: 'GBP', period: 'year' },
        kindWords: ['FULL_TIME'],
        industryWords: ['Education', 'teacher'],
        postedAt: '2026-11-10T09:00:00.000Z',
        closesAt: '2026-12-01T12:00:00.000Z',
      }),
      listing({
        ref: 'teaching-assistant-send',
        url: 'https://teaching-vacancies.service.gov.uk/jobs/teaching-assistant-send',
        title: 'Teaching Assistant (SEND)',
        employer: 'Aire Trust',
        description: '<p>Term time only.</p>',
        descriptionFormat: 'html',
        places: ['Leeds, LS9 8AA'],
        country: 'GB',
        kindWords: ['PART_TIME', 'TEMPORARY'],
        industryWords: ['Education'],
        postedAt: '2026-11-02T00:00:00.000Z',
        closesAt: '2026-11-20T23:59:00.000Z',
      }),
    ],
    unusable: ['no title'],
  })
})

test('an empty page ends the reading where the number of pages is not said', async () => {
  const unsaid = recorded.replace('"totalPages": 2', '"totalPages": null')
  const call = aBoardCall({ answers: [unsaid, '{"data": [], "meta": {"totalPages": null}}'] })

  const { pages, failure } = await readFeed(teachingVacancies, call)

  expect([pages.length, failure, call.requests.length]).toEqual([1, null, 2])
})

test('a page that fails ends the reading with its failure: what is missing is not closed', async () => {
  const broken = new BoardFailure('failed', 'answered with an error (502)')

  const { pages, failure } = await readFeed(teachingVacancies, aBoardCall({ answers: [recorded, broken] }))

  expect(pages).toHaveLength(1)
  expect(failure).toBe(broken)
})

test('another format is unreadable', async () => {
  const { failure } = await readFeed(teachingVacancies, aBoardCall({ answers: ['{"jobs": []}'] }))

  expect(failure).toMatchObject({ outcome: 'unreadable' })
})
