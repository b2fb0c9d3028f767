import type { Page, Route } from '@playwright/test'
import { expect } from './expect.ts'
import { now } from './now.ts'

/** What Chromium logs where a request is cut. */
export const cutRequests = /net::ERR_FAILED/u

/**
 * Presses each form of a page that scripts send, while nothing that they send arrives: the page stays, with everything that was typed, and
 * says so. Afterwards the page is empty.
 * @returns how many forms there were.
 */
export async function expectFormsKept(page: Page, name: string): Promise<number> {
  // Plain forms are the browser's own: their page is still there when one goes back.
  const forms = page.locator('main form[method="post"][data-discover]')
  const count = await forms.count()
  if (count === 0) return 0
  // React listens.
  await expect
    .poll(
      async () => await forms.first().evaluate((form) => Object.keys(form).some((name) => name.startsWith('__react'))),
    )
    .toBe(true)
  let sent = 0
  const cut = async (route: Route) => {
    if (route.request().method() !== 'POST') return await route.fallback()
    sent += 1
    await route.abort()
  }
  await page.route('**/*', cut)
  await page.evaluate(() => window.addEventListener('submit', (event) => event.preventDefault()))
  const heading = page.getByRole('heading', { level: 1 })
  const title = await heading.innerText()
  for (let at = 0; at < count; at++) {
    const typed = await forms.nth(at).evaluate((element) => {
      const form = element as HTMLFormElement
      form.noValidate = true
      for (const field of form.querySelectorAll('textarea, input[type="text"]'))
        if ((field as HTMLInputElement).value === '' && !(field as HTMLInputElement).disabled) {
          // As if it were typed: React hears of what the setter of its own does not see.
          const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
          Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(field, 'Typed here')
          field.dispatchEvent(new Event('input', { bubbles: true }))
        }
      form.requestSubmit()
      return form.querySelectorAll('textarea, input[type="text"]').length
    })
    await expect.poll(async () => await page.evaluate(() => document.readyState)).toBe('complete')
    await expect(heading, `${name}, form ${at + 1}`).toHaveText(title)
    // An editor that arrives meanwhile takes the place of its field.
    const fields = forms.nth(at).locator('textarea, input[type="text"], [contenteditable="true"]')
    if (typed > 0) expect(await now(fields.count()), `${name}: fields`).toBeGreaterThanOrEqual(typed)
  }
  if (sent > 0) await page.getByRole('alert').getByText('your text is kept').waitFor()
  await expect(heading, name).toHaveText(title)
  await page.goto('about:blank')
  await page.unroute('**/*', cut)
  return count
}
