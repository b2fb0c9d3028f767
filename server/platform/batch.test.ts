import { expect, test, vi } from 'vitest'
import { createBatch, sum } from './batch.ts'
import { createLog } from './log.ts'

const log = createLog({ program: 'test', level: 'silent' })

test('many counts are one statement, after a moment', async () => {
  vi.useFakeTimers()
  try {
    const written: [string, number][][] = []
    const counts = createBatch(
      { log },
      {
        join: sum,
        write: async (batch) => void written.push(await Promise.resolve([...batch])),
      },
    )
    for (const key of ['a', 'b', 'a', 'a']) counts.add(key, 1)
    expect(written).toEqual([])
    await vi.advanceTimersByTimeAsync(2_000)
    expect(written).toEqual([
      [
        ['a', 3],
        ['b', 1],
      ],
    ])
    await vi.advanceTimersByTimeAsync(10_000)
    expect(written).toHaveLength(1)
  } finally {
    vi.useRealTimers()
  }
})

test('what could not be written is written the next time, with what came meanwhile', async () => {
  const written: Map<string, number>[] = []
  let isDown = true
  const counts = createBatch(
    { log },
    {
      join: sum,
      async write(batch) {
        if (isDown) return await Promise.reject(new Error('away'))
        written.push(new Map(batch))
        return await Promise.resolve()
      },
    },
  )
  counts.add('a', 1)
  await counts.flush()
  counts.add('a', 1)
  isDown = false
  await counts.flush()
  await counts.flush()
  expect(written).toEqual([new Map([['a', 2]])])
})

test('what is collected stays bounded, however many keys there are', async () => {
  let keys = 0
  const counts = createBatch(
    { log },
    {
      join: sum,
      async write(batch) {
        keys = await Promise.resolve(batch.size)
      },
    },
  )
  const taken = Array.from({ length: 5_000 }, (_, i) => counts.add(String(i), 1))
  await counts.flush()
  expect(keys).toBe(1_000)
  expect(taken.indexOf(false)).toBe(1_000)
})

test('a flush waits for the one that is under way', async () => {
  const gate = Promise.withResolvers<void>()
  let written = 0
  const counts = createBatch(
    { log },
    {
      join: sum,
      async write(batch) {
        await gate.promise
        written += batch.get('a') ?? 0
      },
    },
  )
  counts.add('a', 1)
  const first = counts.flush()
  counts.add('a', 1)
  const second = counts.flush()
  gate.resolve()
  await second
  expect(written).toBe(2)
  await first
})
