import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { aBoardCall, listingsOf, onlyRequest, searchBoard } from '../../../test/board-call.ts'
import { aBoardQuery } from '../../../test/board-query.ts'
import { recordedSample } from '../../../test/recorded-samples.ts'
import { listing } from '../../../engines/ads/index.ts'
import { totaljobs } from '../totaljobs/index.ts'
import { cwjobs } from './index.ts'

const received = new Date('2026-11-12T09:30:00Z')
const page = readFileSync(new URL('answer.html', import.meta.url), 'utf8')

test('a page without the embedded list is read from its cards', async () => {
  const answer = await searchBoard(cwjobs, aBoardQuery(), aBoardCall({ answers: [page] }))

  expect(answer.total).toBeNull()
  expect(answer.unusable).toEqual(['an ad without an id'])
  expect(answer.ads.map((ad) => cwjobs.toListing(ad.body, received))).toEqual([
    listing({
      ref: '224400101',
      url: 'https://www.cwjobs.co.uk/job/java-developer/harrowgate-systems-job224400101',
      title: 'Java Developer & Mentor - Outside IR35',
      employer: 'Harrowgate Systems',
      description: 'Six months, <strong>Java</strong> 25 and PostgreSQL ...',
      descriptionFormat: 'html',
      isSnippet: true,
      places: ['City of London (EC1A)'],
      pay: { text: '£550 - £600 per day' },
      postedAt: '2026-11-10T10:41:02.873Z',
    }),
    listing({
      ref: '224400102',
      url: 'https://www.cwjobs.co.uk/job/platform-engineer/quay-digital-job224400102?whlid=1',
      title: 'Platform Engineer',
      employer: 'Quay Digital',
      descriptionFormat: 'html',
      isSnippet: true,
      places: ['Manchester'],
      postedAt: '2026-11-09',
    }),
  ])
})

test('CWJobs is asked at its own address', async () => {
  const call = aBoardCall({ answers: [page] })
  await searchBoard(cwjobs, aBoardQuery({ title: 'Java', radiusMiles: 7.5, page: 2 }), call)

  expect(onlyRequest(call)).toMatchObject({
    address: 'https://www.cwjobs.co.uk/jobs/java/in-leeds',
    parameters: { radius: '8', of: '25' },
  })
})

const recorded = recordedSample('totaljobs/page-search-results-2026-07.html')

test.skipIf(recorded === null)('every card of a recorded page becomes a listing', async () => {
  const answer = await searchBoard(totaljobs, aBoardQuery(), aBoardCall({ answers: [recorded ?? ''] }))
  const { usable, unusable } = listingsOf(totaljobs, answer, received)

  expect(answer.unusable).toEqual([])
  // The page holds 100 cards; two ads are shown once more as recommendations, one ad of the rest says nothing of pay.
  expect(unusable).toEqual([])
  expect(usable).toHaveLength(98)
  expect(new Set(usable.map((listing) => listing.ref)).size).toBe(98)
  expect(usable.filter((listing) => listing.pay.text !== null)).toHaveLength(97)
  for (const listing of usable) {
    expect(listing.url).toMatch(/^https:\/\/www\.totaljobs\.com\/job\/.+-job\d+$/)
    expect(listing.places).toHaveLength(1)
    expect(listing.postedAt).toMatch(/^2026-0[567]-\d\dT.*Z$/)
    expect(listing.employer).toBeTruthy()
    expect(`${listing.title}${listing.places.join('')}${listing.employer}`).not.toMatch(/[{}<>]|\s\s/)
  }
})
