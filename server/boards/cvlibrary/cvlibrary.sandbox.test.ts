import { expect, test } from 'vitest'
import { cvlibrary as player } from '../../../sandbox/boards/cv-library/index.ts'
import { listingsOf, searchBoard } from '../../../test/board-call.ts'
import { aBoardQuery } from '../../../test/board-query.ts'
import { sandboxCall } from '../../../test/sandbox-call.ts'
import { aSandboxAd, awkwardSandboxAds, aWorld, manySandboxAds, sandboxNow } from '../../../test/sandbox-world.ts'
import { cvlibrary } from './index.ts'

test('CV-Library of the sandbox is read as it was meant', async () => {
  const both = aSandboxAd({ board: 'cvlibrary', number: 7, contract: 'contract', partTime: true })
  const [dull, hidden, irish] = awkwardSandboxAds('cvlibrary')
  const ads = [dull, hidden, irish, both].flatMap((ad) => ad ?? [])
  const call = sandboxCall(player, aWorld(ads))
  const answer = await searchBoard(cvlibrary, aBoardQuery({ title: '', place: null }), call)
  const { usable, unusable } = listingsOf(cvlibrary, answer, sandboxNow)

  expect([answer.total, unusable]).toEqual([3, []])
  expect(new Map(usable.map((listing) => [listing.ref, listing]))).toEqual(
    new Map(
      [dull, hidden, both].map((ad) => [
        String(ad?.number),
        expect.objectContaining({
          title: ad?.title,
          employer: ad?.advertiser,
          places: [ad?.placeText],
          description: ad?.html,
          pay: expect.objectContaining({ text: ad?.pay.text }),
          kindWords: [ad === both ? 'Contract' : 'Permanent', ...(ad?.partTime ? ['Part Time'] : [])],
          postedAt: ad?.postedAt.toISOString(),
          url: expect.stringMatching(new RegExp(`^https://www\\.cv-library\\.co\\.uk/job/${ad?.number}/`)),
        }),
      ]),
    ),
  )
})

test('part time and contract are told to it', async () => {
  const ads = [
    aSandboxAd({ board: 'cvlibrary', number: 1 }),
    aSandboxAd({ board: 'cvlibrary', number: 2, contract: 'contract', partTime: true }),
    aSandboxAd({ board: 'cvlibrary', number: 3, contract: 'temporary' }),
  ]
  const call = sandboxCall(player, aWorld(ads))
  const refs = async (given: Parameters<typeof aBoardQuery>[0]) =>
    (await searchBoard(cvlibrary, aBoardQuery({ title: 'nurse', ...given }), call)).ads.map(({ ref }) => ref)

  expect(await refs({ contract: true })).toEqual(['2', '3'])
  expect(await refs({ partTime: true })).toEqual(['2'])
})

test('pages follow each other without a gap', async () => {
  const call = sandboxCall(player, aWorld(manySandboxAds('cvlibrary', 130)))
  const pages = await Promise.all([1, 2, 3].map((page) => searchBoard(cvlibrary, aBoardQuery({ page }), call)))

  expect(pages.map(({ ads }) => ads.length)).toEqual([100, 30, 0])
  expect(new Set(pages.flatMap(({ ads }) => ads.map(({ ref }) => ref))).size).toBe(130)
})

test.each(['', 'a-real-one'])('the key %j is refused', async (key) => {
  const call = sandboxCall(player, aWorld([]), { ROLECALL_CVLIBRARY_KEY: key })
  await expect(searchBoard(cvlibrary, aBoardQuery(), call)).rejects.toMatchObject({ outcome: 'refused' })
})
