import type { Page } from '@playwright/test'
import { isWhole } from './is-whole.ts'
import { expect, expectAccessible, test } from './journey.ts'
import { heading } from './on-the-page.ts'
import { linkTo } from './outbox.ts'
import { password, signUpAndIn } from './people.ts'

const newPassword = 'loud mountain 48'

async function comeIn(page: Page, email: string): Promise<void> {
  await signUpAndIn(page, email)
  await page.goto('/settings')
  await heading(page, 'Account').waitFor()
}

async function logIn(page: Page, email: string, given: string): Promise<void> {
  const form = page.getByRole('main')
  await form.getByLabel('Email address').fill(email)
  await form.getByLabel('Password', { exact: true }).fill(given)
  await form.getByRole('button', { name: 'Log in', exact: true }).click()
}

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name, exact: true })

test('every tab is whole: light and dark, on a phone and on a desk', async ({ journey }) => {
  const { page } = journey
  await comeIn(page, 'tabs@example.com')
  const titles = new Set<string>()
  for (const name of ['Account', 'Change password', 'Security', 'Notifications', 'Data', 'Delete account']) {
    await tab(page, name).click()
    await page.getByRole('main').getByRole('heading', { level: 1, name, exact: true }).waitFor()
    await expect(tab(page, name)).toHaveAttribute('aria-current', 'page')
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    titles.add(await page.title())
    await isWhole(page, name)
  }
  expect(titles.size).toBe(6)
})

test(
  'change the name, the password and the news; take everything away; delete it all',
  { tag: '@main' },
  async ({ journey }) => {
    const { page } = journey
    const email = 'leaving@example.com'
    await comeIn(page, email)

    await page.getByLabel('Name', { exact: true }).fill('')
    await page.getByRole('button', { name: 'Save details' }).click()
    await page.getByRole('alert').getByText('A name is required').waitFor()
    await page.getByLabel('Name', { exact: true }).fill('Ann Other')
    await page.getByRole('button', { name: 'Save details' }).click()
    await page.getByText('Details successfully changed.').waitFor()
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ann Other')

    await tab(page, 'Change password').click()
    const change = async (old: string, again: string) => {
      await page.getByLabel('Current password', { exact: true }).fill(old)
      await page.getByLabel('New password', { exact: true }).fill(newPassword)
      await page.getByLabel('Repeat new password', { exact: true }).fill(again)
      await page.getByRole('button', { name: 'Change password', exact: true }).click()
    }
    await change(password, 'something else')
    await page.getByRole('alert').getByText('Passwords must match.').waitFor()
    journey.expectError(/status of 4(?:00|22)/u)
    await change('not the password', newPassword)
    await page.getByRole('alert').getByText('Incorrect password').waitFor()
    await change(password, newPassword)
    await page.getByText('Password successfully changed.').waitFor()

    await tab(page, 'Notifications').click()
    await page.getByLabel('News about Rolecall by email').check()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('Details successfully changed.').waitFor()
    await page.reload()
    await expect(page.getByLabel('News about Rolecall by email')).toBeChecked()
    await expect(page.getByLabel('Interviews by text')).toBeDisabled()

    await tab(page, 'Data').click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download my data' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^rolecall-data-\d{4}-\d{2}-\d{2}\.zip$/u)

    await tab(page, 'Delete account').click()
    await page.getByRole('main').getByLabel('Your password', { exact: true }).fill('not the password')
    await page.getByRole('button', { name: 'Delete my account' }).click()
    await page.getByRole('alert').getByText('Incorrect password').waitFor()
    await page.getByRole('main').getByLabel('Your password', { exact: true }).fill(newPassword)
    await page.getByRole('button', { name: 'Delete my account' }).click()
    await page.getByText('Account successfully deleted.').waitFor()
    await expectAccessible(page)
    expect((await page.request.get('/api/users/me')).status()).toBe(401)
    await page.goto('/login')
    await logIn(page, email, newPassword)
    await page.getByText('The email address or password is not right').waitFor()
    journey.expectError(/status of 401/u)
  },
)

test(
  'an employer finds the company, signs up, and is asked for a second step at the first login',
  { tag: '@main' },
  async ({ journey }) => {
    const { page } = journey
    await page.goto('/signup/publisher')
    await page.getByLabel('Company to find').fill('har')
    await page.getByLabel('Company to find').evaluate((input) => input.removeAttribute('minlength'))
    await page.getByRole('button', { name: 'Find', exact: true }).click()
    await page.getByText('name too short').waitFor()
    await page.getByLabel('Company to find').fill('harbour')
    await page.getByRole('button', { name: 'Find', exact: true }).click()
    await page.getByRole('link', { name: /^Harbour Care Sample Ltd/u }).click()
    await page.getByText(/We have filled in .+ below/u).waitFor()
    // The scripts have come: the human check works while the form is filled in.
    await page.getByRole('button', { name: /^Show/u }).first().waitFor()
    const details = page.getByRole('region', { name: 'Your company and you' })
    await expect(details.getByLabel('Company name', { exact: true })).toHaveValue('Harbour Care Sample Ltd')
    await expect(details.getByLabel(/^Town/u)).toHaveValue('Whitby')
    await isWhole(page, 'company-details')

    await details.getByLabel('Business phone').fill('12')
    await details.getByLabel('Your name').fill('Mia Example')
    await details.getByLabel(/^Work email address/u).fill('mia@harbour.example')
    await details.getByLabel('Password', { exact: true }).fill(password)
    await details.getByLabel(/I have read and accept/u).check()
    await details.getByRole('button', { name: 'Sign up' }).click()
    await details.getByRole('alert').getByText('there is not enough data to create your company').waitFor()
    await details.getByLabel('Direct employer').check()
    await details.getByLabel('Password', { exact: true }).fill(password)
    await details.getByLabel(/I have read and accept/u).check()
    await details.getByRole('button', { name: 'Sign up' }).click()
    // The first answer told of both, so only this tells that the second has come.
    await details.getByRole('alert').getByText('there is not enough data').waitFor({ state: 'hidden' })
    await details.getByRole('alert').getByText('This does not look like a valid UK phone number.').waitFor()
    await expect(details.getByLabel('Your name')).toHaveValue('Mia Example')
    await details.getByLabel('Business phone').fill('0113 496 0000')
    await details.getByLabel('Password', { exact: true }).fill(password)
    await details.getByLabel(/I have read and accept/u).check()
    // Pressed twice, the form is sent once.
    await details.getByRole('button', { name: 'Sign up' }).dblclick()
    await page.getByText('You have signed up. Now check your e-mail box for our confirmation e-mail').waitFor()

    await page.goto(await linkTo('mia@harbour.example', '/confirm-email/'))
    await page.getByRole('button', { name: 'Confirm my email address' }).click()
    await heading(page, 'Your email address is confirmed').waitFor()
    await page.goto('/login')
    await logIn(page, 'mia@harbour.example', password)
    await page.waitForURL(({ pathname }) => pathname !== '/login')
    // What acts for the company asks for a second factor first; the rest of the site does not.
    await page.goto('/manage-company')
    await page.waitForURL('**/settings/security?back=%2Fmanage-company')
    await page.goto('/search')
    await heading(page, 'Search all jobs').waitFor()
  },
)
