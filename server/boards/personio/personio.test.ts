import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { aBoardCall, type BoardAnswerGiven, listingsOf, readFeed } from '../../../test/board-call.ts'
import { recordedSample } from '../../../test/recorded-samples.ts'
import { listing } from '../../../engines/ads/index.ts'
import { personio } from './index.ts'

const received = new Date('2026-11-12T09:30:00Z')
const saved = readFileSync(new URL('answer.xml', import.meta.url), 'utf8')

async function read(...answers: BoardAnswerGiven[]) {
  const call = aBoardCall({ answers, settings: { companies: 'amber' } })
  return { urls: () => call.requests.map(({ url }) => url), ...(await readFeed(personio, call)) }
}

test('all positions of a company are asked for at once, and become listings', async () => {
  const { urls, pages, failure } = await read(saved)

  expect([failure, urls()]).toEqual([null, ['https://amber.jobs.personio.de/xml?language=en']])
  expect(pages).toMatchObject([{ unusable: ['an ad without an id'] }])
  expect(listingsOf(personio, pages[0]!, received)).toEqual({
    usable: [
      listing({
        ref: '1834171',
        url: 'https://amber.jobs.personio.de/job/1834171?language=en',
        title: 'Instrument Maker (m/f/d)',
        employer: 'Amber & Sons Ltd',
        description: '<h3>Your tasks</h3><p>Brass &amp; glass.</p>\n<p>Tea.</p>',
        descriptionFormat: 'html',
        places: ['Bristol', 'Galway'],
        kindWords: ['permanent', 'full-time', 'part-time'],
        industryWords: ['Workshop', 'Engineering', 'engineering'],
        postedAt: '2026-11-03T13:10:41.000Z',
      }),
      listing({
        ref: '1834172',
        url: 'https://amber.jobs.personio.de/job/1834172?language=en',
        title: 'Bookkeeper',
        employer: 'Amber',
        descriptionFormat: 'html',
        places: ['Remote (UK)'],
        kindWords: ['part-time'],
      }),
    ],
    unusable: ['no title'],
  })
})

test('a company that is not at the one domain is looked for at the other', async () => {
  const { urls, pages } = await read({ status: 404 }, saved)

  expect(urls()[1]).toBe('https://amber.jobs.personio.com/xml?language=en')
  expect(listingsOf(personio, pages[0]!, received).usable[0]?.url).toBe(
    'https://amber.jobs.personio.com/job/1834171?language=en',
  )
})

test('a single position is read as well; a company without any is empty', async () => {
  const single = '<workzag-jobs><position><id>7</id><name>Cook</name></position></workzag-jobs>'

  expect(await read(single)).toMatchObject({ pages: [{ ads: [{ ref: '7' }] }], failure: null })
  for (const none of ['<workzag-jobs/>', '<workzag-jobs>\n</workzag-jobs>']) {
    expect(await read(none)).toMatchObject({ pages: [{ ads: [] }], failure: null })
  }
})

test.each([
  '<html><body>Personio</body></html>',
  '<workzag-jobs>Nothing here</workzag-jobs>',
  '<workzag-jobs><position>Cook</position></workzag-jobs>',
  saved.slice(0, 900),
])('another format, and one that breaks off, are unreadable: %#', async (answer) =>
  expect((await read(answer)).failure).toMatchObject({ outcome: 'unreadable' }),
)

const recorded = recordedSample('personio/positions.xml')

test.skipIf(recorded === null)('of a recorded answer the position that stands twice is one', async () => {
  const { pages } = await read(recorded ?? '')
  const { usable, unusable } = listingsOf(personio, pages[0]!, received)

  expect(unusable).toEqual([])
  expect(usable).toMatchObject([
    {
      ref: '1834171',
      places: ['Munich', 'Berlin'],
      kindWords: ['permanent', 'full-time'],
      postedAt: '2024-11-13T14:10:41.000Z',
    },
  ])
  expect(usable[0]?.employer).toContain('SE & Co.')
})
