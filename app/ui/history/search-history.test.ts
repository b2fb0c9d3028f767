import { expect, test } from 'vitest'
import { mergeHistories } from './merge-histories.ts'
import { forget, readHistory, remember, type PastSearch } from './search-history.ts'

const now = new Date('2026-09-02T12:00:00Z')
const search = (name: string, at = now.toISOString()): PastSearch => ({
  address: `/jobresults/${name}`,
  label: name,
  at,
})

test('the newest search stands first, and one that was there before moves up', () => {
  const history = remember([search('a'), search('b')], { address: '/jobresults/b', label: 'b' }, now)

  expect(history.map(({ label }) => label)).toEqual(['b', 'a'])
})

test('ten are kept', () => {
  let history: PastSearch[] = []
  for (let i = 1; i <= 12; i++) history = remember(history, { address: `/jobresults/${i}`, label: String(i) }, now)

  expect(history.map(({ label }) => label)).toEqual(['12', '11', '10', '9', '8', '7', '6', '5', '4', '3'])
})

test('an entry lives a day', () => {
  const stored = JSON.stringify([search('young', '2026-09-01T12:00:01Z'), search('old', '2026-09-01T12:00:00Z')])

  expect(readHistory(stored, now).map(({ label }) => label)).toEqual(['young'])
})

test.each([
  null,
  '',
  '{"address":1}',
  '[null, 3, {"address":"/jobresults/x"}]',
  '[{"address":"https://elsewhere.example/","label":"x","at":"2026-09-02T11:00:00Z"}]',
  '[{"address":"/jobresults/x","label":"x","at":"yesterday"}]',
])('what is not a history (%s) is none', (stored) => {
  expect(readHistory(stored, now)).toEqual([])
})

test('one can be forgotten', () => {
  expect(forget([search('a'), search('b')], '/jobresults/a')).toEqual([search('b')])
})

test('two histories become one, each search once, at its later moment', () => {
  const merged = mergeHistories(
    [search('a', '2026-09-02T09:00:00Z'), search('b', '2026-09-02T07:00:00Z')],
    [search('b', '2026-09-02T10:00:00Z'), search('c', '2026-09-02T08:00:00Z')],
  )

  expect(merged.map(({ label, at }) => `${label} ${at.slice(11, 13)}`)).toEqual(['b 10', 'a 09', 'c 08'])
})
