import { expect, test } from 'vitest'
import { dimensions, keysOf, likenessOf, LikenessTable, tableBytes, wordsOf } from './index.ts'

const row = (at: number, size = 1) => Float32Array.from({ length: dimensions }, (_, i) => (i === at ? size : 0))
const keys = ['nurse', 'staff', 'staff nurse', 'driver', 'c#']
const numbers = Float32Array.from([row(0), row(1, 0.2), row(0, 0.5), row(2), row(3)].flatMap((one) => [...one]))

test('a title lies where the rows of its words and pairs of words do', () => {
  const table = new LikenessTable(tableBytes(keys, numbers))
  const of = (title: string) => table.vectorOf(title)!
  expect(likenessOf(of('Nurse'), of('nurses'))).toBeCloseTo(1)
  expect(likenessOf(of('Staff Nurse'), of('Nurse'))).toBeCloseTo(1.5 / Math.hypot(1.5, 0.2), 2)
  expect(likenessOf(of('Nurse'), of('Driver'))).toBeCloseTo(0)
  expect(table.vectorOf('zyx')).toBeNull()
  expect([table.knows('driver'), table.knows('zyx')]).toEqual([true, false])
})

test('a table may stand anywhere in the memory it was read into; a part of one is none', () => {
  const bytes = tableBytes(keys, numbers)
  const within = new Uint8Array(bytes.length + 7)
  within.set(bytes, 7)
  const table = new LikenessTable(within.subarray(7))
  expect(table.vectorOf('driver')?.indexOf(1)).toBe(2)
  expect(() => new LikenessTable(bytes.subarray(0, -1))).toThrow('not whole')
})

test('words are read without accents, apostrophes and capitals; languages keep their signs', () => {
  expect(wordsOf("Driver's Mate – C#/.NET & C++ Développeur")).toEqual([
    'driver',
    'mate',
    'c#',
    '.net',
    'c++',
    'developpeur',
  ])
  expect(keysOf(wordsOf('Head of Marketing'))).toEqual(['head', 'marketing', 'head marketing'])
  expect(wordsOf('x '.repeat(1_000_000)).length).toBeLessThan(20)
})
