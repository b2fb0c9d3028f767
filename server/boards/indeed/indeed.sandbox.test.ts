import { expect, test } from 'vitest'
import { indeed as player } from '../../../sandbox/boards/indeed/index.ts'
import { listingsOf, searchBoard } from '../../../test/board-call.ts'
import { aBoardQuery, galway } from '../../../test/board-query.ts'
import { sandboxCall } from '../../../test/sandbox-call.ts'
import { awkwardSandboxAds, aWorld, manySandboxAds, sandboxNow } from '../../../test/sandbox-world.ts'
import { indeed } from './index.ts'

test('Indeed of the sandbox is read as it was meant, each country by itself', async () => {
  const ads = awkwardSandboxAds('indeed')
  const call = sandboxCall(player, aWorld(ads))
  const british = await searchBoard(indeed, aBoardQuery({ title: '', place: null }), call)
  const irish = await searchBoard(indeed, aBoardQuery({ title: 'java', place: galway }), call)
  const listings = [british, irish].flatMap((answer) => listingsOf(indeed, answer, sandboxNow).usable)

  expect([british.total, irish.total]).toEqual([2, 1])
  expect(listings).toMatchObject(
    ads.map(({ title, advertiser, placeText, place, postedAt }) => ({
      title,
      employer: advertiser,
      places: [placeText],
      country: place.country,
      position: { lat: place.lat, lng: place.lng },
      postedAt: postedAt.toISOString(),
    })),
  )
  expect(new Set(listings.map(({ ref }) => ref)).size).toBe(3)
  expect(listings.map(({ url }) => new URL(url ?? '').hostname)).toEqual([
    'uk.indeed.com',
    'uk.indeed.com',
    'ie.indeed.com',
  ])
})

test('pages follow each other without a gap', async () => {
  const call = sandboxCall(player, aWorld(manySandboxAds('indeed', 30)))
  const pages = await Promise.all([1, 2, 3].map((page) => searchBoard(indeed, aBoardQuery({ page }), call)))

  expect(pages.map(({ ads, total }) => [ads.length, total])).toEqual([
    [25, 30],
    [5, 30],
    [0, 30],
  ])
  expect(new Set(pages.flatMap(({ ads }) => ads.map(({ ref }) => ref))).size).toBe(30)
})

test('another publisher number than one of the sandbox is refused', async () => {
  const call = sandboxCall(player, aWorld([]), { ROLECALL_INDEED_PUBLISHER: '4711' })

  await expect(searchBoard(indeed, aBoardQuery(), call)).rejects.toMatchObject({ outcome: 'refused' })
})
