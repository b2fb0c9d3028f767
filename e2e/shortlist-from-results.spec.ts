import type { Page } from '@playwright/test'
import { importAds } from './import-ads.ts'
import { expect, expectAccessible, test } from './journey.ts'
import { now } from './now.ts'
import { expectNoSidewaysScroll, heading, openResults, pressKey, ready, rows } from './on-the-page.ts'
import { signUpAndIn } from './people.ts'

const search = { jobTitle: 'fletcher', jobLocation: 'Hereford' }
const woods = ['Alder', 'Beech', 'Cedar', 'Damson']

test.beforeAll(
  async () =>
    await importAds(
      woods.map((wood) => ({
        id: `fletcher:${wood}`,
        title: `Fletcher in ${wood}`,
        company: `${wood} Arrows`,
        location: 'Hereford',
        description: `${wood} shafts, ${wood} nocks and feathers for ${wood}.`,
      })),
    ),
)

async function comeIn(page: Page, email: string): Promise<void> {
  await signUpAndIn(page, email)
  await openResults(page, search)
  await heading(page, /^\d fletcher jobs/u).waitFor()
  await ready(page)
}

const onTheList = async (page: Page): Promise<string[]> => {
  const answer = await page.request.get('/api/shortlist')
  const { entries } = (await answer.json()) as { entries: { title: string }[] }
  return entries.map(({ title }) => title).sort()
}
const rowOf = (page: Page, wood: string) => rows(page).filter({ hasText: `Fletcher in ${wood}` })

test(
  'a job is saved and taken off again, by its button and by the key s',
  { tag: '@main' },
  async ({ journey: { page } }) => {
    await comeIn(page, 'fletcher-row@example.com')
    await page.getByRole('button', { name: 'Save: Fletcher in Beech' }).click()
    await rowOf(page, 'Beech').getByText('Done!').waitFor()
    await expect.poll(async () => await onTheList(page)).toEqual(['Fletcher in Beech'])
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Saved: Fletcher in Beech' }).click()
    await page.getByRole('button', { name: 'Save: Fletcher in Beech', exact: true }).waitFor()
    await expect.poll(async () => await onTheList(page)).toEqual([])

    await page.getByRole('link', { name: 'Fletcher in Cedar', exact: true }).first().focus()
    await pressKey(page, 's')
    await rowOf(page, 'Cedar').getByText('Done!').waitFor()
    // The page of the job, the preview and the row know it of each other.
    await page.reload()
    await rowOf(page, 'Cedar').getByRole('button', { name: 'Saved: Fletcher in Cedar' }).waitFor()
    await rowOf(page, 'Cedar').getByRole('link', { name: 'Fletcher in Cedar', exact: true }).click()
    const preview = page.getByRole('complementary', { name: 'Preview' })
    await preview.getByRole('button', { name: 'Saved: Fletcher in Cedar' }).click()
    await rowOf(page, 'Cedar').getByRole('button', { name: 'Save: Fletcher in Cedar', exact: true }).waitFor()
    await preview.getByRole('button', { name: 'Save: Fletcher in Cedar', exact: true }).click()
    await preview.getByText('Done!').waitFor({ state: 'attached' })
    await preview.getByRole('link', { name: 'Open the whole ad' }).click()
    await heading(page, 'Fletcher in Cedar').waitFor()
    await page.getByRole('main').getByRole('button', { name: 'Saved: Fletcher in Cedar' }).waitFor()
  },
)

test('several are selected and go together; all of the page goes at once and comes back', async ({
  journey: { page },
}) => {
  await comeIn(page, 'fletcher-many@example.com')
  await page.getByRole('checkbox', { name: 'Select: Fletcher in Alder' }).check()
  await page.getByRole('checkbox', { name: 'Select: Fletcher in Damson' }).check()
  await page.getByRole('main').locator('summary').filter({ hasText: '2 selected' }).click()
  await page.getByRole('button', { name: 'Save 2' }).click()
  await page.getByText('2 jobs are on your shortlist now.').waitFor()
  await expect.poll(async () => await onTheList(page)).toEqual(['Fletcher in Alder', 'Fletcher in Damson'])

  await page.getByRole('main').locator('summary').filter({ hasText: 'This page' }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save all on this page' }).click()
  await page.getByText('2 jobs are on your shortlist now.').waitFor()
  await expect.poll(async () => await onTheList(page)).toHaveLength(4)
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  }
  await page.getByRole('button', { name: 'Undo shortlist', exact: true }).first().click()
  await page.getByText('Removed from your shortlist.').waitFor()
  await expect.poll(async () => await onTheList(page)).toEqual(['Fletcher in Alder', 'Fletcher in Damson'])
})

test('a company that is never to be shown is left out, and the page says so', async ({ journey: { page } }) => {
  await comeIn(page, 'fletcher-never@example.com')
  await page.goto('/settings/never-show')
  await page.getByLabel('Word, company or agency').fill('Alder Arrows')
  await page.getByRole('radio', { name: /^Company/u }).check()
  await page.getByRole('button', { name: 'Add to the list' }).click()
  await page.getByText('‘Alder Arrows’ is on your list.').waitFor()
  await openResults(page, search)
  await page.getByText('1 left out of this page by').waitFor()
  expect(await now(rowOf(page, 'Alder').count())).toBe(0)
  await expect(rowOf(page, 'Beech')).toHaveCount(1)
  await page.getByRole('link', { name: 'Never show me' }).click()
  await page.getByRole('button', { name: 'Remove Alder Arrows' }).click()
  await page.getByText('‘Alder Arrows’ is off your list.').waitFor()
  await expectAccessible(page)
})

test('offline, and when the server cannot keep it, the row says so and is as it was', async ({ journey }) => {
  const { page } = journey
  journey.expectError(/status of 500|ERR_INTERNET_DISCONNECTED/u)
  await comeIn(page, 'fletcher-fails@example.com')
  await page.route('**/api/shortlist', async (route) => await route.fulfill({ status: 500, body: '{}' }), { times: 1 })
  await page.getByRole('button', { name: 'Save: Fletcher in Alder' }).click()
  await rowOf(page, 'Alder')
    .getByRole('alert')
    .getByText(/^Not done\./u)
    .waitFor()
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Save: Fletcher in Alder' }).click()
  await rowOf(page, 'Alder').getByRole('alert').getByText('Not done. You are offline.').waitFor()
  await page.context().setOffline(false)
  expect(await now(onTheList(page))).toEqual([])
})
