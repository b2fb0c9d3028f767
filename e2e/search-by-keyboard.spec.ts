import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { now } from './now.ts'
import { focusedId, heading, openResults, pressKey, ready, rowsSettled, titles } from './on-the-page.ts'

test('from the start page to a job without a mouse', { tag: '@main' }, async ({ journey }) => {
  const { page } = journey
  await page.goto('/')
  const { keyboard } = page

  await keyboard.press('Tab')
  await expect.poll(async () => await focused(page)).toBe('Skip to main content')
  await keyboard.press('Enter')
  await keyboard.press('Tab')
  await expect(page.locator('[id="jobTitle"]')).toBeFocused()
  await keyboard.type('driver')
  await keyboard.press('Escape')
  await tabTo(page, 'jobLocation')
  await keyboard.type('Manchester')
  await keyboard.press('Escape')
  await keyboard.press('Enter')
  await heading(page, / driver jobs? within 5 miles of Manchester$/u).waitFor()
  await rowsSettled(page)

  const first = (await titles(page))[0] ?? ''
  await pressKey(page, 'j')
  await expect.poll(async () => await focused(page)).toBe(first)
  // On a wide screen Enter opens the preview, whose own link opens the ad.
  await keyboard.press('Enter')
  const preview = page.getByRole('complementary', { name: 'Preview' })
  await preview.getByRole('heading', { name: first }).waitFor()
  await preview.getByRole('link', { name: 'Open the whole ad' }).focus()
  await keyboard.press('Enter')
  await heading(page, first).waitFor()
})

test('single keys step through the list, open and hide; / leads to the search, ? lists them', async ({ journey }) => {
  const page = await journey.open({ viewport: { width: 900, height: 900 } })
  await openResults(page, { jobTitle: 'teacher', jobLocation: 'Birmingham' })
  await ready(page)
  await rowsSettled(page)
  const list = await titles(page)
  const { keyboard } = page

  for (const expected of [list[0], list[1], list[2]]) {
    await pressKey(page, 'j')
    await expect.poll(async () => await focused(page)).toBe(expected)
  }
  await pressKey(page, 'k')
  await expect.poll(async () => await focused(page)).toBe(list[1])

  await pressKey(page, 'h')
  await expect.poll(async () => await focused(page)).toBe('Undo')
  // Of two jobs with one title only the one that was at hand.
  await expect.poll(async () => await titles(page)).toEqual(list.toSpliced(1, 1))
  await keyboard.press('Enter')
  await expect.poll(async () => await titles(page)).toEqual(list)

  await pressKey(page, '/')
  await expect(page.locator('[id="jobTitle"]')).toBeFocused()
  await keyboard.type('joiner')
  await expect(page.getByLabel('Job title or words')).toHaveValue('joiner')
  await keyboard.press('Escape')

  await page.getByRole('heading', { level: 1 }).click()
  await pressKey(page, '?')
  const help = page.getByRole('dialog', { name: 'Keys for this list' })
  await help.waitFor()
  await keyboard.press('Escape')
  await help.waitFor({ state: 'hidden' })

  await pressKey(page, 'j')
  await pressKey(page, 'o')
  await page.waitForURL(/\/job\/\d+$/u)
})

test('who does not want single keys switches them off', async ({ journey }) => {
  const { page } = journey
  await openResults(page, { jobTitle: 'teacher', jobLocation: 'Birmingham' })
  await ready(page)
  await page.getByRole('button', { name: 'Keys for this list' }).click()
  const help = page.getByRole('dialog', { name: 'Keys for this list' })
  await help.getByLabel('Use these keys').uncheck()
  await help.getByRole('button', { name: 'Close' }).click()

  await page.reload()
  await ready(page)
  await pressKey(page, '?')
  await pressKey(page, '/')
  expect(await now(focusedId(page))).not.toBe('jobTitle')
  expect(await now(help.count())).toBe(0)
})

async function focused(page: Page): Promise<string> {
  return await page.evaluate(() => document.activeElement?.textContent?.trim() ?? '')
}

/** Presses Tab until the field has the focus: what stands between is each reached once. */
async function tabTo(page: Page, id: string): Promise<void> {
  for (let presses = 0; presses < 10; presses++) {
    await page.keyboard.press('Tab')
    if ((await focusedId(page)) === id) return
  }
  throw new Error(`Tab does not lead to ${id}`)
}
