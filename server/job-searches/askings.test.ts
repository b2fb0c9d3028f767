import { expect, test } from 'vitest'
import { createAskings } from './askings.ts'

test('equal questions share one asking, and each hears all of it', async () => {
  const askings = createAskings<number>()
  const gate = Promise.withResolvers<void>()
  let asked = 0
  const start = async function* () {
    asked++
    yield 1
    await gate.promise
    yield 2
  }
  const first = heard(askings.join('nurse', start, never()))
  const second = heard(askings.join('nurse', start, never()))
  gate.resolve()

  expect(await Promise.all([first, second])).toEqual([
    [1, 2],
    [1, 2],
  ])
  expect(asked).toBe(1)
  expect(await heard(askings.join('nurse', start, never()))).toEqual([1, 2])
  expect(asked).toBe(2)
})

test('an asking goes on while anyone listens, and stops with the last', async () => {
  const askings = createAskings<number>()
  let stopped = false
  const start = async function* (signal: AbortSignal) {
    yield 1
    await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
    stopped = true
  }
  const [one, other] = [new AbortController(), new AbortController()]
  const first = askings.join('nurse', start, one.signal)
  const second = askings.join('nurse', start, other.signal)
  expect([await first.next(), await second.next()]).toEqual([
    { value: 1, done: false },
    { value: 1, done: false },
  ])

  one.abort()
  expect(await first.next()).toMatchObject({ done: true })
  expect(stopped).toBe(false)
  other.abort()
  expect(await second.next()).toMatchObject({ done: true })
  await expect.poll(() => stopped).toBe(true)
})

test('what it fails of, each who listens is told', async () => {
  const askings = createAskings<number>()
  const start = async function* () {
    yield 1
    throw new Error('the database is gone')
  }
  const listening = [1, 2].map(async () => await heard(askings.join('nurse', start, never())))

  expect(await Promise.allSettled(listening)).toMatchObject([
    { status: 'rejected', reason: { message: 'the database is gone' } },
    { status: 'rejected', reason: { message: 'the database is gone' } },
  ])
})

function never(): AbortSignal {
  return new AbortController().signal
}

async function heard(answers: AsyncIterable<number>): Promise<number[]> {
  const all: number[] = []
  for await (const answer of answers) all.push(answer)
  return all
}
