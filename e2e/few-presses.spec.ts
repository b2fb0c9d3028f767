import type { Locator } from '@playwright/test'
import { loginTermsVersion } from '../contract/credentials/login-terms.ts'
import { defaultSearch, resultsAddress } from '../contract/job-searches/results-address.ts'
import { demoPassword } from '../sandbox/applying/accounts.ts'
import { aCv } from '../test/cvs.ts'
import { adWithoutQuestions, arrivalsOf } from './applying.ts'
import { importAds } from './import-ads.ts'
import { expect, test } from './journey.ts'
import { now } from './now.ts'
import { openResults, ready, rows } from './on-the-page.ts'
import { signUpAndIn } from './people.ts'

/** Presses whatever is handed to it, and counts. */
function counted(): { press: (what: Locator) => Promise<void>; presses: () => number } {
  let made = 0
  return {
    async press(what) {
      await what.click()
      made++
    },
    presses: () => made,
  }
}

test('a visitor reads what a job pays after one press', async ({ journey: { page } }) => {
  const { press, presses } = counted()
  await page.goto('/')
  await press(page.getByRole('list', { name: 'Searches to try' }).getByRole('link').first())
  await rows(page).getByText('a month after tax').first().waitFor()
  expect(presses()).toBe(1)
})

test('from home: save 1 press, the original 2, an alert 2, the CV as PDF 1', async ({ journey: { page } }) => {
  await importAds([
    {
      id: 'cooper:1',
      title: 'Cooper',
      company: 'Stave and Hoop',
      location: 'Ludlow',
      url: 'https://stave-and-hoop.example/jobs/1',
      salaryRaw: '£31,000 per annum',
      postedAt: new Date().toISOString(),
    },
  ])
  await signUpAndIn(page, 'few-presses@example.com')
  await page.request.post('/api/users/me/savecv', { data: aCv() })
  const address = resultsAddress({ ...defaultSearch, jobTitle: 'cooper', jobLocation: 'Ludlow' })
  await page.request.post('/api/users/me/searches', {
    data: { searches: [{ address, at: new Date(0).toISOString() }] },
  })
  const home = async () => {
    await page.goto('/')
    await ready(page)
    return counted()
  }

  const save = await home()
  await save.press(page.getByRole('button', { name: 'Save: Cooper' }))
  await page.getByRole('button', { name: 'Saved: Cooper' }).waitFor()
  expect(save.presses()).toBe(1)

  const original = await home()
  await original.press(
    page
      .getByRole('article', { name: /^Cooper/u })
      .getByRole('heading')
      .getByRole('link'),
  )
  const [opened] = await Promise.all([
    page.context().waitForEvent('page'),
    original.press(page.getByRole('link', { name: /^Original/u }).first()),
  ])
  await opened.close()
  expect(original.presses()).toBe(2)

  const alert = await home()
  await alert.press(page.getByRole('link', { name: /^(?:All|Show)/u }).first())
  await alert.press(page.getByRole('link', { name: 'Create alert' }))
  await page.getByText('Your alert was saved successfully').waitFor()
  expect(alert.presses()).toBe(2)

  const cv = await home()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    cv.press(page.getByRole('link', { name: 'Download PDF' })),
  ])
  expect(file.suggestedFilename()).toMatch(/\.pdf$/u)
  expect(cv.presses()).toBe(1)
})

test('from a search: save 1 press', async ({ journey: { page } }) => {
  await importAds([{ id: 'thatcher:1', title: 'Thatcher', company: 'Reed and Sedge', location: 'Ludlow' }])
  await signUpAndIn(page, 'few-presses-in-a-search@example.com')
  await openResults(page, { jobTitle: 'thatcher', jobLocation: 'Ludlow' })
  await ready(page)
  const { press, presses } = counted()
  await press(page.getByRole('button', { name: 'Save: Thatcher' }).first())
  await page.getByRole('button', { name: 'Saved: Thatcher' }).first().waitFor()
  expect(presses()).toBe(1)
})

test('from home: apply 3 presses, where the login is known and the employer asks nothing', async ({
  journey: { page },
}) => {
  const email = 'few-presses-to-apply@example.com'
  await signUpAndIn(page, email)
  await page.request.post('/api/users/me/savecv', { data: aCv({ personal_data: { email, postcode: 'LS1 4AP' } }) })
  const login = { email, password: demoPassword, source: 'reed', consent: loginTermsVersion }
  expect((await page.request.post('/api/users/me/sitespw', { data: { reed: login } })).status()).toBe(200)
  const number = await adWithoutQuestions('reed')
  await importAds([
    {
      id: String(number),
      board: 'www.reed.co.uk',
      title: 'Dry Stone Waller',
      company: 'Beck and Gate',
      location: 'Hawes',
      url: `https://www.reed.co.uk/jobs/dry-stone-waller/${number}`,
    },
  ])
  const address = resultsAddress({ ...defaultSearch, jobTitle: 'dry stone waller', jobLocation: 'Hawes' })
  await page.request.post('/api/users/me/searches', {
    data: { searches: [{ address, at: new Date(0).toISOString() }] },
  })
  await page.goto('/')
  await ready(page)

  const { press, presses } = counted()
  await press(page.getByRole('link', { name: 'Apply: Dry Stone Waller', exact: true }))
  await press(page.getByRole('button', { name: 'Start', exact: true }))
  const send = page.getByRole('button', { name: 'Send application' })
  await send.waitFor()
  // The board has the application only after the person sent it.
  expect(await now(arrivalsOf(email))).toEqual([])
  await press(send)
  await page.getByRole('link', { name: 'Receipt', exact: true }).waitFor()
  expect(presses()).toBe(3)
  expect(await now(arrivalsOf(email))).toMatchObject([{ board: 'reed', ad: number }])
})
