import { afterAll, beforeAll, expect, test } from 'vitest'
import type { BoardId } from '../../contract/boards/boards.ts'
import type { JobSearch } from '../../contract/job-searches/job-searches.ts'
import { defaultSearch, resultsAddress } from '../../contract/job-searches/results-address.ts'
import type { Fault } from '../../sandbox/http/faults.ts'
import { startSandbox } from '../../sandbox/server.ts'
import { boardFault } from '../../test/board-fault.ts'
import { plainBrowser, type PlainBrowser } from '../../test/plain-browser.ts'
import { startServer, type TestServer } from '../../test/server.ts'

/* A list of results while boards are asked, for whoever has no scripts: it is loaded again. Demo boards answer; asked of the built pages. */

let sandbox: Awaited<ReturnType<typeof startSandbox>>
let server: TestServer
beforeAll(async () => {
  sandbox = await startSandbox()
  const environment = { ROLECALL_TRUSTED_PROXIES: '1' }
  server = await startServer({ sandboxUrl: sandbox.url, pages: true, environment })
  // What the demo boards have is of today.
  server.clock.set(new Date())
})
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await sandbox.stop()
})

let visitors = 0

async function results(search: Partial<JobSearch>): Promise<PlainBrowser> {
  // Some boards want to know for whom they are asked; and each loads its page often, of an address that may search sixty times a minute.
  const browser = plainBrowser(server, { 'x-forwarded-for': `192.0.2.${++visitors}` })
  await browser.open(resultsAddress({ ...defaultSearch, ...search }))
  return browser
}

const found = ({ page }: PlainBrowser) => page.part('Jobs').all('article').length
const boards = ({ page }: PlainBrowser) => page.part('Boards').text

test('a search that nobody has made yet asks the boards, and the page shows what they found when it is loaded again', async () => {
  const browser = await results({ jobTitle: 'plumber', jobLocation: 'Sheffield', jobDistance: 51 })
  const again = 'Show what they have found so far'
  expect(browser.page.hasLink(again)).toBe(true)
  expect(browser.heading).toMatch(/^Asking \d+ boards …$/u)
  const before = found(browser)
  await expect
    .poll(async () => {
      if (browser.page.hasLink(again)) await browser.follow(again)
      return boards(browser)
    })
    .toMatch(/All \d+ boards answered/u)
  expect(found(browser)).toBeGreaterThan(before)
  expect(browser.heading).toMatch(/^[1-9]\d* plumber jobs? /u)
})

test('nothing found is said although a board fails, which is named', async () => {
  await using faults = new AsyncDisposableStack()
  faults.use(await boardFault(sandbox.url, 'dice', { kind: 'error', status: 500 }))
  const browser = await answered({ jobTitle: 'xylophonist wwqq', jobLocation: 'Hull' })
  expect(browser.page.text).toContain(
    'No jobs found with your search criteria. Please try with different search criteria',
  )
  expect(boards(browser)).toMatch(/boards answered, not Dice/u)
  expect(boards(browser)).toContain('Without: Dice (')
})

const troubles: [string, BoardId, string, Fault, string][] = [
  ['fails', 'dice', 'Dice', { kind: 'error', status: 500 }, 'Bristol'],
  ['asks for a human', 'monster', 'Monster', { kind: 'challenge' }, 'Cardiff'],
  ['refuses', 'indeed', 'Indeed', { kind: 'refuse' }, 'Belfast'],
  ['breaks off', 'cvlibrary', 'CV-Library', { kind: 'truncate' }, 'Edinburgh'],
]
test.each(troubles)('a board that %s costs its own line only', async (_, board, name, trouble, jobLocation) => {
  await using faults = new AsyncDisposableStack()
  faults.use(await boardFault(sandbox.url, board, trouble))
  const browser = await answered({ jobTitle: 'electrician', jobLocation })
  expect(boards(browser)).toMatch(new RegExp(`boards answered, not ${name},? `, 'u'))
  expect(boards(browser)).toContain(`Without: ${name} (`)
  const lines = browser.page.part('What each board answered').all('li')
  const lineOf = (board: string) => lines.find(({ text }) => text.startsWith(board))?.text
  expect(lineOf(name)).not.toMatch(/found|waiting/u)
  expect(lineOf('Reed')).toMatch(/found$/u)
  expect(found(browser)).toBeGreaterThan(0)
})

/** The results of a search once no board is waited for any more. */
async function answered(search: Partial<JobSearch>): Promise<PlainBrowser> {
  const browser = await results(search)
  await expect
    .poll(async () => {
      await browser.open(browser.address)
      return browser.page.text
    })
    .not.toContain('Show what they have found so far')
  return browser
}
