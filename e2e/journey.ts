import axe from 'axe-core'
import {
  test as plainTest,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test'
import { expect } from './expect.ts'
import { keepProduct, product, type Product } from './product.ts'
import { startProduct } from './start-product.ts'

export { expect } from './expect.ts'

export type Journey = {
  /** In a browser that knows nothing yet, on a wide screen. */
  page: Page
  /** A further page, in a browser that knows nothing of the first. */
  open: (options?: BrowserContextOptions) => Promise<Page>
  /** Errors of the console that belong to this journey. */
  expectError: (pattern: RegExp) => void
}

/**
 * A product and a browser for each worker, a context of its own for each test. A console error, a page error or a broken policy fails the
 * test.
 */
export const test = plainTest.extend<{ journey: Journey }, { product: Product }>({
  product: [
    // oxlint-disable-next-line no-empty-pattern -- read here: which fixtures are needed
    async ({}, use, { workerIndex }) => {
      const started = await startProduct(workerIndex)
      keepProduct(started.product)
      await use(started.product)
      await started.stop()
    },
    { scope: 'worker', auto: true, timeout: 120_000 },
  ],
  baseURL: async ({ product: { url } }, use) => await use(url),
  async journey({ browser }, use) {
    const { open, expectError, end } = journeysIn(browser)
    await use({ page: await open(), open, expectError })
    await end()
  },
})

/**
 * Journeys of which one goes on where another ended: whoever opens many pages, and each only to look at it, has the scripts of the site
 * already. `end` closes what was opened; it and `expectNoProblem` fail where a console error, a page error or a broken policy came.
 */
export function journeysIn(browser: Browser): Omit<Journey, 'page'> & {
  expectNoProblem: () => void
  end: () => Promise<void>
} {
  const contexts: BrowserContext[] = []
  const problems: string[] = []
  const expected: RegExp[] = [pageWithoutContent, workerNotLookedUp]
  const expectNoProblem = () =>
    expect(problems.splice(0).filter((problem) => !expected.some((pattern) => pattern.test(problem)))).toEqual([])
  return {
    async open(options = {}) {
      const context = await browser.newContext({ baseURL: product().url, ...options })
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
