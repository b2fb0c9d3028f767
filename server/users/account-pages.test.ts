import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { defaultSearch, resultsAddress } from '../../contract/job-searches/results-address.ts'
import { runHere } from '../../test/command-line.ts'
import { linkIn } from '../../test/messages.ts'
import { aPerson, testPassword } from '../../test/people.ts'
import { plainBrowser, type PlainBrowser } from '../../test/plain-browser.ts'
import { runTasks } from '../../test/run-tasks.ts'
import { addAds, startServer, type TestServer } from '../../test/server.ts'
import { createAdminCommand } from '../admin/command.ts'
import { guessFromEverywhere } from './guessing.fixtures.ts'

/* Signing up, logging in and out, and the second step as a browser without scripts has them. Asked of the built pages. */

let server: TestServer
beforeAll(async () => {
  const environment = { ROLECALL_TRUSTED_PROXIES: '1' }
  server = await startServer({ boards: [], pages: true, humanCheck: true, environment })
  await addAds(server, [{ id: 'saddle:1', title: 'Saddle Stitcher', location: 'Walsall' }])
})
afterAll(async () => await server[Symbol.asyncDispose]())

const afterSeconds = (seconds: number) => server.clock.set(new Date(server.clock.now().getTime() + seconds * 1_000))
const isLoggedIn = async (browser: PlainBrowser) =>
  (await server.get('/api/users/me', { cookie: `token=${browser.cookie('token')}` })).status === 200

async function logIn(browser: PlainBrowser, email: string, password = testPassword): Promise<void> {
  browser.page.fill('Email address', email)
  browser.page.fill('Password', password)
  await browser.press('Log in')
}

test('sign up, confirm, log in, log out', async () => {
  const browser = plainBrowser(server)
  await browser.open('/signup')
  const fillIn = () => {
    browser.page.fill('Name', 'Ann Example')
    browser.page.fill('Email address', 'plain@example.com')
    browser.page.fill('Password', testPassword)
    browser.page.check(/I have read and accept/u)
  }
  // The form is taken once a person can have filled it in.
  fillIn()
  await browser.press('Sign up')
  expect(browser.heading).not.toBe('Check your email')
  await browser.open('/signup')
  fillIn()
  afterSeconds(4)
  await browser.press('Sign up')
  expect(browser.heading).toBe('Check your email')

  await browser.open(await linkIn(server, 'confirm-email'))
  await browser.press('Confirm my email address')
  await browser.follow('Log in and upload your CV')
  await logIn(browser, 'plain@example.com', 'wrong')
  expect(browser.page.text).toContain('The email address or password is not right')
  expect(await isLoggedIn(browser)).toBe(false)
  await logIn(browser, 'plain@example.com')
  expect(await isLoggedIn(browser)).toBe(true)
  const cookie = `token=${browser.cookie('token')}`
  await browser.open('/logout')
  await browser.press('Log out')
  expect(browser.cookie('token') ?? '').toBe('')
  expect((await server.get('/api/users/me', { cookie })).status).toBe(401)
})

test('who has signed up as an employer is led to their first ad, and later logs in to their ads', async () => {
  const mia = await aPerson(server, { company: { name: 'Harbour Care Ltd' }, isVerified: false })
  await server.post('/api/verify/resend', { email: mia.email })
  await runTasks(server, 'send-account-link')
  const browser = plainBrowser(server)
  await browser.open(await linkIn(server, 'confirm-email'))
  await browser.press('Confirm my email address')
  expect(browser.page.hasLink(/upload your CV/u)).toBe(false)
  await browser.follow('Log in and write your first ad')
  await logIn(browser, mia.email)
  expect(browser.address).toBe('/post-job-ad')

  const later = plainBrowser(server)
  await later.open('/sources')
  await later.open('/login')
  await logIn(later, mia.email)
  expect(later.address).toBe('/manage-my-job-ads')
})

test('whose session is over is told so by the login page, which leads back to where they were', async () => {
  const ann = await aPerson(server)
  const browser = plainBrowser(server, ann.headers)
  await browser.open('/settings')
  browser.forgetCookies()
  await browser.press(/^Save/u)
  expect(browser.page.text).toContain('Authentication problem. Please try again or contact support')
  await logIn(browser, ann.email)
  expect(browser.address).toBe('/settings')
})

test('the menu has a login, and then a menu of one’s own', async () => {
  const ann = await aPerson(server)
  const browser = plainBrowser(server)
  await browser.open('/sources')
  const menu = browser.page.part('Main')
  menu.fill('Email', ann.email)
  menu.fill('Password', ann.password)
  await browser.press('Log in', menu)
  expect(browser.address).toBe('/today')
  expect(browser.page.part('Main').text).toContain('Ann Example')
  expect(browser.page.part('Main').hasLink('My profile')).toBe(true)
  await browser.press('Log out', browser.page.part('Main'))
  expect(browser.page.part('Main').buttons).toContain('Log in')
  expect(await isLoggedIn(browser)).toBe(false)
})

test('Save leads to the login page, which knows the job', async () => {
  const browser = plainBrowser(server)
  await browser.open(resultsAddress({ ...defaultSearch, jobTitle: 'saddle stitcher', jobLocation: 'Walsall' }))
  await browser.follow(/^Save:/u)
  expect(browser.address).toMatch(/^\/login\?back=%2Fjob%2F\d+$/u)
})

test('who looks for their shortlist is told to log in, and led back', async () => {
  const browser = plainBrowser(server)
  await browser.open('/shortlisted')
  expect(browser.address).toBe('/login?back=%2Fshortlisted')
  expect(browser.page.text).toContain(
    'You do not have access to shortlisted jobs at the moment. You need to login first.',
  )
})

