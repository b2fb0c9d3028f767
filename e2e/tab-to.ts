import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Goes on with the Tab key until what says this has the focus. */
export async function tabTo(page: Page, words: string): Promise<void> {
  const focused = async () => await page.evaluate(() => (document.activeElement?.textContent ?? '').trim())
  for (let presses = 0; presses < 120 && (await focused()) !== words; presses++) await page.keyboard.press('Tab')
  await expect.poll(focused).toBe(words)
}
