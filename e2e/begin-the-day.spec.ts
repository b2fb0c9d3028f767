import type { Page } from '@playwright/test'
import { defaultSearch, resultsAddress } from '../contract/job-searches/results-address.ts'
import { importAds } from './import-ads.ts'
import { isWhole } from './is-whole.ts'
import { expect, test } from './journey.ts'
import { ready } from './on-the-page.ts'
import { signUpAndIn } from './people.ts'

const dayMs = 86_400_000
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs).toISOString()

test(
  'the day begins with what waits, what is new and how far everything is; the menu counts along',
  { tag: '@main' },
  async ({ journey }) => {
    const { page } = journey
    await importAds([
      {
        id: 'thatcher:1',
        title: 'Thatcher',
        company: 'Reed and Straw',
        location: 'Ludlow',
        salaryRaw: '£31,000 per annum',
        postedAt: daysAgo(0),
        closesAt: daysAgo(-3).slice(0, 10),
      },
      { id: 'thatcher:2', title: 'Thatcher’s mate', company: 'Long Straw', location: 'Ludlow', postedAt: daysAgo(0) },
    ])
    await signUpAndIn(page, 'busy-day@example.com')
    await remember(page, 'thatcher')
    await page.request.post('/api/applications/elsewhere', {
      data: { jobTitle: 'Roofer', employer: 'Slate and Daughters', link: '', appliedOn: daysAgo(20).slice(0, 10) },
    })
    await page.goto('/today')
    await ready(page)

    const silent = page.getByRole('region', { name: 'Waiting for you' }).getByRole('listitem')
    await silent.getByText('20 days silent').waitFor()
    await silent.getByRole('link', { name: 'Say what happened' }).waitFor()

    const found = page
      .getByRole('article', { name: 'Thatcher demo' })
      .or(page.getByRole('article', { name: 'Thatcher', exact: true }))
    await found.getByText('a month after tax', { exact: true }).waitFor()
    await page.getByRole('link', { name: 'All 2' }).waitFor()

    const menu = page.getByRole('navigation', { name: 'Main' })
    await menu.getByRole('link', { name: 'Applications 1' }).waitFor()
    await menu.getByRole('link', { name: 'Saved', exact: true }).waitFor()
    await found.getByRole('button', { name: 'Save: Thatcher' }).click()
    await found.getByRole('button', { name: 'Saved: Thatcher' }).waitFor()
    await menu.getByRole('link', { name: 'Saved 1' }).waitFor()

    await page.reload()
    await page.getByText('closes in 3 days').waitFor()
    const pipeline = page.getByRole('region', { name: 'Where your jobs stand' })
    await expect
      .poll(async () => await pipeline.getByRole('link').allInnerTexts())
      .toEqual(
        ['1 Saved', '1 Sent', '0 Interview', '0 Offer'].map(
          (text) => expect.stringMatching(text.replace(' ', String.raw`\s+`)) as unknown,
        ),
      )
    await isWhole(page, 'today')
    await pipeline.getByRole('link', { name: 'Saved' }).click()
    await page.waitForURL('**/shortlisted-jobs')
  },
)

async function remember(page: Page, jobTitle: string): Promise<void> {
  const address = resultsAddress({ ...defaultSearch, jobTitle, jobLocation: 'Ludlow' })
  await page.request.post('/api/users/me/searches', { data: { searches: [{ address, at: daysAgo(2) }] } })
}
