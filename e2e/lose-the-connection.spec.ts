import { test } from './journey.ts'
import { openResults, ready, rows } from './on-the-page.ts'

test('without a connection a banner says so, what is on the page stays, and the banner goes with the trouble', async ({
  journey,
}) => {
  const { page } = journey
  await openResults(page, { jobTitle: 'chef', jobLocation: 'London' })
  await ready(page)
  await page.getByRole('complementary', { name: 'Preview' }).getByRole('paragraph').nth(3).waitFor()
  const banner = page.getByText('You are offline.')

  await page.context().setOffline(true)
  await banner.waitFor()
  await rows(page).first().waitFor()

  await page.context().setOffline(false)
  await banner.waitFor({ state: 'detached' })
})
