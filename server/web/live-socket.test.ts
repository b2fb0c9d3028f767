import { on, once } from 'node:events'
import { expect, test } from 'vitest'
import { LiveEvent } from '../../contract/web/live.ts'
import { defaultSearch, resultsAddress } from '../../contract/job-searches/results-address.ts'
import { messages } from '../../contract/texts/messages.ts'
import { aBoard } from '../../test/a-board.ts'
import { aCv } from '../../test/cvs.ts'
import { aSocket, gather } from '../../test/live-socket.ts'
import { aPerson } from '../../test/people.ts'
import { addAds } from '../../test/server.ts'
import { BoardFailure, type Board } from '../boards/board.ts'

// Nothing wider is asked for it, however little is found.
const address = resultsAddress({ ...defaultSearch, jobTitle: 'nurse', jobLocation: 'Leeds', jobDistance: 50 })
const ask = { id: 'one', call: 'getJobsFromServer', address, shown: [], total: 0 }

test('each board gets its line, new rows are told, and the end is told once', async () => {
  await using live = await aSocket([
    aBoard('reed', { ads: [{ ref: '1' }, { ref: '2', title: 'Night Nurse', employer: 'Birch Lane' }] }),
    aBoard('nhs', { fails: new BoardFailure('challenge', 'asks for a human') }),
  ])
  const events = await gather(await live.open(), ask)
  expect(
    events.filter((event) => event.kind === 'board').map(({ board }) => [board.board, board.state, board.outcome]),
  ).toEqual(
    expect.arrayContaining([
      ['reed', 'answered', 'ok'],
      ['nhs', 'failed', 'challenge'],
    ]),
  )
  expect(events).toContainEqual({ id: 'one', kind: 'rows', total: 2, fresh: 2 })
  expect(events.at(-1)).toEqual({ id: 'one', kind: 'done', total: 2, alert: null })
})

test('a board that hangs costs nothing but its own line', async () => {
  await using live = await aSocket([aBoard('reed', { ads: [{}] }), aBoard('indeed', { hangs: true })])
  const socket = await live.open()
  const messages = on(socket, 'message') as AsyncIterableIterator<[unknown]>
  socket.send(JSON.stringify(ask))
  const seen: LiveEvent[] = []
  for await (const [data] of messages) {
    const event = LiveEvent.parse(JSON.parse(String(data)))
    seen.push(event)
    if (event.kind === 'rows') break
  }
  expect(seen.some((event) => event.kind === 'board' && event.board.board === 'indeed')).toBe(false)
  expect(seen.at(-1)).toMatchObject({ total: 1 })
})

test('a board that answered lately is not asked again', async () => {
  let asked = 0
  const board = aBoard('reed', { ads: [{}] })
  const counting: Board = {
    ...board,
    search: async (query, call) => {
      asked++
      return (await board.search?.(query, call)) ?? { ads: [], total: 0, unusable: [] }
    },
  }
  await using live = await aSocket([counting])
  const socket = await live.open()
  await gather(socket, ask)
  const again = await gather(socket, { ...ask, id: 'two', total: 1 })
  expect(asked).toBe(1)
  expect(again[0]).toMatchObject({ kind: 'board', board: { state: 'recent', found: 1 } })
  live.server.clock.set(new Date(live.server.clock.now().getTime() + 16 * 60_000))
  await gather(socket, { ...ask, id: 'three' })
  expect(asked).toBe(2)
})

test('nothing found is told in the specified words', async () => {
  await using live = await aSocket([aBoard('reed', { ads: [] })])
  const events = await gather(await live.open(), ask)
  expect(events.at(-1)).toMatchObject({
    kind: 'done',
    alert: { code: 1, message: 'No jobs found with your search criteria. Please try with different search criteria' },
  })
})

test('the badge of the history counts what came since', async () => {
  await using live = await aSocket([aBoard('reed', { ads: [{ postedAt: '2026-03-04T08:00:00Z' }] })])
  const socket = await live.open()
  await gather(socket, ask)
  const since = (at: string) => ({ id: 'h', call: 'searchHistory', searches: [{ address, since: at }] })
  expect(await gather(socket, since('2026-03-03T12:00:00Z'))).toContainEqual({ id: 'h', kind: 'history', fresh: [1] })
})

test('whoever is logged in has their CVs matched, as long as the session lasts; a visitor is told to log in', async () => {
  await using live = await aSocket([])
  await addAds(live.server, [{ title: 'Staff Nurse' }])
  const { rows } = await live.server.db.query<{ id: number }>('select id from jobs')
  const match = { id: 'm', call: 'calculateMatch', jobIds: [String(rows[0]?.id)] }
  const person = await aPerson(live.server)
  expect(await gather(await live.open(), match)).toEqual([
    { id: 'm', kind: 'done', total: 0, alert: expect.objectContaining({ code: 2, message: messages.loginFailed }) },
  ])

  const socket = await live.open(person.headers)
  expect(await gather(socket, match)).toEqual([
    { id: 'm', kind: 'done', total: 0, alert: expect.objectContaining({ message: messages.noCv }) },
  ])
  const made = await live.server.post('/api/cvs', { name: 'Nurse 2026' }, person.headers)
  const { _id } = made.body as { _id: string }
  await live.server.send('PUT', `/api/cvs/${_id}`, { cv: aCv({ headline: 'Staff Nurse' }) }, person.headers)
  const [matches, done] = await gather(socket, match)
  expect(matches).toMatchObject({ id: 'm', kind: 'matches', matches: [{ originalname: 'Nurse 2026' }] })
  expect(done).toEqual({ id: 'm', kind: 'done', total: 0, alert: null })

  await live.server.db.query('delete from sessions')
  expect((await gather(socket, match)).map(({ kind }) => kind)).toEqual(['done'])
})

test.each([undefined, 'https://evil.example', 'null'])('a page of %s may not open it', async (origin) => {
  await using live = await aSocket([])
  const socket = live.connect(origin)
  const [error] = (await once(socket, 'error')) as [Error]
  expect(error.message).toContain('403')
})

test('what is no request ends the connection, and so does a flood', async () => {
  await using live = await aSocket([])
  const broken = await live.open()
  broken.send('{"id":1}')
  expect((await once(broken, 'close'))[0]).toBe(1007)
  const badText = await live.open()
  badText.send('{"id":"\\ud800","call":"stop"}')
  expect((await once(badText, 'close'))[0]).toBe(1007)
  const large = await live.open()
  large.send('x'.repeat(70_000))
  expect((await once(large, 'close'))[0]).toBe(1009)
  const flood = await live.open()
  for (let i = 0; i < 40; i++) flood.send(JSON.stringify({ id: `${i}`, call: 'stop' }))
  expect((await once(flood, 'close'))[0]).toBe(1008)
})
