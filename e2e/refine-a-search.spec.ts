import type { Page } from '@playwright/test'
import { importAdsByCommand, type Ad } from './import-ads.ts'
import { expect, test } from './journey.ts'
import { heading, openResults, rows, searchFor, titles } from './on-the-page.ts'

/** A trade that no board has ads for, so that every count below is known: 30 in Leeds, 6 in Bradford (8 miles), 4 in York (22). */
test.beforeAll(async () => await importAdsByCommand(Array.from({ length: 40 }, (_, i) => lamplighter(i))))

const inLeeds = { jobTitle: 'lamplighter', jobLocation: 'Leeds', jobDistance: 5 }

test(
  'a filter is taken in, another beside it, and each is let go by its tag',
  { tag: '@main' },
  async ({ journey }) => {
    const { page } = journey
    await openResults(page, inLeeds)
    await heading(page, '30 lamplighter jobs within 5 miles of Leeds').waitFor()

    await choose(page, 'Contract', 'Temporary 10')
    await heading(page, '10 lamplighter jobs within 5 miles of Leeds').waitFor()
    // The counts of the other filters follow; those of this one stay, as values of one filter add up.
    await choose(page, 'Hours', 'Part time 5')
    await heading(page, '5 lamplighter jobs within 5 miles of Leeds').waitFor()
    await open(page, 'Contract')
    await page.getByRole('link', { name: 'chosen Temporary 5' }).waitFor()
    await page.getByRole('link', { name: 'Permanent 10' }).waitFor()

    await page.reload()
    await heading(page, '5 lamplighter jobs within 5 miles of Leeds').waitFor()
    const tags = page.getByRole('list', { name: 'Filters in use' })
    await tags.getByRole('link', { name: 'Without Temporary' }).click()
    await heading(page, '15 lamplighter jobs within 5 miles of Leeds').waitFor()
    await tags.getByRole('link', { name: 'Without Part time' }).click()
    await heading(page, '30 lamplighter jobs within 5 miles of Leeds').waitFor()
    await expect(tags).toHaveCount(0)
  },
)

test('all filters are let go at once', async ({ journey }) => {
  const { page } = journey
  await openResults(page, { ...inLeeds, contracts: ['temporary'], partTime: true, contains: 'gas' })
  await heading(page, /lamplighter/u).waitFor()

  await page.getByRole('link', { name: 'Clear all filters' }).click()

  await heading(page, '30 lamplighter jobs within 5 miles of Leeds').waitFor()
})

test('a wider circle takes in the next town, by the number box and by the slider', async ({ journey }) => {
  const { page } = journey
  await openResults(page, inLeeds)
  await heading(page, /lamplighter/u).waitFor()

  await page.getByLabel('Within', { exact: false }).fill('15')
  await page.getByRole('button', { name: 'Search jobs' }).click()
  await heading(page, '36 lamplighter jobs within 15 miles of Leeds').waitFor()

  const slider = page.getByRole('slider', { name: 'Distance in miles' })
  await slider.focus()
  await slider.press('End')
  await page.getByText('>50mi').waitFor()
  await page.getByRole('button', { name: 'Search jobs' }).click()
  await heading(page, '40 lamplighter jobs any distance from Leeds').waitFor()
})

test('pay narrows the list; ads that do not say it are kept until they are not wanted', async ({ journey }) => {
  const { page } = journey
  await openResults(page, inLeeds)
  await heading(page, /lamplighter/u).waitFor()

  await page.getByRole('region', { name: 'Filters' }).getByText('Pay', { exact: true }).click()
  await page.getByLabel('From £').fill('40000')
  await page.getByRole('button', { name: 'Use this pay' }).click()
  // 10 pay £45,000 and 10 do not say.
  await heading(page, '20 lamplighter jobs within 5 miles of Leeds').waitFor()
  await page.getByRole('link', { name: 'Without from £40,000' }).waitFor()

  await choose(page, 'Pay', /do not say the pay/u)
  await heading(page, '10 lamplighter jobs within 5 miles of Leeds').waitFor()
  await expect.poll(async () => (await rows(page).allInnerTexts()).every((row) => row.includes('£45,000'))).toBe(true)
  await page.getByRole('link', { name: 'Also show 10 jobs that do not say the pay?' }).click()
  await heading(page, '20 lamplighter jobs within 5 miles of Leeds').waitFor()
})

test('pay can be asked for by the day and by the hour', async ({ journey }) => {
  const { page } = journey
  await openResults(page, inLeeds)
  await heading(page, /lamplighter/u).waitFor()

  // £45,000 is £193 a day and £24 an hour.
  await open(page, 'Day rate')
  await page.getByLabel('Lowest, £ a day').fill('190')
  await page.getByRole('button', { name: 'Use this rate' }).click()
  await page.getByRole('link', { name: 'Without from £190 a day' }).waitFor()
  await heading(page, '10 lamplighter jobs within 5 miles of Leeds').waitFor()

  await choose(page, 'Hourly pay', /£20 to £30/u)
  await page.getByRole('link', { name: 'Without £20 to £30 an hour' }).waitFor()
  await heading(page, '10 lamplighter jobs within 5 miles of Leeds').waitFor()
})

test('the switches of the search form hold in the list', async ({ journey }) => {
  const { page } = journey
  await page.goto('/search')
  await page.getByLabel('Part time').check()
  await page.getByLabel(/^Outside IR35/u).check()

  await searchFor(page, { title: 'lamplighter', place: 'Leeds' })

  await heading(page, '5 lamplighter jobs within 5 miles of Leeds').waitFor()
  await page.getByText('Outside IR35 search').waitFor()
  await page.getByRole('link', { name: 'Without Part time' }).waitFor()
})

