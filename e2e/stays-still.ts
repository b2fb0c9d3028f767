import type { Page } from '@playwright/test'
import { expect } from './journey.ts'

/** A layout shift as Chromium reports it: how far what moved, and how much of the page that is, in shares of the window. */
type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] }

/**
 * Nothing has moved since the page came, also not when its scripts took over: what moves under a finger is not pressed, or something else
 * is. Nearly all pages score 0, a list of results a hundred-thousandth.
 */
export async function expectStaysStill(page: Page, what: string): Promise<void> {
  await expect(page.locator('.for-scripts')).toHaveCount(0)
  const shifts = await page.evaluate(
    async () =>
      await new Promise<{ value: number; moved: string[] }[]>((resolve) => {
        const seen: { value: number; moved: string[] }[] = []
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as Shift[]) {
            const nodes = entry.sources.map(({ node }) => node).filter((node) => node instanceof HTMLElement)
            if (!entry.hadRecentInput)
              seen.push({ value: entry.value, moved: nodes.map((node) => node.outerHTML.slice(0, 80)) })
          }
        })
        observer.observe({ type: 'layout-shift', buffered: true })
        // What was seen before is told in the next turn.
        setTimeout(() => resolve(seen), 200)
      }),
  )
  const sum = shifts.reduce((total, { value }) => total + value, 0)
  expect(sum, `${what} moves: ${JSON.stringify(shifts)}`).toBeLessThan(0.002)
}
