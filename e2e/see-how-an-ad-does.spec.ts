import { randomUUID } from 'node:crypto'
import { Pool } from 'pg'
import { AdContent, emptyAd } from '../contract/job-ads/content.ts'
import { defaultSearch, resultsAddress } from '../contract/job-searches/results-address.ts'
import { openAccounts } from '../server/ledger/accounts.ts'
import { issue } from '../server/ledger/transfer.ts'
import { inTransaction } from '../server/platform/database.ts'
import { readConfig } from '../server/platform/config.ts'
import { aPerson } from '../test/people.ts'
import { expect, test } from './journey.ts'
import { now } from './now.ts'
import { heading, rows } from './on-the-page.ts'
import { comeInAsAdmin, logInByApi } from './people.ts'
import { productEnvironment } from './start-product.ts'
import { isWhole } from './is-whole.ts'
import { product } from './product.ts'

/** An ad of a company that is online, and the job that it is. */
async function anAdOnline(email: string, title: string): Promise<{ company: string; jobId: string }> {
  const db = new Pool({ connectionString: product().databaseUrl, max: 2 })
  const now = new Date()
  const { freeCredits } = readConfig(productEnvironment({}))
  const company = `Harbour Bakery ${title}`
  const person = await aPerson(
    { db, services: { clock: { now: () => now }, config: { freeCredits } } },
    { email, company: { name: company, isApproved: true } },
  )
  await inTransaction(db, async (client) => {
    const to = { kind: 'person', id: person.id } as const
    await openAccounts(client, { owner: to, unit: 'publisher-credits' })
    await issue(client, { to, unit: 'publisher-credits', amount: 10, kind: 'grant', key: randomUUID(), now })
  })
  await db.query('update companies set about = $2, address = $3 where id = $1', [
    person.companyId,
    'We bake bread, tarts and croissants for the whole coast.\n\nWe are twelve people in two shops, and we start early.',
    JSON.stringify({ address_line_1: '1 Quay Street', locality: 'Whitby', postal_code: 'YO21 1DH' }),
  ])
  await db.end()
  const content = AdContent.parse({
    ...emptyAd(),
    jobTitle: title,
    jobLocation: 'Whitby',
    workplace: 'on-site',
    contractType: 'permanent',
    duration: 'F',
    hoursPerWeek: '40',
    payMin: '29000',
    payMax: '33000',
    jobDescription: '<p>You bake croissants and tarts for our shop by the harbour, from four in the morning.</p>',
  })
  const answer = await fetch(`${product().url}/api/jobsearches`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${person.token}` },
    body: JSON.stringify({ _id: randomUUID(), content }),
  })
  const { ad } = (await answer.json()) as { ad: { jobId: string } }
  return { company, jobId: ad.jobId }
}

test(
  'people look at an ad and at its company, and the company sees how many and where from',
  { tag: '@main' },
  async ({ journey }) => {
    const { page } = journey
    const { company, jobId } = await anAdOnline('counts@example.com', 'Tide table baker')
    await logInByApi(page, 'counts@example.com')
    await page.goto('/manage-my-job-ads')
    await page.getByRole('link', { name: 'Statistics Tide table baker' }).click()
    await heading(page, 'Statistics of ‘Tide table baker’').waitFor()
    await page.getByText('Nobody has looked at the ad yet.').waitFor()
    await isWhole(page, 'ad-statistics-none')

    // Without the preview beside the list.
    const visitor = await journey.open({ viewport: { width: 900, height: 900 } })
    await visitor.goto(resultsAddress({ ...defaultSearch, jobTitle: 'Tide table baker', jobLocation: 'Whitby' }))
    const [counted] = await Promise.all([
      visitor.waitForRequest(/\/api\/job-ads\/.*\/views/u),
      rows(visitor).first().getByRole('heading').getByRole('link').click(),
    ])
    await heading(visitor, 'Tide table baker').waitFor()
    expect(counted.postDataJSON()).toEqual({ from: 'search' })

    await visitor.goto(`/job/${jobId}`)
    await visitor.getByRole('heading', { name: 'The employer' }).waitFor()
    await isWhole(visitor, 'own-job-employer')
    await visitor.getByRole('link', { name: company, exact: true }).click()
    await heading(visitor, company).waitFor()
    await visitor.getByText('We bake bread, tarts and croissants').waitFor()
    await visitor.getByText('Not enough answers yet').waitFor()
    await visitor.getByText('1 Quay Street, Whitby, YO21 1DH').waitFor()
    await isWhole(visitor, 'company-page')
    await visitor.getByRole('link', { name: 'Tide table baker' }).click()
    await heading(visitor, 'Tide table baker').waitFor()

    await page.reload()
    await page.getByText('Search on Rolecall').waitFor()
    await page.getByText('As a table').click()
    await isWhole(page, 'ad-statistics')
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: /CSV/u }).click()
    expect((await now(download)).suggestedFilename()).toBe('ad-statistics-tide-table-baker.csv')
  },
)

test('somebody reports an ad, the operator takes it offline, and the company reads why', async ({ journey }) => {
  const { page } = journey
  const { jobId } = await anAdOnline('reported@example.com', 'Reported tide baker')
  const visitor = await journey.open()
  await visitor.goto(`/job/${jobId}`)
  await visitor.getByText('Report this ad').click()
  await visitor.getByLabel('It looks like a scam').check()
  await visitor.getByRole('button', { name: 'Send report' }).click()
  await visitor.getByText('Thank you. We will look at this ad.').waitFor()

  await comeInAsAdmin(page, 'zoe-reports@example.com')
  await page.goto('/admin/reports')
  await page.getByRole('link', { name: 'Reported tide baker' }).waitFor()
  await isWhole(page, 'admin-report-own-ad')
  journey.expectError(/400/u)
  await page.getByRole('button', { name: /^Take offline.*Reported tide baker/u }).click()
  await page.getByText('Give a reason. The company will read it.').waitFor()
  await page.getByRole('textbox', { name: 'Reason' }).fill('It asks candidates for money')
  await page.getByRole('button', { name: /^Take offline.*Reported tide baker/u }).click()
  await page.getByText('is offline, and its company has been told').waitFor()
  journey.expectError(/410/u)
  expect((await now(visitor.reload()))?.status()).toBe(410)

  const publisher = await journey.open()
  await logInByApi(publisher, 'reported@example.com')
  await publisher.goto('/manage-my-job-ads')
  await publisher.getByText('Our reason: It asks candidates for money').waitFor()
  await isWhole(publisher, 'ads-taken-down')
  await page.goto('/admin/reports?all=yes')
  await page.getByRole('button', { name: /^Allow again.*Reported tide baker/u }).click()
  await page.getByText('may go online again').waitFor()
})
