import { expect, test } from './journey.ts'
import { now } from './now.ts'
import { heading, openResults, ready } from './on-the-page.ts'

const leeds = { latitude: 53.7997, longitude: -1.5492 }
const paris = { latitude: 48.8566, longitude: 2.3522 }

test(
  'a place that is misspelt is corrected, which is said; as it was typed, the nearest names are offered',
  { tag: '@main' },
  async ({ journey }) => {
    const { page } = journey
    await openResults(page, { jobTitle: 'chef', jobLocation: 'Manchestre' })
    await page.getByText('Showing Manchester').waitFor()
    await page.getByRole('link', { name: 'Search for Manchestre instead' }).click()

    const jobs = page.getByRole('region', { name: 'Jobs' })
    await jobs.getByRole('heading', { name: 'We do not know a place called ‘Manchestre’' }).waitFor()
    // There is nothing to filter, to put in order, or to be told of.
    for (const text of ['Workplace', 'Best match', 'Keys for this list', /by e.mail each morning/u])
      expect(await now(page.getByRole('main').getByText(text).count()), String(text)).toBe(0)
    await jobs
      .getByRole('link', { name: /^Manchester/u })
      .first()
      .click()

    await heading(page, / chef jobs? within 10 miles of Manchester$/u).waitFor()
  },
)

test('my location, allowed: the name of the place is filled in', async ({ journey }) => {
  const page = await journey.open({ geolocation: leeds, permissions: ['geolocation'] })
  await page.goto('/')
  await ready(page)

  await page.getByRole('button', { name: 'Use my location' }).click()

  await expect(page.getByLabel('Town, county or postcode')).toHaveValue(/Leeds/u)
  expect(page.url()).toMatch(/\/$/u)
})

test('my location, not allowed: said so, and the field stays for typing', async ({ journey }) => {
  const page = await journey.open({ permissions: [] })
  await page.goto('/')
  await ready(page)

  await page.getByRole('button', { name: 'Use my location' }).click()

  await page.getByText(/^Geocoder failed due to: you, or your browser, did not allow it/u).waitFor()
  expect(await now(page.getByLabel('Town, county or postcode').inputValue())).toBe('')
  await expect(page.getByRole('button', { name: 'Use my location' })).toBeEnabled()
})

test('my location, outside of where we search: no results', async ({ journey }) => {
  const page = await journey.open({ geolocation: paris, permissions: ['geolocation'] })
  await page.goto('/')
  await ready(page)

  await page.getByRole('button', { name: 'Use my location' }).click()

  await page.getByText('No results found').waitFor()
  expect(await now(page.getByLabel('Town, county or postcode').inputValue())).toBe('')
})
