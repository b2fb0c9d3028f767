import { importAds } from './import-ads.ts'
import { expect, test } from './journey.ts'
import { now } from './now.ts'
import { boardFault } from './boards.ts'
import { boardLine, boardsStatus, heading, openBoards, openResults, rows, searchFor, titles } from './on-the-page.ts'

test.beforeAll(
  async () =>
    await importAds(
      Array.from({ length: 18 }, (_, i) => ({
        id: `cooper:${i}`,
        title: `Cooper of yard ${i}`,
        company: `Cask Works ${i}`,
        location: 'Derby',
        jobType: i === 17 ? 'Permanent' : 'Contract',
        description: `Staves${i} hoops${i} heads${i} oak${i} fire${i}: casks of the yard number ${i}.`,
      })),
    ),
)

test(
  'home, results, a filter, page 2, a job, and a job hidden, all without scripts',
  { tag: '@main' },
  async ({ journey }) => {
    const page = await journey.open({ javaScriptEnabled: false })
    await page.goto('/')
    await searchFor(page, { title: 'cooper', place: 'Derby' })
    await heading(page, '18 cooper jobs within 5 miles of Derby').waitFor()

    await page.getByRole('region', { name: 'Filters' }).getByText('Contract', { exact: true }).first().click()
    await page.getByRole('link', { name: 'Contract 17' }).click()
    await heading(page, '17 cooper jobs within 5 miles of Derby').waitFor()

    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Page 2' }).click()
    await page.getByText('16 to 17 of 17').waitFor()
    const [name = '', other = ''] = await titles(page)

    await page.getByRole('link', { name, exact: true }).first().click()
    await heading(page, name).waitFor()
    await page.getByText('casks of the yard number').waitFor()
    await page.goBack()

    const row = rows(page).filter({ hasText: other })
    await row.locator('summary').click()
    await row.getByRole('button', { name: 'Hide this job' }).click()
    await heading(page, 'Hidden from your lists').waitFor()
    await page.goBack()
    await page.reload()
    await heading(page, '16 cooper jobs within 5 miles of Derby').waitFor()
    expect(await now(titles(page))).not.toContain(other)
  },
)

test('a search that nobody has made yet asks the boards, and the page shows what they found when it is loaded again', async ({
  journey,
}) => {
  const page = await journey.open({ javaScriptEnabled: false })
  await openResults(page, { jobTitle: 'plumber', jobLocation: 'Sheffield', jobDistance: 51 })
  const again = page.getByRole('link', { name: 'Show what they have found so far' })
  await again.waitFor()
  const before = await rows(page).count()

  await expect
    .poll(async () => {
      if ((await again.count()) > 0) await again.click()
      return await boardsStatus(page).innerText()
    })
    .toMatch(/All \d+ boards answered/u)
  await expect.poll(async () => await rows(page).count()).toBeGreaterThan(before)
})

test('nothing found is said although a board fails', async ({ journey }) => {
  const page = await journey.open({ javaScriptEnabled: false })
  await using _down = await boardFault('dice', { kind: 'error', status: 500 })
  await openResults(page, { jobTitle: 'xylophonist wwqq', jobLocation: 'Hull' })
  const told = page.getByText('No jobs found with your search criteria. Please try with different search criteria')

  await expect
    .poll(async () => {
      await page.reload()
      return await told.count()
    })
    .toBe(1)
  await boardsStatus(page).filter({ hasText: 'boards answered, not Dice' }).waitFor()
  await openBoards(page)
  await page.getByText(/^Without: Dice \(/u).waitFor()
})

test('on a phone the search fields stand open, and the lines of the boards open', async ({ journey }) => {
  const page = await journey.open({ javaScriptEnabled: false, viewport: { width: 320, height: 568 } })
  await openResults(page, { jobTitle: 'cooper', jobLocation: 'Derby' })
  await rows(page).first().waitFor()

  await openBoards(page)
  await boardLine(page, 'Reed').waitFor()
  await searchFor(page, { title: 'cooper of yard', place: 'Derby' })
  await heading(page, /cooper of yard jobs/u).waitFor()
})

test('a form with something missing comes back as it was filled in, and says what', async ({ journey }) => {
  const page = await journey.open({ javaScriptEnabled: false })
  await page.goto('/')
  await page.getByLabel('Job title or words').fill('cooper')
  await page.getByRole('button', { name: 'Search jobs' }).click()

  await page.getByRole('alert').getByText('Please enter a location').waitFor()
  await expect(page.getByLabel('Job title or words')).toHaveValue('cooper')
})

test('on a phone the menu opens without scripts', async ({ journey }) => {
  const page = await journey.open({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } })
  await page.goto('/')

  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('navigation', { name: 'Main' })
  await menu.getByText('Search', { exact: true }).click()
  await menu.getByRole('link', { name: 'Prices' }).click()

  await heading(page, 'Prices').waitFor()
})
