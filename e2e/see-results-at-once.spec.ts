import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { boardsAnswered, openBoards, openResults, rows } from './on-the-page.ts'

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
