import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
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
  await expect
    .poll(async () => await page.getByRole('button', { name: 'Use my location' }).first().isEnabled())
    .toBe(true)
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

/** One board's line: 'Reed 42 found'. */
export function boardLine(page: Page, name: string): Locator {
  return page
    .getByRole('list', { name: 'Answer of each board' })
    .getByRole('listitem')
    .filter({ has: page.getByText(name, { exact: true }) })
}

/** The sentence that says how many boards have answered: 'All 12 boards have answered.' */
export function boardsStatus(page: Page): Locator {
  return page
    .getByRole('region', { name: 'Boards' })
    .getByText(/boards have answered/u)
    .filter({ visible: true })
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
