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

test('before anybody reads, rows are the same elements as far as nothing before them has changed, and others from there on', () => {
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((_id) => ({ _id, pay: 1 })) as [Job, Job, Job, Job]
  const first = inOrder([a, b, c])
  const same = inOrder([a, b, c, d], { before: first, turn: 1 })
  expect(same.slice(0, 3).map(({ key }) => key)).toEqual(first.map(({ key }) => key))

  const moved = inOrder([a, d, c, b], { before: first, turn: 1 })
  expect(moved[0]?.key).toBe(first[0]?.key)
  // The third stands where it stood, below one that may be higher.
  for (const { key } of moved.slice(1)) expect(first.map((row) => row.key)).not.toContain(key)
  expect(new Set(moved.map(({ key }) => key)).size).toBe(4)
})
