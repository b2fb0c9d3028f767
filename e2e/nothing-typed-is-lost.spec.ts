import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { Pool } from 'pg'
import { aCv } from '../test/cvs.ts'
import { comeInAsCompanyAdmin } from './company-admin.ts'
import { cuttableProduct } from './cut-connection.ts'
import { cutRequests, expectFormsKept } from './forms-are-kept.ts'
import { isWhole } from './is-whole.ts'
import { expect, test } from './journey.ts'
import { anOwnAd } from './own-ads.ts'
import { logInByApi, password, signUpAndIn } from './people.ts'
import { product } from './product.ts'
import { addPasskeyDevice, setUpAuthenticator } from './second-factor.ts'
import { sessionEnds } from './session-ends.ts'

/** The first step in the dialog that has come over the page; the second is in its place. */
async function logInOverPage(page: Page, email: string) {
  const dialog = page.getByRole('dialog', { name: 'Log in to continue' })
  await dialog.getByLabel('Email address').fill(email)
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click()
  return dialog
}

/** Somebody who looks after a company with one ad, to which one person has applied. */
async function anAdminWithACandidate(page: Page, email: string, applicant: Page): Promise<string> {
  const { ad, job } = await anOwnAd(email, { jobTitle: 'Quay pastry cook' })
  const pool = new Pool({ connectionString: product().databaseUrl, max: 1 })
  const theirs = 'user_id in (select id from users where email = $1)'
  await pool.query(`update company_members set is_admin = true where ${theirs}`, [email])
  await pool.end()
  await signUpAndIn(applicant, `applies-to-${email}`)
  await applicant.request.post('/api/users/me/savecv', { data: aCv() })
  const cvs = (await (await applicant.request.get('/api/cvs')).json()) as { _id: string }[]
  const _id = randomUUID()
  await applicant.request.post(`/api/apply-here/${job}`, { data: { _id, cvId: cvs[0]?._id } })
  await logInByApi(page, email)
  return `/posted-job-details/${ad}/${_id}`
}

