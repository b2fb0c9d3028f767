import type { Page } from '@playwright/test'
import { expect } from './expect.ts'

/** The most script that a page of the search may load, in bytes as they are sent. */
const most = 120_000

/** Adds up the scripts that this page's browser loads from here on. @param isOthers what is had ahead for another page */
export function scriptsOf(
  page: Page,
  isOthers: (pathname: string) => boolean = () => false,
): { expectWithinBudget: () => Promise<void> } {
  const sizes: Promise<number>[] = []
  page.context().on('requestfinished', (request) => {
    const { pathname } = new URL(request.url())
    const isScript = request.resourceType() === 'script' || /\.js$|\/ww$/u.test(pathname)
    if (isScript && !isOthers(pathname)) sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
  })
  return {
    async expectWithinBudget() {
      const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
      expect(bytes).toBeGreaterThan(50_000)
      expect(bytes).toBeLessThanOrEqual(most)
    },
  }
}
