import type { Page } from '@playwright/test'
import { defaultSearch, resultsAddress } from '../contract/job-searches/results-address.ts'
import { aCv } from '../test/cvs.ts'
import { jobsOn } from './applying.ts'
import { expect, expectAccessible, test } from './journey.ts'
import { now } from './now.ts'
import { heading } from './on-the-page.ts'
import { signUpAndIn } from './people.ts'
import { isWhole } from './is-whole.ts'

const canary = 'zzboardcanaryqx'

const board = (page: Page, name: string) => page.getByRole('group', { name, exact: true })

test(
  'give two logins, look at what is kept, have one asked for, delete the other',
  { tag: '@main' },
  async ({ journey }) => {
    const { page } = journey
    await signUpAndIn(page, 'board-logins@example.com')
    await page.goto('/stored-passwords')
    await page.getByText('No logins saved').waitFor()
    const search = resultsAddress({ ...defaultSearch, jobTitle: 'farrier', jobLocation: 'Ludlow' })
    await page.goto(search)
    await page.goto('/credentials')
    await expect(page.getByRole('link', { name: 'Back to your search' })).toHaveAttribute('href', search)

    // Nothing is asked for a board that is off; the fields of a password come with the wish to keep it.
    expect(await now(page.getByLabel('Password at Reed', { exact: true }).isVisible())).toBe(false)
    await board(page, 'Reed').getByLabel(/^Reed/u).check()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByRole('alert').getByText('Please choose what happens to the password').waitFor()
    await board(page, 'Reed')
      .getByLabel(/^Keep it encrypted/u)
      .check()
    await page.getByLabel('Email address at Reed').fill('ann@')
    await page.getByLabel('Password at Reed', { exact: true }).fill(canary)
    await board(page, 'Reed')
      .getByLabel(/^I have read this/u)
      .check()
    journey.expectError(/status of 400/u)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByRole('alert').getByText('Not a valid e-mail!').waitFor()
    await isWhole(page, 'stored-passwords')
    await page.getByLabel('Email address at Reed').fill('ann@example.com')
    await board(page, 'LinkedIn')
      .getByLabel(/^LinkedIn/u)
      .check()
    await board(page, 'LinkedIn').getByText('LinkedIn does not allow this.').waitFor()
    await board(page, 'LinkedIn')
      .getByLabel(/^Ask me each time/u)
      .check()
    await board(page, 'LinkedIn')
      .getByLabel(/^I have read this/u)
      .check()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('Your logins are saved').waitFor()
    // The page is made again with what is kept: no password stays in it.
    await expect(page.getByLabel('Password at Reed', { exact: true })).toHaveValue('')
    expect(await now(page.content())).not.toContain(canary)

    await page.goto('/stored-passwords')
    const reed = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Reed' }) })
    await reed.getByText('ann@example.com').waitFor()
    await isWhole(page, 'stored-passwords-kept')
    expect(await now(page.content())).not.toContain(canary)
    await reed.getByRole('button', { name: 'Try it' }).click()
    // Who is quick sees that it is being tried, who is slow what came of it.
    await reed.getByText(/Being tried …|It works|refused it|asked for a code|could not find out/u).waitFor()
    await reed.getByRole('button', { name: 'Ask me each time' }).click()
    await reed.getByText('Asked for each time').waitFor()
    await reed.getByText('Delete this login').click()
    await reed.getByRole('button', { name: 'Delete the login to Reed' }).click()
    await page.getByText('Your login to Reed is deleted').waitFor()
    await reed.waitFor({ state: 'detached' })
    await expect(page.getByRole('list', { name: 'Your logins' }).getByRole('heading')).toHaveText([' LinkedIn'], {
      useInnerText: true,
    })
  },
)

test('who comes for a login while applying goes on with applying', async ({ journey: { page } }) => {
  await signUpAndIn(page, 'login-while-applying@example.com')
  await page.request.post('/api/users/me/savecv', { data: aCv() })
  const [job] = await jobsOn(page, 'reed', 1)
  await page.goto(`/apply?job=${job}`)
  await page.getByRole('link', { name: 'Add login' }).click()
  await heading(page, 'Board logins').waitFor()
  await expect(page.getByRole('link', { name: 'Back to applying' })).toHaveAttribute('href', `/apply?job=${job}`)
  await board(page, 'Reed').getByLabel(/^Reed/u).check()
  await board(page, 'Reed')
    .getByLabel(/^Ask me each time/u)
    .check()
  await board(page, 'Reed')
    .getByLabel(/^I have read this/u)
    .check()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('You can carry on applying.').waitFor()
  await page.getByText('Ready', { exact: true }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/apply')
  await expectAccessible(page)
})
