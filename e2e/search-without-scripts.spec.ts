import { importAds } from './import-ads.ts'
import { expect, test } from './journey.ts'
import { now } from './now.ts'
import { boardLine, expectNoSidewaysScroll, heading, openBoards, rows, searchFor, titles } from './on-the-page.ts'

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

test('on a phone home is whole and its menu opens; the search fields stand open, and the lines of the boards open', async ({
  journey,
}) => {
  const page = await journey.open({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } })
  await page.goto('/')
  await page.getByRole('list', { name: /ads by board$/u }).waitFor()
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('navigation', { name: 'Main' })
  await menu.getByText('Search', { exact: true }).click()
  await menu.getByRole('link', { name: 'Prices' }).click()
  await heading(page, 'Prices').waitFor()

  await page.goto('/')
  await searchFor(page, { title: 'cooper', place: 'Derby' })
  await rows(page).first().waitFor()
  await openBoards(page)
  await boardLine(page, 'Reed').waitFor()
  await searchFor(page, { title: 'cooper of yard', place: 'Derby' })
  await heading(page, /cooper of yard jobs/u).waitFor()
})
