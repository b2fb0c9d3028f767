import type { Page } from 'playwright-core'
import { colourRules, expectAccessible } from './journey.ts'
import { expectNoSidewaysScroll, heading } from './on-the-page.ts'
import { logInByApi, signUpPublisher } from './people.ts'
import { setUpAuthenticator } from './second-factor.ts'

/** On a phone and on a desk, light and dark. */
export async function expectWhole(page: Page, what: string): Promise<void> {
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoSidewaysScroll(page, what)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await expectAccessible(page, colorScheme === 'light' ? [] : colourRules)
    }
  }
}

/** An admin of a new company, logged in, with the second step that it asks for. */
export async function comeInAsCompanyAdmin(page: Page, email: string, company: string): Promise<void> {
  await signUpPublisher(email, { name: company, isAdmin: true })
  await logInByApi(page, email)
  await page.goto('/settings/security')
  await setUpAuthenticator(page)
  await page.goto('/manage-company')
  await heading(page, company).waitFor()
}
