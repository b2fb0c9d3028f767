import { expect, test } from 'vitest'
import { withSpelling } from './place-spelling.ts'
import { createGazetteer } from '../places/gazetteer.ts'

const gazetteer = createGazetteer()
const read = (typed: string) => withSpelling(typed, gazetteer.resolve(typed))

test.each([
  ['Londn', 'London'],
  ['Machester', 'Manchester'],
  ['Brsitol', 'Bristol'],
  ['Glasgw', 'Glasgow'],
  ['Edinburg', 'Edinburgh'],
])('%s is %s, and said to be', (typed, name) => {
  expect(read(typed)).toMatchObject({ kind: 'found', place: { name }, correctedFrom: typed })
})

test.each([
  'Leeds',
  'Newcastle-upon-Tyne',
  'Kings Lynn',
  'York',
  'LS1',
  'Cork',
  'Derry',
  'Dun Laoghaire',
  'Galway City',
])('%s is right as it is', (typed) => {
  expect(read(typed)).toEqual(gazetteer.resolve(typed))
})

test('what is in quotes, short, or near to several places of a size is not put right', () => {
  expect(read('"Machester"')).toMatchObject({ kind: 'unknown' })
  expect(read('"Londn"')).toMatchObject({ kind: 'unknown' })
  expect(read('Lees')).toMatchObject({ kind: 'unknown' })
  expect(read('qqxxzz')).toMatchObject({ kind: 'unknown' })
})
