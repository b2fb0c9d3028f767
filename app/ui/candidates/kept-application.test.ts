import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  forgetApplication,
  forgetApplications,
  forgetSentApplication,
  keepApplication,
  keptApplication,
} from './kept-application.ts'

const typed = {
  id: 'a1',
  cv: 'written:7',
  letter: '',
  education: 'Level 3',
  experience: '4',
  answers: { ovens: 'Deck and rack' },
  recordings: { why: 'r9' },
}
const now = new Date('2026-11-27T09:00:00Z')
const later = (days: number) => new Date(now.getTime() + days * 86_400_000)

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
    key: (index: number) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size
    },
  })
})
afterEach(() => vi.unstubAllGlobals())

test('what was typed and recorded for a job is kept for its person, and for no longer than recordings are', () => {
  keepApplication('12', { person: 'ann', typed }, now)
  expect(keptApplication('12', 'ann', later(6))).toMatchObject({ typed, at: now.toISOString() })
  expect(keptApplication('12', 'ann', later(7))).toBeNull()
  expect(keptApplication('12', 'ben', now)).toBeNull()
  expect(keptApplication('13', 'ann', now)).toBeNull()
})

test('it goes when it is discarded, when it is sent, and when somebody logs out; other jobs and other things stay', () => {
  for (const [job, id] of [
    ['12', 'a1'],
    ['13', 'a2'],
    ['14', 'a3'],
  ] as const)
    keepApplication(job, { person: 'ann', typed: { ...typed, id } }, now)
  localStorage.setItem('searches', '[]')
  forgetApplication('12')
  forgetSentApplication('a2')
  expect(['12', '13', '14'].map((job) => keptApplication(job, 'ann', now) !== null)).toEqual([false, false, true])
  forgetApplications()
  expect(keptApplication('14', 'ann', now)).toBeNull()
  expect(localStorage.getItem('searches')).toBe('[]')
})

test('what another version or program wrote is no application, and a browser that keeps nothing is no error', () => {
  for (const written of ['{', '[]', JSON.stringify({ person: 'ann', at: now.toISOString(), typed: { id: 1 } })]) {
    localStorage.setItem('application:12', written)
    expect(keptApplication('12', 'ann', now)).toBeNull()
  }
  vi.stubGlobal('localStorage', undefined)
  keepApplication('12', { person: 'ann', typed }, now)
  forgetApplications()
  expect(keptApplication('12', 'ann', now)).toBeNull()
})
