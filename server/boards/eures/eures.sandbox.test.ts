import { expect, test } from 'vitest'
import { eures as player } from '../../../sandbox/boards/eures.ts'
import { listingsOf, searchBoard } from '../../../test/board-call.ts'
import { aBoardQuery, galway } from '../../../test/board-query.ts'
import { sandboxCall } from '../../../test/sandbox-call.ts'
import { awkwardSandboxAds, aWorld, manySandboxAds, sandboxNow } from '../../../test/sandbox-world.ts'
import { eures } from './index.ts'

const inGalway = aBoardQuery({ title: 'java developer', place: galway })

test('EURES of the sandbox is read as it was meant, and has the ads of Ireland only', async () => {
  const call = sandboxCall(player, aWorld(awkwardSandboxAds('eures')))
  const answer = await searchBoard(eures, { ...inGalway, contract: true }, call)

  expect(answer.total).toBe(1)
  expect(listingsOf(eures, answer, sandboxNow)).toMatchObject({
    usable: [
      {
        title: 'Java Developer',
        employer: 'Corrib Talent',
        places: ['Co. Galway', 'Co. Mayo', 'Co. Roscommon'],
        country: 'IE',
        applyUrl: 'https://jobsireland.ie/en-US/job-Details?id=2000031',
        kindWords: ['fulltime', 'contract'],
        postedAt: '2026-11-08T12:00:00.000Z',
      },
    ],
    unusable: [],
  })
  expect(await searchBoard(eures, { ...inGalway, partTime: true }, call)).toMatchObject({ ads: [], total: 0 })
  expect(await searchBoard(eures, { ...inGalway, title: '' }, call)).toMatchObject({ total: 1 })
})

test('pages follow each other without a gap', async () => {
  const ads = manySandboxAds('eures', 70).map((ad) => ({ ...ad, place: { ...ad.place, country: 'IE' as const } }))
  const call = sandboxCall(player, aWorld(ads))
  const query = { ...inGalway, title: 'nurse' }
  const pages = await Promise.all([1, 2, 3].map((page) => searchBoard(eures, { ...query, page }, call)))

  expect(pages.map(({ ads, total }) => [ads.length, total])).toEqual([
    [50, 70],
    [20, 70],
    [0, 70],
  ])
  expect(new Set(pages.flatMap(({ ads }) => ads.map(({ ref }) => ref))).size).toBe(70)
})
