import { expect, test } from 'vitest'
import { dice as player } from '../../../sandbox/boards/dice.ts'
import { listingsOf, searchBoard } from '../../../test/board-call.ts'
import { aBoardQuery, galway } from '../../../test/board-query.ts'
import { sandboxCall } from '../../../test/sandbox-call.ts'
import { awkwardSandboxAds, aWorld, manySandboxAds, sandboxNow } from '../../../test/sandbox-world.ts'
import { dice } from './index.ts'

test('Dice of the sandbox is read as it was meant, each country by itself', async () => {
  const call = sandboxCall(player, aWorld(awkwardSandboxAds('dice')))
  const british = await searchBoard(dice, aBoardQuery({ title: '', place: null }), call)
  const irish = await searchBoard(dice, aBoardQuery({ title: 'java', place: galway }), call)
  const listings = [british, irish].flatMap((answer) => listingsOf(dice, answer, sandboxNow).usable)

  expect(listings).toMatchObject([
    {
      title: 'Staff Nurse',
      employer: 'Moorview Care Group',
      isAgency: false,
      places: ['Leeds, West Yorkshire, GBR'],
      pay: { text: '£34,000 - £38,500 per annum' },
      kindWords: ['Full-time', 'On-Site'],
      postedAt: '2026-11-10T08:15:30.000Z',
    },
    { title: 'Cook & "Baker" </script>', employer: null, pay: { text: null }, kindWords: ['Part-time', 'On-Site'] },
    {
      title: 'Java Developer',
      isAgency: true,
      position: { lat: 53.27194, lng: -9.04889 },
      kindWords: ['Contract', 'Hybrid'],
    },
  ])
})

test('pages follow each other without a gap', async () => {
  const call = sandboxCall(player, aWorld(manySandboxAds('dice', 63)))
  const pages = await Promise.all([1, 2, 3].map((page) => searchBoard(dice, aBoardQuery({ page }), call)))

  expect(pages.map(({ ads, total }) => [ads.length, total])).toEqual([
    [50, 63],
    [13, 63],
    [0, 63],
  ])
  expect(new Set(pages.flatMap(({ ads }) => ads.map(({ ref }) => ref))).size).toBe(63)
})

test('another key than one of the sandbox is refused', async () => {
  const call = sandboxCall(player, aWorld([]), { ROLECALL_DICE_KEY: 'real' })

  await expect(searchBoard(dice, aBoardQuery(), call)).rejects.toMatchObject({ outcome: 'refused' })
})
