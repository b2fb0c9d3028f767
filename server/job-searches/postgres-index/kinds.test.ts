import { expect, test } from 'vitest'
import { several } from '../../../contract/job-searches/filters/field.ts'
import { filterForSeveral } from '../../../contract/job-searches/filters/filter.ts'
import { facets, type FacetName, type Filtered } from '../../../contract/job-searches/filters/index.ts'
import type { Facet } from '../../../contract/job-searches/filters/filter.ts'
import { kindTable } from './kind-table.ts'
import { expectRoom, expectStored } from './kinds.ts'

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

test('a facet that offers a value which is not stored does not start: a search for it would find nothing', () => {
  const all = Object.entries(kindTable).map(([name, kind]) => ({ ...kind, name }))
  expect(() => expectStored(all, facets)).not.toThrow()
  const wider = filterForSeveral('workplace', several(['remote', 'on-ship'], { key: 'workplace', assistant: null }), {
    name: 'workplace',
    title: 'Workplace',
    labels: { remote: 'Remote', 'on-ship': 'On a ship' },
  })
  const offered = wider.facets as unknown as readonly Facet<Filtered, FacetName>[]
  expect(() => expectStored(all, offered)).toThrow("workplace offers 'on-ship', which no number of its bits stands for")
})
