import type { Page } from '@playwright/test'
import { importAds } from './import-ads.ts'
import { isWhole } from './is-whole.ts'
import { expect, expectAccessible, test } from './journey.ts'
import { now } from './now.ts'
import { heading, openResults, ready, rows } from './on-the-page.ts'
import { password, signUp } from './people.ts'

const search = { jobTitle: 'saddle stitcher', jobLocation: 'Walsall' }

test.beforeAll(
  async () =>
    await importAds(
      ['Bay', 'Roan'].map((horse) => ({
        id: `saddle:${horse}`,
        title: `Saddle Stitcher for ${horse}`,
        company: `${horse} Saddlery`,
        location: 'Walsall',
        salaryRaw: '£31,000 per annum',
        description: `You stitch the ${horse} seats, flaps and girths of ${horse} Saddlery.`,
      })),
    ),
)

async function openList(page: Page): Promise<void> {
  await openResults(page, search)
  await heading(page, /^2 saddle stitcher jobs/u).waitFor()
  await ready(page)
}

const saved = async (page: Page): Promise<string[]> => {
  const answer = await page.request.get('/api/shortlist')
  return ((await answer.json()) as { entries: { title: string }[] }).entries.map(({ title }) => title)
}

test('a visitor presses Save, logs in over the list, and the job is saved', { tag: '@main' }, async ({ journey }) => {
  const { page } = journey
  await signUp('stitcher-save@example.com')
  await openList(page)
  const address = page.url()
  const save = page.getByRole('link', { name: 'Save: Saddle Stitcher for Roan' })
  await save.first().click()
  const dialog = page.getByRole('dialog', { name: 'Log in to save this job' })
  await dialog.getByText('Saddle Stitcher for Roan').waitFor()
  await isWhole(page, 'log-in-first-by-link')
  await dialog.getByLabel('Email address').fill('stitcher-save@example.com')
  await dialog.getByRole('button', { name: 'Log in with your password' }).click()
  // What was typed comes along.
  await expect(dialog.getByLabel('Email address')).toHaveValue('stitcher-save@example.com')
  await isWhole(page, 'log-in-over-the-page')
  await dialog.getByLabel('Password', { exact: true }).fill('not my password')
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click()
  await dialog.getByRole('alert').first().waitFor()
  await dialog.getByLabel('Email address').fill('stitcher-save@example.com')
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click()

  const row = rows(page).filter({ hasText: 'Roan' })
  await row.getByRole('button', { name: 'Saved: Saddle Stitcher for Roan' }).waitFor()
  expect(page.url().split('#')[0]).toBe(address)
  await expect.poll(async () => await saved(page)).toEqual(['Saddle Stitcher for Roan'])
})

test('whoever logs in on the login page instead finds the job saved; whoever closes the dialog does not', async ({
  journey,
}) => {
  const { page } = journey
  await signUp('stitcher-page@example.com')
  await openList(page)
  const row = rows(page).filter({ hasText: 'Bay' })
  const dialog = page.getByRole('dialog', { name: 'Log in to save this job' })
  await row.getByRole('link', { name: /^Save:/u }).click()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(async () => await page.evaluate(() => localStorage.getItem('job-to-save'))).toBeNull()

  await rows(page)
    .filter({ hasText: 'Roan' })
    .getByRole('link', { name: /^Save:/u })
    .click()
  await dialog.getByLabel('Email address').waitFor()
  await expectAccessible(page)
  await page.goto('/login')
  const form = page.getByRole('main')
  await form.getByLabel('Email address').fill('stitcher-page@example.com')
  await form.getByLabel('Password', { exact: true }).fill(password)
  await form.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect.poll(async () => await saved(page)).toEqual(['Saddle Stitcher for Roan'])
})

test('Apply leads a visitor through the dialog to what the application takes', async ({ journey }) => {
  const { page } = journey
  await signUp('stitcher-apply@example.com')
  await openList(page)
  await page.getByRole('link', { name: 'Apply: Saddle Stitcher for Bay' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Log in to apply' })
  await dialog.getByRole('button', { name: 'Log in with your password' }).click()
  await dialog.getByLabel('Email address').fill('stitcher-apply@example.com')
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.waitForURL(/\/apply\?job=\d+$/u)
  expect(await now(saved(page))).toEqual([])
})
