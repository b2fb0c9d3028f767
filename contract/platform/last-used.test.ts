import { expect, test } from 'vitest'
import { lastUsed } from './last-used.ts'

test('a value is made once, and again only when others have pushed it out', () => {
  const made: string[] = []
  const kept = lastUsed<string | null>(4)
  const ask = (key: string) =>
    kept(key, () => {
      made.push(key)
      return key === 'nothing' ? null : key.toUpperCase()
    })

  expect([ask('leeds'), ask('leeds'), ask('nothing'), ask('nothing')]).toEqual(['LEEDS', 'LEEDS', null, null])
  expect(made).toEqual(['leeds', 'nothing'])

  for (const key of ['york', 'ripon', 'selby', 'otley']) ask(key)
  ask('leeds')
  expect(made.filter((key) => key === 'leeds')).toHaveLength(2)
})

test('what is asked for again and again stays', () => {
  let times = 0
  const kept = lastUsed<number>(10)
  for (let i = 0; i < 100; i++) {
    kept('leeds', () => ++times)
    kept(`place ${i}`, () => i)
  }
  expect(times).toBe(1)
})
