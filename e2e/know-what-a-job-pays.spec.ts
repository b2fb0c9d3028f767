import type { Page } from '@playwright/test'
import { importAds } from './import-ads.ts'
import { isWhole } from './is-whole.ts'
import { expect, test } from './journey.ts'
import { now } from './now.ts'
import { heading } from './on-the-page.ts'

const pays = [28_000, 29_000, 30_000, 31_000, 32_000, 34_000, 36_000, 38_000, 41_000, 45_000, 52_000, 64_000]
const skills =
  'Excel, SQL, Python, budgeting, risk assessment, first aid, Word, Outlook, forklift licence, bookkeeping, payroll, mentoring'
const towns = [
  'Leeds',
  'York',
  'Hull',
  'Truro',
  'Exeter',
  'Cardiff',
  'Glasgow',
  'Belfast',
  'Norwich',
  'Derby',
  'Luton',
  'Reading',
]

test.beforeAll(async () => {
  await importAds([
    ...pays.flatMap((pay, i) =>
      [0, 1].map((k) => ({
        id: `thatcher:${i}:${k}`,
        title: k === 0 ? 'Master Thatcher' : 'Thatcher',
        company: `Straw and Reed ${i % 4}`,
        location: k === 0 ? 'Leeds' : (towns[i] ?? 'Leeds'),
        salaryRaw: `£${pay + k * 250} per annum`,
        description: `Roof number ${i} of kind ${k}: ${ownWords(i * 2 + k)}. You know ${skills}.`,
      })),
    ),
    ...[300, 320, 340, 360, 400].map((rate, i) => ({
      id: `thatcher:day:${i}`,
      title: 'Thatcher',
      company: `Ridge ${i}`,
      location: 'Truro',
      salaryRaw: `£${rate} per day`,
      jobType: 'contract',
      description: `A ridge in place ${i}: ${ownWords(90 + i)}.`,
    })),
  ])
})

/** A text that is like no other: nothing folds by chance. */
function ownWords(i: number): string {
  return Array.from({ length: 24 }, (_, k) => `w${i}x${(k * 7 + i) % 31}`).join(' ')
}

/** The worker takes new ads in: until then the page says that there are too few. */
async function openStatistics(page: Page, address: string): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.goto(address)
        return await page.getByRole('heading', { name: 'Yearly pay', exact: true }).count()
      },
      { timeout: 90_000, intervals: [2_000] },
    )
    .toBe(1)
}

test('I find out what a job pays in a place, and how my own pay compares', { tag: '@main' }, async ({ journey }) => {
  const { page } = journey
  await openStatistics(page, '/statistics/thatcher/leeds')
  await page.goto('/statistics')
  await page.getByRole('combobox', { name: 'Job title' }).fill('Thatcher')
  await page.getByRole('combobox', { name: /^Town/u }).fill('Leeds')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Show statistics' }).click()

  await heading(page, 'Thatcher in Leeds: job statistics').waitFor()
  await page.getByText('Half of Thatcher ads in Leeds that give pay offer £30,').waitFor()
  await page.getByText('As a table').first().click()
  await page.getByRole('table', { name: 'Number of ads by pay a year' }).waitFor()

  await page.getByLabel('Your pay before tax').fill('plenty')
  await page.getByRole('button', { name: 'Compare' }).click()
  await page.getByText('Enter your pay as a number, such as 31000').waitFor()
  await page.getByLabel('Your pay before tax').fill('£33,000')
  await page.getByRole('button', { name: 'Compare' }).click()
  await page.getByText(/^Your pay of £33,000 a year is higher than 4\d% of 13 ads\.$/u).waitFor()
  expect(new URL(page.url()).pathname + new URL(page.url()).search).not.toContain('33')
})

test('day rates stand apart, lists grow by five and keep the place of the keyboard, and all of it can be taken along', async ({
  journey,
}) => {
  const { page } = journey
  await openStatistics(page, '/statistics/thatcher')
  await page.getByRole('heading', { name: 'Contract day rates' }).waitFor()
  const asked = page.getByRole('region', { name: 'What ads ask for' })
  await expect(asked.getByRole('listitem')).toHaveCount(10)
  await asked.getByRole('button', { name: 'Show more' }).click()
  await expect.poll(async () => await asked.getByRole('listitem').count()).toBeGreaterThan(10)
  const eleventh = await asked.getByRole('listitem').nth(10).getByRole('link').textContent()
  await expect.poll(async () => await page.evaluate(() => document.activeElement?.textContent)).toBe(eleventh)
  await page.waitForURL(/keywords=15/u)

  const file = await page.request.get(
    (await page.getByRole('link', { name: 'Download CSV' }).getAttribute('href')) ?? '',
  )
  expect(file.headers()['content-type']).toContain('text/csv')
  expect(await now(file.text())).toContain('"Thatcher","","Median","day-rate",340,"GBP a day",5')

  await isWhole(page, 'statistics')
})
