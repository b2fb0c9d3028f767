import { expect, test } from 'vitest'
import { defaultSearch } from '../../contract/job-searches/results-address.ts'
import { searchCall } from '../../contract/job-searches/search-call.ts'
import type { Results } from '../../contract/job-searches/results.ts'
import { aBoard } from '../../test/a-board.ts'
import { startServer, type TestServer } from '../../test/server.ts'
import { BoardFailure, type Board } from '../boards/board.ts'
import { createApiClient } from '../web/api.ts'
import type { ApiContext } from '../platform/calls/api-context.ts'
import { router } from '../router.ts'
import type { Services } from '../services.ts'

// Nothing wider is asked for it, however little is found.
const search = { ...defaultSearch, jobTitle: 'nurse', jobLocation: 'Leeds', jobDistance: 50 }
const noJobs = 'No jobs found with your search criteria. Please try with different search criteria'

test('a page begins the asking without waiting for it, and the next one shows what the boards found', async () => {
  await using server = await startServer({ boards: [aBoard('reed', { ads: [{}] })] })

  const first = await page(server)
  expect(first).toMatchObject({ total: 0, heading: 'Asking 1 board …', notices: [], boards: [{ state: 'waiting' }] })

  await expect.poll(async () => (await page(server)).total).toBe(1)
  expect(await page(server)).toMatchObject({
    boards: [{ state: 'recent', found: 1 }],
    heading: '1 nurse job within 50 miles of Leeds',
    jobs: [{ jobTitle: 'Staff Nurse' }],
  })
})

test('pages of equal searches share one asking, and none is asked again that answered or failed just now', async () => {
  const reed = counted(aBoard('reed', { ads: [{}] }))
  const nhs = counted(aBoard('nhs', { fails: new BoardFailure('failed', 'answered with an error (500)') }))
  await using server = await startServer({ boards: [reed.board, nhs.board] })

  await Promise.all([page(server), page(server), page(server)])
  await expect.poll(async () => (await page(server)).boards.map(({ state }) => state)).toEqual(['recent', 'failed'])
  expect([reed.asked(), nhs.asked()]).toEqual([1, 1])

  server.clock.set(new Date(server.clock.now().getTime() + 3 * 60_000))
  await page(server)
  await expect.poll(() => nhs.asked()).toBe(2)
  expect(reed.asked()).toBe(1)
})

test('nothing found is said although a board fails, and stays said while that board is asked again', async () => {
  await using server = await startServer({
    boards: [aBoard('reed', { ads: [] }), aBoard('nhs', { fails: new BoardFailure('timeout', 'no answer in time') })],
  })
  await page(server)
  await expect.poll(async () => (await page(server)).notices).toEqual([{ code: 1, message: noJobs, details: '' }])
  expect(await page(server)).toMatchObject({
    boards: [{ message: 'nothing found' }, { state: 'failed', message: 'no answer in time' }],
  })

  server.clock.set(new Date(server.clock.now().getTime() + 3 * 60_000))
  expect(await page(server)).toMatchObject({
    boards: [{ state: 'recent' }, { state: 'waiting' }],
    notices: [{ message: noJobs }],
  })
})

/** The search as a page of ours makes it. */
async function page({ services }: TestServer): Promise<Results> {
  // What else a request has, this call does not look at.
  const context = {
    services,
    requestId: 'test',
    clientAddress: '192.0.2.1',
    userAgent: 'test',
    visitor: { id: null, require: () => 'visitor' },
    isPage: true,
  } as ApiContext<Services>
  const client = createApiClient(router, context)
  return await client.jobSearches.find(searchCall(search))
}

function counted(board: Board): { board: Board; asked: () => number } {
  let asked = 0
  const search: Board['search'] = async (query, call) => {
    asked++
    return (await board.search?.(query, call)) ?? { ads: [], total: 0, unusable: [] }
  }
  return { board: { ...board, search }, asked: () => asked }
}
