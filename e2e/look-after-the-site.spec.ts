import { expect, expectAccessible, test } from './journey.ts'
import { heading } from './on-the-page.ts'
import { comeInAsAdmin, logInByApi, signUpAndIn } from './people.ts'

test(
  'an operator finds a person, ends their sessions, disables them, and works off a message',
  { tag: '@main' },
  async ({ journey }) => {
    const { page } = journey
    const ann = await journey.open()
    await signUpAndIn(ann, 'looked-after@example.com')
    // What the operator sees of it afterwards.
    await logInByApi(ann, 'looked-after@example.com')
    await ann.goto('/contact')
    await ann.getByLabel('Your email address').fill('looked-after@example.com')
    await ann.getByLabel('Subject').fill('Where is my job')
    await ann.getByLabel('Your message').fill('It was here.')
    await ann.getByRole('button', { name: 'Send message' }).click()
    await ann.getByText('Your message was sent successfully').waitFor()
    expect(new URL((await ann.goto('/admin'))!.url()).pathname).toBe('/today')

    await comeInAsAdmin(page, 'operator@example.org')
    await page.goto('/')
    await page.getByRole('link', { name: 'Admin', exact: true }).click()
    await heading(page, 'Users').waitFor()
    await page.getByLabel('Email, name or phone').fill('looked-after')
    await page.getByRole('button', { name: 'Show' }).click()
    await page.getByText('1 account', { exact: true }).waitFor()
    await page.getByRole('link', { name: 'looked-after@example.com' }).click()
    await heading(page, 'Ann Example').waitFor()
    await page
      .getByRole('table')
      .getByText('personal data seen')
      .or(page.getByText('signed in').first())
      .first()
      .waitFor()
    await expectAccessible(page)

    await page.getByRole('button', { name: 'End all sessions' }).click()
    await page.getByText(/sessions? (?:was|were) ended/u).waitFor()
    expect((await ann.request.get('/api/users/me')).status()).toBe(401)
    await page.getByRole('button', { name: 'Disable account' }).click()
    await page.getByText('The account has been disabled').waitFor()
    await expect(logInByApi(ann, 'looked-after@example.com')).rejects.toThrow(/401/u)

    await page.getByRole('link', { name: 'Messages' }).click()
    await page.getByRole('heading', { name: '[Contact us] Where is my job' }).waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: /^Mark as done.*Where is my job/u }).click()
    await page.getByText('Marked as done').waitFor()
    await page.getByRole('heading', { name: '[Contact us] Where is my job' }).waitFor({ state: 'detached' })
    await page.getByRole('link', { name: 'Failed tasks' }).click()
    await heading(page, 'Failed tasks').waitFor()
  },
)
