import { expect, test } from 'vitest'
import type { LiveRequest } from '../../contract/live.ts'
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
    later: (run) => waiting.push(run),
  })
  const latest = () => sockets.at(-1)
  return {
    relay,
    sockets,
    heard,
    open: () => latest()?.onopen?.(),
    say: (event: WorkerEvent) => latest()?.onmessage?.({ data: JSON.stringify(event) }),
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

test('a broken connection is made anew once, with what is unfinished; then the page is told', () => {
  const test = aRelay()
  test.relay(ask('done'))
  test.relay(ask('open'))
  test.open()
  test.say({ id: 'done', kind: 'done', total: 0, alert: null })

  test.break()
  test.pass()
  test.open()
  expect(test.sockets[1]?.sent).toEqual([ask('open')])

  test.break()
  expect(test.heard.at(-1)).toEqual({ id: 'open', kind: 'lost' })
  expect(test.sockets).toHaveLength(2)
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
