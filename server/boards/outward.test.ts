import type { ServerResponse } from 'node:http'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { describe, expect } from 'vitest'
import { aFakeBoard } from '../../test/fake-board.ts'
import { aBoard, inUse, outwardTo, readAs } from '../../test/outward.ts'
import { test } from '../../test/with-database.ts'
import { BoardFailure } from './board.ts'

const search = 'https://www.board.example/api/search'

/** Starts the answer, and never ends it. */
function drip(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json' })
  response.write('{')
  const timer = setInterval(() => response.write(' '), 40)
  response.on('close', () => clearInterval(timer))
}

describe('how a call ended', () => {
  test.for<[string, (response: ServerResponse) => void, string]>([
    ['a server that hangs', () => {}, 'timeout'],
    ['a server that sends a byte at a time', drip, 'timeout'],
    ['a connection that breaks before the answer', (response) => response.socket?.resetAndDestroy(), 'failed'],
    [
      'an answer shorter than it said',
      (response) => {
        response.writeHead(200, { 'content-length': '1000' })
        response.write('{"jobs":[')
        setImmediate(() => response.socket?.destroy())
      },
      'failed',
    ],
    ['something that is no HTTP', (response) => response.socket?.end('SSH-2.0-OpenSSH_9.9\r\n'), 'failed'],
    ['401', (response) => response.writeHead(401).end(), 'refused'],
    ['403', (response) => response.writeHead(403).end('Forbidden'), 'refused'],
    ['429', (response) => response.writeHead(429).end(), 'refused'],
    ["LinkedIn's 999", (response) => response.writeHead(999).end(), 'refused'],
    ['404', (response) => response.writeHead(404).end('Not found'), 'unreadable'],
    ['500', (response) => response.writeHead(500).end('Oops'), 'failed'],
    ['503', (response) => response.writeHead(503).end('Busy'), 'failed'],
    [
      'a page that asks for a human, with status 200',
      (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<title>Are you human?</title>'),
      'challenge',
    ],
    [
      'a page that asks for a human, by header',
      (response) => response.writeHead(403, { 'cf-mitigated': 'challenge' }).end(),
      'challenge',
    ],
    [
      'an answer larger than allowed',
      (response) => response.writeHead(200).end(Buffer.alloc(200_000, ' ')),
      'unreadable',
    ],
    [
      'an answer that says it is larger than allowed',
      (response) => response.writeHead(200, { 'content-length': '900000000' }).write(' '),
      'unreadable',
    ],
    [
      'a small gzip that unpacks to a large answer',
      (response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(5_000_000))),
      'unreadable',
    ],
    [
      'a gzip that is cut off',
      (response) =>
        response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('{"jobs":[]}').subarray(0, 15)),
      'unreadable',
    ],
    [
      'a packing that nobody asked for',
      (response) => response.writeHead(200, { 'content-encoding': 'compress' }).end('xx'),
      'unreadable',
    ],
    [
      'a redirect out of the allow-list',
      (response) => response.writeHead(302, { location: 'https://evil.example/api/search' }).end(),
      'refused',
    ],
    [
      'a redirect to an inside address',
      (response) => response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data' }).end(),
      'refused',
    ],
    [
      'a redirect to a login page',
      (response) => response.writeHead(302, { location: '/login?returnTo=%2F' }).end(),
      'refused',
    ],
    [
      'a redirect to a captcha',
      (response) => response.writeHead(302, { location: '/captcha?from=search' }).end(),
      'challenge',
    ],
    [
      'a redirect to itself for ever',
      (response) => response.writeHead(302, { location: '/api/search' }).end(),
      'unreadable',
    ],
  ])('%s', async ([, answer, outcome], { database }) => {
    await using board = await aFakeBoard(answer)
    await using outward = outwardTo(board, database)

    const { call } = outward.open(inUse(aBoard({ timeoutMs: outcome === 'timeout' ? 150 : 5_000 })))

    await expect(call.fetch({ url: search })).rejects.toMatchObject({ outcome })
    const [last] = await outward.calls()
    expect(last?.outcome).toBe(outcome)
  })
})

