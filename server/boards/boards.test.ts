import { expect, test } from 'vitest'
import { boardIds } from '../../contract/boards/boards.ts'
import { boards } from './boards.ts'

test('every board stands once, in the order of the contract', () => {
  const ids = boards.map(({ id }) => id)

  expect(ids).toEqual(boardIds.filter((id) => ids.includes(id)))
})

test.each(boards)('$id can be read, and only at addresses of its own', (board) => {
  expect(board.search ?? board.feed).toBeDefined()
  expect(board.hosts.length > 0 || board.addresses !== undefined).toBe(true)
  for (const host of board.hosts) expect(host).toMatch(/^https?:\/\/(\*\.)?[a-z0-9.-]+\/\S*$/)
  for (const { name } of board.settings) expect(name).toMatch(/^ROLECALL_[A-Z_]+$/)
})

test.each(boards)('$id is on by itself only where nothing stands against it', (board) => {
  if (!board.onByDefault) return
  expect(board.terms.automatedReading).not.toBe('forbidden')
  expect(board.settings).toEqual([])
})

test.each(boards)('$id says why a body is no ad, and never throws', (board) => {
  for (const body of [null, undefined, 7, '', 'text', [], {}, { id: {} }, { title: 'Chef' }]) {
    const listing = board.toListing(body, new Date('2026-11-12T09:30:00Z'))
    expect('unusable' in listing ? listing.unusable : listing.title).toBeTruthy()
  }
})
