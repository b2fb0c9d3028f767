import { expect, test } from 'vitest'
import { linkedin as player } from '../../../sandbox/boards/linkedin/index.ts'
import { listingsOf, searchBoard } from '../../../test/board-call.ts'
import { aBoardQuery, galway } from '../../../test/board-query.ts'
import { sandboxCall } from '../../../test/sandbox-call.ts'
import { awkwardSandboxAds, aWorld, manySandboxAds, sandboxNow } from '../../../test/sandbox-world.ts'
import { linkedin } from './index.ts'

test('LinkedIn of the sandbox is read as it was meant, each country by itself', async () => {
  const call = sandboxCall(player, aWorld(awkwardSandboxAds('linkedin')))
  const british = await searchBoard(linkedin, aBoardQuery({ title: '', place: null }), call)
  const irish = await searchBoard(linkedin, aBoardQuery({ title: 'java', place: galway, contract: true }), call)
  const listings = [british, irish].flatMap((answer) => listingsOf(linkedin, answer, sandboxNow).usable)

  expect(listings).toMatchObject([
    {
      ref: '4402000003',
      title: 'Staff Nurse',
      employer: 'Moorview Care Group',
      places: ['Leeds, West Yorkshire, United Kingdom'],
      pay: { text: '£34,000.00 - £38,500.00' },
      kindWords: [],
      postedAt: '2026-11-10',
    },
    {
      ref: '4402000017',
      title: 'Cook & "Baker" </script>',
      employer: null,
      pay: { text: null },
      postedAt: '2026-11-09',
    },
    {
      ref: '4402000031',
      url: 'https://ie.linkedin.com/jobs/view/java-developer-at-corrib-talent-4402000031',
      places: ['Galway, Galway, Ireland'],
      kindWords: ['Hybrid'],
    },
  ])
})

test('pages of ten follow each other without a gap, cards that are links among them', async () => {
  const call = sandboxCall(player, aWorld(manySandboxAds('linkedin', 25)))
  const pages = await Promise.all([1, 2, 3, 4].map((page) => searchBoard(linkedin, aBoardQuery({ page }), call)))

  expect(pages.map(({ ads }) => ads.length)).toEqual([10, 10, 5, 0])
  expect(new Set(pages.flatMap(({ ads }) => ads.map(({ ref }) => ref))).size).toBe(25)
  expect(pages.flatMap((page) => listingsOf(linkedin, page, sandboxNow).usable)).toHaveLength(25)
})
