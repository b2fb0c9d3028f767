import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { keptApartBy, knownNames, LikenessTable, namesOfJobs, OtherNames } from './index.ts'

const bytes = readFileSync(join(import.meta.dirname, 'table.bin'))
const names = new OtherNames(new LikenessTable(bytes), namesOfJobs, knownNames)
const of = (title: string) => names.of(title, 6).map(({ name }) => name.toLowerCase())

test('what people say leads to what is advertised', () => {
  expect(of('brickie')).toContain('bricklayer')
  expect(of('sparky')).toContain('electrician')
  expect(of('telehandler')).toContain('telehandler operator')
  expect(of('dinner lady')).toContain('midday supervisor')
  expect(of('Senior Software Developers')).toContain('senior software engineer')
})

test('what stands beside the job is left out, and what makes it another one is not', () => {
  expect(of('SIA Door Supervisor Leeds')).toEqual(expect.arrayContaining(['door supervisor', 'bouncer']))
  expect(of('Estate Agent Secretary')).not.toContain('estate agent')
  expect(of('Care Assistant (Nights)')).toContain('carer')
})

test('nothing that a guard keeps apart is another name by its vector, and no title is its own', () => {
  for (const title of [
    'Midwife',
    'Paralegal',
    'PHP Developer',
    'Band 6 Nurse',
    '1st Line Support Analyst',
    'Maths Teacher',
  ]) {
    for (const { name, likeness } of names.of(title, 8)) {
      expect(name.toLowerCase()).not.toBe(title.toLowerCase())
      if (likeness < 1) expect([title, name, keptApartBy(title, name)]).toEqual([title, name, null])
    }
  }
  expect(of('Midwife')).not.toContain('maternity support worker')
})

test('of no job there is no other name', () => {
  expect(names.of('', 4)).toEqual([])
  expect(names.of('qqzx wwyv', 4)).toEqual([])
  expect([names.has('dinner lady'), names.has('blue sky')]).toEqual([true, false])
})

test('the table is smaller than 5 MB, and all of its own names are in it', () => {
  expect(bytes.length).toBeLessThan(5_000_000)
  const table = new LikenessTable(bytes)
  expect(namesOfJobs.flat().filter((name) => table.vectorOf(name) === null)).toEqual([])
  expect(namesOfJobs.filter((line) => line.length < 2 || new Set(line).size < line.length)).toEqual([])
})
