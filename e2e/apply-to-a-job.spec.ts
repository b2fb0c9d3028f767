import { loginTermsVersion } from '../contract/credentials/login-terms.ts'
import { demoPassword } from '../sandbox/applying/accounts.ts'
import { aCv } from '../test/cvs.ts'
import { answerUntilReady, jobsOn } from './applying.ts'
import { expect, expectAccessible, test } from './journey.ts'
import { now } from './now.ts'
import { signUpAndIn } from './people.ts'

test(
  'a person checks what the employer gets, sends it, and has a receipt; the password is asked for each time',
  { tag: '@main' },
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
    await page.getByRole('button', { name: 'Start' }).click()
    await page.waitForURL(/\/applications\//u)
    await page.getByRole('heading', { name: 'Your login at Reed' }).waitFor()
    await expectAccessible(page)
    await page.getByLabel('Email address at Reed').fill(email)
    await page.getByLabel('Password at Reed').fill(demoPassword)
    await page.getByRole('button', { name: 'Fill it in with this login' }).click()

    // The roll tells how far the form is, and what comes next is always said.
    const roll = page.getByRole('complementary', { name: 'How it stands' })
    await roll.getByText('Opened Reed').waitFor()
    await answerUntilReady(page)
    await roll.getByText('Logged in as you').waitFor()
    await roll.getByText(/^Nothing has been sent\. Send it when you have checked it\./u).waitFor()
    await page.getByRole('heading', { name: /^What .+ will read$/u }).waitFor()
    await page.getByText('from your CV').first().waitFor()
    await page.getByText(/^Uses 1 of your \d+\. If it fails, you get it back\.$/u).waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Send application' }).click()
    await roll.getByText(/^Reed confirmed: /u).waitFor()
    await expectAccessible(page)

    await roll.getByRole('button', { name: 'No reminder' }).click()
    await roll.getByRole('button', { name: 'Remind me in 14 days' }).click()
    await roll.getByText(/^We’ll email you on /u).waitFor()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      roll.getByRole('link', { name: 'Download the receipt' }).click(),
    ])
    expect(file.suggestedFilename()).toBe('Rolecall receipt 1.txt')
    await roll.getByRole('link', { name: 'Receipt', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Receipt 1' }).waitFor()
    await expectAccessible(page)
    expect(await now(page.content())).not.toContain(demoPassword)
    await page.goto('/applied-jobs')
    await page.getByRole('region', { name: 'Sent 1' }).getByText('No answer yet').waitFor()
    await expectAccessible(page)
  },
)