test('an answer arrives with its status, headers and address, under our own name', async ({ database }) => {
  await using board = await aFakeBoard((response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'x-total': '7' }).end('{"jobs":[]}')
  })
  await using outward = outwardTo(board, database)
  const { call } = outward.open(inUse(aBoard()))

  const answer = await call.fetch({ url: `${search}?q=C%2FC%2B%2B`, headers: { Authorization: 'Basic a2V5Og==' } })

  expect(answer).toMatchObject({ status: 200, text: '{"jobs":[]}', url: `${search}?q=C%2FC%2B%2B` })
  expect(answer.headers.get('x-total')).toBe('7')
  expect(board.requests).toEqual(['GET /www.board.example/api/search?q=C%2FC%2B%2B'])
  expect(board.headers[0]).toMatchObject({ 'user-agent': 'Rolecall/test', authorization: 'Basic a2V5Og==' })
  expect(await outward.calls()).toMatchObject([{ outcome: 'ok', status: 200, bytes: 11 }])
})

test('JSON is sent as JSON', async ({ database }) => {
  const bodies: string[] = []
  await using board = await aFakeBoard((response, request) => {
    request.setEncoding('utf8').on('data', (text: string) => bodies.push(text))
    request.on('end', () => response.end('{}'))
  })
  await using outward = outwardTo(board, database)

  await outward.open(inUse(aBoard())).call.fetch({ method: 'POST', url: search, json: { keywords: 'nurse' } })

  expect(bodies).toEqual(['{"keywords":"nurse"}'])
  expect(board.headers[0]?.['content-type']).toBe('application/json')
})

test.for<[string, Buffer]>([
  ['gzip', gzipSync('{"a":"£"}')],
  ['br', brotliCompressSync('{"a":"£"}')],
])('an answer packed as %s is unpacked', async ([encoding, body], { database }) => {
  await using board = await aFakeBoard((response) => {
    response.writeHead(200, { 'content-encoding': encoding }).end(body)
  })
  await using outward = outwardTo(board, database)

  const answer = await outward.open(inUse(aBoard())).call.fetch({ url: search })

  expect(answer.text).toBe('{"a":"£"}')
})

test('a gzip file is unpacked, within the limit of size', async ({ database }) => {
  const files = [gzipSync('<source/>'), gzipSync(Buffer.alloc(5_000_000))]
  await using board = await aFakeBoard((response) => response.writeHead(200).end(files.shift()))
  await using outward = outwardTo(board, database)
  const { call } = outward.open(inUse(aBoard()))

  expect((await call.fetch({ url: search })).text).toBe('<source/>')
  await expect(call.fetch({ url: search })).rejects.toMatchObject({ outcome: 'unreadable' })
})

test('a status that the connector asks for is its to read', async ({ database }) => {
  await using board = await aFakeBoard((response) => response.writeHead(404).end('{"message":"No such job"}'))
  await using outward = outwardTo(board, database)

  const answer = await outward.open(inUse(aBoard())).call.fetch({ url: search, statuses: [404] })

  expect(answer).toMatchObject({ status: 404, text: '{"message":"No such job"}' })
})

test('an address outside of the allow-list is never called', async ({ database }) => {
  await using board = await aFakeBoard((response) => response.end('{}'))
  await using outward = outwardTo(board, database)
  const { call } = outward.open(inUse(aBoard()))

  for (const url of ['https://evil.example/', 'https://www.board.example/admin', 'file:///etc/passwd', 'no address']) {
    await expect(call.fetch({ url })).rejects.toMatchObject({ outcome: 'skipped' })
  }
  expect(board.requests).toEqual([])
  expect(await outward.calls()).toEqual([])
})

test('whole addresses of the operator are allowed, and nothing beside them', async ({ database }) => {
  await using board = await aFakeBoard((response) => response.end('<source/>'))
  await using outward = outwardTo(board, database)
  const { call } = outward.open({ ...inUse(aBoard()), addresses: ['https://jobs.acme.example/feed.xml'] })

  expect((await call.fetch({ url: 'https://jobs.acme.example/feed.xml' })).text).toBe('<source/>')
  await expect(call.fetch({ url: 'https://jobs.acme.example/other.xml' })).rejects.toMatchObject({ outcome: 'skipped' })
})

