import type { Page } from '@playwright/test'
import { isWhole } from './is-whole.ts'
import { expect, test } from './journey.ts'
import { now } from './now.ts'
import { heading } from './on-the-page.ts'
import { comeIn, logInByApi, password, signUp, signUpAndIn } from './people.ts'
import { addPasskeyDevice, setUpAuthenticator } from './second-factor.ts'
import { product } from './product.ts'

const main = (page: Page) => page.getByRole('main')

async function logIn(page: Page, email: string): Promise<void> {
  await page.goto('/login')
  await main(page).getByLabel('Email address').fill(email)
  await main(page).getByLabel('Password', { exact: true }).fill(password)
  await main(page).getByRole('button', { name: 'Log in', exact: true }).click()
}

const logOut = async (page: Page) => expect((await page.request.post('/api/auth/logout', { data: {} })).ok()).toBe(true)
const isLoggedIn = async (page: Page) => (await page.request.get('/api/users/me')).ok()

/** Wherever logging in has led. */
async function loggedIn(page: Page): Promise<void> {
  await page.waitForURL(({ pathname }) => !/^\/(?:login|second-step)$/u.test(pathname))
  await expect.poll(async () => await isLoggedIn(page)).toBe(true)
}

test(
  'set up an authenticator app, and log in with its code or a recovery code',
  { tag: '@main' },
  async ({ journey }) => {
    const { page } = journey
    await signUpAndIn(page, 'app@example.com')
    await page.goto('/settings/security')
    await page.getByRole('button', { name: 'Set up an authenticator app' }).click()
    await page.getByLabel('Code', { exact: true }).fill('000000')
    await page.getByRole('button', { name: 'Confirm' }).click()
    // A wrong code is said at its button, which has the focus, and at its field; and the square stays.
    const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Confirm' }) })
    const summary = form.getByRole('alert', { name: 'There is a problem' })
    await summary.getByRole('link', { name: /This code is not right/u }).waitFor()
    await expect(summary).toBeFocused()
    await expect(page.getByRole('alert', { name: 'There is a problem' })).toHaveCount(1)
    await page.getByRole('img', { name: 'QR code for an authenticator app' }).waitFor()
    await isWhole(page, 'account-1')

    await page.goto('/settings/security')
    const { app, recoveryCodes } = await setUpAuthenticator(page)
    await isWhole(page, 'account-2')
    // They are shown this once.
    await page.goto('/settings/security')
    expect(await now(page.content())).not.toContain(recoveryCodes[0])

    await logOut(page)
    await logIn(page, 'app@example.com')
    await heading(page, 'One more step').waitFor()
    expect(await now(isLoggedIn(page))).toBe(false)
    await isWhole(page, 'account-3')
    // Neither the address nor the page's scripts know the key of the first step.
    await page.waitForURL(/\/second-step$/u)
    expect(await now(page.evaluate(() => document.cookie))).not.toContain('second-step')
    await page.getByLabel('Code from your authenticator app').fill('000000')
    await main(page).getByRole('button', { name: 'Log in' }).click()
    await page.getByText(/This code is not right/u).waitFor()
    await page.getByLabel('Code from your authenticator app').fill(app.nextCode())
    await main(page).getByRole('button', { name: 'Log in' }).click()
    await loggedIn(page)

    await logOut(page)
    await logIn(page, 'app@example.com')
    await page.getByRole('link', { name: 'Use a recovery code' }).click()
    await page.getByLabel('Recovery code').fill(recoveryCodes[3] ?? '')
    await main(page).getByRole('button', { name: 'Log in' }).click()
    await loggedIn(page)
    await page.goto('/settings/security')
    await page.getByText('You have 9 codes left').waitFor()
  },
)

test('add a passkey, log in with nothing else, or as the second step', async ({ journey }) => {
  // Browsers make passkeys for a name, not for a number.
  const page = await journey.open({ baseURL: product().url.replace('127.0.0.1', 'localhost') })
  await addPasskeyDevice(page)
  await signUp('passkey@example.com')
  await logInByApi(page, 'passkey@example.com')
  await page.goto('/settings/security')
  await page.getByLabel('Passkey name').fill('My laptop')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByRole('listitem').filter({ hasText: 'My laptop' }).waitFor()
  await page.getByRole('region', { name: 'Your recovery codes' }).waitFor()
  await isWhole(page, 'account-4')

  await logOut(page)
  await page.goto('/login?back=%2Fsettings%2Fsecurity')
  await page.getByRole('button', { name: 'Log in with a passkey' }).click()
  await page.getByText(/last used on/u).waitFor()

  await logOut(page)
  await logIn(page, 'passkey@example.com')
  await heading(page, 'One more step').waitFor()
  await page.getByRole('button', { name: 'Use your passkey' }).click()
  await loggedIn(page)
  // The page that this led to is left while parts of its answer may still be coming: Chromium's own words for it.
  journey.expectError(/BodyStreamBuffer was aborted/u)

  await page.goto('/settings/security')
  await page.getByRole('button', { name: 'Remove My laptop' }).click()
  await page.getByText('The passkey was removed').waitFor()
  await logOut(page)
  await page.goto('/login')
  await page.getByRole('button', { name: 'Log in with a passkey' }).click()
  await page.getByText(/We could not check this passkey/u).waitFor()
  expect(await now(isLoggedIn(page))).toBe(false)
})

test('whoever must have a second factor is led to set it up by what needs it, and then back', async ({ journey }) => {
  const { page } = journey
  await comeIn(page, { email: 'boss@example.com', role: 'admin', hasSecondFactor: false })
  await page.goto('/admin/messages')
  await page.waitForURL('**/settings/security?back=%2Fadmin%2Fmessages')
  await page.getByText('Your account needs a second factor').waitFor()
  await isWhole(page, 'account-5')
  await setUpAuthenticator(page)
  await page.getByRole('link', { name: 'Continue', exact: true }).click()
  await page.waitForURL('**/admin/messages')
  await page.goto('/settings/security')
  await page.getByRole('button', { name: 'Remove app' }).click()
  await page.getByText(/this is the only one/u).waitFor()
})
