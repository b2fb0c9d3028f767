import { expect, test } from 'vitest'
import { monster as player } from '../../../sandbox/boards/monster.ts'
import { listingsOf, searchBoard } from '../../../test/board-call.ts'
import { aBoardQuery } from '../../../test/board-query.ts'
import { sandboxCall } from '../../../test/sandbox-call.ts'
import { awkwardSandboxAds, aWorld, manySandboxAds, sandboxNow } from '../../../test/sandbox-world.ts'
import { monster } from './index.ts'

test('Monster of the sandbox is read as it was meant, in both forms of a result', async () => {
  const [dull, hidden] = awkwardSandboxAds('monster')
  const nested = dull && { ...dull, number: 9 }
  const call = sandboxCall(player, aWorld([dull, nested, hidden].filter((ad) => ad !== undefined)))

  const answer = await searchBoard(monster, aBoardQuery({ title: '', place: null }), call)
  const { usable, unusable } = listingsOf(monster, answer, sandboxNow)

  expect([answer.total, answer.unusable, unusable]).toEqual([3, [], []])
  expect(usable).toMatchObject([
    {
      title: 'Staff Nurse',
      employer: 'Moorview Care Group',
      places: ['Leeds, West Yorkshire, LS1 4AP'],
      country: 'GB',
      pay: { text: null, min: 34_000, max: 38_500, currency: 'GBP', period: 'year' },
      kindWords: ['FULL_TIME'],
      postedAt: '2026-11-10',
    },
    {
      title: 'Staff Nurse',
      employer: 'Moorview Care Group',
      places: ['Leeds, LS1 4AP'],
      pay: { text: '£34,000 - £38,500 per annum' },
      kindWords: ['FULL_TIME'],
      postedAt: '2026-11-10T08:15:30.000Z',
    },
    { title: 'Cook & "Baker" </script>', employer: null, pay: { text: null }, kindWords: ['PART_TIME'] },
  ])
})

test('pages follow each other without a gap, and end', async () => {
  const call = sandboxCall(player, aWorld(manySandboxAds('monster', 120)))
  const pages = await Promise.all([1, 2, 3, 4].map((page) => searchBoard(monster, aBoardQuery({ page }), call)))

  expect(pages.map(({ ads, total }) => [ads.length, total])).toEqual([
    [50, 120],
    [50, 120],
    [20, 120],
    [0, 120],
  ])
  expect(new Set(pages.flatMap(({ ads }) => ads.map(({ ref }) => ref))).size).toBe(120)
})

test('another key than one of the sandbox is refused', async () => {
  const call = sandboxCall(player, aWorld([]), { ROLECALL_MONSTER_KEY: 'real' })

  await expect(searchBoard(monster, aBoardQuery(), call)).rejects.toMatchObject({ outcome: 'refused' })
})
