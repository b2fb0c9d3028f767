import type { Locator, Page } from '@playwright/test'
import { aCv } from '../test/cvs.ts'
import { importAds } from './import-ads.ts'
import { colourRules, expect, expectAccessible, test } from './journey.ts'
import { now } from './now.ts'
import { expectNoSidewaysScroll, openBoards, openMore, openResults, ready, rows } from './on-the-page.ts'
import { signUpAndIn, signUpPublisher, logInByApi } from './people.ts'

const search = { jobTitle: 'bell founder', jobLocation: 'Ludlow' }
const pictures = process.env['SCREENSHOTS'] ?? null

test.beforeAll(
  async () =>
    await importAds(
      ['Tenor', 'Treble', 'Tower'].map((bell) => ({
        id: `bell:${bell}`,
        title: `Bell Founder for ${bell}`,
        company: `${bell} Bells and Partners (Shropshire and the Marches) Limited`,
        location: 'Ludlow',
        salaryRaw: '£31,000 per annum',
        description: `You cast the ${bell} bells.`,
      })),
    ),
)

/** As it stands, open: accessible in light and in dark, and nothing is wider than the screen. */
async function isWholeWhileOpen(page: Page, what: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expectAccessible(page, colorScheme === 'light' ? [] : colourRules)
    if (pictures !== null)
      await page.screenshot({ path: `${pictures}/open-${what}-${page.viewportSize()?.width}-${colorScheme}.png` })
  }
  await expectNoSidewaysScroll(page, what)
  // What reaches beyond the left edge cannot be scrolled to.
  const lefts = page
    .locator('details[open] > div:visible, dialog[open]')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left))
  expect(Math.min(0, ...(await now(lefts))), `${what} is cut off at the left`).toBe(0)
}

const dropdown = (page: Page, name: string | RegExp): Locator => page.locator('summary:visible', { hasText: name })

/** @param content to wait for, if it loads after the menu has opened */
async function openAndClose(page: Page, summary: Locator, what: string, content?: Locator): Promise<void> {
  await summary.first().click()
  await content?.waitFor()
  await isWholeWhileOpen(page, what)
  await page.keyboard.press('Escape')
}

for (const width of [360, 1440]) {
  test(`a visitor’s menus and dialogs are whole while they are open, at ${width} px`, async ({ journey }) => {
    const page = await journey.open({ viewport: { width, height: 900 } })
    const isWide = width > 1_000
    await openResults(page, search)
    await ready(page)

    if (isWide) {
      await openAndClose(page, dropdown(page, 'Search'), 'search-menu')
      await openAndClose(page, dropdown(page, 'Log in'), 'login-menu', page.getByLabel('Password', { exact: true }))
      await openAndClose(page, dropdown(page, 'Contract'), 'filter')
    } else {
      await page.getByRole('button', { name: 'Menu' }).click()
      await isWholeWhileOpen(page, 'menu')
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Filter' }).click()
      await page.getByRole('heading', { name: 'Filters' }).waitFor()
      await isWholeWhileOpen(page, 'filters')
      await page.getByRole('button', { name: 'Close filters' }).click()
    }
    await openAndClose(page, dropdown(page, /^(?:Sort|Best match|Newest)/u), 'sort')
    await openBoards(page)
    await isWholeWhileOpen(page, 'boards')
    await openMore(rows(page).first())
    await isWholeWhileOpen(page, 'row-menu')
    await page.keyboard.press('Escape')
    if (isWide) {
      await page.getByRole('button', { name: 'Keys for this list' }).click()
      await page.getByRole('dialog', { name: 'Keys for this list' }).waitFor()
      await isWholeWhileOpen(page, 'keys')
      await page.keyboard.press('Escape')
    }
    await page
      .getByRole('link', { name: /^Apply: Bell Founder/u })
      .first()
      .click()
    await page.getByRole('dialog', { name: 'Log in to apply' }).waitFor()
    await isWholeWhileOpen(page, 'log-in-first')
  })

  test(`a person’s menus and dialogs are whole while they are open, at ${width} px`, async ({ journey }) => {
    const page = await journey.open({ viewport: { width, height: 900 } })
    const isWide = width > 1_000
    await signUpAndIn(page, `bells-${width}@example.com`)
    await page.request.post('/api/users/me/savecv', { data: aCv() })
    const found = await page.request.get('/api/jobsearches/bell founder/Ludlow/12000/200001/10/Any')
    const { jobs } = (await found.json()) as { jobs: { _id: string; jobTitle: string }[] }
    await page.request.post('/api/shortlist', { data: { jobs: jobs.map(({ _id }) => _id) } })

    await openResults(page, search)
    await ready(page)
    if (isWide) {
      await openAndClose(page, dropdown(page, 'Ann Example'), 'user-menu')
      await openAndClose(page, dropdown(page, 'This page'), 'page-menu')
    } else {
      await page.getByRole('button', { name: 'Menu' }).click()
      await dropdown(page, 'Ann Example').click()
      await isWholeWhileOpen(page, 'menu-of-a-person')
    }

    await page.goto('/shortlisted-jobs')
    await ready(page)
    const [job] = jobs
    const card = page.getByRole('article', { name: job!.jobTitle })
    await card.getByRole('button', { name: `of ${job!.jobTitle}` }).click()
    await isWholeWhileOpen(page, 'entry')
    await page.goto('/shortlisted-jobs?view=board')
    await ready(page)
    await card.locator('[data-move] summary').click()
    await isWholeWhileOpen(page, 'move')
    await page.keyboard.press('Escape')
    await card.getByRole('button', { name: `of ${job!.jobTitle}` }).click()
    const drawer = page.getByRole('dialog', { name: job!.jobTitle })
    await drawer.getByRole('switch', { name: `Contacted about ${job!.jobTitle}` }).waitFor()
    await isWholeWhileOpen(page, 'drawer')

    await page.goto('/manage-my-cv')
    await openAndClose(page, dropdown(page, 'More'), 'cv-menu')
    await page.goto(`/job/${job!._id}#report`)
    await page.getByLabel('The pay is wrong').waitFor()
    await isWholeWhileOpen(page, 'report')
  })
}

test('an employer’s menu is whole while it is open', async ({ journey: { page } }) => {
  await signUpPublisher('bells-employer@example.com', { name: 'Change Ringers', isAdmin: false })
  await logInByApi(page, 'bells-employer@example.com')
  await page.goto('/manage-my-job-ads')
  await openAndClose(page, dropdown(page, 'Mia Example'), 'employer-menu')
})
