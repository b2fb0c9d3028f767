import { expect, test } from './journey.ts'
import { heading, openResults, ready, rows, titles } from './on-the-page.ts'

test(
  'without a connection a banner says so, what is on the page stays, and the banner goes with the trouble',
  { tag: '@main' },
  async ({ journey }) => {
    const { page } = journey
    // A second or two after the page: the script of the page of a job, without which the preview would load it again.
    const ahead = page.waitForResponse(/\/assets\/job-[^/]*\.js$/u)
    await openResults(page, { jobTitle: 'chef', jobLocation: 'London' })
    await ready(page)
    await page
      .getByRole('complementary', { name: 'Preview' })
      .getByRole('region', { name: 'Text of the ad' })
      .getByText(/\w/u)
      .first()
      .waitFor()
    await (await ahead).finished()
    // And what that script needs in turn.
    await page.waitForLoadState('networkidle')
    const banner = page.getByText('You are offline.')

    await page.context().setOffline(true)
    await banner.waitFor()
    await rows(page).first().waitFor()

    await page.context().setOffline(false)
    await banner.waitFor({ state: 'detached' })
  },
)

test('without a connection no press leads away into nothing: the page stays, and goes on when the connection is back', async ({
  journey,
}) => {
  journey.expectError(/ERR_INTERNET_DISCONNECTED/u)
  const page = await journey.open({ viewport: { width: 800, height: 900 } })
  await openResults(page, { jobTitle: 'chef', jobLocation: 'London' })
  await ready(page)
  const list = await titles(page)
  const address = page.url()
  const title = rows(page).first().getByRole('heading').getByRole('link')

  await page.context().setOffline(true)
  await page.getByText('You are offline.').waitFor()
  await title.click()
  await page.getByRole('link', { name: 'rolecall' }).first().click()
  await rows(page).first().locator('summary').click()
  await rows(page).first().getByRole('heading').getByRole('link').focus()
  await page.keyboard.press('h')
  await page.getByRole('button', { name: 'Search jobs' }).click()

  await expect.poll(async () => await titles(page)).toEqual(list)
  expect(page.url()).toBe(address)
  await page.context().setOffline(false)
  await page.getByText('You are offline.').waitFor({ state: 'detached' })
  await title.click()
  await heading(page, list[0] ?? '').waitFor()
})

test('on a wide screen a row is still chosen without a connection, with what the list knows of it', async ({
  journey,
}) => {
  const { page } = journey
  await openResults(page, { jobTitle: 'chef', jobLocation: 'London' })
  await ready(page)
  await page
    .getByRole('complementary', { name: 'Preview' })
    .getByRole('region', { name: 'Text of the ad' })
    .getByText(/\w/u)
    .first()
    .waitFor()
  await page.waitForLoadState('networkidle')
  const list = await titles(page)
  await page.context().setOffline(true)
  await page.getByText('You are offline.').waitFor()

  await rows(page).nth(1).getByRole('heading').getByRole('link').click()

  await page
    .getByRole('complementary', { name: 'Preview' })
    .getByRole('heading', { name: list[1] ?? '', exact: true })
    .waitFor()
  await expect.poll(async () => await titles(page)).toEqual(list)
})

test('the script of the page of a job is had before it is needed', async ({ journey: { page } }) => {
  const ahead = page.waitForRequest(/\/assets\/job-[^/]*\.js$/u)
  await openResults(page, { jobTitle: 'chef', jobLocation: 'London' })
  await ahead
})
