import { expect, test } from 'vitest'
import { distanceOf, hoursOf, isOld, repostsOf, sourceNames, workplaceOf } from './job-facts.ts'

test.each([
  [{ workplace: 'hybrid' as const, daysOnSite: 2 }, 'Hybrid, 2 days on site'],
  [{ workplace: 'hybrid' as const, daysOnSite: 1 }, 'Hybrid, 1 day on site'],
  [{ workplace: 'hybrid' as const, daysOnSite: null }, 'Hybrid'],
  [{ workplace: 'remote' as const, daysOnSite: null }, 'Remote'],
  [{ workplace: null, daysOnSite: null }, null],
])('%o is %o', (job, words) => {
  expect(workplaceOf(job)).toBe(words)
})

test('distances are whole miles, and near is near', () => {
  expect(distanceOf({ distanceMiles: 0.4, isOutside: false })).toBe('under a mile')
  expect(distanceOf({ distanceMiles: 1.2, isOutside: false })).toBe('1 mile')
  expect(distanceOf({ distanceMiles: 8.4, isOutside: false })).toBe('8 miles')
  expect(distanceOf({ distanceMiles: null, isOutside: false })).toBeNull()
})

test('what the ad does not say is not said', () => {
  expect(hoursOf({ fullTime: false, partTime: false })).toBeNull()
  expect(repostsOf({ reposts: 0 })).toBeNull()
})

test('an ad is old after 30 days', () => {
  expect(isOld({ posted: null, firstSeen: '2026-08-01T00:00:00Z' }, '2026-08-31T00:00:00Z')).toBe(false)
  expect(isOld({ posted: null, firstSeen: '2026-08-01T00:00:00Z' }, '2026-08-31T00:00:01Z')).toBe(true)
})

test('the main source is named first, and each board once', () => {
  const at = { ref: '1', link: null, firstSeen: '', lastSeen: '', isDemo: false }
  const sources = [
    { ...at, board: 'totaljobs' as const, name: 'Totaljobs' },
    { ...at, board: 'reed' as const, name: 'Reed' },
    { ...at, board: 'totaljobs' as const, name: 'Totaljobs' },
  ]

  expect(sourceNames({ source: 'reed', sources })).toEqual({ main: 'Reed', others: ['Totaljobs'] })
})
