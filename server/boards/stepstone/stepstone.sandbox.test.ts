import { expect, test } from 'vitest'
import { cwjobs as cwjobsPlayer } from '../../../sandbox/boards/cwjobs.ts'
import { totaljobs as totaljobsPlayer } from '../../../sandbox/boards/totaljobs.ts'
import { listingsOf, searchBoard } from '../../../test/board-call.ts'
import { aBoardQuery } from '../../../test/board-query.ts'
import { sandboxCall } from '../../../test/sandbox-call.ts'
import { awkwardSandboxAds, aWorld, manySandboxAds, sandboxNow } from '../../../test/sandbox-world.ts'
import { cwjobs } from '../cwjobs/index.ts'
import { totaljobs } from '../totaljobs/index.ts'

const anywhere = aBoardQuery({ title: '', place: null })

test.each([
  [totaljobs, totaljobsPlayer],
  [cwjobs, cwjobsPlayer],
])('$name of the sandbox is read as it was meant', async (board, player) => {
  const ads = awkwardSandboxAds(board.id)
  const call = sandboxCall(player, aWorld(ads))

  for (const ad of ads) {
    const query = { ...anywhere, title: ad.title.replace(' </script>', ''), place: null }
    const answer = await searchBoard(board, query, call)
    const { usable, unusable } = listingsOf(board, answer, sandboxNow)

    expect([answer.total, unusable]).toEqual([1, []])
    expect(usable).toMatchObject([
      {
        ref: String(ad.number),
        title: ad.title,
        employer: ad.advertiser,
        pay: { text: ad.pay.text },
        kindWords: ad.workplace === 'hybrid' ? ['Hybrid'] : [],
        postedAt: ad.postedAt.toISOString(),
        closesAt: ad.closesAt.toISOString(),
      },
    ])
    expect(usable[0]?.places[0]).toContain(ad.place.postcode)
    expect(usable[0]?.url).toMatch(new RegExp(`^https://${player.hosts[0]}/job/.+-job${ad.number}$`))
  }
})

test('pages follow each other without a gap', async () => {
  const call = sandboxCall(totaljobsPlayer, aWorld(manySandboxAds('totaljobs', 60)))
  const refs: string[] = []
  for (const page of [1, 2, 3, 4]) {
    const answer = await searchBoard(totaljobs, aBoardQuery({ page }), call)
    expect(answer.total).toBe(60)
    refs.push(...answer.ads.map(({ ref }) => ref))
  }

  expect(refs).toEqual(Array.from({ length: 60 }, (_, index) => String(index + 1)))
})

test('another town and another word find nothing', async () => {
  const call = sandboxCall(totaljobsPlayer, aWorld(manySandboxAds('totaljobs', 3)))
  const york = { text: 'york', name: 'York', lat: 53.96, lng: -1.08, country: 'GB' as const }

  for (const query of [aBoardQuery({ place: york }), aBoardQuery({ title: 'welder' })]) {
    expect(await searchBoard(totaljobs, query, call)).toEqual({ ads: [], total: 0, unusable: [] })
  }
})
