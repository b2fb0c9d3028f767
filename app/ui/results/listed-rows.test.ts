import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addBelow, inOrder } from './listed-rows.ts'

type Job = { _id: string; pay: number }

const jobs = fc.uniqueArray(fc.record({ _id: fc.stringMatching(/^[a-i]$/u), pay: fc.nat(3) }), {
  selector: ({ _id }) => _id,
  maxLength: 9,
})

const idsOf = (rows: readonly { job: Job }[]) => rows.map(({ job }) => job._id)

test('whatever comes in, what has been seen stays at its place, the rest keeps its order, and each job is there once', () => {
  fc.assert(
    fc.property(jobs, fc.array(fc.tuple(jobs, fc.nat(20)), { maxLength: 4 }), (first, answers) => {
      let rows = inOrder(first)
      for (const [answer, nat] of answers) {
        const seen = Math.min(nat, rows.length)
        const next = addBelow(rows, answer, seen)
        const before = idsOf(rows)
        const after = idsOf(next)
        expect(after.slice(0, seen)).toEqual(before.slice(0, seen))
        expect(after.filter((id) => before.includes(id))).toEqual(before)
        expect(new Set(after)).toEqual(new Set([...before, ...answer.map(({ _id }) => _id)]))
        expect(new Set(after).size).toBe(after.length)
        // What came in stands together, in the order of the answer, and is marked.
        const late = answer.map(({ _id }) => _id).filter((id) => !before.includes(id))
        expect(after.slice(seen, seen + late.length)).toEqual(late)
        expect(next.slice(seen, seen + late.length).every(({ isLate }) => isLate)).toBe(true)
        // A row is the same element as before, and shows the job as it is now.
        const keys = new Map(rows.map(({ job, key }) => [job._id, key]))
        const now = new Map(answer.map((job) => [job._id, job]))
        for (const { job, key } of next) {
          expect(key).toBe(keys.get(job._id) ?? `late:${job._id}`)
          expect(job).toEqual(now.get(job._id) ?? rows.find((row) => row.job._id === job._id)?.job)
        }
        rows = next
      }
    }),
  )
})

test('before anybody reads, a row that stays at its place is the same element, and one that moves is another', () => {
  const one = { _id: 'a', pay: 1 }
  const two = { _id: 'b', pay: 1 }
  const [first] = inOrder([one])
  expect(inOrder([one, two])[0]?.key).toBe(first?.key)
  expect(inOrder([two, one])[1]?.key).not.toBe(first?.key)
})
