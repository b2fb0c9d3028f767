import { defaultSearch, resultsAddress } from '../contract/job-searches/results-address.ts'
import { expect, expectAccessible, test } from './journey.ts'
import { now } from './now.ts'
import { ready } from './on-the-page.ts'
import { logInByApi, password, signUp, signUpAndIn } from './people.ts'
import { sessionEnds, withoutSession } from './session-ends.ts'

test(
  'the session ends while somebody types: they log in over the page, and what they sent is sent',
  { tag: '@main' },
  async ({ journey }) => {
    const { page } = journey
    await signUpAndIn(page, 'again@example.com')
    await page.goto('/settings')
    await page.getByRole('main').getByLabel('Name', { exact: true }).fill('Ann Typed This')
    await sessionEnds(page)
    await page.getByRole('main').getByRole('button', { name: /^Save/u }).click()

    const dialog = page.getByRole('dialog', { name: 'Log in to continue' })
    await dialog.waitFor()
    await expectAccessible(page)
    // Closed by mistake: nothing is lost, and it opens again.
    await dialog.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('button', { name: 'Log in to continue' }).click()
    await dialog.getByLabel('Email address').fill('again@example.com')
    await dialog.getByLabel('Password', { exact: true }).fill(password)
    await dialog.getByRole('button', { name: 'Log in', exact: true }).click()

    await page.getByText('Details successfully changed.').waitFor()
    expect(new URL(page.url()).pathname).toBe('/settings')
    await expect(page.getByRole('main').getByLabel('Name', { exact: true })).toHaveValue('Ann Typed This')
  },
)

test('the browser’s searches move to the account at login, and do not come back at logout', async ({ journey }) => {
  const { page } = journey
  await signUpAndIn(page, 'history@example.com')
  await withoutSession(page)
  await page.goto(resultsAddress({ ...defaultSearch, jobTitle: 'wheelwright', jobLocation: 'Ludlow' }))
  await expect.poll(async () => await page.evaluate(() => localStorage.getItem('searches'))).toContain('wheelwright')

  await logInByApi(page, 'history@example.com')
  await page.goto('/search')
  const own = page.getByRole('region', { name: 'Your searches' })
  await own.getByRole('link', { name: /wheelwright in Ludlow/u }).waitFor()
  await expect.poll(async () => await page.evaluate(() => localStorage.getItem('searches'))).toBe('[]')

  const other = await journey.open()
  await logInByApi(other, 'history@example.com')
  await other.goto('/search')
  // Not anywhere on the page: what everybody searches for stands there too.
  const ownElsewhere = other.getByRole('region', { name: 'Your searches' }).getByRole('link', { name: /wheelwright/u })
  await ownElsewhere.waitFor()
  const forgetting = other.waitForResponse((answer) => answer.request().method() === 'DELETE')
  await other.getByRole('button', { name: /^Forget wheelwright/u }).click()
  const forgotten = await forgetting
  expect(forgotten.status()).toBe(200)
  await expect(ownElsewhere).toHaveCount(0)
  await other.reload()
  await ready(other)
  expect(await now(ownElsewhere.count())).toBe(0)

  await page.getByText('Ann Example').click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await page.getByRole('link', { name: 'Sign up' }).first().waitFor()
  await page.goto('/search')
  await own.waitFor()
  await ready(page)
  expect(await now(own.getByRole('link').count())).toBe(0)
})

test('the menu’s own login, and its user menu', async ({ journey }) => {
  const { page } = journey
  await signUp('quick@example.com')
  await page.goto('/sources')
  await page.locator('summary', { hasText: 'Log in' }).click()
  await page.getByLabel('Email', { exact: true }).fill('quick@example.com')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.waitForURL('**/today')
  await page.locator('summary', { hasText: 'Ann Example' }).click()
  await page.getByRole('link', { name: 'My profile' }).waitFor()
  await page.getByRole('button', { name: 'Log out' }).click()
  await page.locator('summary', { hasText: 'Log in' }).waitFor()
})
