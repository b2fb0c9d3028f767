import type { Page } from '@playwright/test'
import { colourRules, expectAccessible } from './journey.ts'
import { expectLargeTextFits } from './large-text.ts'
import { expectNoSidewaysScroll } from './on-the-page.ts'

/** With a folder for pictures, every state is looked at from all sides, as it is photographed there. */
const pictures = process.env['SCREENSHOTS'] ?? null

/**
 * The page as it stands in a journey holds at 320 px and is accessible there: one look, as the walk of all pages looks at each from all sides.
 * Afterwards the page has the size that it had before, so that a journey goes on as it began.
 * @param what of its pictures, which are taken where SCREENSHOTS names a folder: then it is looked at from all sides too.
 */
export async function isWhole(page: Page, what: string): Promise<void> {
  const before = page.viewportSize()
  if (pictures !== null) await isWholeFromAllSides(page, what)
  else {
    await page.setViewportSize({ width: 320, height: 900 })
    await expectNoSidewaysScroll(page, what)
    await expectAccessible(page)
  }
  if (before !== null) await page.setViewportSize(before)
}

/** The page holds at 320 and 1440 px, is accessible there in light and in dark, and keeps its lines with letters twice as large. */
export async function isWholeFromAllSides(page: Page, what: string): Promise<void> {
  for (const width of pictures === null ? [320, 1440] : [320, 360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoSidewaysScroll(page, what)
    for (const colorScheme of ['light', 'dark'] as const) {
      // Without motion: while colours fade into others there is nothing to measure.
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await expectAccessible(page, colorScheme === 'light' ? [] : colourRules)
      if (pictures !== null)
        await page.screenshot({ path: `${pictures}/${nameOf(what)}-${width}-${colorScheme}.png`, fullPage: true })
    }
  }
  await page.emulateMedia({ colorScheme: null })
  await expectLargeTextFits(page)
  if (pictures !== null) await photographLargeAndForced(page, `${pictures}/${nameOf(what)}`)
}

async function photographLargeAndForced(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 360, height: 900 })
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  await page.screenshot({ path: `${path}-large.png`, fullPage: true })
  await page.evaluate(() => (document.documentElement.style.fontSize = ''))
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ forcedColors: 'active' })
  await page.screenshot({ path: `${path}-forced.png`, fullPage: true })
  await page.emulateMedia({ forcedColors: null })
}

/** Of a file: 'the feed, tried' is the-feed-tried. */
function nameOf(what: string): string {
  return what.replaceAll(/\W+/gu, '-').toLowerCase()
}
