import { globSync, readFileSync } from 'node:fs'
import type { PoolClient } from 'pg'
import { expect, test } from 'vitest'
import { events } from './events.ts'
import { sayingBy, type EventName, type EventTable, type ListenerDeps } from './platform/events.ts'

const names = Object.keys(events) as EventName[]

/** The rooms whose code says an event. */
const saidIn = new Map<string, Set<string>>()
for (const path of globSync('server/*/**/*.ts')) {
  if (path.endsWith('.test.ts')) continue
  for (const [, name = ''] of readFileSync(path, 'utf8').matchAll(/\bsay\(\s*[\w.]+,\s*'([a-z-]+)'/gu))
    saidIn.set(name, (saidIn.get(name) ?? new Set()).add(path.split('/')[1] ?? ''))
}

test.each(names)('%s has listeners, and is said by the rooms that the table names and no others', (name) => {
  expect(events[name].listeners.length).toBeGreaterThan(0)
  expect([...(saidIn.get(name) ?? [])].sort()).toEqual([...events[name].saidBy].sort())
})

test('the page about events has a row for each listener, in the order in which they are told', () => {
  const cells = (line: string) => line.split('|').slice(1, -1)
  const rows = readFileSync('docs/events.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(1)
    .map((line) => cells(line).map((cell) => cell.trim()))
  expect(rows).toEqual(
    names.flatMap((name) => {
      const { happens, saidBy, when, listeners } = events[name]
      return listeners.map(({ room, does }, i) => [
        ...(i === 0 ? [`\`${name}\``, happens, saidBy.join(', '), when] : ['', '', '', '']),
        room,
        does,
      ])
    }),
  )
})

test('listeners are told one after the other, and one that fails fails whoever said it', async () => {
  const heard: string[] = []
  const listener = (room: string, answer: () => Promise<void>) => ({
    room,
    does: '',
    run: async (_on: unknown, { jobIds }: { jobIds: readonly number[] }) => {
      heard.push(`${room} ${jobIds.join()}`)
      await answer()
    },
  })
  const table: EventTable = {
    ...events,
    'jobs-changed': {
      ...events['jobs-changed'],
      listeners: [
        listener('first', async () => await Promise.resolve()),
        listener('second', async () => await Promise.reject(new Error('full'))),
        listener('third', async () => await Promise.resolve()),
      ],
    },
  }
  const say = sayingBy(table, {} as ListenerDeps)
  await expect(say({} as PoolClient, 'jobs-changed', { jobIds: [4, 5] })).rejects.toThrow('full')
  expect(heard).toEqual(['first 4,5', 'second 4,5'])
})
