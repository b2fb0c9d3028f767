import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { now } from './now.ts'
import { heading, openResults, ready } from './on-the-page.ts'

test('the last ten searches are kept: repeated, removed one by one, cleared', async ({ journey }) => {
  const { page } = journey
  await searched(page, 'chandler 1')
  // As if nine more had been made since: each would ask all boards.
  await page.evaluate(() => {
    const first = localStorage.getItem('searches')?.slice(1, -1) ?? ''
    const others = Array.from({ length: 9 }, (_, i) => first.replaceAll(/(chandler(?:%20|.))1(?!\d)/gu, `$1${10 - i}`))
    localStorage.setItem('searches', `[${[...others, first].join()}]`)
  })
  await searched(page, 'chandler 11')

  await page.goto('/search')
  const history = page.getByRole('region', { name: 'Your searches' })
  const links = history.getByRole('listitem').getByRole('link')
  await expect(links).toHaveText(
    Array.from({ length: 10 }, (_, i) => `chandler ${11 - i} in Hull, within 10 miles`),
    { useInnerText: true },
  )

  await history.getByRole('button', { name: 'Forget chandler 9 in Hull, within 10 miles' }).click()
  await expect(links).toHaveCount(9)
  await history.getByRole('link', { name: 'chandler 3 in Hull' }).click()
  await heading(page, /chandler 3 jobs?/u).waitFor()

  await page.goto('/search')
  await expect(links.first()).toHaveText('chandler 3 in Hull, within 10 miles', { useInnerText: true })
  expect(await now(links.allInnerTexts())).not.toContain('chandler 9 in Hull, within 10 miles')
  await history.getByRole('button', { name: 'Clear all' }).click()
  await expect(links).toHaveCount(0)
  await page.reload()
  await heading(page, 'Search all jobs').waitFor()
  // What a browser has kept is shown once the scripts have come.
  await ready(page)
  expect(await now(links.count())).toBe(0)
})

test('two tabs of one browser know the same searches; another browser knows none', async ({ journey }) => {
  const { page } = journey
  await page.goto('/search')
  const history = page.getByRole('region', { name: 'Your searches' })
  await history.waitFor()
  const other = await page.context().newPage()
  await openResults(other, { jobTitle: 'fuller', jobLocation: 'Bath' })
  await heading(other, /fuller/u).waitFor()

  await history.getByRole('link', { name: 'fuller in Bath, within 10 miles' }).waitFor()
  await history.getByRole('button', { name: 'Clear all' }).click()
  await other.goto('/search')
  await heading(other, 'Search all jobs').waitFor()
  await ready(other)
  expect(await now(other.getByRole('link', { name: 'fuller in Bath, within 10 miles' }).count())).toBe(0)

  const stranger = await journey.open()
  await stranger.goto('/search')
  await heading(stranger, 'Search all jobs').waitFor()
  await ready(stranger)
  expect(await now(stranger.getByRole('button', { name: 'Clear all' }).count())).toBe(0)
})

/** Somebody searches, and the browser has kept it. */
async function searched(page: Page, jobTitle: string): Promise<void> {
  await openResults(page, { jobTitle, jobLocation: 'Hull' })
  await ready(page)
  await expect.poll(async () => await page.evaluate(() => localStorage.getItem('searches'))).toContain(jobTitle)
}
