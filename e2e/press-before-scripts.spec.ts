import { holdBack } from './hold-back.ts'
import { importAds } from './import-ads.ts'
import { expect, test } from './journey.ts'
import { now } from './now.ts'
import { heading, ready } from './on-the-page.ts'
import { defaultSearch, resultsAddress } from '../contract/job-searches/results-address.ts'

/** A trade that no board has ads for: 12 in Lincoln, 4 of them temporary. */
test.beforeAll(
  async () =>
    await importAds(
      Array.from({ length: 12 }, (_, i) => ({
        id: `thatcher:${i}`,
        title: `Thatcher ${i}`,
        company: `Reed Roof ${i}`,
        location: 'Lincoln',
        jobType: i < 4 ? 'Temporary' : 'Permanent',
        description: `Ridge${i} eaves${i} hazel${i} straw${i} rake${i}: roofs of round number ${i}.`,
      })),
    ),
)

const address = resultsAddress({ ...defaultSearch, jobTitle: 'thatcher', jobLocation: 'Lincoln' })

test('a filter that is pressed before the scripts have come holds', async ({ journey: { page } }) => {
  const scripts = await holdBack(page, '**/assets/*.js')
  await page.goto(address, { waitUntil: 'commit' })
  await heading(page, '12 thatcher jobs within 10 miles of Lincoln').waitFor()

  await page.getByRole('region', { name: 'Filters' }).locator('summary').filter({ hasText: 'Contract' }).click()
  await page.getByRole('link', { name: 'Temporary 4' }).click()
  scripts.release()

  await heading(page, '4 thatcher jobs within 10 miles of Lincoln').waitFor()
})

test('a filter that is pressed while the scripts take the page over holds', async ({ journey: { page } }) => {
  // Clicks at the moment the page's own module runs, and only once: on the next page the same click would remove the filter.
  await page.addInitScript(() => {
    if (sessionStorage.getItem('pressed') !== null) return
    Object.defineProperty(window, '__reactRouterRouteModules', {
      configurable: true,
      set(value: unknown) {
        Object.defineProperty(window, '__reactRouterRouteModules', { value, writable: true })
        const links = [...document.querySelectorAll<HTMLElement>('#filters a')]
        links.find((link) => link.textContent.includes('Temporary'))?.click()
        sessionStorage.setItem('pressed', 'yes')
      },
    })
  })
  await page.goto(address, { waitUntil: 'commit' })

  await heading(page, '4 thatcher jobs within 10 miles of Lincoln').waitFor()
  expect(await now(page.evaluate(() => sessionStorage.getItem('pressed')))).toBe('yes')
})

test('a distance that is typed before the scripts have come is the one that is searched', async ({
  journey: { page },
}) => {
  const scripts = await holdBack(page, '**/assets/*.js')
  await page.goto(address, { waitUntil: 'commit' })
  await heading(page, '12 thatcher jobs within 10 miles of Lincoln').waitFor()

  await page.getByLabel('Within', { exact: false }).fill('15')
  scripts.release()
  await ready(page)
  await page.getByRole('button', { name: 'Search jobs' }).click()

  await heading(page, '12 thatcher jobs within 15 miles of Lincoln').waitFor()
})

test('pay that is typed before the scripts have come is worked out once they are there', async ({
  journey: { page },
}) => {
  const scripts = await holdBack(page, '**/assets/*.js')
  await page.goto('/salary-calculator-for-united-kingdom', { waitUntil: 'commit' })
  await page.getByLabel('Pay before tax, in £').fill('60000')
  scripts.release()

  await page.getByRole('heading', { name: '£3,779.78 a month after tax' }).waitFor()
})
