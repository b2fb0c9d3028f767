import { expect, test } from 'vitest'
import { kindTable } from './kind-table.ts'
import { expectRoom } from './kinds.ts'

test('a kind with more values than its bits hold, or with bits of another, does not start', () => {
  const all = Object.entries(kindTable).map(([name, kind]) => ({ ...kind, name }))
  const workplace = all.find(({ name }) => name === 'workplace')!
  const others = all.filter((kind) => kind !== workplace)
  expect(() => expectRoom(all)).not.toThrow()
  const fifth = { ...workplace, stored: [...workplace.stored, ['on a ship']] }
  expect(() => expectRoom([...others, fifth])).toThrow('The 5 values of workplace do not fit into 2 bits')
  expect(() => expectRoom([...all, { ...workplace, name: 'other', bits: 3 }])).toThrow('stored in the same bit 0')
  expect(() => expectRoom([{ ...workplace, from: 5 }])).toThrow('beyond their digit')
})
