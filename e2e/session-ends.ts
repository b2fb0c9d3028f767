import type { Page } from '@playwright/test'
import { expect } from './expect.ts'

/**
 * As when another device has ended all sessions: the page still shows somebody who is logged in. A write waits for a login in place once the page's scripts have taken it over; a
 * session that ends before them is told of at the form.
 * `test/immediate-reads.test.ts` lets no journey take the session away by itself.
 */
export async function sessionEnds(page: Page): Promise<void> {
  await untilTakenOver(page)
  await withoutSession(page)
}

/** The page is its scripts' from now on: what is pressed is sent by them. */
export async function untilTakenOver(page: Page): Promise<void> {
  await expect
    .poll(
      async () =>
        await page.locator('main').evaluate((main) => Object.keys(main).some((key) => key.startsWith('__react'))),
    )
    .toBe(true)
}

/** The session is gone: for a page without scripts, or one that is left at once. */
export async function withoutSession(page: Page): Promise<void> {
  await page.context().clearCookies({ name: 'token' })
}
