import { expect, test } from 'vitest'
import { careerjet as player } from '../../../sandbox/boards/careerjet.ts'
import { listingsOf, searchBoard } from '../../../test/board-call.ts'
import { aBoardQuery, galway } from '../../../test/board-query.ts'
import { sandboxCall } from '../../../test/sandbox-call.ts'
import { aVisitor } from '../../../test/sandbox-visitor.ts'
import { awkwardSandboxAds, aWorld, manySandboxAds, sandboxNow } from '../../../test/sandbox-world.ts'
import { careerjet } from './index.ts'

test('Careerjet of the sandbox is read as it was meant, each country by itself', async () => {
  const ads = awkwardSandboxAds('careerjet')
  const call = sandboxCall(player, aWorld(ads))
  const british = await searchBoard(careerjet, aBoardQuery({ title: '', place: null }), call)
  const irish = await searchBoard(careerjet, aBoardQuery({ title: 'java', place: galway }), call)
  const listings = [british, irish].flatMap((answer) => listingsOf(careerjet, answer, sandboxNow).usable)

  expect([british.total, irish.total]).toEqual([2, 1])
  expect(listings).toMatchObject(
    ads.map(({ title, advertiser, placeText, pay, postedAt }) => ({
      title,
      employer: advertiser,
      places: [placeText],
      pay: {
        text: pay.text,
        min: pay.min,
        max: pay.max,
        currency: pay.min === null ? null : pay.currency,
        period: pay.min === null ? null : pay.period,
      },
      postedAt: postedAt.toISOString(),
    })),
  )
})

test('an ad has the same id in two answers, though its address has changed', async () => {
  const call = sandboxCall(player, aWorld(awkwardSandboxAds('careerjet')))
  const [first, second] = [
    await searchBoard(careerjet, aBoardQuery(), call),
    await searchBoard(careerjet, aBoardQuery(), call),
  ]
  const [one, other] = [first, second].map((answer) => listingsOf(careerjet, answer, sandboxNow).usable[0])

  expect(one?.ref).toBe(other?.ref)
  expect(one?.url).not.toBe(other?.url)
})

test('pages follow each other without a gap', async () => {
  const ads = manySandboxAds('careerjet', 130).map((ad) => ({ ...ad, title: `Staff Nurse ${ad.number}` }))
  const call = sandboxCall(player, aWorld(ads))
  const pages = await Promise.all([1, 2, 3].map((page) => searchBoard(careerjet, aBoardQuery({ page }), call)))

  expect(pages.map(({ ads }) => ads.length)).toEqual([100, 30, 0])
  expect(new Set(pages.flatMap(({ ads }) => ads.map(({ ref }) => ref))).size).toBe(130)
})

test('a name that several places have is answered with them: nothing found', async () => {
  const newport = { text: 'Newport', name: 'Newport', lat: 51.58, lng: -2.99, country: 'GB' } as const
  const call = sandboxCall(player, aWorld(awkwardSandboxAds('careerjet')))
  expect(await searchBoard(careerjet, aBoardQuery({ place: newport }), call)).toEqual({
    ads: [],
    total: 0,
    unusable: [],
  })
})

test('another key than one of the sandbox, or no address of a search page, is refused', async () => {
  for (const settings of [{ ROLECALL_CAREERJET_KEY: 'a-real-one' }, { ROLECALL_CAREERJET_SITE: '' }]) {
    const call = sandboxCall(player, aWorld([]), settings)
    await expect(searchBoard(careerjet, aBoardQuery(), call)).rejects.toMatchObject({ outcome: 'refused' })
  }
})

test('a person is led by the tracking address to the ad', async () => {
  const world = aWorld(awkwardSandboxAds('careerjet'))
  const answer = await searchBoard(careerjet, aBoardQuery(), sandboxCall(player, world))
  const address = listingsOf(careerjet, answer, sandboxNow).usable[0]?.url?.replace('https://', '') ?? ''

  expect((await aVisitor([player], world).open(address)).page.querySelector('h1')?.text).toBe('Staff Nurse')
})
