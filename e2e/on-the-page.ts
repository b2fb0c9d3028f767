import type { Locator, Page } from '@playwright/test'
import { expect } from './expect.ts'
import { defaultSearch, resultsAddress } from '../contract/job-searches/results-address.ts'
import type { JobSearch } from '../contract/job-searches/job-searches.ts'

/** Fills in the search form and sends it, by pressing Enter as most people do. */
export async function searchFor(page: Page, { title, place }: { title: string; place: string }): Promise<void> {
  await page.getByLabel('Job title or words').fill(title)
  await page.getByLabel('Town, county or postcode').fill(place)
  await page.getByLabel('Town, county or postcode').press('Enter')
  await page.waitForURL('**/jobresults/**')
}

/** Opens the results of a search by its address. */
export async function openResults(page: Page, search: Partial<JobSearch>): Promise<void> {
  await page.goto(resultsAddress({ ...defaultSearch, ...search }))
}

/** Waits until the page's scripts have taken it over. */
export async function ready(page: Page): Promise<void> {
  let x = 1
  await expect
    .poll(async () => {
      // What is only needed to work with a page comes when somebody does the first thing on it.
      await page.mouse.move((x = 3 - x), 1)
      return await page.getByRole('button', { name: 'Use my location' }).first().isEnabled()
    })
    .toBe(true)
}

/** Presses a key of the page's own, such as `j` or `?`: it would go nowhere before the page listens to keys. */
export async function pressKey(page: Page, key: string): Promise<void> {
  const devTools = await page.context().newCDPSession(page)
  const keyListeners = async () => {
    const { result } = await devTools.send('Runtime.evaluate', { expression: 'document' })
    const { listeners } = await devTools.send('DOMDebugger.getEventListeners', { objectId: result.objectId ?? '' })
    return listeners.filter(({ type }) => type === 'keydown').length
  }
  // React itself has two, for either direction.
  await expect.poll(keyListeners).toBeGreaterThan(2)
  await devTools.detach()
  await page.keyboard.press(key)
}

/** The page's heading: '40 lamplighter jobs within 10 miles of Leeds'. */
export function heading(page: Page, name: string | RegExp): Locator {
  return page.getByRole('heading', { level: 1, name })
}

/** The id of the element that has the focus; empty if it has none. */
export async function focusedId(page: Page): Promise<string> {
  return await page.evaluate(() => document.activeElement?.id ?? '')
}

/** Nothing on the page is wider than the screen. @param what is named if something is. */
export async function expectNoSidewaysScroll(page: Page, what = 'the page'): Promise<void> {
  await expect
    .poll(
      async () =>
        await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      { message: `${what} scrolls sideways at ${page.viewportSize()?.width} px` },
    )
    .toBeLessThanOrEqual(0)
}

/** The list's rows. */
export function rows(page: Page): Locator {
  return page.getByRole('region', { name: 'Jobs' }).getByRole('article')
}

/** What the rows are titled, from the first to the last. */
export async function titles(page: Page): Promise<string[]> {
  return await rows(page).getByRole('heading', { level: 2 }).getByRole('link').allInnerTexts()
}

/**
 * Waits until all boards have answered and what they found is in the list. As long as nobody reads, rows are sorted in; afterwards they come
 * in below what has been seen.
 */
export async function rowsSettled(page: Page): Promise<void> {
  await boardsAnswered(page, { but: 0 })
  let before: string[] | null = null
  await expect
    .poll(
      async () => {
        const last = before
        before = await titles(page)
        return last !== null && last.join('\n') === before.join('\n')
      },
      // Longer than the page waits to fetch what it has heard of.
      { intervals: [1_500] },
    )
    .toBe(true)
}

/** Opens the line that says how far the boards are, to a line for each. */
export async function openBoards(page: Page): Promise<void> {
  await page.getByRole('region', { name: 'Boards' }).locator('summary').click()
  await page.getByRole('list', { name: 'What each board answered' }).waitFor()
}

/** One board's line, once they are open: 'Reed 42 found'. */
export function boardLine(page: Page, name: string): Locator {
  return page
    .getByRole('list', { name: 'What each board answered' })
    .getByRole('listitem')
    .filter({ has: page.getByText(name, { exact: true }) })
}

/** The line that says how many boards have answered: 'All 12 boards answered'. */
export function boardsStatus(page: Page): Locator {
  return page
    .getByRole('region', { name: 'Boards' })
    .getByText(/boards answered/u)
    .filter({ visible: true })
}

/** Opens what else can be done with a row, behind its ‘More’. */
export async function openMore(row: Locator): Promise<Locator> {
  const menu = row.locator('details').filter({ has: row.page().locator('summary[aria-label^="More: "]') })
  await menu.locator('summary').click()
  await menu.getByRole('list').waitFor()
  return menu
}

/** Waits until all boards but so many have answered. */
export async function boardsAnswered(page: Page, { but }: { but: number }): Promise<void> {
  const status = boardsStatus(page)
  if (but === 0) return await status.filter({ hasText: /All \d+ boards/u }).waitFor()
  await expect
    .poll(async () => {
      const [answered, all] = (await status.innerText()).match(/\d+/gu)?.map(Number) ?? []
      return (all ?? 0) - (answered ?? 0)
    })
    .toBe(but)
}
