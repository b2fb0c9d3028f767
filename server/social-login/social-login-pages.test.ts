import { afterAll, beforeAll, expect, test } from 'vitest'
import { providerSecret, startProviders, type FakeProviders } from '../../test/fake-providers.ts'
import { linkIn } from '../../test/messages.ts'
import { aPerson } from '../../test/people.ts'
import { plainBrowser, type PlainBrowser } from '../../test/plain-browser.ts'
import { startServer, type TestServer } from '../../test/server.ts'

/* What somebody sees who logs in with an account elsewhere, from page to page. Asked of the built pages; the providers are played over the network. */

let fake: FakeProviders
let server: TestServer
beforeAll(async () => {
  fake = await startProviders()
  server = await startServer({
    boards: [],
    pages: true,
    environment: {
      ROLECALL_PROVIDERS_URL: fake.url,
      ROLECALL_GOOGLE_ID: 'google-client',
      ROLECALL_GOOGLE_SECRET: providerSecret,
      ROLECALL_TWITTER_ID: 'twitter-client',
      ROLECALL_TWITTER_SECRET: providerSecret,
    },
  })
})
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await fake[Symbol.asyncDispose]()
})

async function goOnWith(browser: PlainBrowser, name: string): Promise<void> {
  await browser.open('/login')
  await browser.follow(`Continue with ${name}`)
}

const whoIsIn = async (browser: PlainBrowser) =>
  ((await server.get('/api/users/me', { cookie: `token=${browser.cookie('token')}` })).body as { email?: string }).email

test('whoever says no there is told that nothing happened', async () => {
  fake.person = null
  const browser = plainBrowser(server)
  await goOnWith(browser, 'Google')
  expect(browser.heading).toBe('We could not log you in')
  expect(await whoIsIn(browser)).toBeUndefined()
})

test('an address that has an account is no way in: log in, link the account elsewhere, and unlink it', async () => {
  const linda = await aPerson(server, { email: 'linda@example.com' })
  fake.person = { subject: 'linda', name: 'Linda Example', email: linda.email, isVerified: true }
  const other = plainBrowser(server)
  await goOnWith(other, 'Google')
  expect([other.heading, await whoIsIn(other)]).toEqual(['You already have an account', undefined])

  const browser = plainBrowser(server, linda.headers)
  await browser.open('/settings/security')
  await browser.follow('Link Google')
  expect(browser.page.text).toContain('The account has been linked.')
  await goOnWith(other, 'Google')
  expect(await whoIsIn(other)).toBe(linda.email)
  await browser.press('Unlink Google')
  expect(browser.page.hasLink('Link Google')).toBe(true)
})

test('Twitter gives no address: one is asked for, confirmed, and then Twitter logs in', async () => {
  fake.person = { subject: 'tess', name: 'Tess Example' }
  const browser = plainBrowser(server)
  await goOnWith(browser, 'Twitter')
  expect(browser.heading).toBe('What is your email address?')
  await browser.press('Sign up')
  expect(browser.page.all('[role=alert]').map(({ text }) => text)).toContainEqual(
    expect.stringContaining('There is a problem'),
  )
  browser.page.fill('Email address', 'tess@example.com')
  browser.page.check(/I have read and accept/u)
  await browser.press('Sign up')
  expect(browser.heading).toBe('Check your email')

  await goOnWith(browser, 'Twitter')
  expect([browser.heading, await whoIsIn(browser)]).toEqual(['Confirm your email address first', undefined])
  await browser.open(await linkIn(server, 'confirm-email'))
  await browser.press('Confirm my email address')
  expect(browser.heading).toBe('Your email address is confirmed')
  await goOnWith(browser, 'Twitter')
  expect(await whoIsIn(browser)).toBe('tess@example.com')
})
