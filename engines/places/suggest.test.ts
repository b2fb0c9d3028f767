import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fold } from './fold.ts'
import { createGazetteer } from '../../server/places/gazetteer.ts'

const gazetteer = createGazetteer()
const labels = (text: string, limit?: number) => gazetteer.suggest(text, limit).map((place) => place.label)

test.each([
  ['lee', 'Leeds, West Yorkshire'],
  ['new', 'Newcastle upon Tyne, Tyne and Wear'],
  ['lon', 'London'],
  ['man', 'Manchester, Greater Manchester'],
  ['ken', 'Kent'],
  ['hull', 'Hull, East Riding of Yorkshire'],
  ['bath', 'Bath, Somerset'],
  ['cork', 'Cork'],
  ['dub', 'Dublin'],
  ['gaill', 'Galway'],
  ['caerd', 'Cardiff'],
  ['shored', 'Shoreditch, London'],
  ['st alb', 'St Albans, Hertfordshire'],
  ['saint alb', 'St Albans, Hertfordshire'],
  ['kings ly', "King's Lynn, Norfolk"],
  ['newport, i', 'Newport, Isle of Wight'],
  ['newport isle', 'Newport, Isle of Wight'],
  ['richmond, n', 'Richmond, North Yorkshire'],
  ['remo', 'Remote'],
  ['work f', 'Remote'],
  ['uk', 'United Kingdom'],
  ['m25', 'M25, Prestwich'],
  ['d02', 'Dublin 2 (D02)'],
  ['ls1 4ap', 'LS1 4AP'],
])('%s offers %s first', (text, label) => {
  expect(labels(text)[0]).toBe(label)
})

test('bigger places come first among those that begin so', () => {
  expect(labels('newport').slice(0, 3)).toEqual(['Newport, Gwent', 'Newport, Isle of Wight', 'Newport, Shropshire'])
  expect(labels('new')).toContain('Newport, Gwent')
})

test('a name that begins so comes before one that holds such a word', () => {
  const offered = labels('wells', 20)
  expect(offered[0]).toBe('Wells, Somerset')
  expect(offered).toContain('Tunbridge Wells, Kent')
  const beginnings = offered.map((label) => fold(label).startsWith('wells'))
  expect(beginnings).toEqual(beginnings.toSorted((a, b) => Number(b) - Number(a)))
})

test('the county of every town does not fill the list of those who type a county', () => {
  expect(labels('kent').slice(0, 2)).toEqual(['Kent', 'Kentish Town, London'])
})

test('outcodes are in the order of their numbers', () => {
  expect(labels('ls1', 4)).toEqual(['LS1, Leeds', 'LS10, Hunslet', 'LS11, Beeston', 'LS12, Armley'])
  expect(labels('LS14')).toEqual(['LS14, Seacroft'])
  expect(labels('ls 14')).toEqual(['LS14, Seacroft'])
})

test('what cannot be continued offers nothing', () => {
  for (const text of ['', '   ', 'qqxxzz', '!!']) expect(labels(text)).toEqual([])
})

test('never more than asked for, never the same twice', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{1,5}$/), fc.integer({ min: 1, max: 12 }), (text, limit) => {
      const offered = gazetteer.suggest(text, limit)
      expect(offered.length).toBeLessThanOrEqual(limit)
      expect(new Set(offered.map((place) => place.id)).size).toBe(offered.length)
    }),
  )
})
