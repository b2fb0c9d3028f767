import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Page } from 'playwright-core'
import { inject } from 'vitest'
import { productEnvironment } from './start-product.ts'
import { linkTo } from './outbox.ts'

export const password = 'quiet river 27'

/** Signs somebody up by the page, confirms their address, and logs them in by the API, in this page's browser. */
export async function signUpAndIn(page: Page, email: string): Promise<void> {
  await signUp(page, email)
  await logInByApi(page, email)
}

/** The same without logging in: their account has been used from nowhere yet. */
export async function signUp(page: Page, email: string): Promise<void> {
  await page.goto('/signup')
  await page.getByLabel('Name', { exact: true }).fill('Ann Example')
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel(/I have read and accept/u).check()
  await page.getByRole('main').getByRole('button', { name: 'Sign up' }).click()
  await page.getByRole('heading', { level: 1, name: 'Check your e-mail box' }).waitFor()
  await page.goto(await linkTo(email, '/confirm-email/'))
  await page.getByRole('button', { name: 'Confirm my e-mail address' }).click()
  await page.getByRole('heading', { level: 1, name: 'Your e-mail address is confirmed' }).waitFor()
}

/** Logs in without the login page. */
export async function logInByApi(page: Page, email: string): Promise<void> {
  const answer = await page.request.post('/auth/local', { data: { email, password } })
  if (!answer.ok()) throw new Error(`${email} could not log in: ${answer.status()}`)
}

/** A command of `npm run rolecall`, on the product that runs. @returns what it printed. */
export async function rolecall(...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ['server/rolecall.ts', ...args], {
    env: productEnvironment({ ROLECALL_DATA: inject('dataFolder'), ROLECALL_CALLED_FROM: process.cwd() }),
  })
  return stdout
}
