import { afterAll, beforeAll, expect, test } from 'vitest'
import { defaultSearch, resultsAddress } from '../../contract/job-searches/results-address.ts'
import { aPerson } from '../../test/people.ts'
import { plainBrowser } from '../../test/plain-browser.ts'
import { startServer, type TestServer } from '../../test/server.ts'

/* Pages of the site itself as a browser without scripts has them: writing to us, colours, and what answers say. Asked of the built pages. */

let server: TestServer
beforeAll(async () => (server = await startServer({ boards: [], pages: true, humanCheck: true })))
afterAll(async () => await server[Symbol.asyncDispose]())

const messages = async () =>
  (await server.db.query<{ content: string }>(`select content from messages where kind = 'ticket'`)).rows

test('a message is taken once a person can have written it, and not before', async () => {
  const browser = plainBrowser(server)
  const fillIn = () => {
    browser.page.fill('Your name', 'Ann')
    browser.page.fill('Your email address', 'ann@example.com')
    browser.page.fill('Your idea', 'A map')
  }
  await browser.open('/ticket')
  expect(browser.heading).toBe('Request a feature')
  fillIn()
  await browser.press('Send message')
  expect(browser.page.text).not.toContain('Your message was sent successfully')
  expect(browser.page.value('Your idea')).toBe('A map')
  expect(await messages()).toEqual([])

  await browser.open('/ticket')
  fillIn()
  server.clock.set(new Date(server.clock.now().getTime() + 4_000))
  await browser.press('Send message')
  expect(browser.page.text).toContain('Your message was sent successfully')
  expect(await messages()).toEqual([{ content: 'A map' }])
})

test('interest in our shares is noted', async () => {
  const browser = plainBrowser(server)
  await browser.open('/we-are-crowdfunding')
  const form = browser.page.all('form').find(({ buttons }) => buttons.includes('Tell me'))
  form?.fill('Your name', 'Bob')
  form?.fill('Your email address', 'bob@example.com')
  await browser.press('Tell me')
  expect(browser.page.text).toContain('We will tell you when there is news')
  expect((await server.db.query(`select email from messages where kind = 'investor'`)).rows).toEqual([
    { email: 'bob@example.com' },
  ])
})

test('an address cannot put words into our mouth', async () => {
  const browser = plainBrowser(server)
  await browser.open('/response/false/call-0900-1234-and-give-your-password')
  expect(browser.heading).toBe('Server error')
  expect(browser.page.text).not.toContain('0900')
  await browser.open('/response/true/successfully-signed-up')
  expect(browser.heading).toBe('Success')
  expect(browser.page.text).toContain('Please confirm your account')
  expect(browser.page.buttons).toContain('Search jobs')
})

test('‘try again’ leads to where one was', async () => {
  const browser = plainBrowser(server)
  await browser.open('/outside-ir35-jobs')
  await browser.open('/response/false/x')
  await browser.follow('Try again')
  expect(browser.address).toBe('/outside-ir35-jobs')
})

test('colours are chosen at the foot of the page, and stay', async () => {
  const browser = plainBrowser(server)
  await browser.open('/outside-ir35-jobs')
  expect(browser.page.all('html[data-theme=dark]')).toEqual([])
  await browser.press('Dark')
  expect(browser.address).toBe('/outside-ir35-jobs')
  expect(browser.page.all('html[data-theme=dark]')).toHaveLength(1)
  await browser.open('/sources')
  expect(browser.page.all('html[data-theme=dark]')).toHaveLength(1)
})

test('the day of somebody new has three steps, each ticked once it is done; a visitor has no day', async () => {
  const ann = await aPerson(server)
  const browser = plainBrowser(server, ann.headers)
  await browser.open('/')
  expect(browser.address).toBe('/today')
  expect(browser.heading).toMatch(/^Good (?:morning|afternoon|evening), Ann$/u)
  const steps = () => browser.page.part('Three steps to start')
  expect([steps().hasLink(/^Add your CV/u), steps().hasLink(/^Search for a job/u)]).toEqual([true, true])
  expect(steps().text).not.toContain('Done:')

  const address = resultsAddress({ ...defaultSearch, jobTitle: 'thatcher', jobLocation: 'Ludlow' })
  const searches = [{ address, at: '2026-03-02T12:00:00Z' }]
  await server.post('/api/users/me/searches', { searches }, ann.headers)
  await browser.open('/today')
  expect(steps().text).toContain('Done:')
  expect(steps().hasLink(/^Search for a job/u)).toBe(false)
  await browser.follow('Job alerts', browser.page.part('Main'))
  expect(browser.address).toBe('/job-alerts')

  const visitor = plainBrowser(server)
  await visitor.open('/today')
  expect(visitor.address).toBe('/login?back=%2Ftoday')
})
