import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { Pool } from 'pg'
import { defaultSearch, resultsAddress } from '../contract/job-searches/results-address.ts'
import { openAccounts } from '../server/ledger/accounts.ts'
import { issue } from '../server/ledger/transfer.ts'
import { inTransaction } from '../server/platform/database.ts'
import { readConfig } from '../server/platform/config.ts'
import { aPerson } from '../test/people.ts'
import { expect, test } from './journey.ts'
import { now } from './now.ts'
import { heading } from './on-the-page.ts'
import { logInByApi } from './people.ts'
import { productEnvironment } from './start-product.ts'
import { isWhole } from './is-whole.ts'
import { product } from './product.ts'

/** Somebody who posts ads for a company, with so many credits. */
async function aPublisher(email: string, credits: number): Promise<{ give: (amount: number) => Promise<void> }> {
  const pool = new Pool({ connectionString: product().databaseUrl, max: 1 })
  const now = new Date()
  const { freeCredits } = readConfig(productEnvironment({}))
  const { id } = await aPerson(
    { db: pool, services: { clock: { now: () => now }, config: { freeCredits } } },
    { email, company: { name: `Quayside Bakery ${email}`, isApproved: true } },
  )
  await pool.end()
  const give = async (amount: number) => {
    const db = new Pool({ connectionString: product().databaseUrl, max: 1 })
    await inTransaction(db, async (client) => {
      const to = { kind: 'person', id } as const
      await openAccounts(client, { owner: to, unit: 'publisher-credits' })
      if (amount > 0)
        await issue(client, { to, unit: 'publisher-credits', amount, kind: 'grant', key: randomUUID(), now })
    })
    await db.end()
  }
  await give(credits)
  return { give }
}

async function fillIn(page: Page, title: string): Promise<void> {
  await page.getByLabel('Job title').fill(title)
  await page.getByLabel('Contract', { exact: true }).selectOption('permanent')
  await page.getByRole('spinbutton', { name: 'From £' }).fill('29000')
  await page.getByRole('spinbutton', { name: 'To £' }).fill('33000')
  await page.getByRole('combobox', { name: 'Place' }).fill('Whitby')
  await page.getByRole('radio', { name: 'Full time' }).check()
  await page.getByLabel('Hours a week (optional)').fill('40')
  await page.getByRole('toolbar').first().waitFor()
  const text = page.getByRole('textbox', { name: 'Job description' })
  await text.click()
  await text.pressSequentially('You bake croissants and tarts for our shop by the harbour.')
}

