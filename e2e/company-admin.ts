import type { Page } from '@playwright/test'
import { heading } from './on-the-page.ts'
import { logInByApi, signUpPublisher } from './people.ts'
import { setUpAuthenticator } from './second-factor.ts'

/** An admin of a new company, logged in, with the second step that it asks for. */
export async function comeInAsCompanyAdmin(page: Page, email: string, company: string): Promise<void> {
  await signUpPublisher(email, { name: company, isAdmin: true })
  await logInByApi(page, email)
  await page.goto('/settings/security')
  await setUpAuthenticator(page)
  await page.goto('/manage-company')
  await heading(page, company).waitFor()
}
