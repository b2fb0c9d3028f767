import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { Pool } from 'pg'
import { readConfig } from '../server/platform/config.ts'
import { aPerson, testPassword, type Person } from '../test/people.ts'
import { productEnvironment, settingsOf } from './start-product.ts'
import { product } from './product.ts'

export const password = testPassword

/** Somebody new with an account, logged in in this page's browser. */
export async function signUpAndIn(page: Page, email: string): Promise<void> {
  await comeIn(page, { email })
}

/**
 * Somebody new with an account that has been used from nowhere yet. Written into the database: the pages that sign somebody up have
 * journeys of their own, and would take most of the time of many others.
 */
export async function signUp(email: string, name = 'Ann Example'): Promise<void> {
  await addPerson({ email, name })
}

/** The same, who acts for a new company. */
export async function signUpPublisher(email: string, company: { name: string; isAdmin: boolean }): Promise<void> {
  await addPerson({ name: 'Mia Example', email, company })
}

/**
 * Somebody new in this page's browser, with a session that a login with all its steps would have given: the pages that log somebody in have journeys of
 * their own, and to check a password takes a tenth of a second of processor.
 */
export async function comeIn(page: Page, given: Parameters<typeof aPerson>[1]): Promise<void> {
  const { token } = await addPerson(given)
  // As a login sets it, it outlives the browser.
  const expires = Math.floor(Date.now() / 1_000) + 7 * 86_400
  const cookie = { name: 'token', value: token, url: product().url, httpOnly: true, sameSite: 'Lax' as const, expires }
  await page.context().addCookies([cookie])
}

async function addPerson(given: Parameters<typeof aPerson>[1]): Promise<Person> {
  const pool = new Pool({ connectionString: product().databaseUrl, max: 1 })
  try {
    const { freeCredits } = readConfig(productEnvironment({}))
    return await aPerson({ db: pool, services: { clock: { now: () => new Date() }, config: { freeCredits } } }, given)
  } finally {
    await pool.end()
  }
}

/** Logs in without the login page. */
export async function logInByApi(page: Page, email: string): Promise<void> {
  const answer = await page.request.post('/auth/local', { data: { email, password } })
  if (!answer.ok()) throw new Error(`${email} could not log in: ${answer.status()}`)
}

/** A command of `npm run rolecall`, on the product that runs. @returns what it printed. */
export async function rolecall(...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ['server/rolecall.ts', ...args], {
    env: productEnvironment({ ...settingsOf(product()), ROLECALL_CALLED_FROM: process.cwd() }),
  })
  return stdout
}

/** An admin of the site, with the second factor that the role asks for; keep-my-account-safe.spec.ts shows how one comes about. */
export async function comeInAsAdmin(page: Page, email: string): Promise<void> {
  await comeIn(page, { email, role: 'admin' })
}
