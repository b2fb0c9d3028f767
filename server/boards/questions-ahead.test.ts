import { expect, test } from 'vitest'
import { greenhouse } from '../../sandbox/boards/greenhouse.ts'
import { recruitee } from '../../sandbox/boards/recruitee.ts'
import { workable } from '../../sandbox/boards/workable.ts'
import { createWorld } from '../../sandbox/world.ts'
import { listingsOf, readFeed } from '../../test/board-call.ts'
import { sandboxCall } from '../../test/sandbox-call.ts'
import { sandboxCompanySlugs } from '../../sandbox/world.ts'
import { boards } from './boards.ts'
import { findBoard } from './which-boards.ts'
import { questionsOf } from './questions-ahead.ts'

const world = createWorld({ vacancies: 3_000 })

test.each([greenhouse, workable, recruitee])('$id tells its questions before anybody applies', async (player) => {
  const board = boards.find(({ id }) => id === player.id)
  if (!board) throw new Error('No such board')
  const call = sandboxCall(player, world, { companies: (sandboxCompanySlugs[player.id] ?? []).join(',') })
  const { pages } = await readFeed(board, call)
  const listings = pages.flatMap((page) => listingsOf(board, page, world.now()).usable)
  const asking = world.ads(player.id).find(({ questions }) => questions.some(({ kind }) => kind === 'yes-no'))
  const listing = listings.find(({ title }) => title === asking?.title)
  const inUse = { board, mode: 'demo' as const, offBecause: null, settings: {}, addresses: [] }
  const open = () => ({ call, conclude: async () => await Promise.resolve() })
  const given = {
    boards: [inUse],
    outward: { open, close: async () => await Promise.resolve() },
    signal: new AbortController().signal,
    endUser: { ip: '192.0.2.7', agent: 'test' },
  }
  expect(findBoard(given.boards, player.id)).toBe(inUse)
  const questions = await questionsOf(player.id, { link: listing?.url ?? '', ref: listing?.ref ?? '' }, given)

  expect(questions?.filter(({ type }) => type === 'email')).toHaveLength(1)
  expect(questions?.filter(({ kind, type }) => kind === 'document' && type === 'file').length).toBeGreaterThan(0)
  expect(questions?.some(({ type, options }) => type === 'yes-no' && options.length === 2)).toBe(true)
  expect(
    await questionsOf(player.id, { link: '', ref: '' }, { ...given, boards: [{ ...inUse, mode: 'off' }] }),
  ).toBeNull()
})
