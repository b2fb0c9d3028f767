import { mkdir } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { colourRules, expect, expectAccessible, test } from './journey.ts'
import { expectNoSidewaysScroll } from './on-the-page.ts'

/** To be looked at, not compared: machines draw letters differently. Git leaves the folder out. */
const pictures = 'test-results/parts'

for (const width of [360, 1440])
  test(`every part is whole in light and dark at ${width}, and is photographed`, async ({ journey }) => {
    const { page } = journey
    await mkdir(pictures, { recursive: true })
    await page.setViewportSize({ width, height: 900 })
    const answer = await page.goto('/parts')
    expect(answer?.status()).toBe(200)
    await page.getByRole('toolbar', { name: 'Marks of The ad' }).waitFor()
    await expect
      .poll(async () => await page.locator('meta[name="robots"]').getAttribute('content'))
      .toContain('noindex')

    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await expectNoSidewaysScroll(page)
      await expectAccessible(page, colorScheme === 'light' ? [] : colourRules)
      await page.screenshot({ path: `${pictures}/parts-${width}-${colorScheme}.png`, fullPage: true })

      for (const name of ['a dialog', 'a wide dialog', 'a drawer']) {
        const opener = page.getByRole('button', { name: `Open ${name}`, exact: true })
        await opener.click()
        const dialog = page.getByRole('dialog')
        await dialog.waitFor()
        await expectInPlace(page, dialog, name)
        await expectAccessible(page, colorScheme === 'light' ? [] : colourRules)
        await page.screenshot({ path: `${pictures}/${name.replaceAll(' ', '-')}-${width}-${colorScheme}.png` })
        await page.keyboard.press('Escape')
        await dialog.waitFor({ state: 'hidden' })
        await expect.poll(async () => await opener.evaluate((button) => button === document.activeElement)).toBe(true)
      }
      await page.locator('summary[aria-label="More for candidate 14"]').click()
      await expectAccessible(page, colorScheme === 'light' ? [] : colourRules)
      await page.screenshot({ path: `${pictures}/menu-${width}-${colorScheme}.png` })
      await page.keyboard.press('Escape')
    }
  })

