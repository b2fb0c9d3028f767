import type { Page } from '@playwright/test'
import { importAds } from './import-ads.ts'
import { expect, test } from './journey.ts'
import { now } from './now.ts'
import { boardsAnswered, heading, openResults, ready, rows, rowsSettled, searchFor, titles } from './on-the-page.ts'

test(
  'suggestions continue what is typed: chosen by keys for the title, by a press for the place',
  { tag: '@main' },
  async ({ journey }) => {
    const { page } = journey
    await page.goto('/')

    const title = page.getByLabel('Job title or words')
    // The last answer has come: one that comes later would take back what is chosen by then.
    const answered = page.waitForResponse('**/suggest/titles?text=teac')
    await title.pressSequentially('teac')
    await answered
    await page
      .getByRole('option', { name: /teacher/iu })
      .first()
      .waitFor()
    await title.press('ArrowDown')
    const chosen = await page
      .getByRole('listbox', { name: 'Suggestions' })
      .getByRole('option', { selected: true })
      .innerText()
    await title.press('Enter')
    await expect(title).toHaveValue(chosen)
    await page.getByRole('listbox', { name: 'Suggestions' }).waitFor({ state: 'hidden' })
    expect(page.url()).toMatch(/\/$/u)

    const place = page.getByLabel('Town, county or postcode')
    await place.pressSequentially('Manch')
    await page
      .getByRole('option', { name: /^Manchester/u })
      .first()
      .click()
    await expect(place).toHaveValue(/^Manchester/u)
    await place.press('Enter')

    await heading(page, / within 5 miles of Manchester$/u).waitFor()
  },
)

test('suggestions that come after Esc, or after the field is left, stay away', async ({ journey }) => {
  const { page } = journey
  let letAnswer = () => {}
  const held = new Promise<void>((resolve) => (letAnswer = resolve))
  await page.route('**/suggest/titles?*', async (route) => {
    await held
    // A question that was taken back has nobody left to answer.
    await route.continue().catch(() => {})
  })
  await page.goto('/')

  const title = page.getByLabel('Job title or words')
  await whileAsked(page, async () => await title.pressSequentially('teac'))
  await title.press('Escape')
  await whileAsked(page, async () => await title.pressSequentially('h'))
  await page.getByLabel('Town, county or postcode').focus()
  letAnswer()

  await page.getByLabel('Town, county or postcode').pressSequentially('Manch')
  await page
    .getByRole('option', { name: /^Manchester/u })
    .first()
    .waitFor()
  expect(await now(page.getByRole('option', { name: /teacher/iu }).count())).toBe(0)
})

/** Does what makes the page ask for titles, and goes on when it has asked. */
async function whileAsked(page: Page, act: () => Promise<void>): Promise<void> {
  const asked = page.waitForRequest('**/suggest/titles?*')
  await act()
  await asked
}

test(
  'from the start page to the results, to a job, and back to the same place of the list',
  { tag: '@main' },
  async ({ journey }) => {
    const { page } = journey
    await page.setViewportSize({ width: 800, height: 700 })
    await page.goto('/')
    await searchFor(page, { title: 'teacher', place: 'Manchester' })

    await heading(page, / teacher jobs? within 5 miles of Manchester$/u).waitFor()
    // Until then rows come in, and the place that is gone back to is not the one that was left.
    await rowsSettled(page)
    const last = rows(page).last()
    await last.scrollIntoViewIfNeeded()
    expect(await now(page.evaluate(() => window.scrollY))).toBeGreaterThan(300)
    // On the screen, not on the page: lines above the list may be others when one comes back.
    const topOf = async () =>
      await rows(page)
        .last()
        .evaluate((row) => row.getBoundingClientRect().top)
    const before = await topOf()
    const name = (await titles(page)).at(-1) ?? ''

    await last.getByRole('link', { name, exact: true }).click()
    await heading(page, name).waitFor()
    await page.waitForURL(/\/job\/\d+$/u)
    await page.getByRole('heading', { name: 'About the job' }).waitFor()
    await expect.poll(async () => await page.evaluate(() => window.scrollY)).toBe(0)

    await page.goBack()
    await heading(page, / within 5 miles of Manchester$/u).waitFor()
    await expect.poll(async () => Math.abs((await topOf()) - before)).toBeLessThan(5)
    await expect.poll(async () => (await titles(page)).at(-1)).toBe(name)
  },
)

test('whoever comes back finds the rows where they were on the screen, though an ad came above them meanwhile', async ({
  journey,
}) => {
  const { page } = journey
  const wainwright = (n: number) => ({
    id: `wainwright:${n}`,
    title: 'Wainwright',
    company: `Wheel and Wagon ${n}`,
    location: 'Ludlow',
    url: `https://wheel-and-wagon.example/jobs/${n}`,
    salaryRaw: '£31,000 per annum',
    postedAt: new Date(Date.now() - n * 60_000).toISOString(),
  })
  await importAds(Array.from({ length: 12 }, (_, i) => wainwright(i + 2)))
  await page.setViewportSize({ width: 800, height: 700 })
  await openResults(page, { jobTitle: 'wainwright', jobLocation: 'Ludlow', sort: 'date' })
  await boardsAnswered(page, { but: 0 })
  await ready(page)
  const row = rows(page).filter({ hasText: 'Wheel and Wagon 9' })
  await row.scrollIntoViewIfNeeded()
  const topOf = async () => await row.evaluate((element) => element.getBoundingClientRect().top)
  const before = await topOf()
  await row.getByRole('link', { name: 'Wainwright', exact: true }).click()
  await page.getByRole('heading', { name: 'About the job' }).waitFor()

  await importAds([wainwright(1)])
  await page.goBack()
  await rows(page).filter({ hasText: 'Wheel and Wagon 1' }).first().waitFor()
  await expect.poll(async () => Math.abs((await topOf()) - before)).toBeLessThan(5)
})

test('what is missing is said at its field, and the focus goes there', async ({ journey }) => {
  const { page } = journey
  await page.goto('/')

  await page.getByRole('button', { name: 'Search jobs' }).click()

  await page.getByRole('alert').getByText('Please tell us what job you are looking for').waitFor()
  await expect(page.locator('[id="jobTitle"]')).toBeFocused()
  await page.getByLabel('Job title or words').fill('chef')
  await page.getByRole('button', { name: 'Search jobs' }).click()
  await page.getByRole('alert').getByText('Please enter a location').waitFor()
  await expect(page.locator('[id="jobLocation"]')).toBeFocused()
  expect(page.url()).toMatch(/\/$/u)
})
