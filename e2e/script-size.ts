import type { Page } from '@playwright/test'
import { expect } from './expect.ts'

/** The most script that a page of the search may load, in bytes as they are sent. */
const most = 120_000

/** Milliseconds after which what may come over a page comes (app/ui/shell/late-shell.tsx). On a busy machine a page is waited for as long as that. */
const firstMoments = 5_500

/** Adds up the scripts that this page's browser loads from here on, in the first moments of the page. @param isOthers what is had ahead for another page */
export function scriptsOf(
  page: Page,
  isOthers: (pathname: string) => boolean = () => false,
): { expectWithinBudget: () => Promise<void> } {
  const scripts: { begun: number; size: Promise<number> }[] = []
  page.context().on('requestfinished', (request) => {
    const { pathname } = new URL(request.url())
    const isScript = request.resourceType() === 'script' || /\.js$|\/ww$/u.test(pathname)
    if (!isScript || isOthers(pathname)) return
    const size = request.sizes().then(({ responseBodySize }) => responseBodySize)
    scripts.push({ begun: request.timing().startTime, size })
  })
  return {
    async expectWithinBudget() {
      const end = (await page.evaluate(() => performance.timeOrigin)) + firstMoments
      const sizes = await Promise.all(scripts.filter(({ begun }) => begun < end).map(async ({ size }) => await size))
      const bytes = sizes.reduce((sum, size) => sum + size, 0)
      expect(bytes).toBeGreaterThan(50_000)
      expect(bytes).toBeLessThanOrEqual(most)
    },
  }
}
