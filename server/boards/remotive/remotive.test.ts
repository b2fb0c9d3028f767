import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { remotive as player } from '../../../sandbox/boards/remotive.ts'
import { aBoardCall, listingsOf, onlyRequest, readFeed } from '../../../test/board-call.ts'
import { sandboxCall } from '../../../test/sandbox-call.ts'
import { awkwardSandboxAds, aWorld, sandboxNow } from '../../../test/sandbox-world.ts'
import { listing } from '../../../engines/ads/index.ts'
import { remotive } from './index.ts'

const received = new Date('2026-11-12T09:30:00Z')
const saved = readFileSync(new URL('answer.json', import.meta.url), 'utf8')

test('one call reads all; what is open to us becomes listings', async () => {
  const call = aBoardCall({ answers: [saved] })
  const { pages, failure } = await readFeed(remotive, call)
  const [page] = pages

  expect([onlyRequest(call).request.url, failure]).toEqual(['https://remotive.com/api/remote-jobs', null])
  expect(page?.unusable).toEqual(['an ad without an id'])
  expect(page && listingsOf(remotive, page, received)).toEqual({
    usable: [
      listing({
        ref: '1900101',
        url: 'https://remotive.com/remote-jobs/software-dev/backend-engineer-1900101',
        title: 'Backend Engineer',
        employer: 'Beck & Call',
        description: '<p>Queues, mostly.</p>',
        descriptionFormat: 'html',
        places: ['USA', 'Canada', 'UK'],
        pay: { text: '£60k - £75k' },
        kindWords: ['full_time', 'Remote'],
        industryWords: ['Software Development'],
        postedAt: '2026-11-10T08:00:41.000Z',
      }),
      listing({
        ref: '1900102',
        url: 'https://remotive.com/remote-jobs/writing/editor-1900102',
        title: 'Editor',
        employer: 'Aire Docs',
        description: '<p>Commas.</p>',
        descriptionFormat: 'html',
        places: ['Worldwide'],
        kindWords: ['Remote'],
        industryWords: ['Writing'],
        postedAt: '2026-11-09T00:10:00.000Z',
      }),
      listing({ ref: '1900104', title: 'Tax adviser', descriptionFormat: 'html', kindWords: ['Remote'] }),
    ],
    unusable: ['no title'],
  })
})

test('no more than its four calls a day are made', () => {
  expect(remotive.limits).toMatchObject({ perMinute: 1, perDay: 4 })
  expect((24 * 60) / (remotive.feed?.everyMinutes ?? 1)).toBeLessThan(4)
})

test('no jobs is empty; another format is unreadable', async () => {
  const empty = await readFeed(remotive, aBoardCall({ answers: ['{"job-count": 0, "jobs": []}'] }))
  expect(empty).toEqual({ pages: [{ ads: [], total: null, unusable: [] }], failure: null })

  const { failure } = await readFeed(remotive, aBoardCall({ answers: ['{"0-legal-notice": ""}'] }))
  expect(failure).toMatchObject({ outcome: 'unreadable' })
})

test('Remotive of the sandbox is read as it was meant', async () => {
  const { pages } = await readFeed(remotive, sandboxCall(player, aWorld(awkwardSandboxAds('remotive'))))

  expect(pages[0] && listingsOf(remotive, pages[0], sandboxNow)).toMatchObject({
    usable: [
      {
        ref: '2000003',
        title: 'Staff Nurse',
        employer: 'Moorview Care Group',
        places: ['UK', 'Canada'],
        pay: { text: '£34,000 - £38,500 per annum' },
        kindWords: ['full_time', 'Remote'],
        postedAt: '2026-11-10T08:15:30.000Z',
      },
      { ref: '2000017', employer: null, pay: { text: null }, kindWords: ['part_time', 'Remote'] },
      { ref: '2000031', kindWords: ['contract', 'Remote'], industryWords: ['Software Development'] },
    ],
    unusable: [],
  })
})
