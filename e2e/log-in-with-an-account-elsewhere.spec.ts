import type { Page } from '@playwright/test'
import type { AtProvider } from '../test/fake-providers.ts'
import { isWhole } from './is-whole.ts'
import { expect, test } from './journey.ts'
import { now } from './now.ts'
import { heading } from './on-the-page.ts'
import { linkTo } from './outbox.ts'
import { signUpAndIn } from './people.ts'
import { product } from './product.ts'

/** Who is signed in at the provider from now on; null: they say no there. */
async function atProvider(person: AtProvider | null): Promise<void> {
  const answer = await fetch(`${product().providersUrl}/person`, { method: 'PUT', body: JSON.stringify(person) })
  expect(answer.ok).toBe(true)
}

const main = (page: Page) => page.getByRole('main')
const me = async (page: Page) => (await (await page.request.get('/api/users/me')).json()) as { email?: string }

async function goOnWith(page: Page, name: string): Promise<void> {
  await page.goto('/login')
  await main(page)
    .getByRole('link', { name: `Continue with ${name}` })
    .click()
}

test(
  'an account at Google logs in, and only those providers are offered that are set up',
  { tag: '@main' },
  async ({ journey }) => {
    const { page } = journey
    await atProvider({ subject: 'jo', name: 'Jo Example', email: 'jo@example.com', isVerified: true })
    await page.goto('/login')
    const offered = main(page).getByRole('list', { name: 'Log in with another account' }).getByRole('link')
    await expect(offered).toHaveText(['Continue with Google', 'Continue with Twitter'], { useInnerText: true })
    await goOnWith(page, 'Google')
    await expect.poll(async () => (await me(page)).email).toBe('jo@example.com')
    await page.waitForURL(({ origin, pathname }) => origin === product().url && pathname !== '/login')
  },
)

test('whoever says no there is told that nothing happened', async ({ journey }) => {
  const { page } = journey
  await atProvider(null)
  await goOnWith(page, 'Google')
  await heading(page, 'We could not log you in').waitFor()
  await isWhole(page, 'social-1')
  expect((await now(me(page))).email).toBeUndefined()
})

test('Twitter gives no address: one is asked for, confirmed, and then Twitter logs in', async ({ journey }) => {
  const { page } = journey
  await atProvider({ subject: 'tess', name: 'Tess Example' })
  await goOnWith(page, 'Twitter')
  await heading(page, 'What is your email address?').waitFor()
  await main(page).getByRole('button', { name: 'Sign up' }).click()
  await page.getByRole('alert').getByText('There is a problem').waitFor()
  await isWhole(page, 'social-2')
  await main(page).getByLabel('Email address').fill('tess@example.com')
  await main(page).getByRole('checkbox').check()
  await main(page).getByRole('button', { name: 'Sign up' }).click()
  await heading(page, 'Check your email').waitFor()

  await goOnWith(page, 'Twitter')
  await heading(page, 'Confirm your email address first').waitFor()
  await page.goto(await linkTo('tess@example.com', '/confirm-email/'))
  await page.getByRole('button', { name: 'Confirm my email address' }).click()
  await heading(page, 'Your email address is confirmed').waitFor()
  await goOnWith(page, 'Twitter')
  await expect.poll(async () => (await me(page)).email).toBe('tess@example.com')
})

test('an address that has an account is no way in: log in, and link the account elsewhere', async ({ journey }) => {
  const { page } = journey
  await signUpAndIn(page, 'linda@example.com')
  await atProvider({ subject: 'linda', name: 'Linda Example', email: 'linda@example.com', isVerified: true })
  const other = await journey.open()
  await goOnWith(other, 'Google')
  await heading(other, 'You already have an account').waitFor()

  await page.goto('/settings/security')
  await main(page).getByRole('link', { name: 'Link Google' }).click()
  await page.getByText('The account has been linked.').waitFor()
  await goOnWith(other, 'Google')
  await expect.poll(async () => (await me(other)).email).toBe('linda@example.com')
  await page.getByRole('button', { name: 'Unlink Google' }).click()
  await main(page).getByRole('link', { name: 'Link Google' }).waitFor()
})
