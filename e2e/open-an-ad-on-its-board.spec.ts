import { expect } from 'vitest'
import { expectAccessible, test } from './journey.ts'
import { now } from './now.ts'
import { openResults, rows, titles } from './on-the-page.ts'
import { signUpAndIn } from './people.ts'

test('a visitor is led to log in; whoever is logged in opens the ad where it stands', async ({ journey }) => {
  const { page } = journey
  const search = { jobTitle: 'teacher', jobLocation: 'Leeds' }
  await openResults(page, search)
  const [name = ''] = await titles(page)
  const lockedRow = rows(page).first()
  await lockedRow.getByRole('link', { name: /^Open on .+ \(needs an account\)$/u }).waitFor()
  expect(await now(lockedRow.getByRole('link', { name: /in a new tab/u }).count())).toBe(0)

  await signUpAndIn(page, 'opens-ads@example.com')
  await openResults(page, search)
  const row = rows(page).filter({ has: page.getByRole('link', { name, exact: true }) })
  const out = row.getByRole('link', { name: /^Open on .+, in a new tab: /u })
  const address = (await out.getAttribute('href')) ?? ''
  // The demo boards play the real ones on this machine.
  expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/[^/]+\.[^/]+\//u)
  expect(await now(row.getByRole('link', { name: /needs an account/u }).count())).toBe(0)
  await expectAccessible(page)

  await row.getByRole('link', { name, exact: true }).click()
  const preview = page.getByRole('complementary', { name: 'Preview' })
  await preview.getByRole('link', { name: /^Open on .+ \(new tab\)$/u }).waitFor()
  await preview.getByRole('link', { name: 'Open the whole ad' }).click()
  const whole = page.getByRole('main').getByRole('link', { name: /^Open on .+ \(new tab\)$/u })
  await expect.poll(async () => await whole.getAttribute('href')).toBe(address)

  const [tab] = await Promise.all([page.context().waitForEvent('page'), whole.click()])
  await tab.waitForURL(({ href }) => href === address)
  expect(await now(tab.evaluate(() => window.opener))).toBe(null)
})
