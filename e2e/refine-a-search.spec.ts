import type { Page } from '@playwright/test'
import { importAdsByCommand, type Ad } from './import-ads.ts'
import { expect, test } from './journey.ts'
import { heading, openResults, titles } from './on-the-page.ts'

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

    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next' }).click()
    await page.getByText('16 to 30 of 30').waitFor()
    await expect.poll(async () => await page.evaluate(() => window.scrollY)).toBe(0)
    await page.goBack()
    await page.getByText('1 to 15 of 30').waitFor()
  },
)

test('a wider circle takes in the next town, by the number box and by the slider; pay narrows it, and it has another order', async ({
  journey,
}) => {
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

  await page.getByRole('region', { name: 'Filters' }).getByText('Pay', { exact: true }).click()
  await page.getByLabel('From £').fill('40000')
  await page.getByRole('button', { name: 'Use this pay' }).click()
  // 13 pay £45,000 and 14 do not say.
  await heading(page, '27 lamplighter jobs any distance from Leeds').waitFor()
  await sortBy(page, 'Job title')
  await expect.poll(async () => (await titles(page))[0]).toBe('Lamplighter 00')
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

async function sortBy(page: Page, order: string): Promise<void> {
  await page.locator('summary').filter({ hasText: 'Sorted by' }).click()
  await page.getByRole('main').getByRole('link', { name: order, exact: true }).click()
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
