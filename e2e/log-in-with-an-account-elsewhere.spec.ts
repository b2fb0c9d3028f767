import type { Page } from '@playwright/test'
import type { AtProvider } from '../test/fake-providers.ts'
import { isWhole } from './is-whole.ts'
import { expect, test } from './journey.ts'
import { heading } from './on-the-page.ts'
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

    // Twitter gives no address. What becomes of it: server/social-login/social-login-pages.test.ts.
    const other = await journey.open()
    await atProvider({ subject: 'tess', name: 'Tess Example' })
    await goOnWith(other, 'Twitter')
    await heading(other, 'What is your email address?').waitFor()
    await main(other).getByRole('button', { name: 'Sign up' }).click()
    await other.getByRole('alert').getByText('There is a problem').waitFor()
    await isWhole(other, 'social-2')
  },
)
