import type { Page } from 'playwright-core'
import { colourRules, expectAccessible } from './journey.ts'
import { expectLargeTextFits } from './large-text.ts'
import { expectNoSidewaysScroll } from './on-the-page.ts'

/** With a folder for pictures, those that nothing is checked at are taken too. */
const pictures = process.env['SCREENSHOTS'] ?? null

/**
 * The page as it stands holds at 320 and 1440 px, is accessible there in light and in dark, and keeps its lines with letters twice as
 * large. Afterwards the page has the size that it had before, so that a journey goes on as it began.
 * @param name of its pictures, which are taken where SCREENSHOTS names a folder.
 */
export async function isWhole(page: Page, name: string): Promise<void> {
  const before = page.viewportSize()
  for (const width of pictures === null ? [320, 1440] : [320, 360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoSidewaysScroll(page)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await expectAccessible(page, colorScheme === 'light' ? [] : colourRules)
      if (pictures !== null)
        await page.screenshot({ path: `${pictures}/${name}-${width}-${colorScheme}.png`, fullPage: true })
    }
  }
  await page.emulateMedia({ colorScheme: null })
  await expectLargeTextFits(page)
  if (pictures !== null) await largeAndForced(page, name)
  if (before !== null) await page.setViewportSize(before)
}

async function largeAndForced(page: Page, name: string): Promise<void> {
  await page.setViewportSize({ width: 360, height: 900 })
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  await page.screenshot({ path: `${pictures}/${name}-large.png`, fullPage: true })
  await page.evaluate(() => (document.documentElement.style.fontSize = ''))
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ forcedColors: 'active' })
  await page.screenshot({ path: `${pictures}/${name}-forced.png`, fullPage: true })
  await page.emulateMedia({ forcedColors: null })
}
