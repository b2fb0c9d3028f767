import axe from 'axe-core'
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core'
import { expect, test as plainTest } from 'vitest'
import { chromiumForTests } from '../test/chromium.ts'
import { product } from './product.ts'

export type Journey = {
  /** In a browser that knows nothing yet, on a wide screen. */
  page: Page
  /** A further page, in a browser that knows nothing of the first. */
  open: (options?: BrowserContextOptions) => Promise<Page>
  /** Errors of the console that belong to this journey. */
  expectError: (pattern: RegExp) => void
}

/** How long a journey waits for what it looks for, in milliseconds: a working page needs far less, also on a busy machine. */
export const patience = 5_000

/** The time limit for long tests: those that take about six seconds or more on a quiet machine. */
export const lengthy = { timeout: 60_000 }

/** A browser for all files of a run, a context of its own for each test. A console error, a page error or a broken policy fails the test. */
export const test = plainTest
  .extend(
    'browser',
    { scope: 'file' }, // oxlint-disable-next-line no-empty-pattern -- vitest reads here which fixtures are needed: none
    async ({}): Promise<Browser> => await browserOfRun(),
  )
  // How long each step waits, in milliseconds. Recorder journeys wait longer.
  .extend('waits', { scope: 'file' }, patience)
  .extend('journey', async ({ browser, waits, task }, { onCleanup }): Promise<Journey> => {
    const { open, expectError, whatIsThere, end } = journeysIn(browser, waits)
    onCleanup(async () => {
      // oxlint-disable-next-line no-console -- a failed run is read from what it printed
      if (task.result?.state === 'fail') console.error(await whatIsThere())
      await end()
    })
    return { page: await open(), open, expectError }
  })

let launched: Promise<Browser> | undefined

/**
 * Started for the first file of the run, and again where it is gone: to start one takes a second and a half of processor with all its processes. It ends with
 * the program that started it.
 */
async function browserOfRun(): Promise<Browser> {
  const before = await launched?.catch(() => undefined)
  if (before?.isConnected() === true) return before
  return await (launched = launchBrowser())
}

/**
 * A browser of which nothing leaves the machine, whatever a page asks for.
 * @param more arguments that a journey needs beside the usual ones.
 */
export async function launchBrowser(more: readonly string[] = []): Promise<Browser> {
  const found = await chromiumForTests()
  const args = [
    ...found.args,
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
    // No process is started ahead for a page that may come: of two, one was never used.
    '--renderer-process-limit=1',
    ...more,
  ]
  return await chromium.launch({ ...found, args })
}

/**
 * Journeys of which one goes on where another ended: whoever opens many pages, and each only to look at it, has the scripts of the site
 * already. `waits` is how long each is waited for, in milliseconds. `whatIsThere` tells the address of each open page and what can be read there. `end` closes what was opened; it and `expectNoProblem` fail where a
 * console error, a page error or a broken policy came.
 */
export function journeysIn(
  browser: Browser,
  waits = patience,
): Omit<Journey, 'page'> & {
  expectNoProblem: () => void
  whatIsThere: () => Promise<string>
  end: () => Promise<void>
} {
  const contexts: BrowserContext[] = []
  const problems: string[] = []
  const expected: RegExp[] = [pageWithoutContent, workerNotLookedUp]
  const expectNoProblem = () =>
    expect(problems.splice(0).filter((problem) => !expected.some((pattern) => pattern.test(problem)))).toEqual([])
  return {
    async open(options = {}) {
      const context = await browser.newContext({
        baseURL: product().url,
        locale: 'en-GB',
        viewport: { width: 1440, height: 900 },
        ...options,
      })
      context.setDefaultTimeout(waits)
      contexts.push(context)
      // The invitation to an alert comes after seven seconds, over whatever a journey is about to press: only its own journey wants it.
      await context.addCookies([{ name: 'alertReminder', value: 'closed', url: product().url }])
      context.on('console', (message) => {
        if (message.type() === 'error') problems.push(message.text())
      })
      context.on('weberror', (error) => problems.push(String(error.error())))
      context.on('request', (request) => {
        if (new URL(request.url()).pathname === '/api/csp-reports')
          problems.push(`reported: ${request.postData() ?? ''}`)
      })
      return await context.newPage()
    },
    expectError: (pattern) => expected.push(pattern),
    expectNoProblem,
    async whatIsThere() {
      const pages = contexts.flatMap((context) => context.pages())
      const told = await Promise.all(
        pages.map(async (page) => {
          const tree = await page.locator('body').ariaSnapshot({ timeout: 2000 }).catch(String)
          return `${page.url()}\n${tree.slice(0, 6000)}`
        }),
      )
      return [...told, ...problems].join('\n\n')
    },
    async end() {
      await Promise.all(contexts.map(async (context) => await context.close()))
      expectNoProblem()
    },
  }
}

/** Chromium logs an answer of 400, 404 or 410 as an error; for the pages that answer so it is none. */
const pageWithoutContent = /the server responded with a status of 4(?:00|04|10)/u

/** The browser asks for a newer background worker when it likes, also while a journey is without a connection. */
const workerNotLookedUp = /An unknown error occurred when fetching the script/u

/** The rules whose findings change with the colours. */
export const colourRules = ['color-contrast', 'link-in-text-block']

/** No violation of the rules that a machine can check, as the page stands; of all of them where none are named. */
export async function expectAccessible(page: Page, rules: readonly string[] = []): Promise<void> {
  // While colours fade into others there is nothing to measure. What turns for ever is not waited for.
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.all(ending.map(async (one) => await one.finished.catch(() => {})))
  })
  // Once a document: it is half a megabyte.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const violations = await page.evaluate(async (only) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') }
    const run = await axe.run(document, {
      // What passes is not told: to work out where it stands takes longer than to check it.
      resultTypes: ['violations'],
      // Everything that can be clicked is 24 px large or has that much room. What an open menu half covers would count as too small.
      rules: {
        'target-size': { enabled: document.querySelector('details[open], dialog[open], :popover-open') === null },
      },
      ...(only.length === 0 ? {} : { runOnly: { type: 'rule' as const, values: [...only] } }),
    })
    return run.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`.slice(0, 400))
  }, rules)
  expect(violations).toEqual([])
}