test(
  'the session of a company’s admin ends while they type: both steps over the page, and what waited is sent',
  { tag: '@main' },
  async ({ journey }) => {
    // Browsers make passkeys for a name, not for a number.
    const page = await journey.open({ baseURL: product().url.replace('127.0.0.1', 'localhost') })
    const email = 'types@example.com'
    const candidate = await anAdminWithACandidate(page, email, journey.page)
    await addPasskeyDevice(page)
    await page.goto('/settings/security')
    const { app, recoveryCodes } = await setUpAuthenticator(page)
    await page.getByLabel('Passkey name').fill('My laptop')
    await page.getByRole('button', { name: 'Add a passkey' }).click()
    await page.getByRole('listitem').filter({ hasText: 'My laptop' }).waitFor()

    const byRecoveryCode = async () => {
      const dialog = await logInOverPage(page, email)
      await dialog.getByRole('button', { name: 'Use a recovery code' }).click()
      await dialog.getByLabel('Recovery code').fill(recoveryCodes.pop() ?? '')
      await dialog.getByRole('button', { name: 'Log in', exact: true }).click()
    }

    await page.goto('/manage-company/details')
    await page.getByLabel(/^About the company/u).fill('We bake by the harbour.')
    await sessionEnds(page)
    await page.getByRole('button', { name: 'Save details' }).click()
    const dialog = await logInOverPage(page, email)
    await dialog.getByLabel('Code from your authenticator app').waitFor()
    await isWhole(page, 'second-step-over-the-page')
    // A code that is wrong is told in the dialog, and nothing is gone.
    journey.expectError(/status of 40[01]/u)
    await dialog.getByLabel('Code from your authenticator app').fill('000000')
    await dialog.getByRole('button', { name: 'Log in', exact: true }).click()
    await dialog.getByRole('alert').first().waitFor()
    await dialog.getByLabel('Code from your authenticator app').fill(app.nextCode())
    await dialog.getByRole('button', { name: 'Log in', exact: true }).click()
    await page.getByText('The company’s details have been saved.').waitFor()
    await expect(page.getByLabel(/^About the company/u)).toHaveValue('We bake by the harbour.')

    await page.goto(candidate)
    await page.getByLabel('New message').fill('Which ovens do you know?')
    await sessionEnds(page)
    await page.getByRole('button', { name: 'Send message' }).click()
    await byRecoveryCode()
    await page.getByRole('listitem').filter({ hasText: 'Which ovens do you know?' }).waitFor()

    await page.getByLabel('New note').fill('Knows deck ovens')
    await sessionEnds(page)
    await page.getByRole('button', { name: 'Save note' }).click()
    await (await logInOverPage(page, email)).getByRole('button', { name: 'Use a passkey' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Use your passkey' }).click()
    await page.getByRole('listitem').filter({ hasText: 'Knows deck ovens' }).waitFor()

    await page.goto('/buy-credits')
    await page.getByRole('spinbutton', { name: /^How many/u }).fill('12')
    await sessionEnds(page)
    await page.getByRole('button', { name: 'Go to payment' }).click()
    await byRecoveryCode()
    await page.getByRole('heading', { name: '12 credits for job ads' }).waitFor()

    // The ad form saves by itself: the draft waits as well.
    await page.goto('/post-job-ad?new')
    await page.getByRole('toolbar').first().waitFor()
    await sessionEnds(page)
    await page.getByLabel('Job title').fill('Harbour pie maker')
    await byRecoveryCode()
    await page
      .getByText(/^Saved/u)
      .first()
      .waitFor()
    await page.goto('/post-job-ad')
    await expect(page.getByLabel('Job title')).toHaveValue('Harbour pie maker')
  },
)

test('every form of a company is kept where the connection is cut', async ({ journey }) => {
  journey.expectError(cutRequests)
  const { page } = journey
  const candidate = await anAdminWithACandidate(page, 'walks@example.com', await journey.open())
  await page.goto('/settings/security')
  await setUpAuthenticator(page)
  const desk = candidate.slice(0, candidate.lastIndexOf('/'))
  let forms = 0
  for (const path of [
    '/manage-company',
    '/manage-company/details',
    '/manage-company/verification',
    '/manage-company/keeping',
    '/manage-company/feed',
    '/manage-company/api-keys',
    '/manage-my-job-ads',
    '/manage-interviews/calendar',
    '/post-job-ad?new',
    '/buy-credits',
    candidate,
    `${candidate}/interview`,
    `${desk}/decide?to=rejected&n=1`,
    `${desk}/questions?n=1`,
    '/create-question',
  ]) {
    await page.goto(path)
    forms += await expectFormsKept(page, path)
  }
  expect(forms).toBeGreaterThan(20)
})

test('of two windows on one company, and on one draft of an ad, the later is told and shown what differs', async ({
  journey,
}) => {
  const { page } = journey
  await comeInAsCompanyAdmin(page, 'two-windows@example.com', 'Two Windows Ltd')
  const other = await page.context().newPage()
  for (const window of [page, other]) await window.goto('/manage-company/details')
  await page.getByLabel(/^Town/u).fill('Hull')
  await page.getByRole('button', { name: 'Save details' }).click()
  await page.getByText('The company’s details have been saved.').waitFor()
  journey.expectError(/status of 409/u)
  await other.getByLabel(/^Town/u).fill('Leeds')
  await other.getByLabel(/^About the company/u).fill('We clean windows.')
  await other.getByRole('button', { name: 'Save details' }).click()
  const box = other.getByRole('alert', { name: 'Saved by somebody else' })
  await expect(box).toBeFocused()
  await expect(box.locator('dl')).toHaveText(/Town\s*Saved: Hull\s*Yours: Leeds\s*About the company/u)
  await isWhole(other, 'saved-by-somebody-else')
  await other.getByRole('button', { name: 'Save details' }).click()
  await other.getByText('The company’s details have been saved.').waitFor()
  await page.reload()
  await expect(page.getByLabel(/^Town/u)).toHaveValue('Leeds')

  await page.goto('/post-job-ad?new')
  await page.getByRole('toolbar').first().waitFor()
  await page.getByLabel('Job title').fill('Window cleaner')
  await page
    .getByText(/^Saved/u)
    .first()
    .waitFor()
  await other.goto('/post-job-ad')
  await other.getByRole('toolbar').first().waitFor()
  await page.getByLabel('Job title').fill('Window cleaner, ladders')
  await page
    .getByText(/^Saving/u)
    .first()
    .waitFor()
  await page
    .getByText(/^Saved/u)
    .first()
    .waitFor()
  await other.getByLabel('Job title').fill('Window cleaner, ropes')
  await other.getByText('Saved: Window cleaner, ladders').waitFor()
  await isWhole(other, 'two-versions-of-an-ad')
  await other.getByRole('button', { name: 'Keep this version' }).click()
  await other.getByText(/^Saved \d/u).waitFor()
  await page.goto('/post-job-ad')
  await expect(page.getByLabel('Job title')).toHaveValue('Window cleaner, ropes')
})

test('the connection is lost while a company types: the page stays, and a press sends it', async ({ journey }) => {
  const wire = await cuttableProduct()
  const page = await journey.open({ baseURL: wire.url })
  const candidate = await anAdminWithACandidate(page, 'cut-off@example.com', journey.page)
  await page.goto('/settings/security')
  await setUpAuthenticator(page)
  journey.expectError(/ERR_INTERNET_DISCONNECTED|ERR_EMPTY_RESPONSE|ERR_CONNECTION|ERR_SOCKET/u)

  await page.goto(candidate)
  await page.getByLabel('New note').fill('Calls back')
  await page.getByLabel('New message').fill('Can you start at four?')
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Save note' }).click()
  const line = page.getByRole('alert').filter({ hasText: 'your text is kept' })
  await line.getByText('No connection. Nothing was sent; your text is kept.').waitFor()
  await isWhole(page, 'nothing-was-sent')
  await line.getByRole('button', { name: 'Send again' }).click()
  await line.getByText('Still no connection. Nothing was sent; your text is kept.').waitFor()
  await expect(page.getByLabel('New note')).toHaveValue('Calls back')
  // What is typed in the meantime goes along.
  await page.getByLabel('New note').fill('Calls back on Monday')
  await page.context().setOffline(false)
  await line.getByText('You are back online.').waitFor()
  await line.getByRole('button', { name: 'Send again' }).click()
  await page.getByRole('listitem').filter({ hasText: 'Calls back on Monday' }).waitFor()
  await line.waitFor({ state: 'detached' })
  // The other form of the page was not touched by that.
  await expect(page.getByLabel('New message')).toHaveValue('Can you start at four?')

  // The browser does not know of it: the answer does not come.
  wire.cut()
  await page.getByRole('button', { name: 'Send message' }).click()
  await line.getByText('We do not know whether it arrived; your text is kept.').waitFor()
  wire.mend()
  await page.getByRole('button', { name: 'Send message' }).click()
  await page.getByRole('listitem').filter({ hasText: 'Can you start at four?' }).waitFor()
  await line.waitFor({ state: 'detached' })
  await wire[Symbol.asyncDispose]()
})
