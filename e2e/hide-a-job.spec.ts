import type { Page } from '@playwright/test'
import { importAds } from './import-ads.ts'
import { expect, expectAccessible, test } from './journey.ts'
import { now } from './now.ts'
import { heading, openMore, openResults, ready, rows, titles } from './on-the-page.ts'

const search = { jobTitle: 'wheelwright', jobLocation: 'Exeter' }
const irrelevant = 'We marked the job as irrelevant. This will help us get better results for you next time'

test.beforeAll(
  async () =>
    await importAds(
      ['Ash', 'Elm', 'Oak'].map((wood) => ({
        id: `wheel:${wood}`,
        title: `Wheelwright for ${wood}`,
        company: `${wood} Wheels`,
        location: 'Exeter',
        description: `${wood} felloes, ${wood} spokes and ${wood} naves.`,
      })),
    ),
)

test(
  'a job that is not relevant goes at once and stays away; undo brings it back',
  { tag: '@main' },
  async ({ journey }) => {
    const { page } = journey
    await openResults(page, search)
    await heading(page, '3 wheelwright jobs within 10 miles of Exeter').waitFor()
    const list = await titles(page)

    await hide(page, 'Elm')
    await page.getByText(irrelevant).waitFor()
    await expect.poll(async () => await titles(page)).not.toContain('Wheelwright for Elm')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(async () => await titles(page)).toEqual(list)

    // Not the answer to the undo before it.
    const kept = page.waitForResponse(
      (answer) =>
        answer.url().endsWith('/api/jobsearches/irrelevant') &&
        answer.request().postData()?.includes('"undo":false') === true,
    )
    await hide(page, 'Oak')
    await page.getByText(irrelevant).waitFor()
    await kept
    await page.reload()
    await heading(page, '2 wheelwright jobs within 10 miles of Exeter').waitFor()
    expect(await now(titles(page))).not.toContain('Wheelwright for Oak')
  },
)

test('when the server cannot keep it, the row comes back and says so', async ({ journey }) => {
  const { page } = journey
  journey.expectError(/status of 500|status of 503|ERR_FAILED/u)
  await openResults(page, search)
  const row = rows(page).filter({ hasText: 'Wheelwright for Ash' })
  await ready(page)
  // The job that the call names is gone by the time it arrives.
  await page.route(
    '**/api/jobsearches/irrelevant',
    async (route) => {
      const body = { ...(route.request().postDataJSON() as object), job: '999999999' }
      await route.continue({ postData: JSON.stringify(body) })
    },
    { times: 1 },
  )

  await hide(page, 'Ash')

  await row.getByText('We could not mark the job as irrelevant due to a server error').waitFor()
  expect(await now(rows(page).count())).toBeGreaterThan(1)
  // A server that breaks off costs no more than one that refuses: the list stays.
  await page.route('**/api/jobsearches/irrelevant', async (route) => await route.abort(), { times: 1 })
  await hide(page, 'Ash')
  await row.getByText('We could not mark the job as irrelevant due to a server error').waitFor()
  expect(await now(rows(page).count())).toBeGreaterThan(1)
})

test('the menu of a row is worked by keys, and has the company, the link, the original and a report', async ({
  journey,
}) => {
  const { page } = journey
  await openResults(page, search)
  await ready(page)
  const row = rows(page).filter({ hasText: 'Wheelwright for Ash' })
  await row.locator('summary').focus()
  await page.keyboard.press('Enter')
  await row.getByRole('button', { name: 'Hide this job' }).waitFor()
  await page.keyboard.press('ArrowDown')
  await expect.poll(async () => await focusedText(page)).toBe('Hide this job')
  await page.keyboard.press('ArrowUp')
  await expect.poll(async () => await focusedText(page)).toBe('Report this ad')
  await expectAccessible(page)
  const never = row.getByRole('link', { name: 'Hide all from this company' })
  expect(await now(never.getAttribute('href'))).toContain('text=Ash+Wheels')
  await page.keyboard.press('Escape')
  await row.getByRole('list').waitFor({ state: 'hidden' })
  await expect.poll(async () => await focusedText(page)).toBe('More')

  await page.keyboard.press('Enter')
  await row.getByRole('link', { name: 'Report this ad' }).click()
  await heading(page, 'Wheelwright for Ash').waitFor()
  await page.getByLabel('The pay is wrong').waitFor()
})

async function hide(page: Page, wood: string): Promise<void> {
  const menu = await openMore(rows(page).filter({ hasText: `Wheelwright for ${wood}` }))
  await menu.getByRole('button', { name: `Hide this job: Wheelwright for ${wood}` }).click()
}

async function focusedText(page: Page): Promise<string> {
  return await page.evaluate(() => document.activeElement?.textContent?.trim() ?? '')
}
