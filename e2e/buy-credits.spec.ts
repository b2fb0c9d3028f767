import { Pool } from 'pg'
import { readConfig } from '../server/platform/config.ts'
import { aPerson } from '../test/people.ts'
import { holdBack } from './hold-back.ts'
import { isWhole } from './is-whole.ts'
import { expect, expectAccessible, test } from './journey.ts'
import { heading } from './on-the-page.ts'
import { password } from './people.ts'
import { productEnvironment } from './start-product.ts'
import { product } from './product.ts'
import { untilTakenOver } from './session-ends.ts'

/** Somebody of a company that is there; not the one who looks after it, who would need a second factor. */
async function anEmployer(email: string): Promise<void> {
  const pool = new Pool({ connectionString: product().databaseUrl, max: 1 })
  try {
    const { freeCredits } = readConfig(productEnvironment({}))
    await aPerson(
      { db: pool, services: { clock: { now: () => new Date() }, config: { freeCredits } } },
      { email, company: { name: 'Harbour Care Ltd' } },
    )
  } finally {
    await pool.end()
  }
}

test(
  'credits: a card is declined, 3-D Secure passes, and the receipt and the balance agree',
  { tag: '@main' },
  async ({ journey }) => {
    const { page } = journey
    journey.expectError(/status of 402/u)
    await anEmployer('credits@example.com')
    await page.goto('/buy-credits')
    await heading(page, 'Buy credits').waitFor()
    await page.getByText('We will ask you to log in first.').waitFor()
    // Asked in place, and then straight on with what was chosen: by the first tap already, as on a phone.
    await untilTakenOver(page)
    await page.getByRole('button', { name: 'Buy 3 credits' }).dispatchEvent('click')
    const dialog = page.getByRole('dialog', { name: 'Log in to continue' })
    await expect(dialog.getByRole('link', { name: /^Create an account/u })).toHaveAttribute('href', '/signup/publisher')
    const logIn = dialog.getByRole('button', { name: 'Log in', exact: true })
    await expect(logIn).toBeDisabled()
    await dialog.getByLabel('Email address').fill('credits@example.com')
    await expect(logIn).toBeDisabled()
    // Pressed all the same, it says what is missing.
    await logIn.click({ force: true })
    await dialog.getByText('Please enter your password').waitFor()
    await expectAccessible(page)
    await dialog.getByLabel('Password', { exact: true }).fill(password)
    await logIn.click()
    await heading(page, '3 credits for job ads').waitFor()
    await page.goto('/buy-credits')
    await page.getByText('Your company has').waitFor()
    await page.getByRole('spinbutton', { name: /^How many/u }).fill('24')
    await page.getByText('£108', { exact: true }).waitFor()
    await page.getByText('30 credits cost £105, less than 24 do.').waitFor()
    await page.getByRole('spinbutton', { name: /^How many/u }).fill('51')
    await page.getByText('50 credits max').waitFor()
    await expect(page.getByRole('button', { name: 'Go to payment' })).toBeDisabled()
    await isWhole(page, 'credits-1')

    await page.getByRole('spinbutton', { name: /^How many/u }).fill('30')
    await page.getByRole('button', { name: 'Go to payment' }).click()
    await heading(page, '30 credits for job ads').waitFor()
    await page.getByRole('radio', { name: /^Is declined/u }).check()
    await page.getByRole('button', { name: 'Pay' }).click()
    await page.getByText('Your card was declined.').waitFor()
    await page.getByRole('radio', { name: /^Asks for 3-D Secure \(/u }).check()
    await page.getByRole('button', { name: 'Pay' }).click()
    await page.getByRole('button', { name: 'Yes, it is me' }).click()

    await heading(page, 'Paid').waitFor()
    await isWhole(page, 'credits-2')
    await page.getByRole('link', { name: 'See the receipt' }).click()
    await heading(page, /^Receipt R-\d{6}$/u).waitFor()
    await page.getByText('£105').first().waitFor()
    await isWhole(page, 'credits-3')
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download as PDF' }).click(),
    ])
    expect(file.suggestedFilename()).toMatch(/^Rolecall R-\d{6}\.pdf$/u)

    await page.goto('/buy-credits')
    await page.getByText('Your company has 30').waitFor()
  },
)

test('the first press of a visitor asks to log in without waiting for a script; where none has come, the login page asks', async ({
  journey,
}) => {
  const viewport = { width: 360, height: 740 }
  const chosen = /\/login\?back=%2Fbuy-credits%3Fquantity%3D3$/u
  for (const [path, name] of [
    ['/buy-credits', 'Buy 3 credits'],
    ['/prices', 'Log in or sign up'],
  ] as const) {
    const page = await journey.open({ viewport })
    await page.goto(path)
    await untilTakenOver(page)
    await page.waitForLoadState('networkidle')
    const scripts = await holdBack(page, '**/assets/*.js')
    await page.getByRole('main').getByRole('button', { name }).click()
    await page.getByRole('dialog', { name: 'Log in to continue' }).getByLabel('Email address').waitFor()
    scripts.release()
  }

  journey.expectError(/ERR_FAILED/u)
  const without = await journey.open({ viewport })
  await without.route('**/assets/log-in-dialog-*.js', async (route) => await route.abort())
  await without.goto('/buy-credits')
  await untilTakenOver(without)
  await without.getByRole('button', { name: 'Buy 3 credits' }).click()
  await heading(without, 'Log in').waitFor()
  await without.waitForURL(chosen)

  const early = await journey.open({ viewport })
  const scripts = await holdBack(early, '**/assets/*.js')
  await early.goto('/buy-credits', { waitUntil: 'commit' })
  await early.getByRole('button', { name: 'Buy 3 credits' }).click()
  await early.waitForURL(chosen, { waitUntil: 'commit' })
  scripts.release()
})
