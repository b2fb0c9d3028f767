import { expect, test } from 'vitest'
import { createWorld } from '../world.ts'
import { milesBetween } from './places.ts'
import { wordsOf } from './words.ts'

const now = () => new Date('2026-11-21T09:30:00Z')
const world = createWorld({ now, vacancies: 4_000 })
const leeds = { lat: 53.796, lng: -1.548 }
const anywhere = { place: '', radiusMiles: null }

test('every word is in what is found, and those with all of them in the title come first', () => {
  const found = world.search('indeed', { ...anywhere, words: 'care assistant' })
  const isTitled = found.map(({ title }) => ['care', 'assistant'].every((word) => wordsOf(title).includes(word)))

  expect(isTitled.filter(Boolean).length).toBeGreaterThan(10)
  expect(isTitled.lastIndexOf(true)).toBe(isTitled.filter(Boolean).length - 1)
  expect(world.search('indeed', { ...anywhere, words: 'nurse forklift' })).toEqual([])
})

test('skills and plurals are found too', () => {
  const react = world.search('indeed', { ...anywhere, words: 'TypeScript' })
  expect(react.length).toBeGreaterThan(0)
  expect(react.every(({ text, title }) => /typescript/iu.test(title + text))).toBe(true)
  expect(world.search('indeed', { ...anywhere, words: 'nurses' })).toEqual(
    world.search('indeed', { ...anywhere, words: 'nurse' }),
  )
})

test('a town means a circle, ten miles wide where nothing is said', () => {
  const within = (radiusMiles: number | null) => {
    const found = world.search('indeed', { words: '', place: 'Leeds', radiusMiles })
    return { count: found.length, furthest: Math.max(...found.map(({ place }) => milesBetween(place, leeds))) }
  }

  expect(within(5).furthest).toBeLessThanOrEqual(5)
  expect(within(30).furthest).toBeGreaterThan(20)
  expect(within(30).furthest).toBeLessThanOrEqual(30)
  expect(within(null)).toEqual(within(10))
  expect(world.search('indeed', { words: '', place: 'Nowhere at all', radiusMiles: 10 })).toEqual([])
})

test('pay, contract, hours and age narrow what is found', () => {
  const all = world.search('indeed', { ...anywhere, words: '' })
  const count = (more: object) => world.search('indeed', { ...anywhere, words: '', ...more }).length

  expect(all).toEqual(world.ads('indeed'))
  const well = world.search('indeed', { ...anywhere, words: '', payMin: 60_000 })
  expect(well.length).toBeGreaterThan(50)
  expect(well.filter(({ pay }) => pay.period === 'year' && pay.max !== null && pay.max < 60_000)).toEqual([])
  expect(count({ payMax: 20_000 })).toBeLessThan(count({ payMax: 40_000 }))
  expect(count({ contract: ['contract'] })).toBe(all.filter(({ contract }) => contract === 'contract').length)
  expect(count({ partTime: true })).toBe(all.filter(({ partTime }) => partTime).length)
  expect(count({ partTime: true, fullTime: true })).toBe(all.length)
  const recent = world.search('indeed', { ...anywhere, words: '', postedWithinDays: 3 })
  expect(recent.length).toBeGreaterThan(50)
  expect(recent.every(({ postedAt }) => now().getTime() - postedAt.getTime() <= 3 * 86_400_000)).toBe(true)
})

test('by date the newest come first, wherever the words are', () => {
  const found = world.search('indeed', { ...anywhere, words: 'manager', sort: 'date' })
  const times = found.map(({ postedAt }) => postedAt.getTime())
  expect(times).toEqual(times.toSorted((a, b) => b - a))
  expect(times.length).toBeGreaterThan(20)
})
