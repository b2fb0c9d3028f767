import type { Page } from '@playwright/test'
import { expect } from './expect.ts'

/** Fewer characters than this make a column that nobody can read. */
const fewestInLine = 8

/**
 * With letters twice as large – those of the page, and those of the browser – nothing is wider than a phone or a desk, and no text stands in a column of a few
 * letters. The page stays open: only its letters change.
 */
export async function expectLargeTextFits(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  try {
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
    for (const width of [1440, 360, 320]) {
      await page.setViewportSize({ width, height: 900 })
      await expectFits(page, 'a browser’s letters of 32 px')
    }
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } })
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    for (const width of [360, 320]) {
      await page.setViewportSize({ width, height: 900 })
      await expectFits(page, 'text of 200 %')
    }
  } finally {
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } })
    await page.evaluate(() => (document.documentElement.style.fontSize = ''))
    await devtools.detach()
  }
}

async function expectFits(page: Page, letters: string): Promise<void> {
  await expect
    .poll(async () => await page.evaluate(tooWide), {
      message: `wider than ${page.viewportSize()?.width} px with ${letters}`,
    })
    .toEqual([])
  await expect
    .poll(async () => await page.evaluate(tooNarrow, fewestInLine), { message: `too narrow with ${letters}` })
    .toEqual([])
}

/** In the browser: what reaches beyond the right edge; nothing where the page does not scroll sideways. */
function tooWide(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth <= clientWidth) return []
  const beyond = [...document.querySelectorAll('body *')].filter(
    (element) => element.getBoundingClientRect().right > clientWidth + 1,
  )
  // Text that reaches out of its element does not widen the element.
  const found = beyond.length > 0 ? beyond : textsBeyond(clientWidth)
  return found.slice(-4).map((element) => `${scrollWidth} px: ${element.outerHTML.slice(0, 160)}`)

  function textsBeyond(edge: number): Element[] {
    const range = document.createRange()
    const reaching = [...document.querySelectorAll('body *')].filter((element) =>
      [...element.childNodes].some((node) => {
        range.selectNodeContents(node)
        return node.nodeType === Node.TEXT_NODE && range.getBoundingClientRect().right > edge + 1
      }),
    )
    return reaching.length > 0 ? reaching : [document.body]
  }
}

/** In the browser: text in three or more lines of a few letters each. */
function tooNarrow(fewest: number): string[] {
  const found: string[] = []
  const isClipped = (element: Element | null): boolean =>
    element !== null && (getComputedStyle(element).clipPath === 'inset(50%)' || isClipped(element.parentElement))
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const text = (node.textContent ?? '').trim()
    const parent = node.parentElement
    if (parent === null || text.length < 3 || parent.closest('script, style, noscript, svg, textarea') !== null)
      continue
    if (!parent.checkVisibility()) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const { width, height, right } = range.getBoundingClientRect()
    // What only a screen reader reads is one pixel wide, and what nobody is to fill in stands outside of the screen.
    if (parent.closest('.unseen, [aria-hidden]') !== null || width <= 2 || right <= 0) continue
    const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
    // At 320 px a heading of three short words may take three lines, as long as no word is broken.
    const isOfWholeWords = innerWidth < 360 && lines === 3 && text.split(/\s+/u).length >= lines
    // Short texts may be in a narrow column, but need three letters a line.
    const least = text.length < 2 * fewest ? 3 : fewest * 0.75
    if (lines >= 3 && !isOfWholeWords && text.length / lines < least && height > 0 && !isClipped(parent))
      found.push(`${lines} lines: ${text.slice(0, 60)} in ${parent.outerHTML.slice(0, 120)}`)
  }
  return found
}
