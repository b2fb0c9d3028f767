import { expect, test } from 'vitest'
import { createTurns } from './turns.ts'

test('so many at once, the others in the order of their coming; who gives up leaves the line', async () => {
  const turns = createTurns(2)
  const stay = new AbortController().signal
  const gone = new AbortController()
  const log: string[] = []
  const first = await turns.take(stay)
  await turns.take(stay)
  const third = turns.take(gone.signal).then(
    () => log.push('third'),
    () => log.push('third gave up'),
  )
  const fourth = turns.take(stay).then(() => log.push('fourth'))
  await Promise.resolve()
  expect(log).toEqual([])
  gone.abort(new Error('called off'))
  await third
  first()
  await fourth
  expect(log).toEqual(['third gave up', 'fourth'])
  await expect(turns.take(gone.signal)).rejects.toThrow('called off')
})
