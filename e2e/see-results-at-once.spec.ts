import type { Page } from '@playwright/test'
import { importAds } from './import-ads.ts'
import { expect, test } from './journey.ts'
import { boardsAnswered, openBoards, openResults, rows } from './on-the-page.ts'

const pay = ['£32,000 - £38,500 a year', '£15.20 an hour', 'Competitive', '£210 to £260 a day outside IR35']

test.beforeAll(
  async () =>
    await importAds(
      Array.from({ length: 8 }, (_, i) => ({
        id: `saddler:${i}`,
        title: `${['Senior', 'Apprentice', 'Bench', 'Side'][i % 4]} Saddler`,
        company: `Bridle House ${'abcdefgh'[i]}`,
        location: 'Walsall',
        salaryRaw: pay[i % 4] ?? '',
        description: `Saddles of kind ${i}, cut ${i * 7} and sewn ${i * 13} times. Permanent, full time, hybrid.`,
      })),
    ),
)

const screens = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
]

for (const viewport of screens)
  test(`the first row begins in the first screen, at ${viewport.width} by ${viewport.height}`, async ({ journey }) => {
    const page = await journey.open({ viewport, hasTouch: viewport.width < 800 })
    await openResults(page, { jobTitle: 'chef', jobLocation: 'London' })

    const first = await rows(page).first().boundingBox()
    // A row shows what the job is in its first 60 px.
    expect((first?.y ?? Infinity) + 60).toBeLessThan(viewport.height)
  })

for (const [width, height, whole] of [
  [1_440, 900, 5],
  [1_366, 768, 4],
] as const)
  test(`${whole} rows are whole in the first screen, at ${width} by ${height}`, async ({ journey }) => {
    const page = await journey.open({ viewport: { width, height } })
    await openResults(page, { jobTitle: 'saddler', jobLocation: 'Walsall' })
    await expect
      .poll(
        async () =>
          await rows(page).evaluateAll(
            (all) => all.filter((row) => row.getBoundingClientRect().bottom <= innerHeight).length,
          ),
      )
      .toBeGreaterThanOrEqual(whole)
  })

test('no line of a board is cut off, on a desk and on a phone', async ({ journey: { page } }) => {
  await openResults(page, { jobTitle: 'xylophonist kkqq', jobLocation: 'Exeter' })
  await boardsAnswered(page, { but: 0 })
  await openBoards(page)
  await expect.poll(async () => await cutOff(page)).toEqual([])

  await page.setViewportSize({ width: 320, height: 568 })
  await expect.poll(async () => await cutOff(page)).toEqual([])
})

async function cutOff(page: Page): Promise<string[]> {
  const texts = page.getByRole('list', { name: 'What each board answered' }).getByText(/found$/u)
  await expect.poll(async () => await texts.count()).toBeGreaterThan(5)
  return await texts.evaluateAll((all) =>
    all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.parentElement?.textContent ?? ''),
  )
}
