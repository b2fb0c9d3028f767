import type { Locator } from '@playwright/test'
import { boardFault } from './boards.ts'
import { importAds } from './import-ads.ts'
import { isWhole } from './is-whole.ts'
import { expect, expectAccessible, test } from './journey.ts'
import { now } from './now.ts'
import { boardsAnswered, heading, openResults, ready, rows, titles } from './on-the-page.ts'
import { layoutShift, watchLayout } from './watch-layout.ts'

const search = { jobTitle: 'bow maker', jobLocation: 'Ripon' }

test.beforeAll(
  async () =>
    await importAds(
      Array.from({ length: 17 }, (_, i) => ({
        id: `bow:${i}`,
        title: `Bow Maker`,
        company: `Yew and Ash ${i}`,
        location: 'Ripon',
        salaryRaw: `£${24 + i},000 per annum`,
        description: i === 3 ? `You lead the shop of yard ${i} and plan projects from b…` : ownWords(i),
      })),
    ),
)

/** A long text that is like no other: nothing folds by chance. */
function ownWords(i: number): string {
  return Array.from({ length: 400 }, (_, k) => `stave${i}x${(k * 7 + i) % 131}`).join(' ')
}

test(
  'a job opened from the list knows the way back, its place in the list, and the next one',
  { tag: '@main' },
  async ({ journey }) => {
    const page = await journey.open({ viewport: { width: 900, height: 900 } })
    await openResults(page, search)
    await ready(page)
    const results = page.getByRole('navigation', { name: 'Results' })
    await rows(page).nth(1).getByRole('heading').getByRole('link').click()
    await results.getByText('2 of 17').waitFor()
    await results.getByRole('link', { name: 'next' }).click()
    await results.getByText('3 of 17').waitFor()
    await page.reload()
    await results.getByText('3 of 17').waitFor()
    await results.getByRole('link', { name: 'previous' }).click()
    await results.getByText('2 of 17').waitFor()
    await results.getByRole('link', { name: /17 bow maker jobs/u }).click()
    await heading(page, /^17 bow maker jobs/u).waitFor()
    await page.waitForURL(/#job-\d+$/u)

    await rows(page).last().getByRole('heading').getByRole('link').click()
    await results.getByText('15 of 17').waitFor()
    await results.getByRole('link', { name: 'next page' }).click()
    await page.getByText('16 to 17 of 17').waitFor()
  },
)

test('the page of a job: its pay among others like it, its buttons that stay, and nothing that moves', async ({
  journey,
}) => {
  const { page } = journey
  await openResults(page, search)
  const address = (await rows(page).first().locator('a[data-row-title]').getAttribute('href')) ?? ''
  await watchLayout(page)
  // The worker takes the ads into the statistics: until then there are too few like it.
  await expect
    .poll(
      async () => {
        await page.goto(address)
        return await page.getByText(/of 17 Bow Maker ads in Ripon that give pay/u).count()
      },
      { timeout: 90_000, intervals: [2_000] },
    )
    .toBe(1)
  await page.getByText('You would take home about').waitFor()
  const bar = page.getByRole('region', { name: 'This job' })
  expect(await now(bar.count())).toBe(0)
  expect(await now(layoutShift(page))).toBeLessThanOrEqual(0.02)
  await page.getByText('Never pay to apply.').scrollIntoViewIfNeeded()
  await bar.getByRole('link', { name: 'Apply: Bow Maker' }).waitFor()
  await isWhole(page, 'job')
  await page.evaluate(() => window.scrollTo(0, 0))
  await bar.waitFor({ state: 'detached' })
})

test('an ad that its board cuts off ends at a word and says where the rest is', async ({ journey }) => {
  const { page } = journey
  await openResults(page, { ...search, contains: 'projects' })
  const row = rows(page).first()
  const text = 'You lead the shop of yard 3 and plan projects from …'
  await page.getByRole('complementary', { name: 'Preview' }).getByText(text).waitFor()
  await page
    .getByRole('complementary', { name: 'Preview' })
    .getByText(/ shows only the beginning of this ad\. Read the rest there/u)
    .waitFor()
  await page.setViewportSize({ width: 390, height: 800 })
  await row.getByText(/ shows only the beginning of this ad\./u).waitFor()
  await row.getByRole('heading').getByRole('link').click()
  await heading(page, 'Bow Maker').waitFor()
  const about = page.getByRole('region', { name: 'About the job' })
  await about.getByText(text).waitFor()
  // On a phone what the ad says in short comes before its text.
  const top = async (part: Locator) => (await part.boundingBox())?.y ?? 0
  const inShort = page.getByRole('region', { name: 'In short' })
  await expect.poll(async () => (await top(about)) - (await top(inShort))).toBeGreaterThan(0)
  await about.getByText(/ shows only the beginning of this ad\./u).waitFor()
})

test('a search that is pressed answers at once: the rows make way for others to come', async ({ journey }) => {
  const { page } = journey
  await openResults(page, search)
  await ready(page)
  await boardsAnswered(page, { but: 0 })
  await using _slow = await boardFault('all', { kind: 'slow', ms: 300 })
  const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/search/go.data*', async (route) => {
    await mayAnswer
    await route.continue()
  })
  await page.getByLabel('Job title or words').fill('fletcher of bows')
  const button = page.locator('#search [type=submit]')
  await button.click()
  await expect(button).toHaveAttribute('aria-busy', 'true')
  await heading(page, 'Searching…').waitFor()
  expect(await now(titles(page))).toEqual([])
  answer()
  await heading(page, /fletcher of bows jobs/u).waitFor()
})

test('on a phone the filters have a title and a button to close them', async ({ journey }) => {
  const page = await journey.open({ viewport: { width: 360, height: 740 }, hasTouch: true })
  await openResults(page, search)
  await ready(page)
  await page.getByLabel('Job title or words').waitFor()
  await page.getByRole('button', { name: 'Filter' }).click()
  await page.getByRole('heading', { name: 'Filters' }).waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Close filters' }).click()
  await page.getByRole('heading', { name: 'Filters' }).waitFor({ state: 'hidden' })
})
