import { expect, test } from 'vitest'
import type { LiveEvent, LiveRequest } from '../../contract/web/live.ts'
import { createRelay, type Socket } from './relay.ts'
import type { WorkerEvent } from './worker-event.ts'

const ask = (id: string): LiveRequest => ({
  id,
  call: 'getJobsFromServer',
  address: '/jobresults/x',
  shown: [],
  total: 0,
})

/** A relay whose sockets the test opens, speaks through and breaks. */
function aRelay() {
  const sockets: (Socket & { sent: unknown[] })[] = []
  const heard: WorkerEvent[] = []
  const waiting: (() => void)[] = []
  const pauses: number[] = []
  const relay = createRelay({
    connect: () => {
      const sent: unknown[] = []
      const socket = {
        sent,
        send: (text: string) => sent.push(JSON.parse(text)),
        onopen: null,
        onmessage: null,
        onclose: null,
      }
      sockets.push(socket)
      return socket
    },
    tellPage: (event) => heard.push(event),
    later: (run, ms) => {
      waiting.push(run)
      pauses.push(ms)
    },
  })
  const latest = () => sockets.at(-1)
  return {
    relay,
    sockets,
    heard,
    pauses,
    open: () => latest()?.onopen?.(),
    say: (event: LiveEvent) => latest()?.onmessage?.({ data: JSON.stringify(event) }),
    break: () => latest()?.onclose?.(),
    pass: () => waiting.shift()?.(),
  }
}

test('what is asked before the socket is open is sent once it is', () => {
  const test = aRelay()
  test.relay(ask('one'))
  test.relay(ask('two'))
  expect(test.sockets).toHaveLength(1)

  test.open()
  test.relay(ask('three'))

  expect(test.sockets[0]?.sent).toEqual([ask('one'), ask('two'), ask('three')])
})

test('events reach the page', () => {
  const test = aRelay()
  test.relay(ask('one'))
  test.open()

  test.say({ id: 'one', kind: 'rows', total: 3, fresh: 2 })

  expect(test.heard).toEqual([{ id: 'one', kind: 'rows', total: 3, fresh: 2 }])
})

test('a broken connection is made anew with what is unfinished, later each time; then the page is told', () => {
  const test = aRelay()
  test.relay(ask('done'))
  test.relay(ask('open'))
  test.open()
  test.say({ id: 'done', kind: 'done', total: 0, alert: null })

  test.break()
  test.pass()
  test.open()
  expect(test.sockets[1]?.sent).toEqual([ask('open')])

  // Refused from then on: never open.
  for (let i = 0; i < 2; i++) {
    test.break()
    test.pass()
  }
  expect(test.sockets).toHaveLength(4)
  expect(test.heard.some(({ kind }) => kind === 'lost')).toBe(false)

  test.break()
  expect(test.heard.at(-1)).toEqual({ id: 'open', kind: 'lost' })
  expect(test.pauses).toEqual([1_000, 3_000, 8_000])
})

test('what the server is too busy for is sent again when it says, and the page hears nothing of it', () => {
  const test = aRelay()
  test.relay(ask('one'))
  test.relay(ask('two'))
  test.open()
  test.say({ id: 'one', kind: 'busy', seconds: 12 })
  test.say({ id: 'two', kind: 'busy', seconds: 12 })
  test.relay({ id: 'two', call: 'stop' })
  test.pass()
  test.pass()

  expect(test.sockets[0]?.sent).toEqual([ask('one'), ask('two'), { id: 'two', call: 'stop' }, ask('one')])
  expect([test.pauses, test.heard]).toEqual([[12_000, 12_000], []])
})

test('a connection that brought something may break again', () => {
  const test = aRelay()
  test.relay(ask('one'))
  test.open()
  test.break()
  test.pass()
  test.open()
  test.say({ id: 'one', kind: 'rows', total: 1, fresh: 1 })

  test.break()
  test.pass()

  expect(test.sockets).toHaveLength(3)
  expect(test.heard.some(({ kind }) => kind === 'lost')).toBe(false)
})

test('nothing is reconnected for a request that was stopped', () => {
  const test = aRelay()
  test.relay(ask('one'))
  test.open()
  test.relay({ id: 'one', call: 'stop' })

  test.break()
  test.pass()

  expect(test.sockets[0]?.sent).toEqual([ask('one'), { id: 'one', call: 'stop' }])
  expect(test.sockets).toHaveLength(1)
})
