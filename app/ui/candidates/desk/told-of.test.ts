import { expect, test } from 'vitest'
import { toldOf } from './told-of.ts'

const jack = { _id: 'a', name: 'Jack Doyle', isGone: false, number: 9, shortlistedAt: null, waiting: null }
const at = '2026-03-04T12:00:00Z'
const waiting = { to: 'rejected', tellAt: at } as const

test.each([
  ['nothing', jack, jack, ''],
  ['shortlisted', jack, { ...jack, shortlistedAt: at }, 'Jack Doyle is shortlisted. Press S to undo it.'],
  ['off it', { ...jack, shortlistedAt: at }, jack, 'Jack Doyle is no longer shortlisted. Press S to undo it.'],
  ['decided', jack, { ...jack, waiting }, 'Rejected: Jack Doyle. You can undo it for a minute, with the Undo button.'],
  ['undone', { ...jack, waiting }, jack, 'Undone for Jack Doyle. Nothing was sent.'],
  ['another candidate', jack, { ...jack, _id: 'b', shortlistedAt: at }, ''],
  ['hidden', { ...jack, name: null }, { ...jack, name: null, waiting }, expect.stringContaining('Candidate 9')],
])('%s', (_, before, after, told) => {
  expect(toldOf(before, after)).toEqual(told)
})
