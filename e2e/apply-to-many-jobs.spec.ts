import { boardsWithCredentials } from '../contract/credentials/boards-with-logins.ts'
import type { Page } from '@playwright/test'
import type { ApplicationEntry, Receipt } from '../contract/applications/history.ts'
import { loginTermsVersion as consent } from '../contract/credentials/login-terms.ts'
import { demoPassword } from '../sandbox/applying/accounts.ts'
import { isFile, type Arrival } from '../sandbox/applying/arrivals.ts'
import { aCv } from '../test/cvs.ts'
import { answerUntilReady, arrivalsOf, jobsOn, obstruct } from './applying.ts'
import { expect, expectAccessible, test } from './journey.ts'
import { now } from './now.ts'
import { pressKey } from './on-the-page.ts'
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

/** Every question that is open, answered once for all that ask it. */
async function answerAllOnOnePage(page: Page): Promise<void> {
  await page.goto('/applied-jobs/questions')
  const questions = page.getByRole('region', { name: 'Questions' })
  if ((await now(questions.count())) === 0) return
  await expectAccessible(page)
  for (const group of await questions.locator('fieldset').all())
    await group.getByRole('radio').or(group.getByRole('checkbox')).first().check()
  for (const select of await questions.getByRole('combobox').all()) await select.selectOption({ index: 1 })
  for (const field of await questions.getByRole('textbox').all()) await field.fill('2')
  for (const box of await questions.getByRole('checkbox', { name: /^I (?:agree|accept)/u }).all()) await box.check()
  await page.getByRole('button', { name: 'Use these answers' }).click()
  await page
    .getByText(/will carry on|Your answers are saved/u)
    .first()
    .waitFor()
}

/** What the board got is what the receipt says, answer by answer and file by file. */
function expectSame({ content }: Receipt, arrival: Arrival): void {
  const sent = content.answers.filter(({ value }) => value !== null && value !== '' && value !== false)
  const said = sent.map(({ question, value }) => [
    question.label,
    value !== null && typeof value === 'object' && 'file' in value ? content.cv?.sha256 : value,
  ])
  const got = arrival.answers
    // A box that nobody ticks is not sent.
    .filter(({ value }) => value !== '' && value !== false)
    .map(({ label, value }) => [label, isFile(value) ? value.sha256 : value])
  expect(Object.fromEntries(said)).toEqual(Object.fromEntries(got))
  expect(content.confirmation?.reference).toBe(arrival.reference)
}

test('ten shortlisted jobs on nine boards are applied to: one asks, one shows a captcha, one was applied to before; receipts say what arrived', async ({
  journey,
}) => {
  const { page } = journey
  await tenShortlisted(page)
  await obstruct('totaljobs', { kind: 'captcha', where: 'ad', account: email })
  await obstruct('nhs', { kind: 'already-applied', where: 'ad', account: email })
  await obstruct('monster', { kind: 'question', type: 'number', label: 'Syringe drivers set up?', account: email })

  await page.goto('/shortlisted-jobs')
  await page.getByRole('link', { name: 'Apply all' }).click()
  await page.getByText('10 are ready.').waitFor()
  await expectAccessible(page)
  // What it costs follows what is ticked.
  await page.getByText(/^You have \d+ left, this uses 10;/u).waitFor()
  const boxes = page.getByRole('main').getByRole('checkbox')
  await boxes.nth(0).uncheck()
  await page.getByText(/^You have \d+ left, this uses 9;/u).waitFor()
  await boxes.nth(0).check()
  await page.getByText(/^You have \d+ left, this uses 10;/u).waitFor()

  // Without a connection what was chosen stays.
  const way = page.getByRole('combobox', { name: /^How/u }).nth(1)
  const chosen = await now(way.inputValue())
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Start those ticked' }).click()
  await page.getByText('Nothing was sent; your text is kept.').waitFor()
  expect(await now(way.inputValue())).toBe(chosen)
  expect(await now(boxes.nth(0).isChecked())).toBe(true)
  await page.context().setOffline(false)
  await page.getByText('You are back online.').waitFor()
  await page.getByRole('button', { name: 'Send again' }).click()
  await page.waitForURL(/\/applied-jobs/u)
  await expect
    .poll(async () => (await history(page)).filter(({ state }) => state === 'queued').length, {
      timeout: 120_000,
      intervals: [500],
    })
    .toBe(0)
  await page.getByRole('region', { name: /^Needs you/u }).waitFor()
  await expectAccessible(page)

  const on = async (source: string) => (await history(page)).find((one) => one.source === source)!
  await expect.poll(async () => await on('totaljobs')).toMatchObject({ state: 'needs-you', reason: 'captcha' })
  await expect.poll(async () => await on('nhs')).toMatchObject({ state: 'failed', reason: 'already-applied' })
  await expect.poll(async () => await on('monster')).toMatchObject({ state: 'needs-you', reason: 'unknown-question' })

  await page.goto(`/applications/${(await on('totaljobs'))._id}`)
  await page.getByRole('heading', { name: 'The board wants to check that you are human' }).waitFor()
  await page.getByRole('link', { name: /^Open on Totaljobs/u }).waitFor()
  await expectAccessible(page)
  await page.goto(`/applications/${(await on('nhs'))._id}`)
  await page.getByText('Applied before').first().waitFor()
  await expectAccessible(page)

  await page.goto(`/applications/${(await on('monster'))._id}`)
  await page.getByLabel('Syringe drivers set up?', { exact: true }).fill('12')
  await answerUntilReady(page)
  await page.getByRole('button', { name: 'Send application' }).click()
  await page.getByRole('link', { name: 'Receipt', exact: true }).waitFor()

  await answerAllOnOnePage(page)
  await expect
    .poll(async () => (await history(page)).filter(({ state }) => state === 'queued').length, {
      timeout: 120_000,
      intervals: [500],
    })
    .toBe(0)
  // Whatever is filled in by now is looked at on one page, by keys, and sent at once.
  await page.goto('/applied-jobs/review')
  await expectAccessible(page)
  const waiting = await now(page.getByRole('list', { name: 'To check' }).getByRole('checkbox').count())
  expect(waiting).toBeGreaterThan(0)
  for (let at = 0; at < waiting; at++) {
    await pressKey(page, 'j')
    await page.keyboard.press('Space')
  }
  await page.getByRole('button', { name: `Send all I have checked (${waiting})` }).waitFor()
  await page.keyboard.press('Enter')
  await page.getByText(/applications? being sent/u).waitFor()
  await expect
    .poll(async () => (await history(page)).filter(({ state }) => state === 'ready' || state === 'sending').length, {
      timeout: 120_000,
      intervals: [500],
    })
    .toBe(0)

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
  await page.getByRole('button', { name: 'Stop everything that has not been sent' }).click()
  await page.getByText(/\d stopped/u).waitFor()
  expect(await now(arrivalsOf(email))).toHaveLength(applied.length)
  await page.goto('/shortlisted-jobs')
  const group = page.getByRole('region', { name: /^Applied/u })
  await expect(group.getByRole('article')).toHaveCount(applied.length)
})
