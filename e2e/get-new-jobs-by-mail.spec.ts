import type { Page } from '@playwright/test'
import { defaultSearch, resultsAddress } from '../contract/job-searches/results-address.ts'
import { importAds } from './import-ads.ts'
import { isWhole } from './is-whole.ts'
import { expect, expectAccessible, test } from './journey.ts'
import { now } from './now.ts'
import { boardsAnswered, heading, openResults, ready, rowsSettled } from './on-the-page.ts'
import { linkTo } from './outbox.ts'
import { layoutShift, watchLayout } from './watch-layout.ts'

const address = resultsAddress({ ...defaultSearch, jobTitle: 'cooper', jobLocation: 'Ludlow' })
const invitation = 'Create a job alert'

test('an alert without an account: asked once, confirmed from the mail, stopped by its link', async ({ journey }) => {
  const { page } = journey
  await page.context().clearCookies()
  await watchLayout(page)
  await page.goto(address)
  const card = page.getByRole('region', { name: invitation })
  await page.getByRole('link', { name: 'Create alert' }).waitFor()
  await boardsAnswered(page, { but: 0 })
  const before = await layoutShift(page)
  await card.waitFor()
  // It opens in the height that it has: nothing moves.
  expect((await now(layoutShift(page))) - before).toBeLessThanOrEqual(0.02)
  // Not before somebody has had a look at the page, in milliseconds since it was opened.
  expect(await now(page.evaluate(() => performance.now()))).toBeGreaterThan(7_000)
  await card.getByRole('heading', { name: 'New cooper jobs in Ludlow by email' }).waitFor()
  await isWhole(page, 'alert-invitation')

  await card.getByRole('button', { name: 'Save alert' }).click()
  await card.getByText('Please enter a valid e-mail').waitFor()
  await card.getByLabel('Your email').fill('cooper@example.com')
  await card.getByRole('button', { name: 'Save alert' }).click()
  await card.getByText('Your alert was saved successfully').waitFor()
  await expect
    .poll(async () => await reminder(page))
    .toMatchObject({
      value: 'answered',
      sameSite: 'Strict',
      secure: true,
    })

  // An account of what was given anyway.
  await expect(card.getByLabel('Your email')).toHaveValue('cooper@example.com')
  await card.getByLabel('Your name').fill('Carl Cooper')
  await card.getByRole('button', { name: 'Create account' }).click()
  await card.getByText('Please read and accept the terms and conditions').waitFor()
  await card.getByLabel(/I have read and accept/u).check()
  await card.getByRole('button', { name: 'Create account' }).click()
  await card.getByText('Thank you! Please check your e-mail box to complete your registration!').waitFor()
  expect(await now(linkTo('cooper@example.com', '/set-password/'))).toMatch(/^\/set-password\/[\w-]{32}$/u)

  await page.goto(await linkTo('cooper@example.com', '/confirm-alert/'))
  await heading(page, 'Confirm a job alert').waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Yes, send me these jobs' }).click()
  await page.getByText('Your alert was saved successfully').waitFor()

  const stop = (await linkTo('cooper@example.com', '/confirm-alert/')).replace('/confirm-alert/', '/stop-alert/')
  await page.goto(stop)
  await page.getByRole('button', { name: 'Stop this alert' }).click()
  await page.getByText('We have stopped the alert').waitFor()
  const gone = await page.goto(stop)
  expect(gone?.status()).toBe(404)
})

test('that an alert is saved stays to be read while the rows change', async ({ journey }) => {
  const { page } = journey
  await importAds(
    Array.from({ length: 6 }, (_, i) => ({
      id: `hooper:${i}`,
      title: 'Hooper',
      company: `Hoop House ${'abcdef'[i]}`,
      location: 'Ludlow',
      description: `Hoops of kind ${i}, bent ${i * 7} times and nailed ${i * 13} times.`,
    })),
  )
  await openResults(page, { jobTitle: 'hooper', jobLocation: 'Ludlow' })
  await ready(page)
  await rowsSettled(page)
  await page.getByRole('link', { name: 'Create alert' }).click()
  const card = page.getByRole('region', { name: invitation })
  await card.getByLabel('Your email').fill('hooper@example.com')
  await card.getByRole('button', { name: 'Save alert' }).click()
  await card.getByText('Your alert was saved successfully').waitFor()

  await page.locator('summary', { hasText: 'Best match' }).click()
  await page.getByRole('link', { name: 'Newest' }).click()
  await page.waitForURL(/sort=date/u)
  await page.locator('summary', { hasText: 'Newest' }).waitFor()
  expect(await now(card.getByText('Your alert was saved successfully').count())).toBe(1)
})

test('closed, it opens again after six minutes and not before; while somebody types it waits; it covers nothing', async ({
  journey,
}) => {
  const { page } = journey
  await page.context().clearCookies()
  await page.clock.install()
  await page.goto(address)
  await ready(page)
  await page.getByLabel('Job title or words').focus()
  const card = page.getByRole('region', { name: invitation })
  await page.clock.runFor(9_000)
  expect(await now(card.count())).toBe(0)

  await page.getByLabel('Job title or words').blur()
  await card.waitFor()
  expect(await now(card.evaluate((one) => getComputedStyle(one).position))).toBe('static')
  await card.getByRole('button', { name: 'Close' }).click()
  await card.waitFor({ state: 'detached' })
  await expect.poll(async () => (await reminder(page))?.value).toBe('closed')
  const { expires = 0 } = (await reminder(page)) ?? {}
  expect(expires - Date.now() / 1000).toBeLessThanOrEqual(360)
  // A press opens it all the same.
  await page.getByRole('link', { name: 'Create alert' }).click()
  await card.getByLabel('Your email').waitFor()
})

test('nothing is offered over a page: not at the start, not on a search form, not on the page of a job', async ({
  journey,
}) => {
  const { page } = journey
  await page.context().clearCookies()
  await page.clock.install()
  await page.goto('/')
  await ready(page)
  await page.clock.runFor(20_000)
  expect(await now(page.getByRole('region', { name: invitation }).count())).toBe(0)
  expect(await now(page.getByRole('dialog').count())).toBe(0)
})

/** The cookie that keeps the invitation away. */
async function reminder(page: Page) {
  return (await page.context().cookies()).find(({ name }) => name === 'alertReminder')
}