test('a dialog begins with its field, keeps the focus, and closes by its button', async ({ journey }) => {
  const { page } = journey
  await page.goto('/parts')
  await page.getByRole('toolbar', { name: 'Marks of The ad' }).waitFor()
  await page.getByRole('button', { name: 'Open a dialog', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Reject kindly' })
  const field = dialog.getByLabel('What they will read (optional)')
  await expect.poll(async () => await field.evaluate((one) => one === document.activeElement)).toBe(true)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await dialog.waitFor({ state: 'hidden' })
})

test('a menu goes by arrows, does what is chosen, and gives the focus back', async ({ journey }) => {
  const { page } = journey
  await page.goto('/parts')
  await page.getByRole('toolbar', { name: 'Marks of The ad' }).waitFor()
  const summary = page.locator('summary[aria-label="More for candidate 14"]')
  await summary.focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  const note = page.getByRole('button', { name: 'Add a note' })
  await expect.poll(async () => await note.evaluate((one) => one === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  await page.getByText('A note was added.').waitFor()
  await note.waitFor({ state: 'hidden' })
  await expect.poll(async () => await summary.evaluate((one) => one === document.activeElement)).toBe(true)
})

test('the order of a list is changed by buttons and by dragging, and said', async ({ journey }) => {
  const { page } = journey
  await page.goto('/parts')
  await page.getByRole('toolbar', { name: 'Marks of The ad' }).waitFor()
  const list = page.getByRole('list', { name: 'Questions' })
  const first = async () => await list.getByRole('listitem').first().innerText()
  const down = list.getByRole('button', { name: 'Move Why bells? down' })
  await down.focus()
  await page.keyboard.press('Enter')
  await page.getByText('Why bells? is now number 2 of 3.').waitFor()
  await page.keyboard.press('Enter')
  await page.getByText('Why bells? is now number 3 of 3.').waitFor()
  const up = list.getByRole('button', { name: 'Move Why bells? up' })
  await expect.poll(async () => await up.evaluate((one) => one === document.activeElement)).toBe(true)
  await expect.poll(first).toContain('Which alloys')

  const handle = list.locator('[data-handle]')
  const from = await handle.nth(2).boundingBox()
  const to = await handle.nth(0).boundingBox()
  await page.mouse.move(from!.x + 5, from!.y + 5)
  await page.mouse.down()
  await page.mouse.move(to!.x + 5, to!.y + 5, { steps: 8 })
  await page.mouse.up()
  await expect.poll(first).toContain('Why bells?')
})

test('a checkbox goes by its label and by the space bar; one that ticks all is mixed while some are ticked', async ({
  journey,
}) => {
  const { page } = journey
  await page.goto('/parts')
  await page.getByRole('toolbar', { name: 'Marks of The ad' }).waitFor()
  const cast = page.getByRole('checkbox', { name: 'I have cast a bell', exact: true })
  await page.getByText('I have cast a bell', { exact: true }).click()
  await expect(cast).toBeChecked()
  await page.keyboard.press('Space')
  await expect(cast).toBeChecked({ checked: false })

  const hung = page.getByRole('checkbox', { name: 'I have hung a bell', exact: true })
  await expect.poll(async () => await hung.evaluate(describedAs)).toBe('In a tower, with its frame.')
  const terms = page.getByRole('checkbox', { name: 'I accept the rules of the foundry', exact: true })
  await expect(terms).toHaveAttribute('aria-invalid', 'true')
  await expect
    .poll(async () => await terms.evaluate(describedAs))
    .toBe('They are one page. You need to accept the rules of the foundry')

  const all = page.getByRole('checkbox', { name: 'Select all bells', exact: true })
  const isMixed = async () => await all.evaluate((box: HTMLInputElement) => box.indeterminate)
  await expect.poll(isMixed).toBe(true)
  await all.check()
  await expect(page.getByLabel('Select Tenor')).toBeChecked()
  await expect.poll(isMixed).toBe(false)
  await page.getByLabel('Select Second').uncheck()
  await expect.poll(isMixed).toBe(true)
})

test('a choice is large enough to hit, and whole at twice the letters and in forced colours', async ({ journey }) => {
  const { page } = journey
  await page.setViewportSize({ width: 360, height: 900 })
  await page.goto('/parts')
  await page.getByRole('toolbar', { name: 'Marks of The ad' }).waitFor()
  const small = async () =>
    await page.locator('input:is([type="checkbox"], [type="radio"])').evaluateAll((inputs) =>
      inputs
        .map((input) => (input.closest('label') ?? input).getBoundingClientRect())
        .filter(({ width, height }) => width < 24 || height < 24)
        .map(({ width, height }) => `${width} × ${height}`),
    )
  await expect.poll(small).toEqual([])
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  await expectNoSidewaysScroll(page)
  await expect.poll(small).toEqual([])
  await page.getByRole('checkbox', { name: 'I have cast a bell', exact: true }).focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  const ring = async () => await page.evaluate(() => getComputedStyle(document.activeElement!).outlineStyle)
  await expect.poll(ring).toBe('solid')
  await page.screenshot({ path: `${pictures}/forced-colours-large.png`, fullPage: true })
})

test('without scripts a menu opens, and every field is there', async ({ journey }) => {
  const page = await journey.open({ javaScriptEnabled: false })
  await page.goto('/parts')
  await page.locator('summary[aria-label="More for candidate 14"]').click()
  await page.getByRole('link', { name: 'See the CV' }).waitFor()
  await page.getByLabel('Starts on').fill('2026-03-05')
  await page.locator('#miles').fill('20')
  await page.getByLabel('The ad').fill('Typed without scripts')
  await page.getByLabel('I have cast a bell').check()
  await page.getByRole('group', { name: 'Kind of bell' }).getByRole('radio', { name: 'Handbell', exact: true }).check()
})

/** In the browser: what a screen reader reads out after the name of a control. */
function describedAs(control: Element): string {
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ')
}

/** A dialog is as far from the top as from the foot; a drawer is flush with the side of a desk, with the foot of a phone. */
async function expectInPlace(page: Page, dialog: Locator, name: string): Promise<void> {
  const { width, height } = page.viewportSize()!
  await expect
    .poll(
      async () => {
        const box = (await dialog.boundingBox())!
        const [above, below, after] = [box.y, height - box.y - box.height, width - box.x - box.width].map(Math.round)
        if (name !== 'a drawer') return Math.abs(above! - below!) <= 1
        return width < 700 ? below === 0 && after === 0 : above === 0 && below === 0 && after === 0
      },
      { message: `${name} at ${width} px is in its place` },
    )
    .toBe(true)
}