describe('redirects', () => {
  test('are followed within the allow-list, as the real board or the sandbox writes them', async ({ database }) => {
    await using board = await aFakeBoard((response, request) => {
      const next: Record<string, string> = {
        '/www.board.example/api/search': '/api/search/1',
        '/www.board.example/api/search/1': 'https://www.board.example/api/search/2',
        '/www.board.example/api/search/2': `${board.url}/www.board.example/api/search/3`,
      }
      const location = next[request.url ?? '']
      if (location) response.writeHead(301, { location }).end()
      else response.end('{"found":true}')
    })
    await using outward = outwardTo(board, database)

    const answer = await outward.open(inUse(aBoard())).call.fetch({ url: search })

    expect(answer).toMatchObject({ text: '{"found":true}', url: `${search}/3` })
  })

  test('leave the key behind where the host changes', async ({ database }) => {
    await using board = await aFakeBoard((response, request) => {
      if (request.url?.startsWith('/www.')) {
        response.writeHead(302, { location: 'https://cdn.board.example/api/search' }).end()
      } else response.end('{}')
    })
    await using outward = outwardTo(board, database)
    const hosts = ['https://www.board.example/api/', 'https://cdn.board.example/api/']

    await outward.open(inUse(aBoard({ hosts }))).call.fetch({ url: search, headers: { authorization: 'Basic x' } })

    expect(board.requests).toHaveLength(2)
    expect(board.headers.map(({ authorization }) => authorization)).toEqual(['Basic x', undefined])
  })
})

describe('a second try', () => {
  function failsTwice(status: number): (response: ServerResponse) => void {
    let times = 0
    return (response) => {
      times += 1
      if (times > 2) response.end('{"third":true}')
      else if (status === 0) response.socket?.resetAndDestroy()
      else response.writeHead(status).end()
    }
  }

  test.for([0, 502, 503, 504])('a GET is sent up to three times after %i', async (status, { database }) => {
    await using board = await aFakeBoard(failsTwice(status))
    await using outward = outwardTo(board, database)

    const answer = await outward.open(inUse(aBoard())).call.fetch({ url: search })

    expect(answer.text).toBe('{"third":true}')
    expect(board.requests).toHaveLength(3)
    expect((await outward.calls()).map((call) => call.isRetried)).toEqual([false, true, true])
  })

  test.for([500, 403, 404])('is not made after %i', async (status, { database }) => {
    await using board = await aFakeBoard((response) => response.writeHead(status).end())
    await using outward = outwardTo(board, database)

    await expect(outward.open(inUse(aBoard())).call.fetch({ url: search })).rejects.toThrow()

    expect(board.requests).toHaveLength(1)
  })

  test('of a POST is made only where the connector says that it is safe', async ({ database }) => {
    await using board = await aFakeBoard(failsTwice(503))
    await using outward = outwardTo(board, database)
    const { call } = outward.open(inUse(aBoard()))

    await expect(call.fetch({ method: 'POST', url: search, json: {} })).rejects.toMatchObject({ outcome: 'failed' })
    expect(board.requests).toHaveLength(1)
    await expect(call.fetch({ method: 'POST', url: search, json: {}, retryable: true })).resolves.toMatchObject({
      text: '{"third":true}',
    })
  })

  test('costs a board at most a tenth more calls', async ({ database }) => {
    await using board = await aFakeBoard((response) => response.writeHead(503).end())
    await using outward = outwardTo(board, database, {
      circuit: { failuresToOpen: 1000, firstPauseSeconds: 1, longestPauseSeconds: 1 },
    })
    const { call } = outward.open(inUse(aBoard({ perMinute: 1000 })))

    for (let n = 0; n < 40; n++) await expect(call.fetch({ url: search })).rejects.toThrow()

    expect(board.requests).toHaveLength(44)
  })
})

