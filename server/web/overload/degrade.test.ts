import { expect, onTestFinished, test, vi } from 'vitest'
import type { LiveEvent } from '../../../contract/web/live.ts'
import type { Results } from '../../../contract/job-searches/results.ts'
import { defaultSearch, resultsAddress } from '../../../contract/job-searches/results-address.ts'
import { searchCall } from '../../../contract/job-searches/search-call.ts'
import { aBoard } from '../../../test/a-board.ts'
import { startServer, type TestServer } from '../../../test/server.ts'
import type { Board } from '../../boards/board.ts'
import { createApiClient } from '../api.ts'
import type { ApiContext } from '../../platform/calls/api-context.ts'
import { answerLiveRequest } from '../live-requests.ts'
import { router } from '../../router.ts'
import type { Services } from '../../services.ts'

const search = { ...defaultSearch, jobTitle: 'nurse', jobLocation: 'Leeds' }

test('while busy, searches are answered from the index and no board is asked; then again', async () => {
  const reed = counted(aBoard('reed', { ads: [{}] }))
  await using server = await startServer({ boards: [reed.board] })
  server.services.load.setLoopDelay(5_000)

  expect(await find(server, { isPage: true })).toMatchObject({ total: 0, boards: [{ state: 'waiting' }] })
  expect(await find(server, { isPage: false })).toMatchObject({ total: 0, boards: [{ state: 'waiting' }] })
  expect(await live(server)).toEqual([
    expect.objectContaining({
      kind: 'board',
      board: expect.objectContaining({
        board: 'reed',
        state: 'failed',
        message: 'not asked, because we are busy',
      }) as unknown,
    }),
    { id: 'one', kind: 'done', total: 0, alert: null },
  ])
  expect(reed.asked()).toBe(0)

  server.services.load.setLoopDelay(0)
  expect(await find(server, { isPage: false })).toMatchObject({ total: 1, boards: [{ state: 'recent' }] })
  expect(reed.asked()).toBe(1)
})

test('a search that waits for boards stops waiting when somebody else needs its place', async () => {
  const board = aBoard('reed', { hangs: true })
  await using server = await startServer({ boards: [board] })
  const { load } = server.services
  load.limits.search.places = 1
  // Time stands still: it would wait for four seconds, which never pass.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const first = find(server, { isPage: false })
  const { leave } = await load.enter('search', { signal: new AbortController().signal })
  const next = load.enter('search', { signal: new AbortController().signal })
  expect(await first).toMatchObject({ total: 0 })
  leave()
  expect((await next).entry).toBe('in')
})

/** The search as a page of ours makes it, or a client of the API. */
async function find({ services }: TestServer, { isPage }: { isPage: boolean }): Promise<Results> {
  // What else a request has, this call does not look at.
  const context = {
    services,
    requestId: 'test',
    clientAddress: '192.0.2.1',
    userAgent: 'test',
    visitor: { id: null, require: () => 'visitor' },
    apiKey: null,
    user: null,
    signal: null,
    isPage,
  } as unknown as ApiContext<Services>
  return await createApiClient(router, context).jobSearches.find(searchCall(search))
}

/** All events of the page's live search. */
async function live({ services }: TestServer): Promise<LiveEvent[]> {
  const events: LiveEvent[] = []
  await answerLiveRequest(
    services,
    { id: 'one', call: 'getJobsFromServer', address: resultsAddress(search), shown: [], total: 0 },
    { ip: '192.0.2.1', agent: 'test', visitor: null, token: null, isCounted: true },
    (event) => events.push(event),
    new AbortController().signal,
  )
  return events
}

function counted(board: Board): { board: Board; asked: () => number } {
  let asked = 0
  const search: Board['search'] = async (query, call) => {
    asked++
    return (await board.search?.(query, call)) ?? { ads: [], total: 0, unusable: [] }
  }
  return { board: { ...board, search }, asked: () => asked }
}