test(
  'write an ad, see it as it will be, publish it, find it, close it and reactivate it',
  { tag: '@main' },
  async ({ journey }) => {
    const { page } = journey
    await aPublisher('publisher@example.com', 4)
    await logInByApi(page, 'publisher@example.com')
    await page.goto('/manage-my-job-ads')
    await page.getByText('No ads yet').waitFor()
    await isWhole(page, 'ads-none')
    await page.getByRole('link', { name: 'Post an ad', exact: true }).first().click()
    await heading(page, 'Post a job ad').waitFor()
    // Too early: what is missing is said, and what is typed from there on is saved as before.
    journey.expectError(/400/u)
    await page.getByRole('toolbar').first().waitFor()
    for (const title of ['Harbour', 'Harbour pastry']) {
      await page.getByLabel('Job title').fill(title)
      await page.getByRole('button', { name: 'Preview' }).click()
      await page.getByText('There is a problem').waitFor()
    }
    await fillIn(page, 'Harbour pastry chef')

    await page.getByRole('button', { name: 'Add benefit' }).click()
    await page.getByText('Field empty: Please enter a benefit before.').waitFor()
    await page.getByLabel('Add a benefit').fill('Free bread')
    await page.getByRole('button', { name: 'Add benefit' }).click()
    await page.locator('summary', { hasText: 'Questions' }).click()
    await page.getByLabel('Add a question').fill('Which ovens have you worked with?')
    await page.getByRole('button', { name: 'Add question' }).click()
    await page.getByText('Answering takes a candidate about 2 minutes.').waitFor()
    await page.getByText(/^Saved \d\d:\d\d$/u).waitFor()
    await isWhole(page, 'ad-form')

    // What was typed is there when one comes back.
    await page.goto('/post-job-ad')
    await page.getByText('Saved job detected').waitFor()
    await expect(page.getByLabel('Job title')).toHaveValue('Harbour pastry chef')
    await expect(page.getByLabel('Benefit 1')).toHaveValue('Free bread')

    await page.goto('/manage-my-job-ads?show=drafts')
    await page.getByRole('link', { name: 'Harbour pastry chef' }).waitFor()
    await isWhole(page, 'ad-drafts')
    await page.getByRole('link', { name: 'Harbour pastry chef' }).click()

    await page.getByRole('button', { name: 'Preview' }).click()
    await heading(page, 'Preview').waitFor()
    await page.getByText('This ad costs').waitFor()
    await page.getByText('You have 4 credits.').waitFor()
    await isWhole(page, 'ad-preview')
    await page.getByRole('button', { name: 'Publish for 2 credits' }).click()
    await page.getByText('You have just published your job advert').waitFor()
    await page.getByText('15 days left').waitFor()
    await isWhole(page, 'ads-online')

    const visitor = await journey.open()
    await visitor.goto(resultsAddress({ ...defaultSearch, jobTitle: 'harbour pastry chef', jobLocation: 'Whitby' }))
    // By its address: a click shows the ad beside the list.
    const row = visitor.getByRole('link', { name: 'Harbour pastry chef' }).first()
    await visitor.goto((await row.getAttribute('href')) ?? '')
    await heading(visitor, 'Harbour pastry chef').waitFor()
    await visitor.getByText('Free bread').waitFor()
    await expect
      .poll(async () => await visitor.locator('script[type="application/ld+json"]').textContent())
      .toContain('"JobPosting"')
    await isWhole(visitor, 'own-job')

    await page.goto('/manage-my-job-ads')
    await page.getByText('Close early').click()
    await page.getByRole('button', { name: 'Close this ad' }).click()
    await page.getByText('The ad is closed').waitFor()
    journey.expectError(/410/u)
    const gone = await visitor.reload()
    expect(gone?.status()).toBe(410)
    await page.getByRole('link', { name: 'Re-activate' }).click()
    await page.getByText('It costs 2 credits').waitFor()
    await isWhole(page, 'ads-reactivate')
    await page.getByRole('button', { name: 'Re-activate for 2 credits' }).click()
    await page.getByText('The job was successfully reactivated').waitFor()
    const back = await visitor.reload()
    expect(back?.status()).toBe(200)
  },
)

test('on a phone the form folds, says which sections are whole, and checks each field as it is left', async ({
  journey,
}) => {
  const page = await journey.open({ viewport: { width: 360, height: 740 } })
  await aPublisher('folds@example.com', 2)
  await logInByApi(page, 'folds@example.com')
  await page.goto('/post-job-ad?new')
  await page.getByRole('toolbar').first().waitFor()
  const section = (name: string) => page.getByRole('region', { name, exact: true })
  const fold = (name: string) => section(name).locator('summary').first()
  await section('The job').getByText('2 things to fill in').waitFor()

  // Not while it is typed for the first time, although the list below knows of it.
  const title = page.getByLabel('Job title')
  await title.pressSequentially('HEAD PASTRY CHEF WANTED')
  await page.getByRole('link', { name: 'The title shouts' }).waitFor()
  await expect(section('The job').getByText('The title shouts')).toHaveCount(0)
  await title.press('Tab')
  await section('The job').getByText('The title shouts').waitFor()
  await title.fill('Head pastry chef')
  await expect(section('The job').getByText('The title shouts')).toHaveCount(0)

  const contract = page.getByLabel('Contract', { exact: true })
  await contract.press('Tab')
  await section('The job').getByText('Choose the kind of contract').waitFor()
  await contract.selectOption('permanent')
  await expect(section('The job').getByText('Choose the kind of contract')).toHaveCount(0)
  await section('The job').getByText('Done', { exact: true }).waitFor()

  const pay = page.getByRole('spinbutton', { name: 'From £' })
  await pay.fill('12000')
  await pay.press('Tab')
  await section('Pay')
    .getByText(/£12,000 a year is below the minimum wage/u)
    .waitFor()
  await section('Pay').getByText('1 thing to change').waitFor()
  await isWhole(page, 'ad-form-checks')
  await pay.fill('31000')
  await section('Pay').getByText('Done', { exact: true }).waitFor()

  await fold('Dates').click()
  await page.getByLabel('Closing date').fill('2020-01-01')
  // The Tab key goes from the day to the month first.
  await page.getByLabel('Closing date').blur()
  await section('Dates').getByText('Choose a day that has not passed').waitFor()
  await fold('Dates').click()
  await expect(page.getByLabel('Closing date')).toBeHidden()
  await page.getByText(/^Saved \d\d:\d\d$/u).waitFor()
  journey.expectError(/400/u)
  await page.getByRole('button', { name: 'Preview' }).click()
  await page.getByText('There is a problem').waitFor()
  await expect(fold('Dates')).toBeFocused()
  await expect(page.getByLabel('Closing date')).toBeVisible()
  // Changed, what was refused may be right; still wrong, the same is told again as the field is left.
  const passed = section('Dates').getByText('Choose a day that has not passed')
  await passed.waitFor()
  // As a person does, who is in the field before they change it.
  await page.getByLabel('Closing date').focus()
  await page.getByLabel('Closing date').fill('2020-01-02')
  await expect(passed).toHaveCount(0)
  await page.getByLabel('Closing date').blur()
  await passed.waitFor()

  // What the person folds stays so, also after a reload.
  await fold('Pay').click()
  await expect(pay).toBeHidden()
  await page.reload()
  await page.getByRole('toolbar').first().waitFor()
  await expect(pay).toBeHidden()
  await section('Pay').getByText('Done', { exact: true }).waitFor()

  // With letters twice as large each heading begins beside its triangle.
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  const below = page.locator('summary > h2').evaluateAll((headings) =>
    headings.flatMap((heading) => {
      const down = heading.getBoundingClientRect().top - (heading.parentElement?.getBoundingClientRect().top ?? 0)
      return down > parseFloat(getComputedStyle(heading).fontSize) ? [heading.textContent] : []
    }),
  )
  expect(await now(below)).toEqual([])
})

