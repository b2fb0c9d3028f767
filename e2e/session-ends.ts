import type { Page } from '@playwright/test'
import { expect } from './expect.ts'

/**
 * As when another device has ended all sessions: the page still shows somebody who is logged in. What makes a write wait for a login in place comes with the
 * page's late scripts, a moment after the page; a session that ends before them is told of at the form.
 * `test/immediate-reads.test.ts` lets no journey take the session away by itself.
 */
export async function sessionEnds(page: Page): Promise<void> {
  await expect.poll(async () => await page.evaluate(() => window.fetch.toString())).not.toContain('native code')
  await withoutSession(page)
}

/** The session is gone: for a page without scripts, or one that is left at once. */
export async function withoutSession(page: Page): Promise<void> {
  await page.context().clearCookies({ name: 'token' })
}
