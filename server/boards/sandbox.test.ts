import { expect, test } from 'vitest'
import { sandboxBoards } from '../../sandbox/boards.ts'
import { createWorld, sandboxCompanySlugs } from '../../sandbox/world.ts'
import { listingsOf, readFeed, searchBoard } from '../../test/board-call.ts'
import { aBoardQuery, galway } from '../../test/board-query.ts'
import { sandboxCall } from '../../test/sandbox-call.ts'
import type { Board, BoardAnswer } from './board.ts'
import { boards } from './boards.ts'

const now = new Date('2026-11-12T09:30:00Z')
const world = createWorld({ now: () => now, vacancies: 6_000 })
const london = { text: 'london', name: 'London', lat: 51.50853, lng: -0.12574, country: 'GB' as const }

/** Searches that some ad of every board answers. */
const queries = [
  aBoardQuery(),
  aBoardQuery({ title: 'manager', place: london, radiusMiles: 40 }),
  aBoardQuery({ title: 'developer', place: galway, radiusMiles: null }),
  aBoardQuery({ title: 'engineer', place: { ...galway, name: 'Dublin' }, radiusMiles: 30 }),
]

const played = sandboxBoards.flatMap((player) => {
  const board = boards.find(({ id }) => id === player.id)
  return board ? [{ id: board.id, board, player }] : []
})

test('every board that the sandbox plays is one that we read', () => {
  expect(played.map(({ id }) => id)).toEqual(sandboxBoards.map(({ id }) => id))
})

test.each(played)(
  '$id: every ad of a whole world is read, with the title that it has there',
  async ({ board, player }) => {
    const companies = [...(sandboxCompanySlugs[board.id] ?? []), ...(board.addresses?.demo ?? [])].join(',')
    const answers = await answersOf(board, sandboxCall(player, world, { companies }))
    const listings = answers.map((answer) => listingsOf(board, answer, now))
    const usable = listings.flatMap((listing) => listing.usable)
    const titles = new Set(world.ads(board.id).map(({ title }) => onOneLine(title)))

    expect(answers.flatMap((answer) => answer.unusable)).toEqual([])
    expect(listings.flatMap((listing) => listing.unusable)).toEqual([])
    expect(usable.length).toBeGreaterThan(0)
    expect(usable.map(({ title }) => onOneLine(title)).filter((title) => !titles.has(title))).toEqual([])
    for (const { url } of usable) expect(url).toMatch(/^https:\/\//)
  },
)

async function answersOf(board: Board, call: ReturnType<typeof sandboxCall>): Promise<BoardAnswer[]> {
  if (board.feed) {
    const { pages, failure } = await readFeed(board, call)
    expect(failure).toBeNull()
    return pages
  }
  const asked = queries.filter(({ place }) => board.regions.includes(place?.country ?? 'GB'))
  return await Promise.all(asked.map((query) => searchBoard(board, query, call)))
}

function onOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
