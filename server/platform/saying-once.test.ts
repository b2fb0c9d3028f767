import { expect, test } from 'vitest'
import { sayingOnce } from './saying-once.ts'

test('why something failed is said, and not a thousand times', () => {
  const lines: { err: unknown; unsaid: number }[] = []
  let now = 0
  const say = sayingOnce(
    { error: (line: unknown) => void lines.push(line as never) } as never,
    'the queue failed',
    () => now,
  )
  for (let n = 0; n < 1_000; n++) say({ message: 'connect ECONNREFUSED', code: 'ECONNREFUSED', queue: 'mail' })
  now = 61_000
  say(new Error('gone'))
  expect(lines.map(({ err, unsaid }) => [err instanceof Error, (err as { code?: string }).code, unsaid])).toEqual([
    [true, 'ECONNREFUSED', 0],
    [true, undefined, 999],
  ])
})