test('only ads that contain a word', async ({ journey }) => {
  const { page } = journey
  await openResults(page, { ...inLeeds, jobDistance: 51 })
  await heading(page, /lamplighter/u).waitFor()

  await open(page, 'More')
  await page.getByLabel('Only ads that contain').fill('harbour')
  await page.getByRole('button', { name: 'Filter', exact: true }).click()

  await heading(page, '4 lamplighter jobs any distance from Leeds').waitFor()
  await page.getByRole('link', { name: 'Without contains ‘harbour’' }).click()
  await heading(page, '40 lamplighter jobs any distance from Leeds').waitFor()
})

test('fifteen to a page, each job on one page, forth and back', async ({ journey }) => {
  const { page } = journey
  await openResults(page, { ...inLeeds, jobDistance: 51 })
  await page.getByText('1 to 15 of 40').waitFor()
  const seen = [...(await titles(page))]
  const pages = page.getByRole('navigation', { name: 'Pages' })

  await pages.getByRole('link', { name: 'Next' }).click()
  await page.getByText('16 to 30 of 40').waitFor()
  await expect.poll(async () => await page.evaluate(() => window.scrollY)).toBe(0)
  seen.push(...(await titles(page)))
  await pages.getByRole('link', { name: 'Page 3' }).click()
  await page.getByText('31 to 40 of 40').waitFor()
  seen.push(...(await titles(page)))
  expect(new Set(seen).size).toBe(40)
  await expect(pages.getByRole('link', { name: 'Next' })).toHaveCount(0)

  await pages.getByRole('link', { name: 'Previous' }).click()
  await page.getByText('16 to 30 of 40').waitFor()
  await expect.poll(async () => await titles(page)).toEqual(seen.slice(15, 30))
  await page.goBack()
  await page.getByText('31 to 40 of 40').waitFor()
})

test('the list is put in another order', async ({ journey }) => {
  const { page } = journey
  await openResults(page, { ...inLeeds, jobDistance: 30 })
  await heading(page, /lamplighter/u).waitFor()

  await sortBy(page, 'Job title')
  await expect.poll(async () => await titles(page)).toEqual(numbered(0, 15))
  await sortBy(page, 'Salary')
  // 13 pay £45,000.
  const inOrder = [...Array.from({ length: 13 }, () => '£45,000 a year'), '£25,000 a year', '£25,000 a year']
  await expect.poll(async () => await pays(page)).toEqual(inOrder)
  await sortBy(page, 'Location')
  const inLeedsOnly = async () => (await rows(page).allInnerTexts()).filter((row) => row.includes('Leeds')).length
  await expect.poll(inLeedsOnly).toBe(15)
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Page 3' }).click()
  await page.getByText('31 to 40 of 40').waitFor()
  await expect
    .poll(async () => (await rows(page).allInnerTexts()).slice(-4).map((row) => row.includes('York')))
    .toEqual([true, true, true, true])
})

async function choose(page: Page, filter: string, value: string | RegExp): Promise<void> {
  const link = page.getByRole('region', { name: 'Filters' }).getByRole('link', { name: value })
  if (!(await link.isVisible())) await open(page, filter)
  await link.click()
}

/** One that few use stands behind ‘More’. */
async function open(page: Page, filter: string): Promise<void> {
  const pills = page.getByRole('region', { name: 'Filters' }).locator('summary')
  const pill = pills.filter({ hasText: filter })
  if (!(await pill.isVisible())) await pills.filter({ hasText: 'More' }).click()
  await pill.click()
}

async function pays(page: Page): Promise<string[]> {
  return (await rows(page).allInnerTexts()).map((row) => /£[\d,]+ a year/u.exec(row)?.[0] ?? '')
}

async function sortBy(page: Page, order: string): Promise<void> {
  await page.locator('summary').filter({ hasText: 'Sorted by' }).click()
  await page.getByRole('main').getByRole('link', { name: order, exact: true }).click()
}

function numbered(from: number, to: number): string[] {
  return Array.from({ length: to - from }, (_, i) => `Lamplighter ${String(from + i).padStart(2, '0')}`)
}

/** Every third is temporary, every second part time and outside IR35; a third each pays £25,000, £45,000 and does not say. */
function lamplighter(i: number): Ad {
  const number = String(i).padStart(2, '0')
  const isPartTime = i % 2 === 1
  const salaryRaw = [undefined, '£25,000 per annum', '£45,000 per annum'][i % 3]
  return {
    id: `lamp:${i}`,
    title: `Lamplighter ${number}`,
    company: `Lantern House ${number}`,
    location: i < 30 ? 'Leeds' : i < 36 ? 'Bradford' : 'York',
    ...(salaryRaw && { salaryRaw }),
    jobType: i % 3 === 0 ? 'Temporary' : 'Permanent',
    contractTime: isPartTime ? 'part_time' : 'full_time',
    description: `Lamps of round ${number}. ${distinctText(i)} ${i % 6 === 3 ? 'Outside IR35.' : ''} ${i % 10 === 0 ? 'Along the harbour.' : ''}`,
  }
}

const words = 'trim wick light pole gas glass brass lane bridge street square alley mill canal dusk dawn'.split(' ')

/** Shares no run of words with the text of another number, so that no two are taken for one job. */
function distinctText(i: number): string {
  return words.map((word, k) => `${word} ${words[(k * 7 + i) % words.length]}${i}`).join(' ')
}