describe('limits, over all processes', () => {
  test('a board is not asked more often in a minute than it allows', async ({ database }) => {
    await using board = await aFakeBoard((response) => response.end('{}'))
    await using one = outwardTo(board, database)
    await using two = outwardTo(board, database, { like: one })
    const use = inUse(aBoard({ perMinute: 3 }))

    const ended = await Promise.allSettled(
      [one, two, one, two, one].map((outward) => outward.open(use, { patienceMs: 0 }).call.fetch({ url: search })),
    )

    expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    expect(board.requests).toHaveLength(3)
    one.clock.forward({ seconds: 61 })
    await expect(two.open(use).call.fetch({ url: search })).resolves.toBeDefined()
  })

  test('nor in a day', async ({ database }) => {
    await using board = await aFakeBoard((response) => response.end('{}'))
    await using outward = outwardTo(board, database)
    const { call } = outward.open(inUse(aBoard({ perDay: 2 })), { patienceMs: 0 })

    await call.fetch({ url: search })
    outward.clock.forward({ seconds: 3600 })
    await call.fetch({ url: search })
    outward.clock.forward({ seconds: 3600 })

    await expect(call.fetch({ url: search })).rejects.toMatchObject({
      outcome: 'skipped',
      message: 'asked as often as it allows in a day; again at 13 Nov 09:30',
    })
    outward.clock.forward({ seconds: 23 * 3600 })
    await expect(call.fetch({ url: search })).resolves.toBeDefined()
  })

  test('nor by more calls at once; the next goes when one has ended', async ({ database }) => {
    const open: ServerResponse[] = []
    const arrived = Promise.withResolvers<void>()
    await using board = await aFakeBoard((response) => {
      open.push(response)
      if (open.length === 2) arrived.resolve()
    })
    await using outward = outwardTo(board, database)
    const use = inUse(aBoard({ concurrent: 2 }))
    const fetch = (patienceMs: number) => outward.open(use, { patienceMs }).call.fetch({ url: search })
    const first = [fetch(0), fetch(0)]
    await arrived.promise

    await expect(fetch(0)).rejects.toMatchObject({ outcome: 'skipped' })
    expect(board.requests).toHaveLength(2)
    for (const response of open) response.end('{}')
    await Promise.all(first)
    const last = fetch(0)
    await expect.poll(() => open.length).toBe(3)
    open[2]?.end('{}')
    await expect(last).resolves.toBeDefined()
  })

  test('a read of a whole board waits for its turn', async ({ database }) => {
    await using board = await aFakeBoard((response) => response.end('{}'))
    await using outward = outwardTo(board, database)
    const { call } = outward.open(inUse(aBoard({ perMinute: 1 })), { patienceMs: 600_000 })

    await call.fetch({ url: search })
    await call.fetch({ url: search })

    expect(outward.slept).toEqual([60_000])
    expect(board.requests).toHaveLength(2)
  })

  test.for<[string, Record<string, string>, number]>([
    ['Retry-After: 120', { 'retry-after': '120' }, 120],
    ['a date', { 'retry-after': 'Thu, 12 Nov 2026 09:32:00 GMT' }, 120],
    ['nothing', {}, 60],
  ])('429 with %s silences the board for everyone until then', async ([, headers, seconds], { database }) => {
    await using board = await aFakeBoard((response) => response.writeHead(429, headers).end())
    await using one = outwardTo(board, database)
    await using two = outwardTo(board, database, { like: one })

    await expect(one.open(inUse(aBoard())).call.fetch({ url: search })).rejects.toMatchObject({
      outcome: 'refused',
      retryAfterSeconds: seconds,
    })
    one.clock.forward({ seconds: seconds - 1 })
    await expect(two.open(inUse(aBoard()), { patienceMs: 0 }).call.fetch({ url: search })).rejects.toMatchObject({
      outcome: 'skipped',
      message: `asked us to wait until ${seconds === 120 ? '09:32' : '09:31'}`,
    })
    expect(board.requests).toHaveLength(1)
    one.clock.forward({ seconds: 2 })
    await expect(two.open(inUse(aBoard())).call.fetch({ url: search })).rejects.toMatchObject({ outcome: 'refused' })
  })

  test('503 with Retry-After is not tried again at once', async ({ database }) => {
    await using board = await aFakeBoard((response) => response.writeHead(503, { 'retry-after': '30' }).end())
    await using outward = outwardTo(board, database)
    const { call } = outward.open(inUse(aBoard()), { patienceMs: 0 })

    await expect(call.fetch({ url: search })).rejects.toMatchObject({ outcome: 'failed' })
    await expect(call.fetch({ url: search })).rejects.toMatchObject({ outcome: 'skipped' })
    expect(board.requests).toHaveLength(1)
  })
})

