import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Shortlist } from '../../contract/shortlists/shortlists.ts'
import { forgetKeptLists, keepList, notesPrefix } from '../ui/shortlist/kept-list.ts'
import { keepOnlyListOf, keptHere } from './kept-here.ts'

/** As much of a browser's storage as is used. */
function aStorage() {
  const items = new Map<string, string>()
  return {
    get length() {
      return items.size
    },
    key: (index: number) => [...items.keys()][index] ?? null,
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
    removeItem: (name: string) => void items.delete(name),
  }
}
beforeEach(() => void vi.stubGlobal('localStorage', aStorage()))
afterEach(() => void vi.unstubAllGlobals())

const now = new Date('2026-03-04T12:00:00Z')
const days = (count: number) => new Date(now.getTime() + count * 86_400_000)
const list: Shortlist = { entries: [], removed: [] }
const note = { entryId: 'e', noteId: 'n', content: 'Typed', base: null, state: 'waiting', why: '' }

test('the list is there as it was seen last, with what was typed since', () => {
  keepList('ann', list, now)
  localStorage.setItem(`${notesPrefix}ann`, JSON.stringify([note]))

  expect(keptHere(days(1))).toEqual({ list, at: now.toISOString(), pending: [note] })
})

test('what belongs to somebody else, or to nobody who is logged in, goes; notes on their way stay and are not shown', () => {
  keepList('ann', list, now)
  localStorage.setItem(`${notesPrefix}ann`, JSON.stringify([note]))
  keepOnlyListOf('ann')
  expect(keptHere(now)).not.toBeNull()

  keepOnlyListOf('bob')
  expect(keptHere(now)).toBeNull()
  expect(localStorage.getItem(`${notesPrefix}ann`)).not.toBeNull()
  keepList('bob', list, now)
  expect(keptHere(now)?.pending).toEqual([])
  keepOnlyListOf(null)
  expect(keptHere(now)).toBeNull()
})

test('after logging out nothing is left, notes included', () => {
  keepList('ann', list, now)
  localStorage.setItem(`${notesPrefix}ann`, JSON.stringify([note]))

  forgetKeptLists()

  expect(localStorage).toHaveLength(0)
})

test('a list that is older than any login is not shown, nor one that is damaged', () => {
  keepList('ann', list, now)
  expect(keptHere(days(90))).not.toBeNull()
  expect(keptHere(days(91))).toBeNull()

  localStorage.setItem('shortlist:ann', '{"list":')
  expect(keptHere(now)).toBeNull()
  localStorage.setItem('shortlist:ann', 'null')
  expect(keptHere(now)).toBeNull()
})

test('where storage is switched off there is nothing, and nothing fails', () => {
  vi.stubGlobal('localStorage', undefined)

  expect(keptHere(now)).toBeNull()
  expect(() => keepOnlyListOf('ann')).not.toThrow()
})
