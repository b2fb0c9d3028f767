import { expect, test } from 'vitest'
import { createLine, type SharedSocket } from './line.ts'

/** A line whose sockets the test opens, speaks through and breaks. Pauses are in the middle of their spread. */
function aLine() {
  const sockets: {
    listeners: Map<string, (event: { data?: unknown }) => void>
    readyState: number
    sent: unknown[]
  }[] = []
  const told: string[] = []
  const waiting: { run: () => void; ms: number }[] = []
  const line = createLine({
    connect() {
      const listeners = new Map<string, (event: { data?: unknown }) => void>()
      const socket = { listeners, readyState: 0, sent: [] as unknown[] }
      sockets.push(socket)
      return Object.assign(socket, {
        send: (data: unknown) => socket.sent.push(data),
        close: () => (socket.readyState = 3),
        addEventListener: (type: string, listen: (event: { data?: unknown }) => void) => listeners.set(type, listen),
      }) as unknown as SharedSocket
    },
    later(run, ms) {
      const entry = { run, ms }
      waiting.push(entry)
      return () => waiting.splice(0, waiting.length, ...waiting.filter((one) => one !== entry))
    },
    random: () => 0.5,
    opened: () => told.push('opened'),
    closed: () => told.push('closed'),
    heard: (data) => told.push(String(data)),
  })
  const latest = () => sockets.at(-1)!
  return {
    line,
    sockets,
    told,
    pauses: () => waiting.map(({ ms }) => ms),
    pass: () => waiting.shift()?.run(),
    open: () => {
      latest().readyState = 1
      latest().listeners.get('open')?.({})
    },
    say: (data: string) => latest().listeners.get('message')?.({ data }),
    break: () => {
      latest().readyState = 3
      latest().listeners.get('close')?.({})
    },
  }
}

test('nothing is connected until somebody wants it, nor after nobody does', () => {
  const { line, sockets, open, break: cut, pass } = aLine()
  expect([sockets.length, line.send('x')]).toEqual([0, false])
  line.want(true)
  open()
  expect(line.send('x')).toBe(true)
  expect(sockets[0]?.sent).toEqual(['x'])
  line.want(false)
  cut()
  pass()
  expect(sockets).toHaveLength(1)
})

test('pauses double from 0.2 to 10 seconds; an answer begins them anew, an opening alone does not', () => {
  const { line, open, say, break: cut, pass, pauses } = aLine()
  line.want(true)
  const seen: number[] = []
  for (let i = 0; i < 8; i++) {
    open()
    cut()
    seen.push(...pauses())
    pass()
  }
  expect(seen).toEqual([200, 400, 800, 1_600, 3_200, 6_400, 10_000, 10_000])
  open()
  say('something')
  cut()
  expect(pauses()).toEqual([200])
})

test('when the network is back it does not wait', () => {
  const { line, sockets, open, break: cut, told } = aLine()
  line.want(true)
  for (let i = 0; i < 3; i++) {
    cut()
    line.hurry()
  }
  expect(sockets).toHaveLength(4)
  line.hurry()
  expect(sockets).toHaveLength(4)
  open()
  expect(told).toEqual(['closed', 'closed', 'closed', 'opened'])
})

test('a connection that never opens, or does not answer, is given up for another', () => {
  const { line, sockets, pass, pauses, told } = aLine()
  line.want(true)
  expect(pauses()).toEqual([10_000])
  pass()
  expect([sockets[0]?.readyState, told]).toEqual([3, ['closed']])
  pass()
  expect(sockets).toHaveLength(2)
})
