import type { Page } from '@playwright/test'
import { boardFault } from './boards.ts'
import { importAds, type Ad } from './import-ads.ts'
import { expect, test } from './journey.ts'
import { now } from './now.ts'
import { boardLine, boardsAnswered, heading, openBoards, openResults, rows, titles } from './on-the-page.ts'
import { layoutShift, watchLayout } from './watch-layout.ts'

const nine = ['Reed', 'Indeed', 'Totaljobs', 'CV-Library', 'CWJobs', 'Monster', 'Dice', 'NHS Jobs', 'LinkedIn']

/** A fifth of what the web vitals still call good. */
const stillEnough = 0.02

/** Something to read while the boards are being asked. No other journey may ask them the same: look-at-home asks for nurses in Leeds. */
test.beforeAll(
  async () =>
    await importAds([...threeAds('Nurse', 'Manchester'), ...threeAds('Chef', 'Cork'), ...threeAds('Admin', 'Bath')]),
)

test(
  'the answers of all nine boards stream in, and their rows wait behind a link that sorts them in',
  { tag: '@main' },
  async ({ journey }) => {
    const { page } = journey
    await watchLayout(page)
    await watchBoards(page)
    await using _quick = await boardFault('all', { kind: 'slow', ms: 300 })
    // Also a busy browser shows the others before.
    await using _slow = await boardFault('linkedin', { kind: 'slow', ms: 4_000 })
    await openResults(page, { jobTitle: 'nurse', jobLocation: 'Manchester', jobDistance: 5 })

    const atFirst = await titles(page)
    await openBoards(page)
    await boardsAnswered(page, { but: 0 })
    for (const name of nine)
      await boardLine(page, name)
        .getByText(/^\d+ found$/u)
        .waitFor()
    await expect
      .poll(async () => await linesSeen(page))
      .toContainEqual({ Reed: expect.stringMatching(/found$/u), LinkedIn: 'waiting…' })
    expect(await now(titles(page))).toEqual(atFirst)
    expect(await now(layoutShift(page))).toBeLessThanOrEqual(stillEnough)

    const count = Number.parseInt(await heading(page, /nurse jobs/u).innerText(), 10)
    const more = page.getByRole('link', { name: /^\d+ new jobs: show them$/u })
    const fresh = Number(/\d+/u.exec(await more.innerText())?.[0])
    await more.click()
    await heading(page, `${count + fresh} nurse jobs within 5 miles of Manchester`).waitFor()
    await expect(more).toHaveCount(0)
    await expect(rows(page)).toHaveCount(15)
    await expect.poll(async () => await titles(page)).not.toEqual(atFirst)
    const fromBoards = rows(page).filter({ hasNotText: 'to be read while' })
    const demos = fromBoards.filter({ has: page.getByText('demo', { exact: true }) })
    await expect(fromBoards.first()).toBeAttached()
    await expect(demos).toHaveCount(await fromBoards.count())
  },
)

for (const { width, ...search } of [
  { width: 800, jobTitle: 'chef', jobLocation: 'Cork' },
  { width: 390, jobTitle: 'admin', jobLocation: 'Bath' },
])
  test(`nothing that is being read moves while the boards answer, at ${width} px`, async ({ journey }) => {
    const page = await journey.open({ viewport: { width, height: 800 } })
    await watchLayout(page)
    await using _slow = await boardFault('all', { kind: 'slow', ms: 700 })
    await openResults(page, search)
    const atFirst = await titles(page)
    expect(atFirst.length).toBeGreaterThan(0)

    await boardsAnswered(page, { but: 0 })

    expect(await now(titles(page))).toEqual(atFirst)
    expect(await now(layoutShift(page))).toBeLessThanOrEqual(stillEnough)
  })

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
