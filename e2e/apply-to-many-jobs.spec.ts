import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { boardsWithCredentials } from '../contract/applications/applications.ts'
import type { ApplicationEntry, Receipt } from '../contract/applications/history.ts'
import { loginTermsVersion as consent } from '../contract/credentials/login-terms.ts'
import { demoPassword } from '../sandbox/applying/accounts.ts'
import { isFile, type Arrival } from '../sandbox/applying/arrivals.ts'
import { aCv } from '../test/cvs.ts'
import { answerUntilReady, arrivalsOf, boardPatience, checkPage, jobsOn, obstruct } from './applying.ts'
import { expectAccessible, test } from './journey.ts'
import { now } from './now.ts'
import { signUpAndIn } from './people.ts'

const email = 'applies-to-many@example.com'

async function history(page: Page): Promise<ApplicationEntry[]> {
  const answer = await page.request.get('/api/applications?show=all')
  return ((await answer.json()) as { applications: ApplicationEntry[] }).applications
}

/** Ten jobs on nine boards, on the shortlist of somebody with a CV and a login to each board. */
async function tenShortlisted(page: Page): Promise<string[]> {
  await signUpAndIn(page, email)
  await page.request.post('/api/users/me/savecv', { data: aCv({ personal_data: { email, postcode: 'LS1 4AP' } }) })
  const logins = boardsWithCredentials.map((source) => [source, { email, password: demoPassword, source, consent }])
  const given = await page.request.post('/api/users/me/sitespw', { data: Object.fromEntries(logins) })
  expect(given.status(), await given.text()).toBe(200)
  const jobs: string[] = []
  for (const board of boardsWithCredentials) jobs.push(...(await jobsOn(page, board, board === 'reed' ? 2 : 1)))
  expect((await page.request.post('/api/shortlist', { data: { jobs } })).status()).toBe(200)
  return jobs
}

/** What the board got is what the receipt says, answer by answer and file by file. */
function expectSame({ content }: Receipt, arrival: Arrival): void {
  const sent = content.answers.filter(({ value }) => value !== null && value !== '')
  const said = sent.map(({ question, value }) => [
    question.label,
    value !== null && typeof value === 'object' && 'file' in value ? content.cv?.sha256 : value,
  ])
  const got = arrival.answers
    .filter(({ value }) => value !== '')
    .map(({ label, value }) => [label, isFile(value) ? value.sha256 : value])
  expect(Object.fromEntries(said)).toEqual(Object.fromEntries(got))
  expect(content.confirmation?.reference).toBe(arrival.reference)
}

test(
  'ten shortlisted jobs on nine boards are applied to: one asks, one shows a captcha, one was applied to before; receipts say what arrived',
  { timeout: 240_000 },
  async ({ journey }) => {
    const { page } = journey
    await tenShortlisted(page)
    await obstruct('totaljobs', { kind: 'captcha', where: 'ad', account: email })
    await obstruct('nhs', { kind: 'already-applied', where: 'ad', account: email })
    await obstruct('monster', { kind: 'question', type: 'number', label: 'Syringe drivers set up?', account: email })

    await page.goto('/shortlisted-jobs')
    await page.getByRole('link', { name: 'Apply all' }).click()
    await page.getByText('10 are ready.').waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Begin those that are ticked' }).click()
    await page.waitForURL(/\/applied-jobs/u)
    await expect
      .poll(async () => (await history(page)).filter(({ state }) => state === 'queued').length, {
        timeout: 120_000,
        interval: 500,
      })
      .toBe(0)
    await page.getByRole('region', { name: 'Waiting for you' }).waitFor()
    await expectAccessible(page)

    const on = async (source: string) => (await history(page)).find((one) => one.source === source)!
    await expect.poll(async () => await on('totaljobs')).toMatchObject({ state: 'needs-you', reason: 'captcha' })
    await expect.poll(async () => await on('nhs')).toMatchObject({ state: 'failed', reason: 'already-applied' })
    await expect.poll(async () => await on('monster')).toMatchObject({ state: 'needs-you', reason: 'unknown-question' })

    await page.goto(`/applications/${(await on('totaljobs'))._id}`)
    await page.getByRole('heading', { name: 'The board wants to see a person' }).waitFor()
    await page.getByRole('link', { name: /^Open on Totaljobs/u }).waitFor()
    await expectAccessible(page)
    await page.goto(`/applications/${(await on('nhs'))._id}`)
    await page.getByText('Applied before').waitFor()
    await expectAccessible(page)

    await page.goto(`/applications/${(await on('monster'))._id}`)
    await page.getByLabel('Syringe drivers set up?', { exact: true }).fill('12')
    await answerUntilReady(page)
    await page.getByRole('button', { name: 'Send application' }).click()
    await page.getByRole('link', { name: 'Receipt' }).waitFor(boardPatience)

    // Whatever else is filled in by now is sent as well.
    for (const { _id } of (await history(page)).filter(({ state }) => state === 'ready')) {
      await page.goto(`/applications/${_id}`)
      await checkPage(page).waitFor()
      await page.getByRole('button', { name: 'Send application' }).click()
      await page.getByRole('link', { name: 'Receipt' }).waitFor(boardPatience)
    }

    const arrived = await arrivalsOf(email)
    const applied = (await history(page)).filter(({ state }) => state === 'applied')
    expect(applied.length).toBeGreaterThan(0)
    expect(arrived).toHaveLength(applied.length)
    for (const { _id } of applied) {
      const receipt = (await (await page.request.get(`/api/applications/${_id}/receipt`)).json()) as Receipt
      expect(receipt.isIntact).toBe(true)
      const { board, ref } = receipt.content
      expectSame(
        receipt,
        arrived.find((one) => one.board === board && one.ref === ref)!,
      )
    }

    await page.goto('/applied-jobs')
    await page.getByRole('button', { name: 'Stop all that have not been sent' }).click()
    await page.getByText(/\d stopped/u).waitFor()
    expect(await now(arrivalsOf(email))).toHaveLength(applied.length)
    await page.goto('/shortlisted-jobs')
    const group = page.getByRole('region', { name: /^Applied/u })
    await expect.poll(async () => await group.getByRole('article').count()).toBe(applied.length)
  },
)
