import { beforeAll, expect, inject } from 'vitest'
import type { Page } from 'playwright-core'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '../app/routes.ts'
import { defaultSearch, resultsAddress } from '../contract/results-address.ts'
import { importAds } from './import-ads.ts'
import { colourRules, expectAccessible, test } from './journey.ts'
import { boardsAnswered } from './on-the-page.ts'

const search = { ...defaultSearch, jobTitle: 'farrier', jobLocation: 'Ludlow' }

/** Of the pages with a blank in their address, one that fills it in. A new one without is not tested, and so fails. */
const filledIn: Record<string, () => Promise<string>> = {
  'jobresults/:summary?/:industry?/:fulltime?/:parttime?/:contracting?/:noIr35?/:intern?': async () =>
    resultsAddress(search),
  'job/:id': async () => await addressOfJob('Farrier to a stud'),
  '*': async () => '/an-address-that-leads-nowhere',
}

const pages = (routes as RouteConfigEntry[]).filter(({ file }) => file.endsWith('.tsx')).map(({ path = '' }) => path)

beforeAll(
  async () =>
    await importAds([
      {
        id: 'farrier:1',
        title: 'Farrier to a stud',
        company: 'A Very Long Name of an Employer and Partners (Shropshire and the Marches) Limited',
        location: 'Ludlow',
        salaryRaw: '£31,000 - £36,000 per annum',
        descriptionHtml: `<h2>What you do</h2><p>Shoe horses.</p><ul><li>${'Averylongwordthatnobodycanbreak'.repeat(4)}</li></ul><p><a href="https://example.org/">Our stud</a></p>`,
      },
    ]),
)

test.for(pages)('/%s is whole: light and dark, on a phone and on a desk', async (path, { journey }) => {
  const { page } = journey
  const address = path.includes(':') || path === '*' ? await filledIn[path]!() : `/${path}`
  const response = await page.goto(address)

  expect(response?.headers()['content-security-policy']).toMatch(/^default-src 'none'; script-src 'nonce-/u)
  expect(await page.title()).toMatch(/Rolecall/u)
  expect(await page.locator('meta[name="description"]').getAttribute('content')).toMatch(/\w{3,}/u)
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
  if (path.startsWith('jobresults')) await boardsAnswered(page, { but: 0 })

  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await sidewaysScroll(page), `scrolls sideways at ${width} px`).toBe(0)
    for (const colorScheme of ['light', 'dark'] as const) {
      // Without motion: while colours fade into others there is nothing to measure.
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await expectAccessible(page, colorScheme === 'light' ? [] : colourRules)
    }
  }
})

test('every page has a title of its own', async ({ journey }) => {
  const { page } = journey
  const titles = new Map<string, string>()
  for (const path of pages.filter((one) => !one.includes(':') && one !== '*')) {
    await page.goto(`/${path}`)
    const title = await page.title()
    expect(titles.get(title), `${path} has the title of`).toBeUndefined()
    titles.set(title, path)
  }
})

test('the scripts of a results page are no more than 120 kB as they are sent', async ({ journey }) => {
  const { page } = journey
  const sizes: Promise<number>[] = []
  page.context().on('requestfinished', (request) => {
    const { pathname } = new URL(request.url())
    const isScript = request.resourceType() === 'script' || /\.js$|\/ww$/u.test(pathname)
    // What is had ahead for the page of a job is not of this one.
    if (isScript && !/\/job-[^/]*\.js$/u.test(pathname))
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
  })
  await page.goto(resultsAddress({ ...search, jobTitle: 'saddler' }))
  await boardsAnswered(page, { but: 0 })

  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  expect(bytes).toBeGreaterThan(50_000)
  expect(bytes).toBeLessThanOrEqual(120_000)
})

async function sidewaysScroll(page: Page): Promise<number> {
  return await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

async function addressOfJob(title: string): Promise<string> {
  const response = await fetch(`${inject('productUrl')}/api/jobsearches/farrier/Ludlow/12000/200001/10/Any`)
  const { jobs } = (await response.json()) as { jobs: { _id: string; jobTitle: string }[] }
  const job = jobs.find(({ jobTitle }) => jobTitle === title)
  if (!job) throw new Error(`${title} is not found`)
  return `/job/${job._id}`
}
