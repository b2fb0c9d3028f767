import { importAds } from './import-ads.ts'
import { expect, expectAccessible, test } from './journey.ts'
import { now } from './now.ts'
import { heading, openResults, rows } from './on-the-page.ts'

const search = { jobTitle: 'dulcimer fitter', jobLocation: 'Norwich' }
const closes = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10)

test.beforeAll(
  async () =>
    await importAds([
      ...Array.from({ length: 32 }, (_, i) => ({
        id: `dulcimer:${i}`,
        title: 'Dulcimer Fitter',
        company: `String Works ${i}`,
        location: 'Norwich',
        description: `You fit strings at workshop ${i}, which stands alone.`,
        closingRaw: closes,
        postedAt: new Date(Date.now() - (22 * 86_400 + i * 60) * 1_000).toISOString(),
      })),
      {
        id: 'drayman',
        title: 'Drayman',
        company: 'Malt',
        location: 'Norwich',
        description: 'You help the dulcimer fitter.',
      },
    ]),
)

test(
  'an ad tells when it was posted and closes, what is like it, and takes a report from a guest',
  { tag: '@main' },
  async ({ journey }) => {
    const { page } = journey
    await openResults(page, search)
    await rows(page).first().getByText('3 weeks ago').waitFor()
    await rows(page)
      .first()
      .getByText(/^closes/u)
      .waitFor()
    await page.getByRole('link', { name: 'Also show 1 ad that only mentions ‘dulcimer fitter’' }).click()
    await heading(page, '33 dulcimer fitter jobs within 10 miles of Norwich').waitFor()
    await expectAccessible(page)

    await page.goto((await rows(page).first().locator('a[data-row-title]').getAttribute('href')) ?? '')
    await page.getByRole('button', { name: 'Copy link' }).waitFor()
    expect(await now(page.getByRole('region', { name: 'More like this' }).getByRole('listitem').count())).toBe(4)
    await page.getByText('Report this ad').click()
    await page.getByLabel('The pay is wrong').check()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Send report' }).click()
    await page.getByText('Thank you. We will look at this ad.').waitFor()
  },
)

test('on paper: rows without what is pressed; an ad with its address, and its facts before its text', async ({
  journey,
}) => {
  const { page } = journey
  await openResults(page, search)
  const row = rows(page).first()
  await row
    .getByRole('button', { name: 'Save' })
    .or(row.getByRole('link', { name: /^Save/u }))
    .first()
    .waitFor()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('search').first()).toBeHidden()
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0)
  const breaks = row.evaluate((element) => getComputedStyle(element.closest('li') ?? element).breakInside)
  expect(await now(breaks)).toBe('avoid')
  const address = (await row.locator('a[data-row-title]').getAttribute('href')) ?? ''

  await page.emulateMedia({ media: 'screen' })
  await page.goto(address)
  await page.getByRole('button', { name: 'Copy link' }).waitFor()
  const written = page.getByText(page.url().split(/[?#]/u)[0] ?? '', { exact: true })
  await expect(written).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(written).toBeVisible()
  const top = async (name: string) => (await page.getByRole('region', { name }).boundingBox())?.y ?? 0
  const text = await now(top('About the job'))
  expect(await now(top('In short'))).toBeLessThan(text)
  expect(await now(top('Seen on'))).toBeLessThan(text)
  await expect(page.getByRole('region', { name: 'Your CV and this ad' })).toBeHidden()
})