describe('the circuit', () => {
  const rules = { failuresToOpen: 3, firstPauseSeconds: 30, longestPauseSeconds: 100 }

  test('opens after failures in a row, for all processes, and says since when', async ({ database }) => {
    await using board = await aFakeBoard((response) => response.writeHead(500).end())
    await using one = outwardTo(board, database, { circuit: rules })
    await using two = outwardTo(board, database, { circuit: rules, like: one })

    for (const outward of [one, two, one]) {
      await expect(outward.open(inUse(aBoard())).call.fetch({ url: search })).rejects.toMatchObject({
        outcome: 'failed',
      })
      one.clock.forward({ seconds: 5 })
    }

    await expect(two.open(inUse(aBoard()), { patienceMs: 0 }).call.fetch({ url: search })).rejects.toMatchObject({
      outcome: 'skipped',
      message: 'not answering since 09:30',
    })
    expect(board.requests).toHaveLength(3)
  })

  test('lets one call try after the pause, doubles the pause to a cap, and closes at the first good answer', async ({
    database,
  }) => {
    let isWell = false
    await using board = await aFakeBoard((response) => response.writeHead(isWell ? 200 : 500).end('{}'))
    await using outward = outwardTo(board, database, { circuit: rules })
    const ask = () => outward.open(inUse(aBoard()), { patienceMs: 0 }).call.fetch({ url: search })

    for (let n = 0; n < 3; n++) await expect(ask()).rejects.toMatchObject({ outcome: 'failed' })
    for (const pause of [30, 60, 100, 100]) {
      outward.clock.forward({ seconds: pause - 1 })
      await expect(ask()).rejects.toMatchObject({ outcome: 'skipped' })
      outward.clock.forward({ seconds: 1 })
      const both = await Promise.allSettled([ask(), ask()])
      expect(both.map((one) => one.status === 'rejected' && one.reason.outcome)).toEqual(
        expect.arrayContaining(['failed', 'skipped']),
      )
    }
    isWell = true
    outward.clock.forward({ seconds: 100 })

    await expect(ask()).resolves.toBeDefined()
    await expect(ask()).resolves.toBeDefined()
  })

  test('opens for a board whose answers cannot be read, too', async ({ database }) => {
    await using board = await aFakeBoard((response) => response.end('a new format'))
    await using outward = outwardTo(board, database, { circuit: rules })

    for (let n = 0; n < 3; n++) await readAs('unreadable', outward.open(inUse(aBoard())), search)

    await expect(outward.open(inUse(aBoard()), { patienceMs: 0 }).call.fetch({ url: search })).rejects.toMatchObject({
      outcome: 'skipped',
      message: 'not readable since 09:30',
    })
    expect((await outward.calls()).map(({ outcome }) => outcome)).toEqual(['unreadable', 'unreadable', 'unreadable'])
  })

  test('stays closed while answers are empty or the caller leaves', async ({ database }) => {
    await using board = await aFakeBoard((response) => response.end('{}'))
    await using outward = outwardTo(board, database, { circuit: rules })

    for (let n = 0; n < 4; n++) await readAs('empty', outward.open(inUse(aBoard())), search)

    expect((await outward.calls()).map(({ outcome }) => outcome)).toEqual(['empty', 'empty', 'empty', 'empty'])
    await expect(outward.open(inUse(aBoard())).call.fetch({ url: search })).resolves.toBeDefined()
  })
})

test('a failure on the wire is recorded once, and not laid upon the call before it', async ({ database }) => {
  let times = 0
  await using board = await aFakeBoard((response) => response.writeHead(times++ === 0 ? 200 : 500).end('{}'))
  await using outward = outwardTo(board, database)
  const open = outward.open(inUse(aBoard()))

  await open.call.fetch({ url: search })
  const failure = await open.call.fetch({ url: search }).catch((error: unknown) => error)
  if (!(failure instanceof BoardFailure)) throw new Error('The second call fails')
  await open.conclude(failure.outcome, failure.message)

  expect((await outward.calls()).map(({ outcome }) => outcome)).toEqual(['failed', 'ok'])
})

