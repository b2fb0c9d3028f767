import { afterEach, expect, test, vi } from 'vitest'
import { AdContent } from '../../../contract/job-ads/content.ts'
import { readBrowserDraft, writeBrowserDraft } from './draft-in-browser.ts'

afterEach(() => void vi.unstubAllGlobals())

const noon = new Date('2026-03-01T12:00:00Z')
const after = (days: number) => new Date(noon.getTime() + days * 86_400_000)

test('an ad that was begun without an account is in the browser for ten days, and then gone for good', () => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
  expect(writeBrowserDraft('d-1', AdContent.parse({}), noon)).toBe(noon.toISOString())
  expect(readBrowserDraft(after(9.9))).toMatchObject({ id: 'd-1' })
  expect(readBrowserDraft(after(10))).toBeNull()
  expect(stored.size).toBe(0)
})
