import type { Page } from '@playwright/test'
import { boardFault } from './boards.ts'
import { importAds, type Ad } from './import-ads.ts'
import { expect, test } from './journey.ts'
import { now } from './now.ts'
import {
  boardLine,
  boardsAnswered,
  heading,
  openBoards,
  openResults,
  ready,
  rows,
  rowsSettled,
  titles,
} from './on-the-page.ts'
import { layoutShift, watchLayout } from './watch-layout.ts'

const nine = ['Reed', 'Indeed', 'Totaljobs', 'CV-Library', 'CWJobs', 'Monster', 'Dice', 'NHS Jobs', 'LinkedIn']

/** A tenth of what the web vitals still call good. */
const stillEnough = 0.01

/** Something to read while the boards are being asked. No other journey may ask them the same: look-at-home asks for nurses in Leeds. */
test.beforeAll(
  async () =>
    await importAds([
      ...threeAds('Nurse', 'Manchester'),
      ...threeAds('Chef', 'Cork'),
      ...threeAds('Cleaner', 'Birmingham'),
      ...threeAds('Driver', 'Hull'),
      ...threeAds('Roofer', 'Derby'),
    ]),
)

test(
  'the answers of all nine boards stream in: until somebody reads they are sorted in, and the heading counts them',
  { tag: '@main' },
  async ({ journey }) => {
    const { page } = journey
    await watchLayout(page)
    await watchBoards(page)
    await using _quick = await boardFault('all', { kind: 'slow', ms: 300 })
    // Also a busy browser shows the others before.
    await using _slow = await boardFault('linkedin', { kind: 'slow', ms: 6_000 })
    await openResults(page, { jobTitle: 'nurse', jobLocation: 'Manchester', jobDistance: 5 })
    await heading(page, /^\d+ nurse jobs within 5 miles of Manchester$/u).waitFor()
    const before = await shiftByFaces(page)

    await expect.poll(async () => await rows(page).count()).toBeGreaterThan(3)
    const fromBoards = rows(page).filter({ hasNotText: 'to be read while' })
    await expect(fromBoards.first()).toBeAttached()
    await expect(fromBoards.filter({ has: page.getByText('demo', { exact: true }) })).toHaveCount(
      await fromBoards.count(),
    )
    expect(await now(page.getByText('Just in').count())).toBe(0)
    expect((await now(layoutShift(page))) - before).toBeLessThanOrEqual(stillEnough)
    await openBoards(page)
    for (const name of nine)
      await boardLine(page, name)
        .getByText(/^\d+ found$/u)
        .waitFor()
    await boardsAnswered(page, { but: 0 })
    await expect
      .poll(async () => await linesSeen(page))
      .toContainEqual({ Reed: expect.stringMatching(/found$/u), LinkedIn: 'waiting…' })
  },
)

test('a first search of which nothing is known asks, and never says 0', async ({ journey }) => {
  const { page } = journey
  await watchLayout(page)
  await using _slow = await boardFault('all', { kind: 'slow', ms: 700 })
  await openResults(page, { jobTitle: 'plumber', jobLocation: 'Truro', jobDistance: 50 })
  await heading(page, /^Asking \d+ boards …$/u).waitFor()
  const before = await shiftByFaces(page)

  await heading(page, /^(?:[1-9]\d* plumber jobs? within 50 miles of Truro|No plumber jobs found)$/u).waitFor()
  expect((await now(layoutShift(page))) - before).toBeLessThanOrEqual(stillEnough)
})

