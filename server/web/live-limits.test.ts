import { once } from 'node:events'
import { expect, test } from 'vitest'
import { alert, messages } from '../../contract/texts/messages.ts'
import { defaultSearch, resultsAddress } from '../../contract/job-searches/results-address.ts'
import { aSocket, from, gather } from '../../test/live-socket.ts'
import { aPerson } from '../../test/people.ts'
import { testNow, type TestServer } from '../../test/server.ts'
import { type Client, countRequest } from '../platform/limits/rate-limits.ts'

let asked = 0
/** Another search each time, as a flood would ask. */
function aSearch() {
  asked++
  const address = resultsAddress({ ...defaultSearch, jobTitle: `nurse ${asked}`, jobLocation: 'Leeds' })
  return { id: `${asked}`, call: 'getJobsFromServer', address, shown: [], total: 0 }
}
const overHttp = '/api/jobsearches/nurse/Leeds/12000/200001/10/Any'

test('sixty searches a minute from one address, over its sockets and over HTTP together; another is not held up', async () => {
  await using live = await aSocket([], { ROLECALL_TRUSTED_PROXIES: '1' })
  const http = async (address: string) => (await live.server.get(overHttp, { 'x-forwarded-for': address })).status
  const sockets = await Promise.all(
    ['2001:db8:1:2::1', '2001:db8:1:2::2', '2001:db8:1:2::3'].map(async (one) => live.open(from(one))),
  )
  for (let i = 0; i < 59; i++) {
    expect((await gather(sockets[i % 3]!, aSearch())).map(({ kind }) => kind)).toEqual(['done'])
  }
  expect(await http('2001:db8:1:2::4')).toBe(200)

  expect(await gather(sockets[0]!, aSearch())).toEqual([{ id: `${asked}`, kind: 'busy', seconds: 60 }])
  const history = { id: 'h', call: 'searchHistory', searches: [] }
  expect(await gather(sockets[0]!, history)).toEqual([{ id: 'h', kind: 'busy', seconds: 60 }])
  expect(await http('2001:db8:1:2::5')).toBe(429)
  expect(await gather(await live.open(from('2001:db8:1:3::1')), aSearch())).toMatchObject([{ kind: 'done' }])
  expect(await http('2001:db8:1:3::1')).toBe(200)

  live.server.clock.set(new Date(testNow.getTime() + 60_000))
  expect(await gather(sockets[1]!, aSearch())).toMatchObject([{ kind: 'done' }])
})

test('three hundred a minute for whoever is signed in, wherever they are; a guest beside them has their own', async () => {
  await using live = await aSocket([], { ROLECALL_TRUSTED_PROXIES: '1' })
  const [ann, ben] = [await aPerson(live.server), await aPerson(live.server)]
  const http = async ({ headers }: Partial<typeof ann>, address: string) =>
    (await live.server.get(overHttp, { 'x-forwarded-for': address, ...headers })).headers
  expect((await http(ann, '192.0.2.1')).get('ratelimit-limit')).toBe('300')
  expect((await http({}, '192.0.2.1')).get('ratelimit-limit')).toBe('60')
  await countRequests(live.server, 'search', 297, { address: '192.0.2.1', userId: ann.id })

  const socket = await live.open({ ...ann.headers, ...from('192.0.2.2') })
  expect(await gather(socket, aSearch())).toMatchObject([{ kind: 'done' }])
  expect(await gather(socket, aSearch())).toMatchObject([{ kind: 'done' }])
  expect(await gather(socket, aSearch())).toMatchObject([{ kind: 'busy' }])
  expect((await http(ann, '192.0.2.3')).get('ratelimit-remaining')).toBe('0')
  expect(await gather(await live.open({ ...ben.headers, ...from('192.0.2.2') }), aSearch())).toMatchObject([
    { kind: 'done' },
  ])
  expect(await gather(await live.open(from('192.0.2.2')), aSearch())).toMatchObject([{ kind: 'done' }])
})

