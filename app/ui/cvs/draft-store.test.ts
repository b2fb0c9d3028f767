import { afterEach, expect, test, vi } from 'vitest'
import { Cv } from '../../../contract/cvs/cvs.ts'
import {
  clearDraft,
  clearUnsent,
  forgetOldDrafts,
  keepProblem,
  readDraft,
  readUnsent,
  writeDraft,
  writeUnsent,
} from './draft-store.ts'

afterEach(() => void vi.unstubAllGlobals())

const noon = new Date('2026-03-01T12:00:00Z')
const after = (hours: number) => new Date(noon.getTime() + hours * 3_600_000)

test('a draft is there for a day, and then gone for good', () => {
  const stored = aStorage()
  expect(readDraft(noon)).toBeNull()
  const answer = writeDraft(Cv.parse({ headline: 'Nurse' }), { cvName: 'Nurse 2026', now: noon })
  expect(answer).toEqual({ kind: 'kept', savedAt: noon.toISOString(), until: after(24).toISOString() })
  expect(readDraft(after(23))).toMatchObject({ cv: { headline: 'Nurse' }, cvName: 'Nurse 2026' })
  expect(readDraft(after(24))).toBeNull()
  expect(stored.size).toBe(0)
})

test('what cannot be read is dropped without an error', () => {
  const stored = aStorage()
  for (const text of [
    'no json',
    'null',
    '{}',
    `{"at":"${noon.toISOString()}","cv":{"jobs":7}}`,
    '{"at":"never","cv":{}}',
  ]) {
    stored.set('cv-draft', text)
    expect(readDraft(noon), text).toBeNull()
  }
})

test('a draft that an older version wrote is read with what came since empty', () => {
  const stored = aStorage()
  stored.set('cv-draft', JSON.stringify({ at: noon.toISOString(), cv: { headline: 'Nurse' } }))
  expect(readDraft(noon)?.cv).toMatchObject({ headline: 'Nurse', jobs: [], kept: '' })
})

test('what is not sent yet is kept for each person and CV apart', () => {
  aStorage()
  const mine = { userId: 'a', cvId: '1' }
  writeUnsent(mine, { cv: Cv.parse({ headline: 'Mine' }), baseVersion: 3, now: noon })
  expect(readUnsent(mine, noon)).toMatchObject({ cv: { headline: 'Mine' }, baseVersion: 3 })
  expect(readUnsent({ userId: 'b', cvId: '1' }, noon)).toBeNull()
  expect(readUnsent({ userId: 'a', cvId: null }, noon)).toBeNull()
  expect(readDraft(noon)).toBeNull()
  clearUnsent(mine)
  expect(readUnsent(mine, noon)).toBeNull()
})

test('old copies go, whoever wrote them, and nothing else does', () => {
  const stored = aStorage()
  writeDraft(Cv.parse({}), { now: noon })
  writeUnsent({ userId: 'a', cvId: null }, { cv: Cv.parse({}), baseVersion: 0, now: after(10) })
  stored.set('theme', 'dark')
  forgetOldDrafts(after(25))
  expect([...stored.keys()]).toEqual(['cv-unsent:a:new', 'theme'])
  clearDraft()
})

test('a browser that is full or keeps nothing says so', () => {
  aStorage(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const full = writeDraft(Cv.parse({}))
  expect(full).toEqual({ kind: 'full' })
  expect(keepProblem(full)).toMatch(/no space left/u)
  vi.stubGlobal('localStorage', undefined)
  expect(readDraft()).toBeNull()
  const blocked = writeDraft(Cv.parse({}))
  expect(blocked).toEqual({ kind: 'blocked' })
  expect(keepProblem(blocked)).toMatch(/does not let us keep your CV/u)
  clearDraft()
  forgetOldDrafts()
})

/** A browser's storage. @returns what is in it. */
function aStorage(onSet: () => void = () => {}): Map<string, string> {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    get length() {
      return stored.size
    },
    key: (index: number) => [...stored.keys()][index] ?? null,
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => {
      onSet()
      stored.set(name, value)
    },
    removeItem: (name: string) => void stored.delete(name),
  })
  return stored
}