for (const { width, ...search } of [
  { width: 1_440, jobTitle: 'driver', jobLocation: 'Hull' },
  { width: 800, jobTitle: 'chef', jobLocation: 'Cork' },
  { width: 390, jobTitle: 'cleaner', jobLocation: 'Birmingham', jobDistance: 25 },
])
  test(`what is being read stays while the boards answer, and what they have comes below it, at ${width} px`, async ({
    journey,
  }) => {
    const page = await journey.open({ viewport: { width, height: 800 } })
    await watchLayout(page)
    await using _slow = await boardFault('all', { kind: 'slow', ms: 2_000 })
    await openResults(page, search)
    const atFirst = await titles(page)
    expect(atFirst.length).toBeGreaterThan(0)
    await ready(page)
    const before = await shiftByFaces(page)
    // The first key is the beginning of reading.
    await page.keyboard.press('Shift')

    await page.getByText('Just in', { exact: true }).waitFor()
    await rowsSettled(page)
    const after = await now(titles(page))
    expect(after.filter((title) => atFirst.includes(title))).toEqual(atFirst)
    expect(after[0]).toBe(atFirst[0])
    expect((await now(layoutShift(page))) - before).toBeLessThanOrEqual(stillEnough)
  })

test('while boards are asked their line has a tip where the results are wider than 62 em, and their list has it everywhere', async ({
  journey,
}) => {
  const { page } = journey
  await using _slow = await boardFault('all', { kind: 'slow', ms: 10_000 })
  await openResults(page, { jobTitle: 'roofer', jobLocation: 'Derby', jobDistance: 5 })
  const tip = page.locator('[data-tip]')
  await tip.waitFor()
  const said = await now(tip.innerText())

  await widenResults(page, { em: 62, px: 0 })
  await expect(tip).toBeHidden()
  await widenResults(page, { em: 62, px: 1 })
  await expect(tip).toBeVisible()
  await page.setViewportSize({ width: 360, height: 900 })
  await expect(tip).toBeHidden()
  await openBoards(page)
  await page.getByRole('region', { name: 'Boards' }).getByRole('paragraph').filter({ hasText: said }).waitFor()
})

/** Makes the window so wide that the room of the results has this width: so many of its letters, and so many pixels more. */
async function widenResults(page: Page, { em, px }: { em: number; px: number }): Promise<void> {
  await expect
    .poll(async () => {
      const [room, letter] = await page
        .locator('main .page')
        .first()
        .evaluate((element) => {
          const { fontSize, paddingLeft, paddingRight } = getComputedStyle(element)
          return [
            element.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight),
            parseFloat(fontSize),
          ] as const
        })
      const missing = em * letter + px - room
      const { width = 0, height = 0 } = page.viewportSize() ?? {}
      if (missing !== 0) await page.setViewportSize({ width: width + missing, height })
      return missing
    })
    .toBe(0)
}

/** How far things have moved by the time that the page's typefaces are there: on a busy machine they come after the page. */
async function shiftByFaces(page: Page): Promise<number> {
  await page.evaluate(async () => void (await document.fonts.ready))
  return await layoutShift(page)
}

/** Each of another employer, in words of its own, so that none is taken for another. */
function threeAds(trade: string, town: string): Ad[] {
  return ['First', 'Second', 'Third'].map((which) => ({
    id: `live:${trade}:${which}`,
    title: `${which} ${trade}`,
    company: `${which} House of ${town}`,
    location: town,
    description: `The ${which} post at the ${which} House of ${town}, to be read while boards are asked.`,
  }))
}

/** Keeps how the lines of two boards stood each time that they changed. */
async function watchBoards(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: Record<string, string>[] = []
    Object.assign(window, { linesSeen: seen })
    const look = () => {
      const lines = [...document.querySelectorAll('[aria-label="What each board answered"] > li')]
      const line = (name: string) => lines.map((li) => li.textContent).find((text) => text.startsWith(name)) ?? ''
      if (lines.length > 0) seen.push({ Reed: line('Reed').slice(4), LinkedIn: line('LinkedIn').slice(8) })
    }
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true })
  })
}

async function linesSeen(page: Page): Promise<Record<string, string>[]> {
  return await page.evaluate(() => (window as unknown as { linesSeen: Record<string, string>[] }).linesSeen)
}
