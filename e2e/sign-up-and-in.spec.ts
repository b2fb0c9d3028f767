import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './journey.ts'
import { now } from './now.ts'
import { heading } from './on-the-page.ts'
import { linkTo } from './outbox.ts'
import { password, signUp as signUpBefore } from './people.ts'

async function signUp(page: Page, email: string): Promise<void> {
  await page.goto('/signup')
  await takenOver(page)
  await page.getByLabel('Name', { exact: true }).fill('Ann Example')
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  // What the field says of it: the built script has its word lists, and all that reads them.
  await expect(page.getByText(/^(?:Fair|Good|Strong)\./u)).toBeVisible()
  await page.getByLabel(/I have read and accept/u).check()
  const sending = page.waitForRequest((request) => request.method() === 'POST' && request.url().includes('/signup'))
  await page.getByRole('main').getByRole('button', { name: 'Sign up' }).click()
  // The work that the browser has done, not the key of a form without scripts.
  const sent = await sending
  expect(sent.postData()).toMatch(/captcha=ey/u)
  await heading(page, 'Check your email').waitFor()
}

/** The page's scripts have come: before, the form is sent as without. */
async function takenOver(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Show/u }).first().waitFor()
}

async function logIn(page: Page, email: string, given = password): Promise<void> {
  const form = page.getByRole('main')
  await form.getByLabel('Email address').fill(email)
  await form.getByLabel('Password', { exact: true }).fill(given)
  await form.getByRole('button', { name: 'Log in', exact: true }).click()
}

async function isLoggedIn(page: Page): Promise<boolean> {
  return (await page.request.get('/api/users/me')).ok()
}

test('sign up, confirm from the mail, log in, log out', { tag: '@main' }, async ({ journey }) => {
  const { page } = journey
  await signUp(page, 'ann@example.com')
  await page.getByText('You have signed up. Now check your e-mail box for our confirmation e-mail').waitFor()
  expect(await now(isLoggedIn(page))).toBe(false)

  const link = await linkTo('ann@example.com', '/confirm-email/')
  const opened = await page.goto(link)
  expect(opened?.headers()).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Confirm my email address' }).click()
  await heading(page, 'Your email address is confirmed').waitFor()
  expect(await now(isLoggedIn(page))).toBe(false)

  await page.getByRole('main').getByRole('link', { name: 'Log in and upload your CV' }).click()
  await logIn(page, 'Ann@Example.com')
  await page.waitForURL((url) => url.pathname !== '/login')
  await expect.poll(async () => await isLoggedIn(page)).toBe(true)

  await page.goto('/logout?referrer=//evil.example/')
  await expect.poll(async () => await isLoggedIn(page)).toBe(false)
  await page.waitForURL((url) => url.pathname === '/')

  await page.goto(link)
  await heading(page, 'This link does not work').waitFor()
  await page.getByText('This link has already been used. Each link works once.').waitFor()
})

test('a form with mistakes says each, keeps what was typed but the password, and takes the focus there', async ({
  journey,
}) => {
  const { page } = journey
  await page.goto('/signup')
  await takenOver(page)
  await page.getByLabel('Name', { exact: true }).fill('Ann')
  await page.getByLabel('Email address').fill('no address')
  await page.getByLabel('Password', { exact: true }).fill('short')
  await page.getByRole('main').getByRole('button', { name: 'Sign up' }).click()
  const summary = page.getByRole('alert', { name: 'There is a problem' })
  await summary.getByText('Please read and accept the terms and conditions').waitFor()
  await page.getByLabel(/I have read and accept/u).check()
  await page.getByLabel('Password', { exact: true }).fill('short')
  await page.getByRole('main').getByRole('button', { name: 'Sign up' }).click()
  await summary.getByText("Doesn't look like a valid email.").waitFor()
  await summary.getByText('Password must be at least 8 characters.').waitFor()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ann')
  await expect.poll(async () => await summary.evaluate((box) => box === document.activeElement)).toBe(true)
  await expectAccessible(page)
})

test('a wrong password: said, both fields empty, the button works again; then back to where one came from', async ({
  journey,
}) => {
  const { page } = journey
  await signUpBefore('wrong@example.com')
  await page.goto('/sources')
  await page.goto('/login')
  await takenOver(page)
  // Said before anything is sent.
  await logIn(page, 'nobody')
  await page.getByText('Please enter a valid email.').waitFor()
  await logIn(page, 'wrong@example.com', 'not the password')
  await page.getByText('The email address or password is not right').waitFor()
  const form = page.getByRole('main')
  await expect(form.getByLabel('Email address')).toHaveValue('')
  await expect(form.getByLabel('Password', { exact: true })).toHaveValue('')
  await expect(form.getByRole('button', { name: 'Log in', exact: true })).toBeEnabled()
  await expectAccessible(page)
  journey.expectError(/status of 401/u)
  await logIn(page, 'wrong@example.com')
  await page.waitForURL('**/sources')
})

test('a lost password: the mail’s link sets a new one', { tag: '@main' }, async ({ journey }) => {
  const { page } = journey
  await signUpBefore('lost@example.com')
  await page.goto('/forgotten-password/password')
  await expect(page.getByRole('button', { name: 'Send link' })).toBeDisabled()
  await page.getByLabel('Email address').fill('lost@example.com')
  await page.getByRole('button', { name: 'Send link' }).click()
  await page.getByText('we have sent it an email with a link to set a new password').waitFor()

  await page.goto(await linkTo('lost@example.com', '/set-password/'))
  await page.getByLabel('New password', { exact: true }).fill('green hat 4421')
  await page.getByLabel('Repeat the password', { exact: true }).fill('green hat')
  await page.getByRole('button', { name: 'Set a new password' }).click()
  await page.getByText('Passwords must match.').first().waitFor()
  await page.getByLabel('New password', { exact: true }).fill('green hat 4421')
  await page.getByLabel('Repeat the password', { exact: true }).fill('green hat 4421')
  await page.getByRole('button', { name: 'Set a new password' }).click()
  await page.getByText('Password successfully changed.').waitFor()
  await logIn(page, 'lost@example.com', 'green hat 4421')
  await expect.poll(async () => await isLoggedIn(page)).toBe(true)
})

test('by phone: the link of the text logs in by itself, and its address is gone from the bar', async ({ journey }) => {
  const { page } = journey
  await page.goto('/signup')
  await takenOver(page)
  await page.getByLabel('Name', { exact: true }).fill('Ben')
  // What was typed stays.
  await page.getByRole('main').getByRole('link', { name: 'By phone' }).click()
  await page.getByLabel('UK mobile number').fill('07700 900321')
  await page.getByLabel(/I have read and accept/u).check()
  await page.getByRole('main').getByRole('button', { name: 'Sign up' }).click()
  await page.getByText('You have signed up. Now wait for a text message with a login link').waitFor()

  const link = await linkTo('7700900321', '/phoneauth/')
  await page.goto(link)
  await heading(page, 'You are now logged in!').waitFor()
  await page.waitForURL((url) => url.pathname === '/phoneauth')
  await page.getByRole('main').getByRole('link', { name: 'Search jobs' }).waitFor()
  await expect.poll(async () => await isLoggedIn(page)).toBe(true)
  await expectAccessible(page)

  const other = await journey.open()
  await other.goto(link)
  await other.getByText('This link has already been used. Each link works once.').waitFor()
  expect(await now(isLoggedIn(other))).toBe(false)
})
