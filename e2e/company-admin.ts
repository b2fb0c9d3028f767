import type { Page } from '@playwright/test'
import { heading } from './on-the-page.ts'
import { comeIn } from './people.ts'

/** An admin of a new company, logged in with the second step that it asks for, on the company's page. */
export async function comeInAsCompanyAdmin(page: Page, email: string, company: string): Promise<void> {
  await comeIn(page, { name: 'Mia Example', email, company: { name: company, isAdmin: true } })
  await page.goto('/manage-company')
  await heading(page, company).waitFor()
}
