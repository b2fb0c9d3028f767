import { expect, test, vi } from 'vitest'
import { createBatchedCounts } from './batched-counts.ts'
import { createLog } from './log.ts'

const log = createLog({ program: 'test', level: 'silent' })

test('many counts are one statement, after a moment', async () => {
  vi.useFakeTimers()
  try {
    const written: [string, number][][] = []
    const counts = createBatchedCounts({ log }, async (batch) => void written.push(await Promise.resolve([...batch])))
    for (const key of ['a', 'b', 'a', 'a']) counts.add(key)
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
  const counts = createBatchedCounts({ log }, async (batch) => {
    if (isDown) return await Promise.reject(new Error('away'))
    written.push(new Map(batch))
    return await Promise.resolve()
  })
  counts.add('a')
  await counts.flush()
  counts.add('a')
  isDown = false
  await counts.flush()
  await counts.flush()
  expect(written).toEqual([new Map([['a', 2]])])
})

test('what is collected stays bounded, however many keys there are', async () => {
  let keys = 0
  const counts = createBatchedCounts({ log }, async (batch) => {
    keys = await Promise.resolve(batch.size)
  })
  for (let i = 0; i < 5_000; i++) counts.add(String(i))
  await counts.flush()
  expect(keys).toBe(1_000)
})

test('a flush waits for the one that is under way', async () => {
  const gate = Promise.withResolvers<void>()
  let written = 0
  const counts = createBatchedCounts({ log }, async (batch) => {
    await gate.promise
    written += batch.get('a') ?? 0
  })
  counts.add('a')
  const first = counts.flush()
  counts.add('a')
  const second = counts.flush()
  gate.resolve()
  await second
  expect(written).toBe(2)
  await first
})
