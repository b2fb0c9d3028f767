import { loginTermsVersion } from '../contract/credentials/login-terms.ts'
import { demoPassword } from '../sandbox/applying/accounts.ts'
import { aCv } from '../test/cvs.ts'
import { answerOnce, answerUntilReady, jobsOn, obstruct, useAnswers } from './applying.ts'
import { expect, expectAccessible, test } from './journey.ts'
import { signUpAndIn } from './people.ts'

test('what was prepared stays at hand: by hand, and after a board has asked for a person', async ({ journey }) => {
  const { page } = journey
  const email = 'finishes-it-themselves@example.com'
  await signUpAndIn(page, email)
  await page.request.post('/api/users/me/savecv', {
    data: aCv({ personal_data: { city: 'Leeds', postcode: 'LS1 4AP' } }),
  })
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const [first, second] = await jobsOn(page, 'reed', 2)
  const begin = async (job: string | undefined, way: string): Promise<string> => {
    const answer = await page.request.post('/api/applications', { data: { applications: [{ job, way }] } })
    const { started } = (await answer.json()) as { started: { application: string }[] }
    return `/applications/${started[0]!.application}`
  }

  await page.goto(await begin(first, 'by-hand'))
  const sheet = page.getByRole('list', { name: 'Answer sheet' })
  await sheet.getByText('West Yorkshire').waitFor()
  await page.getByRole('button', { name: 'Copy First name' }).click()
  await page.getByText('Copied', { exact: true }).waitFor()
  await expect.poll(async () => await page.evaluate(async () => await navigator.clipboard.readText())).toBe('Aoife')
  const file = await page.request.get(
    (await page.getByRole('link', { name: 'Your CV as a file' }).getAttribute('href')) ?? '',
  )
  const bytes = await file.body()
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  await expectAccessible(page)

  const login = { mode: 'ask', consent: loginTermsVersion }
  expect((await page.request.put('/api/users/me/sitespw/reed', { data: login })).status()).toBe(200)
  await obstruct('reed', { kind: 'captcha', where: 'review', account: email })
  await page.goto(await begin(second, 'assisted'))
  await page.getByLabel('Email address at Reed').fill(email)
  await page.getByLabel('Password at Reed').fill(demoPassword)
  await page.getByRole('button', { name: 'Fill it in with this login' }).click()
  const captcha = page.getByRole('heading', { name: 'The board wants to check that you are human' })
  for (let round = 0; round < 8 && !(await captcha.isVisible()); round++) {
    await captcha.or(useAnswers(page)).first().waitFor()
    if (!(await captcha.isVisible())) {
      await answerOnce(page)
    }
  }
  await captcha.waitFor()
  await sheet.getByText('from your CV').first().waitFor()
  await expectAccessible(page)
})

test('where a board thanks for what its own list does not have, its person is told, sees for themselves and says so', async ({
  journey: { page },
}) => {
  const email = 'in-doubt@example.com'
  await signUpAndIn(page, email)
  await page.request.post('/api/users/me/savecv', { data: aCv() })
  const login = { mode: 'ask', consent: loginTermsVersion }
  expect((await page.request.put('/api/users/me/sitespw/reed', { data: login })).status()).toBe(200)
  await obstruct('reed', { kind: 'false-success', account: email })
  const [job] = await jobsOn(page, 'reed', 1)
  await page.goto(`/apply?job=${job}`)
  await page.getByRole('button', { name: 'Start' }).click()
  await page.getByLabel('Email address at Reed').fill(email)
  await page.getByLabel('Password at Reed').fill(demoPassword)
  await page.getByRole('button', { name: 'Fill it in with this login' }).click()
  await answerUntilReady(page)
  await page.getByRole('button', { name: 'Send application' }).click()

  await page.getByRole('heading', { name: 'Not sure' }).waitFor()
  await page.getByText(/^Reed thanked you for it, but its list of your applications does not show it\./u).waitFor()
  const list = page.getByRole('link', { name: /^Check on Reed/u })
  await expect(list).toHaveAttribute('href', /\/www\.reed\.co\.uk\/account\/jobs\/applications$/u)
  await expectAccessible(page)
  const address = page.url()
  await page.goto('/applied-jobs')
  await page.getByRole('region', { name: 'Needs you 1' }).getByText('Not sure whether it was sent').waitFor()
  await page.getByRole('link', { name: /^Say whether it was sent/u }).click()
  await page.waitForURL(address)
  await page.getByRole('button', { name: 'It was not' }).click()
  await page.getByRole('heading', { name: 'It had not been sent' }).waitFor()
  await page.getByRole('link', { name: 'Start again' }).waitFor()
  await page.goto('/applied-jobs')
  await page.getByRole('region', { name: 'Closed 1' }).waitFor()
})