test('without credits the draft waits until some are bought', async ({ journey }) => {
  const { page } = journey
  const { give } = await aPublisher('poor@example.com', 0)
  await logInByApi(page, 'poor@example.com')
  await page.goto('/post-job-ad')
  await fillIn(page, 'Penniless pastry chef')
  await page.getByText(/^Saved \d\d:\d\d$/u).waitFor()
  await page.getByRole('button', { name: 'Preview' }).click()
  await page.getByRole('link', { name: 'Buy credits', exact: true }).last().waitFor()
  journey.expectError(/400/u)
  await page.getByRole('button', { name: 'Publish for 2 credits' }).click()
  await page.getByText('You do not have credits in your account.').waitFor()
  await isWhole(page, 'ad-no-credits')
  await give(2)
  await page.getByRole('button', { name: 'Publish for 2 credits' }).click()
  await page.getByText('You have just published your job advert').waitFor()
})

test('what a visitor writes is found again in the browser, and moves to the account at login', async ({ journey }) => {
  const { page } = journey
  await aPublisher('later@example.com', 2)
  await page.goto('/post-job-ad')
  await page.getByText('What you write here comes with you.').waitFor()
  await page.getByText('We save what you type in this browser').waitFor()
  await fillIn(page, 'Wandering pastry chef')
  await page.getByText(/^Saved in this browser/u).waitFor()
  await isWhole(page, 'ad-visitor')
  await page.reload()
  await page.getByText('Saved job detected').waitFor()
  await expect(page.getByLabel('Job title')).toHaveValue('Wandering pastry chef')
  await logInByApi(page, 'later@example.com')
  await page.goto('/post-job-ad')
  await page.waitForURL(/draft=/u)
  await expect(page.getByLabel('Job title')).toHaveValue('Wandering pastry chef')
  await expect.poll(async () => await page.evaluate(() => localStorage.getItem('job-ad-draft'))).toBeNull()
})

test('Preview is pressed while the draft is being saved: neither is refused because of the other', async ({
  journey,
}) => {
  const { page } = journey
  await aPublisher('presses-early@example.com', 4)
  await logInByApi(page, 'presses-early@example.com')
  await page.goto('/post-job-ad?new')
  const isFormAnswered = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && new URL(answer.url()).pathname.startsWith('/post-job-ad'),
  )
  const isSaving = Promise.withResolvers<void>()
  await page.route(
    '**/api/job-ad-drafts/*',
    async (route) => {
      isSaving.resolve()
      // The form would overtake it, if it did not wait.
      const overtaken = new Promise((resolve) => setTimeout(resolve, 1_000))
      await Promise.race([isFormAnswered, overtaken])
      await route.continue()
    },
    { times: 1 },
  )
  await fillIn(page, 'Harbour pie baker')
  await isSaving.promise
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  await page.getByRole('button', { name: /^Publish/u }).waitFor()
})
