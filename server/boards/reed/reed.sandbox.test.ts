import { expect, test } from 'vitest'
import { reed as player } from '../../../sandbox/boards/reed/index.ts'
import { listingsOf, searchBoard } from '../../../test/board-call.ts'
import { aBoardQuery } from '../../../test/board-query.ts'
import { sandboxCall } from '../../../test/sandbox-call.ts'
import { aSandboxAd, awkwardSandboxAds, aWorld, manySandboxAds, sandboxNow } from '../../../test/sandbox-world.ts'
import { reed } from './index.ts'

const hourly = { text: '£21.50 an hour', min: 21.5, max: 21.5, currency: 'GBP', period: 'hour' } as const

test('Reed of the sandbox is read as it was meant', async () => {
  const ads = [
    ...awkwardSandboxAds('reed'),
    aSandboxAd({
      board: 'reed',
      number: 7,
      placeText: 'Cowgate',
      advertiser: 'Day & Night +',
      pay: hourly,
      text: '£21.50 + breaks',
    }),
  ]
  const [dull, hidden, , night] = ads
  const answer = await searchBoard(reed, aBoardQuery({ title: '', place: null }), sandboxCall(player, aWorld(ads)))
  const { usable, unusable } = listingsOf(reed, answer, sandboxNow)

  expect([answer.total, unusable]).toEqual([3, []])
  expect(new Map(usable.map((listing) => [listing.ref, listing]))).toEqual(
    new Map(
      [dull, hidden, night].map((ad) => [
        String(ad?.number),
        expect.objectContaining({
          title: ad?.title,
          employer: ad?.advertiser ?? 'Confidential',
          // A postcode stands there without its blank, and without the town.
          places: [ad?.placeText.replace('Leeds, ', '')],
          description: ad?.text,
          pay: expect.objectContaining({ min: ad?.pay.min, max: ad?.pay.max, period: null }),
          postedAt: ad?.postedAt.toISOString().slice(0, 10),
          closesAt: ad?.closesAt.toISOString().slice(0, 10),
        }),
      ]),
    ),
  )
})

test('its details say the rest', async () => {
  const [ad] = awkwardSandboxAds('reed')
  const call = sandboxCall(player, aWorld(ad ? [ad] : []))
  const { text } = await call.fetch({
    url: `https://www.reed.co.uk/api/1.0/jobs/${ad?.number}`,
    headers: { authorization: `Basic ${btoa('sandbox:')}` },
  })
  expect(reed.toListing(JSON.parse(text), sandboxNow)).toMatchObject({
    description: ad?.html,
    pay: { text: ad?.pay.text, min: 34_000, max: 38_500, currency: 'GBP', period: 'year' },
    kindWords: ['Permanent', 'Full-time'],
    isSnippet: false,
  })
})

test('pages follow each other without a gap', async () => {
  const call = sandboxCall(player, aWorld(manySandboxAds('reed', 230)))
  const pages = await Promise.all([1, 2, 3, 4].map((page) => searchBoard(reed, aBoardQuery({ page }), call)))

  expect(pages.map(({ ads }) => ads.length)).toEqual([100, 100, 30, 0])
  expect(new Set(pages.flatMap(({ ads }) => ads.map(({ ref }) => ref))).size).toBe(230)
})

test('another key than one of the sandbox is refused', async () => {
  const call = sandboxCall(player, aWorld([]), { ROLECALL_REED_KEY: 'a-real-one' })
  await expect(searchBoard(reed, aBoardQuery(), call)).rejects.toMatchObject({ outcome: 'refused' })
})
