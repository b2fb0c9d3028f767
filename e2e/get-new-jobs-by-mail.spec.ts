import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { defaultSearch, resultsAddress } from '../contract/job-searches/results-address.ts'
import { colourRules, expectAccessible, test } from './journey.ts'
import { now } from './now.ts'
import { heading } from './on-the-page.ts'
import { linkTo } from './outbox.ts'

const address = resultsAddress({ ...defaultSearch, jobTitle: 'cooper', jobLocation: 'Ludlow' })
const invitation = 'Get new jobs by e-mail'

test('an alert without an account: asked once, confirmed from the mail, stopped by its link', async ({ journey }) => {
  const { page } = journey
  await page.context().clearCookies()
  await page.goto(address)
  const card = page.getByRole('dialog', { name: invitation })
  await card.waitFor()
  // Not before somebody has had a look at the page, in milliseconds since it was opened.
  expect(await now(page.evaluate(() => performance.now()))).toBeGreaterThan(7_000)
  await card.getByText('cooper in Ludlow').waitFor()
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await expectAccessible(page, colorScheme === 'light' ? [] : colourRules)
    }
  }

  await card.getByRole('button', { name: 'Save alert' }).click()
  await card.getByText('Please enter a valid e-mail').waitFor()
  await card.getByLabel('Your e-mail').fill('cooper@example.com')
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
  await expect.poll(async () => await card.getByLabel('Your e-mail').inputValue()).toBe('cooper@example.com')
  await card.getByLabel('Your name').fill('Carl Cooper')
  await card.getByRole('button', { name: 'Create my account' }).click()
  await card.getByText('Please read and accept the terms and conditions').waitFor()
  await card.getByLabel(/I have read and accept/u).check()
  await card.getByRole('button', { name: 'Create my account' }).click()
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
  await page.getByText('The alert is stopped').waitFor()
  const gone = await page.goto(stop)
  expect(gone?.status()).toBe(404)
})

test('closed, it comes again after six minutes and not before; while somebody types it waits', async ({ journey }) => {
  const { page } = journey
  await page.context().clearCookies()
  await page.goto('/search')
  await page.getByLabel('Job title or words').focus()
  const card = page.getByRole('dialog', { name: invitation })
  await new Promise((resolve) => setTimeout(resolve, 9_000))
  expect(await now(card.count())).toBe(0)

  await page.getByLabel('Job title or words').blur()
  await card.waitFor()
  await card.getByRole('button', { name: 'Close' }).click()
  await card.waitFor({ state: 'detached' })
  await expect.poll(async () => (await reminder(page))?.value).toBe('closed')
  const { expires = 0 } = (await reminder(page)) ?? {}
  expect(expires - Date.now() / 1000).toBeLessThanOrEqual(360)
})

/** The cookie that keeps the invitation away. */
async function reminder(page: Page) {
  return (await page.context().cookies()).find(({ name }) => name === 'alertReminder')
}
