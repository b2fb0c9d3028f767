import { expect, test } from 'vitest'
import { nhs as player } from '../../../sandbox/boards/nhs/index.ts'
import { listingsOf, searchBoard } from '../../../test/board-call.ts'
import { aBoardQuery } from '../../../test/board-query.ts'
import { sandboxCall } from '../../../test/sandbox-call.ts'
import { aSandboxAd, awkwardSandboxAds, aWorld, manySandboxAds, sandboxNow } from '../../../test/sandbox-world.ts'
import { nhs } from './index.ts'

const anywhere = aBoardQuery({ title: '', place: null })

test('NHS Jobs of the sandbox is read as it was meant', async () => {
  const hourly = { text: '£25.76 an hour', min: 25.76, max: 25.76, currency: 'GBP', period: 'hour' } as const
  const summer = new Date('2026-07-01T08:00:00Z')
  const ads = [...awkwardSandboxAds('nhs'), aSandboxAd({ board: 'nhs', number: 7, pay: hourly, postedAt: summer })]
  const answer = await searchBoard(nhs, anywhere, sandboxCall(player, aWorld(ads)))
  const { usable, unusable } = listingsOf(nhs, answer, sandboxNow)

  expect([answer.total, unusable]).toEqual([4, []])
  expect(new Set(usable.map(({ title }) => title))).toEqual(new Set(ads.map(({ title }) => title)))
  expect(usable.find(({ ref }) => ref === 'M0200-26-0003')).toMatchObject({
    url: 'https://www.jobs.nhs.uk/candidate/jobadvert/M0200-26-0003',
    employer: 'Moorview Care Group',
    description: 'Days & nights on a friendly ward.',
    places: ['Leeds, LS1 4AP'],
    pay: { text: '£34000.00 to £38500.00' },
    kindWords: ['Permanent'],
    closesAt: '2026-12-08',
  })
  expect(usable.find(({ title }) => title.startsWith('Cook'))?.pay.text).toBe('Depends on experience')
  const night = usable.find(({ ref }) => ref === 'M0000-26-0007')
  expect(night?.pay.text).toBe('£25.76')
  // By the clock of London, which is an hour ahead in summer and does not say so.
  expect(night?.postedAt).toMatch(/^2026-07-01T09:00:00/)
})

test('any of the words finds, most of them first', async () => {
  const ads = [
    aSandboxAd({ board: 'nhs', number: 1, title: 'Ward Clerk', text: '' }),
    aSandboxAd({ board: 'nhs', number: 2, title: 'Ward Nurse', text: '' }),
    aSandboxAd({ board: 'nhs', number: 3, title: 'Porter', text: '' }),
  ]
  const answer = await searchBoard(nhs, aBoardQuery({ title: 'ward nurse' }), sandboxCall(player, aWorld(ads)))
  expect(listingsOf(nhs, answer, sandboxNow).usable.map(({ title }) => title)).toEqual(['Ward Nurse', 'Ward Clerk'])
})

test('pages follow each other without a gap, and nothing found is empty', async () => {
  const call = sandboxCall(player, aWorld(manySandboxAds('nhs', 130)))
  const pages = await Promise.all([1, 2, 3].map((page) => searchBoard(nhs, aBoardQuery({ page }), call)))

  expect(pages.map(({ ads, total }) => [ads.length, total])).toEqual([
    [100, 130],
    [30, 130],
    [0, 130],
  ])
  expect(new Set(pages.flatMap(({ ads }) => ads.map(({ ref }) => ref))).size).toBe(130)
  expect((await searchBoard(nhs, aBoardQuery({ title: 'astronaut' }), call)).ads).toEqual([])
})
