import type { Page } from '@playwright/test'
import { isWhole } from './is-whole.ts'
import { expect, test } from './journey.ts'
import { comeInAsCompanyAdmin } from './company-admin.ts'
import { now } from './now.ts'
import { heading } from './on-the-page.ts'

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Company' }).getByRole('link', { name, exact: true })

/** They look at many pages, each in four ways. */
/** Asks the API as a program does, without the browser's session. */
async function program(
  page: Page,
  key: string,
  path: string,
  body?: unknown,
): Promise<{ status: number; body: unknown }> {
  const answer = await fetch(new URL(path, page.url()), {
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
  })
  return { status: answer.status, body: await answer.json() }
}

test('make a key, use it from a program and revoke it', { tag: '@main' }, async ({ journey }) => {
  const { page } = journey
  await comeInAsCompanyAdmin(page, 'pat@seaview.example', 'Seaview Sample Stores Ltd')
  await tab(page, 'API keys').click()
  await page.getByText('Your company has no keys yet').waitFor()
  await page.getByLabel('Read your company’s ads').uncheck()
  await page.getByRole('button', { name: 'Make key' }).click()
  await page.getByRole('alert').getByText('Give the key a name').waitFor()
  await page.getByRole('alert').getByText('Choose what the key can do').waitFor()
  await isWhole(page, 'API keys, with problems')
  await page.getByLabel('Name', { exact: true }).fill('Our recruitment system')
  await page.getByLabel(/^Post, change and close ads/u).check()
  await page.getByRole('button', { name: 'Make key' }).click()
  await page.getByText('Your new key is ready.').waitFor()
  const key = (await page.getByTestId('new-key').textContent()) ?? ''
  await isWhole(page, 'API keys, with a new one')

  const tried = await program(page, key, '/api/v1/job-ads/check', { jobTitle: 'Shop assistant', jobLocation: 'Whitby' })
  expect(tried).toMatchObject({
    status: 200,
    body: { wouldPost: false, problems: { contractType: expect.any(String) as unknown } },
  })
  expect(await now(program(page, key, '/api/v1/job-ads'))).toMatchObject({ status: 403 })
  await page.reload()
  await page.getByRole('heading', { name: 'Our recruitment system' }).waitFor()
  await expect(page.getByTestId('new-key')).toHaveCount(0)
  await page.getByRole('button', { name: 'Revoke the key Our recruitment system' }).click()
  await page.getByText('The key has been revoked. It no longer works.').waitFor()
  expect((await now(program(page, key, '/api/v1/job-ads/check', {}))).status).toBe(401)
  await tab(page, 'History').click()
  await page.getByText(/revoked the API key rolecall_key_/u).waitFor()
  await page.goto('/api#ads')
  await heading(page, 'For developers').waitFor()
  await isWhole(page, 'the page for programs')
  journey.expectError(/status of 4\d\d/u)
})

test('try the company’s own feed, set it up and remove it', async ({ journey }) => {
  const { page } = journey
  await comeInAsCompanyAdmin(page, 'kit@pinewood.example', 'Pinewood Sample Homes Ltd')
  await tab(page, 'Feed').click()
  await page.getByRole('heading', { name: 'Set up your feed' }).waitFor()
  await page.getByLabel('Address of the feed').fill('http://feeds.example-employer.test/jobs.xml')
  await page.getByRole('button', { name: 'Test the feed' }).click()
  await page.getByRole('alert').getByText('Enter an address that begins with https://').waitFor()
  await page.getByLabel('Address of the feed').fill('https://127.0.0.1/jobs.xml')
  await page.getByRole('button', { name: 'Test the feed' }).click()
  await page.getByText('its address does not lead to a public server').waitFor()
  await isWhole(page, 'the feed, refused')

  await page.getByLabel('Address of the feed').fill('https://feeds.example-employer.test/jobs.xml')
  await page.getByRole('button', { name: 'Test the feed' }).click()
  await page.getByRole('heading', { name: 'What the feed would add' }).waitFor()
  await page.getByRole('region', { name: 'What the feed would add' }).locator('summary').first().click()
  await page.getByRole('table', { name: 'Field by field' }).first().waitFor()
  await isWhole(page, 'the feed, tried')
  // What was typed is still there.
  await expect.poll(async () => await page.getByLabel('Address of the feed').inputValue()).toContain('example-employer')

  await page.getByLabel('Ads a day at most').fill('0')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('alert').getByText('Enter a whole number of ads from 1 to 100').waitFor()
  await page.getByLabel('Ads a day at most').fill('5')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('The feed has been saved.').waitFor()
  await page.getByRole('heading', { name: 'What happened to it' }).waitFor()
  await isWhole(page, 'the feed, set up')
  await page.getByRole('button', { name: 'Read it again' }).click()
  await page.getByText('We will read the feed again within five minutes.').waitFor()
  await page.getByText('Remove the feed', { exact: true }).click()
  await page.getByRole('button', { name: 'Remove the feed now' }).click()
  await page.getByText('The feed has been removed.').waitFor()
  await page.getByRole('heading', { name: 'Set up your feed' }).waitFor()
  journey.expectError(/status of 4\d\d/u)
})
