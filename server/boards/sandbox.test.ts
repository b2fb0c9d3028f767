import { expect, test } from 'vitest'
import { sandboxBoards } from '../../sandbox/boards.ts'
import type { Fault } from '../../sandbox/http/faults.ts'
import { createWorld, sandboxCompanySlugs } from '../../sandbox/world.ts'
import { listingsOf, readFeed, searchBoard } from '../../test/board-call.ts'
import { aBoardQuery, galway } from '../../test/board-query.ts'
import { sandboxCall } from '../../test/sandbox-call.ts'
import { BoardFailure, type Board, type BoardAnswer } from './board.ts'
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

/** How a board behaves, and how the reading of it ends then. */
const faults: [Fault, string][] = [
  [{ kind: 'challenge', status: 200 }, 'challenge'],
  [{ kind: 'refuse' }, 'refused'],
  [{ kind: 'rate-limit' }, 'refused'],
]

test.each(played)('$id: a wall and a refusal are told apart', async (parts) => {
  for (const [fault, outcome] of faults) {
    expect({ fault, outcome: await outcomeOf(parts, fault) }).toEqual({ fault, outcome })
  }
})

test.each(played)('$id: an answer that breaks off is not taken for no ads', async (parts) => {
  // Of a page of results the ads before the break are whole.
  const isPage = parts.board.access === 'page' && parts.board.search !== undefined
  expect(isPage ? ['ads', 'unreadable'] : ['unreadable']).toContain(await outcomeOf(parts, { kind: 'truncate' }))
})

test.each(played)('$id: an answer without ads is no failure', async (parts) => {
  expect(await outcomeOf(parts, { kind: 'empty' })).toBe('no ads')
})

async function outcomeOf({ board, player }: (typeof played)[number], fault: Fault): Promise<string> {
  const call = sandboxCall(player, world, { companies: companiesOf(board) }, fault)
  const query = aBoardQuery(board.regions.includes('GB') ? {} : { place: galway })
  try {
    const answers = board.feed
      ? await readFeed(board, call)
      : { pages: [await searchBoard(board, query, call)], failure: null }
    if (answers.failure) throw answers.failure
    return answers.pages.some(({ ads }) => ads.length > 0) ? 'ads' : 'no ads'
  } catch (error) {
    if (error instanceof BoardFailure) return error.outcome
    throw error
  }
}

function companiesOf(board: Board): string {
  return [...(sandboxCompanySlugs[board.id] ?? []), ...(board.addresses?.demo ?? [])].join(',')
}

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
