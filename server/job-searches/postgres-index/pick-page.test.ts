import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anIndexedJob } from '../job-index.fixtures.ts'
import { factsOf } from './facts.ts'
import { createPagePicker } from './pick-page.ts'

test('a page is what it would be if all rows were sorted', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 6 }), { maxLength: 400 }),
      fc.integer({ min: 1, max: 8 }),
      fc.integer({ min: 1, max: 20 }),
      (keys, page, pageSize) => {
        const rows = keys.map((key, i) => ({ key, id: i + 1 }))
        const picker = createPagePicker({ page, pageSize })
        for (const { key, id } of rows) picker.offer(key, factsOf(anIndexedJob({ id })), 0)
        const sorted = rows.toSorted((a, b) => b.key - a.key || b.id - a.id).map(({ id }) => id)
        expect(picker.ids()).toEqual(sorted.slice((page - 1) * pageSize, page * pageSize))
      },
    ),
  )
})