test('while somebody guesses at an account its owner gets in from a new place, after a few seconds and not before', async () => {
  const ann = await aPerson(server)
  await guessFromEverywhere(server, ann.email, 20)
  const browser = plainBrowser(server, { 'x-forwarded-for': '203.0.113.9' })
  await browser.open('/login')
  await logIn(browser, ann.email)
  expect(browser.page.text).toContain('There have been many failed attempts to log in')
  await logIn(browser, ann.email)
  expect(await isLoggedIn(browser)).toBe(false)
  afterSeconds(4)
  await logIn(browser, ann.email)
  expect(await isLoggedIn(browser)).toBe(true)
})

test('an authenticator app is set up, and its code is the second step; a wrong one is not', async () => {
  const ann = await aPerson(server)
  const browser = plainBrowser(server, ann.headers)
  await browser.open('/settings/security')
  await browser.press('Set up an authenticator app')
  const secret = browser.page.all('code')[0]?.text.replaceAll(' ', '') ?? ''
  const code = () => {
    afterSeconds(31)
    return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: server.clock.now().getTime() })
  }
  browser.page.fill('Code', '000000')
  await browser.press('Confirm')
  expect(browser.page.text).toContain('This code is not right')
  browser.page.fill('Code', code())
  await browser.press('Confirm')
  expect(browser.page.part('Your recovery codes').all('li')).toHaveLength(10)

  const other = plainBrowser(server)
  await other.open('/login')
  await logIn(other, ann.email)
  expect([other.heading, await isLoggedIn(other)]).toEqual(['One more step', false])
  other.page.fill('Code from your authenticator app', code())
  await other.press('Log in')
  expect(await isLoggedIn(other)).toBe(true)
})

test('one sees where one is logged in, and ends it elsewhere', async () => {
  const ann = await aPerson(server)
  const other = plainBrowser(server)
  await other.open('/login')
  await logIn(other, ann.email)
  const browser = plainBrowser(server, ann.headers)
  await browser.open('/settings/security')
  expect(browser.page.all('li').filter(({ text }) => text.includes('this device'))).toHaveLength(1)
  await browser.press('Log out everywhere else')
  expect(browser.page.text).toContain('All other sessions have ended')
  expect([await isLoggedIn(browser), await isLoggedIn(other)]).toEqual([true, false])
})

test('create-admin prints a link, once, and leaves an account that is there as it is; who uses it sets up a second factor first', async () => {
  const { config } = server.services
  const environment = { NODE_ENV: 'test', DATABASE_URL: config.databaseUrl ?? '', ROLECALL_DATA: config.dataFolder }
  const create = async () => await runHere([createAdminCommand], ['create-admin', 'boss@example.org'], environment)
  const { code, said } = await create()
  const link = /\/set-password\/[\w-]{32}/u.exec(said)?.[0]
  expect([code, link]).toEqual([0, expect.any(String)])
  const again = await create()
  expect(again.code).not.toBe(0)
  expect(again.said).toContain('--promote')

  // The command looks at the clock of the machine.
  const then = server.clock.now()
  server.clock.set(new Date())
  const browser = plainBrowser(server)
  await browser.open(link ?? '')
  browser.page.fill('New password', testPassword)
  browser.page.fill('Repeat the password', testPassword)
  await browser.press('Choose a password')
  expect(browser.page.text).toContain('Your password is set.')
  await logIn(browser, 'boss@example.org')
  for (const path of ['/settings', '/search', '/today']) {
    await browser.open(path)
    expect(browser.address).toBe(path)
  }
  await browser.open('/admin/messages')
  expect(browser.address).toBe('/settings/security?back=%2Fadmin%2Fmessages')
  expect(browser.page.text).toContain('Your account needs a second factor')
  server.clock.set(then)
})

test('log in by a link without a password: its page acts by its button only, then a password can be set', async () => {
  const browser = plainBrowser(server)
  await browser.open('/login?back=%2Fsources')
  await browser.follow('Email me a link')
  browser.page.fill('Email address', 'no address')
  afterSeconds(4)
  await browser.press('Email me a link')
  expect([browser.status, browser.page.part('There is a problem').text]).toEqual([
    400,
    expect.stringContaining('look like a valid email') as string,
  ])
  await browser.open('/login-link?back=%2Fsources')
  browser.page.fill('Email address', 'by-link@example.com')
  afterSeconds(4)
  await browser.press('Email me a link')
  expect(browser.page.text).toContain('It went to by-link@example.com.')
  await runTasks(server, 'send-account-link')

  const link = await linkIn(server, 'login-link')
  await plainBrowser(server).open(link)
  await browser.open(link)
  expect([browser.heading, browser.headers.get('referrer-policy')]).toEqual(['Log in', 'no-referrer'])
  expect(browser.page.text).toContain('by-link@example.com')
  expect(await isLoggedIn(browser)).toBe(false)
  await browser.press('Log in')
  expect(browser.address).toBe('/logged-in?back=%2Fsources')
  expect(await isLoggedIn(browser)).toBe(true)

  await browser.follow('Set a password')
  browser.page.fill('New password', testPassword)
  browser.page.fill('Repeat new password', testPassword)
  await browser.press('Set password')
  expect(browser.page.text).toContain('Your password is set.')
  await browser.open('/logged-in?back=%2Fsources')
  expect(browser.page.hasLink('Set a password')).toBe(false)
  await browser.follow('Continue where you left off')
  expect(browser.address).toBe('/sources')

  const other = plainBrowser(server)
  await other.open(link)
  expect(other.heading).toBe('This link does not work')
  await other.follow('Send me a new link')
  expect(other.address).toBe('/login-link')
})
