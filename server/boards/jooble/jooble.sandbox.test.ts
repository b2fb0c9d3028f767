import { expect, test } from 'vitest'
import { jooble as player } from '../../../sandbox/boards/jooble.ts'
import { listingsOf, searchBoard } from '../../../test/board-call.ts'
import { aBoardQuery, galway } from '../../../test/board-query.ts'
import { sandboxCall } from '../../../test/sandbox-call.ts'
import { aVisitor } from '../../../test/sandbox-visitor.ts'
import { awkwardSandboxAds, aWorld, manySandboxAds, sandboxNow } from '../../../test/sandbox-world.ts'
import { jooble } from './index.ts'

test('Jooble of the sandbox is read as it was meant', async () => {
  const ads = awkwardSandboxAds('jooble')
  const answer = await searchBoard(jooble, aBoardQuery({ title: '', place: null }), sandboxCall(player, aWorld(ads)))
  const { usable, unusable } = listingsOf(jooble, answer, sandboxNow)

  expect([answer.total, unusable]).toEqual([3, []])
  expect(new Map(usable.map((listing) => [listing.title, listing]))).toEqual(
    new Map(
      ads.map((ad) => [
        ad.title,
        expect.objectContaining({
          employer: ad.advertiser,
          places: [ad.placeText],
          pay: expect.objectContaining({ text: ad.pay.text }),
          kindWords: [ad.fullTime ? 'Full-time' : 'Part-time'],
          postedAt: `${ad.postedAt.toISOString().slice(0, 10)}T00:00:00.000Z`,
        }),
      ]),
    ),
  )
  expect(usable.filter(({ ref, url }) => url !== `https://jooble.org/jdp/${ref}`)).toEqual([])
})

test('its ids keep all their digits: a person is led to the ad that was found', async () => {
  const ads = manySandboxAds('jooble', 3)
  const answer = await searchBoard(jooble, aBoardQuery(), sandboxCall(player, aWorld(ads)))
  const visitor = aVisitor([player], aWorld(ads))

  for (const listing of listingsOf(jooble, answer, sandboxNow).usable) {
    const job = await visitor.open(listing.url?.replace('https://', '') ?? '')
    expect(job.page.querySelector('h1')?.text).toBe('Staff Nurse')
  }
  expect((await visitor.open('jooble.org/jdp/17')).status).toBe(404)
})

test('pages follow each other without a gap, in Ireland too', async () => {
  const ads = manySandboxAds('jooble', 45).map((ad) => ({ ...ad, place: { ...ad.place, town: 'Galway' } }))
  const call = sandboxCall(player, aWorld(ads))
  const pages = await Promise.all(
    [1, 2, 3, 4].map((page) => searchBoard(jooble, aBoardQuery({ place: galway, page }), call)),
  )

  expect(pages.map(({ ads }) => ads.length)).toEqual([20, 20, 5, 0])
  expect(new Set(pages.flatMap(({ ads }) => ads.map(({ ref }) => ref))).size).toBe(45)
})

test('another key than one of the sandbox is refused', async () => {
  const call = sandboxCall(player, aWorld([]), { ROLECALL_JOOBLE_KEY: 'a-real-one' })
  await expect(searchBoard(jooble, aBoardQuery(), call)).rejects.toMatchObject({ outcome: 'refused' })
})
