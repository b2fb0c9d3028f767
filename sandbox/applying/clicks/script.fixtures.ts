import type { Page } from 'playwright-core'
import type { SandboxAd } from '../../board.ts'

/** Who applies where, for the scripts of clicks. */
export type Click = {
  page: Page
  sandbox: string
  ad: SandboxAd
  email: string
  password: string
  cv: { name: string; mimeType: string; buffer: Buffer }
}

/** A board's way, by the names of its elements. */
export type Script = {
  /** Opens the login, and answers what covers it. */
  openLogin: (click: Click) => Promise<void>
  enter: (click: Click) => Promise<void>
  /** From the ad to the last button; the ad asks one question of each kind. */
  apply: (click: Click) => Promise<void>
  isSent: (click: Click) => Promise<void>
  /** The ad says that it was applied for. */
  isMarked: (click: Click) => Promise<void>
  list: string
}

export async function chooseSuggestion(page: Page): Promise<void> {
  await page.locator('[role=combobox]').pressSequentially('lon')
  await page.click('[role=option]:text-is("London")')
}

/** Presses the button for a CV, and gives it where it is then asked for: to the chooser of files, or in a part of the page. */
export async function uploadCv(page: Page, cv: Click['cv']): Promise<void> {
  const field = page.locator('.panel input[type=file]')
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser', { timeout: 1_000 }).catch(() => null),
    page.click('[data-upload]'),
  ])
  if (chooser) await chooser.setFiles(cv)
  else {
    await field.setInputFiles(cv)
    await page.click('.panel [data-upload-send]')
  }
  await page.waitForSelector(`[data-file-name]:text-is("${cv.name}")`)
}

/** The questions of boards that ask them plainly, on one page. */
export async function answerPlainly(
  page: Page,
  cv: Click['cv'],
  { prefix, choice }: { prefix: string; choice: 'select' | 'radios' },
): Promise<void> {
  await page.check(`[name=${prefix}-0][value=Yes]`)
  await page.fill(`#${prefix}-1`, '4')
  await page.fill(`#${prefix}-2`, '2027-01-04')
  await page.fill(`#${prefix}-4`, 'Because it is kind.')
  if (choice === 'select') await page.selectOption(`#${prefix}-5`, 'One month')
  else await page.check(`[name=${prefix}-5][value="One month"]`)
  await page.check(`[name=${prefix}-6][value=Early]`)
  await page.check(`[name=${prefix}-6][value=Night]`)
  await chooseSuggestion(page)
  await page.setInputFiles(`#${prefix}-8`, cv)
}
