import { expect, test } from 'vitest'
import { adzuna as player } from '../../../sandbox/boards/adzuna.ts'
import { listingsOf, searchBoard } from '../../../test/board-call.ts'
import { aBoardQuery } from '../../../test/board-query.ts'
import { sandboxCall } from '../../../test/sandbox-call.ts'
import { aVisitor } from '../../../test/sandbox-visitor.ts'
import { aSandboxAd, awkwardSandboxAds, aWorld, manySandboxAds, sandboxNow } from '../../../test/sandbox-world.ts'
import { adzuna } from './index.ts'

test('Adzuna of the sandbox is read as it was meant', async () => {
  const hourly = { text: '£12 an hour', min: 12, max: null, currency: 'GBP', period: 'hour' } as const
  const ads = [
    ...awkwardSandboxAds('adzuna'),
    aSandboxAd({ board: 'adzuna', number: 9, contract: 'contract', pay: hourly }),
  ]
  const [dull, hidden] = ads
  const answer = await searchBoard(adzuna, aBoardQuery({ title: '', place: null }), sandboxCall(player, aWorld(ads)))
  const { usable, unusable } = listingsOf(adzuna, answer, sandboxNow)
  const of = (number: number | undefined) => usable.find(({ ref }) => ref === String(number))

  expect([answer.total, unusable]).toEqual([3, []])
  expect(of(dull?.number)).toMatchObject({
    title: 'Staff Nurse',
    employer: 'Moorview Care Group',
    places: ['Leeds, LS1 4AP'],
    position: { lat: 53.79648, lng: -1.54785 },
    pay: { min: 34_000, max: 38_500, currency: 'GBP', period: 'year', isEstimate: false },
    kindWords: ['permanent', 'full_time'],
    industryWords: ['Healthcare & Nursing Jobs'],
    postedAt: '2026-11-10T08:15:30.000Z',
  })
  expect(of(hidden?.number)).toMatchObject({ employer: null, pay: { isEstimate: true, period: 'year' } })
  expect(of(9)).toMatchObject({ pay: { min: 23_400, max: null }, kindWords: ['contract', 'full_time'], position: null })
})

test('pages follow each other without a gap', async () => {
  const call = sandboxCall(player, aWorld(manySandboxAds('adzuna', 70)))
  const pages = await Promise.all([1, 2, 3].map((page) => searchBoard(adzuna, aBoardQuery({ page }), call)))

  expect(pages.map(({ ads, total }) => [ads.length, total])).toEqual([
    [50, 70],
    [20, 70],
    [0, 70],
  ])
  expect(new Set(pages.flatMap(({ ads }) => ads.map(({ ref }) => ref))).size).toBe(70)
})

test.each(['', 'a-real-one'])('the key %j is refused', async (key) => {
  const call = sandboxCall(player, aWorld([]), { ROLECALL_ADZUNA_ID: 'sandbox', ROLECALL_ADZUNA_KEY: key })
  await expect(searchBoard(adzuna, aBoardQuery(), call)).rejects.toMatchObject({ outcome: 'refused' })
})

test('its pages are for people', async () => {
  const [ad] = awkwardSandboxAds('adzuna')
  const world = aWorld(ad ? [ad] : [])
  const job = await aVisitor([player], world).open(`www.adzuna.co.uk/jobs/details/${ad?.number}`)
  expect(job.page.querySelector('#apply')?.getAttribute('href')).toMatch(/\/jobs\/land\/ad\/2000003$/)

  const asked = sandboxCall(player, world).fetch({ url: `https://www.adzuna.co.uk/jobs/details/${ad?.number}` })
  await expect(asked).rejects.toMatchObject({ outcome: 'refused' })
})
