import { afterAll, beforeAll, expect, test } from 'vitest'
import type { JobSearch } from '../../contract/job-searches/job-searches.ts'
import { defaultSearch, resultsAddress } from '../../contract/job-searches/results-address.ts'
import { startSandbox } from '../../sandbox/server.ts'
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

async function results(search: Partial<JobSearch>): Promise<PlainBrowser> {
  // Some boards want to know for whom they are asked.
  const browser = plainBrowser(server, { 'x-forwarded-for': '192.0.2.7' })
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
  await order({ kind: 'error', status: 500 })
  try {
    const browser = await results({ jobTitle: 'xylophonist wwqq', jobLocation: 'Hull' })
    await expect
      .poll(async () => {
        await browser.open(browser.address)
        return browser.page.text
      })
      .toContain('No jobs found with your search criteria. Please try with different search criteria')
    expect(boards(browser)).toMatch(/boards answered, not Dice/u)
    expect(boards(browser)).toContain('Without: Dice (')
  } finally {
    await order({ kind: 'ok' })
  }
})

async function order(fault: { kind: 'ok' } | { kind: 'error'; status: number }): Promise<void> {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${sandbox.url}/control`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ board: 'dice', fault }),
  })
  expect(answer.status).toBe(200)
}
