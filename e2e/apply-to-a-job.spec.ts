import { expect } from 'vitest'
import { loginTermsVersion } from '../contract/credentials/login-terms.ts'
import { demoPassword } from '../sandbox/applying/accounts.ts'
import { aCv } from '../test/cvs.ts'
import { answerUntilReady, boardPatience, checkPage, jobsOn, useAnswers } from './applying.ts'
import { expectAccessible, test } from './journey.ts'
import { now } from './now.ts'
import { signUpAndIn } from './people.ts'

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

    const [job] = await jobsOn(page, 'reed', 1)
    await page.goto(`/apply?job=${job}`)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Begin' }).click()
    await page.waitForURL(/\/applications\//u)
    await page.getByRole('heading', { name: 'Your login at Reed' }).waitFor(boardPatience)
    await expectAccessible(page)
    await page.getByLabel('E-mail address at Reed').fill(email)
    await page.getByLabel('Password at Reed').fill(demoPassword)
    await page.getByRole('button', { name: 'Fill it in with this login' }).click()

    await page.getByText('is being filled in').or(checkPage(page)).or(useAnswers(page)).first().waitFor(boardPatience)
    await answerUntilReady(page)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Send application' }).click()
    await page.getByRole('link', { name: 'Receipt' }).click(boardPatience)
    await page.getByRole('heading', { level: 1, name: 'Receipt 1' }).waitFor()
    await expectAccessible(page)
    expect(await now(page.content())).not.toContain(demoPassword)
    await page.goto('/applied-jobs?show=all')
    await page.getByRole('main').getByRole('listitem').getByText('Applied').first().waitFor()
    await expectAccessible(page)
  },
)
