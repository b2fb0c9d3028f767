import type { Page } from '@playwright/test'

/** Adds up how far things on the page move by themselves, from its first moment on. Call it before the page is opened. */
export async function watchLayout(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) Object.assign(window, { layoutShift: shiftSoFar() + entry.value })
      }
    })
    observer.observe({ type: 'layout-shift', buffered: true })
    function shiftSoFar(): number {
      return (window as { layoutShift?: number }).layoutShift ?? 0
    }
  })
}

/** The sum so far: the 'cumulative layout shift' of the web vitals, with all of its windows taken together. */
export async function layoutShift(page: Page): Promise<number> {
  return await page.evaluate(() => (window as { layoutShift?: number }).layoutShift ?? 0)
}