test('a caller who leaves takes the call with it, and the board is not blamed', async ({ database }) => {
  const arrived = Promise.withResolvers<void>()
  const gone = Promise.withResolvers<void>()
  await using board = await aFakeBoard((response) => {
    response.on('close', gone.resolve)
    arrived.resolve()
  })
  await using outward = outwardTo(board, database)
  const leaving = new AbortController()
  const answer = outward.open(inUse(aBoard()), { signal: leaving.signal }).call.fetch({ url: search })
  const ended = expect(answer).rejects.toMatchObject({ outcome: 'skipped' })
  await arrived.promise

  leaving.abort()

  await ended
  await gone.promise
  expect(await outward.calls()).toMatchObject([{ outcome: 'skipped' }])
})

test('a board that hangs holds no socket of another', async ({ database }) => {
  await using board = await aFakeBoard((response, request) => {
    if (request.url?.startsWith('/quick.example')) response.end('{"quick":true}')
  })
  await using outward = outwardTo(board, database)
  const slow = inUse(aBoard({ concurrent: 20 }))
  const leaving = new AbortController()
  const hanging = Array.from({ length: 20 }, () =>
    outward
      .open(slow, { signal: leaving.signal })
      .call.fetch({ url: search })
      .catch(() => 'stopped'),
  )
  await expect.poll(() => board.requests.length).toBe(20)

  const quick = inUse({ ...aBoard({ hosts: ['https://quick.example/'], concurrent: 1 }), id: 'nhs' })
  const answer = await outward.open(quick).call.fetch({ url: 'https://quick.example/' })

  expect(answer.text).toBe('{"quick":true}')
  leaving.abort()
  expect(new Set(await Promise.all(hanging))).toEqual(new Set(['stopped']))
})

test('a live board whose name leads inside is not called', async ({ database }) => {
  await using inside = await aFakeBoard((response) => response.end('secret'))
  const hosts = [`https://www.board.example:${new URL(inside.url).port}/`]
  const addresses = ['127.0.0.1', '10.1.2.3', '169.254.169.254', '::1', '::ffff:127.0.0.1', '64:ff9b::a9fe:a9fe']
  for (const address of addresses) {
    await using outward = outwardTo(inside, database, {
      circuit: { failuresToOpen: 100, firstPauseSeconds: 1, longestPauseSeconds: 1 },
      resolve: async () => [{ address, family: address.includes(':') ? 6 : 4 }],
    })
    const { call } = outward.open({ ...inUse(aBoard({ hosts })), mode: 'live' })

    await expect(call.fetch({ url: hosts[0] ?? '' }), address).rejects.toMatchObject({
      outcome: 'refused',
      message: 'www.board.example does not lead to a public address',
    })
  }
  expect(inside.requests).toEqual([])
})

test('an inside address is not called even where the operator gives it', async ({ database }) => {
  await using inside = await aFakeBoard((response) => response.end('secret'))
  await using outward = outwardTo(inside, database)
  const addresses = ['127.0.0.1', '2130706433', '0x7f.1', '0177.0.0.1', '[::ffff:127.0.0.1]', '[::]', '100.64.0.1']
  for (const host of addresses) {
    const address = `https://${host}/`
    const { call } = outward.open({ ...inUse(aBoard()), mode: 'live', addresses: [address] })

    await expect(call.fetch({ url: address }), host).rejects.toMatchObject({ message: 'the address leads inside' })
  }
})

test('a board that is off is not called', async ({ database }) => {
  await using board = await aFakeBoard((response) => response.end('{}'))
  await using outward = outwardTo(board, database)

  const { call } = outward.open({ ...inUse(aBoard()), mode: 'off' })

  await expect(call.fetch({ url: search })).rejects.toMatchObject({ outcome: 'skipped' })
  expect(board.requests).toEqual([])
})