test('a hundred connections from one address; the next is refused until one closes, another address is not', async () => {
  await using live = await aSocket([])
  const home = (i: number) => from(`2001:db8:1:2::${i}`)
  const sockets = await Promise.all(Array.from({ length: 100 }, async (_, i) => live.open(home(i))))
  expect(await live.knock(home(100))).toEqual({ status: 429, retryAfter: '10' })
  expect((await live.knock(from('2001:db8:1:3::1'))).status).toBe(101)
  expect((await live.knock(from('192.0.2.1'))).status).toBe(101)

  sockets[0]!.close()
  await once(sockets[0]!, 'close')
  await expect.poll(async () => (await live.knock(home(100))).status).toBe(101)
  expect((await live.knock(home(101))).status).toBe(429)
})

test('twenty connections of one account, from wherever; somebody else’s, and a guest’s beside them, open', async () => {
  await using live = await aSocket([])
  const [ann, ben] = [await aPerson(live.server), await aPerson(live.server)]
  const of = (person: typeof ann, i: number) => ({ ...person.headers, ...from(`192.0.2.${i}`) })
  const sockets = await Promise.all(Array.from({ length: 20 }, async (_, i) => live.open(of(ann, i))))
  expect((await live.knock(of(ann, 100))).status).toBe(429)
  expect((await live.knock(of(ben, 1))).status).toBe(101)
  expect((await live.knock(from('192.0.2.1'))).status).toBe(101)
  sockets[7]!.terminate()
  await expect.poll(async () => (await live.knock(of(ann, 100))).status).toBe(101)
})

test('a full process says so, whoever asks; those that broke off before they were in hold no place', async () => {
  await using live = await aSocket([], { ROLECALL_LIVE_SOCKETS: '3' })
  const sockets = await Promise.all(['192.0.2.1', '192.0.2.2', '192.0.2.3'].map(async (one) => live.open(from(one))))
  expect(await live.knock(from('192.0.2.4'))).toEqual({ status: 503, retryAfter: '10' })
  for (const socket of sockets) socket.terminate()
  await Promise.all(Array.from({ length: 50 }, async () => live.breakOff()))
  await expect.poll(async () => (await live.knock(from('192.0.2.4'))).status).toBe(101)
  await expect.poll(async () => (await live.knock(from('192.0.2.5'))).status).toBe(101)
  await expect.poll(async () => (await live.knock(from('192.0.2.6'))).status).toBe(101)
})

test('opening and closing again and again is counted too', async () => {
  await using live = await aSocket([])
  await live.open()
  await countRequests(live.server, 'read', 299, { address: '192.0.2.1', userId: null })
  expect(await live.knock()).toEqual({ status: 429, retryAfter: '60' })
  expect((await live.knock(from('192.0.2.2'))).status).toBe(101)
})

test('while the database is gone it is refused, and the program goes on', async () => {
  await using live = await aSocket([])
  const ann = await aPerson(live.server)
  await live.server.services.db.end()
  expect((await live.knock(ann.headers)).status).toBe(503)
  // Who nobody is looked up for comes in, and hears of it with the first search.
  const end = { kind: 'done', total: 0, alert: alert('error', messages.loadFailed) }
  expect(await gather(await live.open(), aSearch())).toMatchObject([end])
})

test('a developer at the machine itself is not counted', async () => {
  await using live = await aSocket([], { NODE_ENV: 'development', ROLECALL_LIVE_SOCKETS: '1' })
  const [first] = await Promise.all(Array.from({ length: 5 }, async () => live.open(from('127.0.0.1'))))
  expect(await gather(first!, aSearch())).toMatchObject([{ kind: 'done' }])
  await live.server.services.requestCounts.flush()
  expect((await live.server.db.query('select from throttles')).rowCount).toBe(0)
})

async function countRequests(
  { services }: TestServer,
  rateClass: 'search' | 'read',
  times: number,
  client: Client,
): Promise<void> {
  for (let i = 0; i < times; i++) await countRequest(services, rateClass, client)
}
