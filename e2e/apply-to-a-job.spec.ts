import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { loginTermsVersion } from '../contract/login-terms.ts'
import { demoPassword } from '../sandbox/applying/accounts.ts'
import { aCv } from '../test/cvs.ts'
import { expectAccessible, test } from './journey.ts'
import { signUpAndIn } from './people.ts'

/** A demo ad that stands on Reed before all others. */
async function reedJob(page: Page): Promise<string> {
  const found = await page.request.get('/api/jobsearches/nurse/United Kingdom/12000/200001/50/Any?sources=reed')
  const { jobs } = (await found.json()) as { jobs: { _id: string; sources: { board: string }[] }[] }
  const job = jobs.find(({ sources }) => sources[0]?.board === 'reed')
  if (job === undefined) throw new Error('No demo ad stands on Reed')
  return job._id
}

const check = (page: Page) => page.getByRole('heading', { name: 'Check what the employer gets' })
const useAnswers = (page: Page) => page.getByRole('button', { name: 'Use these answers' })

/** Answers what only a person can, page by page of the board's form, until everything can be checked. */
async function answerUntilReady(page: Page): Promise<void> {
  for (let round = 0; round < 4; round++) {
    await check(page).or(useAnswers(page)).first().waitFor({ timeout: 40_000 })
    if (await check(page).isVisible()) return
    for (const group of await page.getByRole('main').getByRole('group').all())
      if ((await group.getByRole('radio', { checked: true }).count()) === 0)
        await group.getByRole('radio').first().check()
    for (const select of await page.getByRole('main').getByRole('combobox').all())
      if ((await select.inputValue()) === '') await select.selectOption({ index: 1 })
    for (const field of await page.getByRole('main').getByRole('textbox').all())
      if ((await field.getAttribute('name'))?.startsWith('q-') === true && (await field.inputValue()) === '')
        await field.fill('2')
    await useAnswers(page).click()
    // Filled in anew, or told what is wrong.
    await page.getByText('is being filled in').or(check(page)).or(page.getByRole('alert')).first().waitFor()
  }
  await check(page).waitFor()
}

test(
  'a person checks what the employer gets, sends it, and has a receipt; the password is asked for each time',
  { timeout: 180_000 },
  async ({ journey }) => {
    const { page } = journey
    const email = 'applies-by-us@example.com'
    await signUpAndIn(page, email)
    await page.request.post('/api/users/me/savecv', { data: aCv() })
    const asked = { mode: 'ask', consent: loginTermsVersion }
    expect((await page.request.put('/api/users/me/sitespw/reed', { data: asked })).status()).toBe(200)

    await page.goto(`/apply?job=${await reedJob(page)}`)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Begin' }).click()
    await page.waitForURL(/\/applications\//u)
    await page.getByRole('heading', { name: 'Your login at Reed' }).waitFor({ timeout: 40_000 })
    await expectAccessible(page)
    await page.getByLabel('E-mail address at Reed').fill(email)
    await page.getByLabel('Password at Reed').fill(demoPassword)
    await page.getByRole('button', { name: 'Fill it in with this login' }).click()

    await page.getByText('is being filled in').or(check(page)).or(useAnswers(page)).first().waitFor({ timeout: 40_000 })
    await answerUntilReady(page)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Send application' }).click()
    await page.getByRole('link', { name: 'Receipt' }).click({ timeout: 40_000 })
    await page.getByRole('heading', { level: 1, name: 'Receipt 1' }).waitFor()
    await expectAccessible(page)
    expect(await page.content()).not.toContain(demoPassword)
    await page.goto('/applied-jobs?show=all')
    await page.getByRole('main').getByRole('listitem').getByText('Applied').first().waitFor()
    await expectAccessible(page)
  },
)
