import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core'
import { expect, inject, test as plainTest } from 'vitest'
import { findChromium } from '../server/platform/chromium.ts'

export type Journey = {
  page: Page
  /** A further page, in a browser that knows nothing of the first. */
  open: (options?: BrowserContextOptions) => Promise<Page>
}

/** A browser for each file, a context of its own for each test. A console error, a page error or a broken policy fails the test. */
export const test = plainTest
  .extend(
    'browser',
    { scope: 'file' }, // oxlint-disable-next-line no-empty-pattern -- vitest reads here which fixtures are needed: none
    async ({}, { onCleanup }): Promise<Browser> => {
      const found = await findChromium({
        setting: process.env['ROLECALL_CHROMIUM'] ?? null,
        folder: join(process.cwd(), 'node_modules', '.cache', 'chromium'),
      })
      const browser = await chromium.launch(found)
      onCleanup(async () => await browser.close())
      return browser
    },
  )
  .extend('journey', async ({ browser }, { onCleanup }): Promise<Journey> => {
    const contexts: BrowserContext[] = []
    const problems: string[] = []
    const open = async (options: BrowserContextOptions = {}): Promise<Page> => {
      const context = await browser.newContext({ baseURL: inject('productUrl'), locale: 'en-GB', ...options })
      contexts.push(context)
      const page = await context.newPage()
      page.on('console', (message) => {
        if (message.type() === 'error' && !isExpected(message.text())) problems.push(message.text())
      })
      page.on('pageerror', (error) => problems.push(error.message))
      return page
    }
    onCleanup(async () => {
      await Promise.all(contexts.map(async (context) => await context.close()))
      expect(problems).toEqual([])
    })
    return { page: await open(), open }
  })

/** Chromium logs an answer of 404 or 410 as an error; for the pages that answer so it is none. */
function isExpected(text: string): boolean {
  return /the server responded with a status of 4(?:04|10)/u.test(text)
}

/** No violation of the rules that a machine can check, as the page stands. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(
    violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .map((node) => node.html)
          .join(' | ')
          .slice(0, 400)}`,
    ),
  ).toEqual([])
}
