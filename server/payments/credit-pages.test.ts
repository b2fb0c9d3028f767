import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSelling, type SellingServer } from '../../test/payments.ts'
import { aPerson, testPassword } from '../../test/people.ts'
import { plainBrowser } from '../../test/plain-browser.ts'

/* Buying credits as a browser without scripts does, up to the provider’s own page and back. Asked of the built pages. */

let server: SellingServer
beforeAll(async () => (server = await startSelling({}, { pages: true })))
afterAll(async () => await server[Symbol.asyncDispose]())

const anEmployer = async () => await aPerson(server, { company: { name: 'Harbour Care Ltd' } })

test('who leaves the payment page has bought nothing, and who goes back after paying does not pay again', async () => {
  const browser = plainBrowser(server, (await anEmployer()).headers)
  await browser.open('/buy-credits')
  await browser.press('Buy 10 credits')
  await browser.follow('Back to the seller without paying')
  expect(browser.heading).toBe('Not paid yet')
  await browser.follow('Go to the payment page')
  const paying = browser.address
  await browser.press('Pay')
  expect(browser.heading).toBe('Paid')
  await browser.open(paying)
  expect(browser.heading).toBe('This has been paid')
  await browser.open('/buy-credits')
  expect(browser.page.text).toContain('Your company has 10')
})

test('a visitor comes back from the login to the amount that they chose', async () => {
  const { email } = await anEmployer()
  const browser = plainBrowser(server)
  await browser.open('/buy-credits')
  browser.page.fill(/^How many/u, '24')
  await browser.press('Go to payment')
  browser.page.fill('Email address', email)
  browser.page.fill('Password', testPassword)
  await browser.press('Log in')
  expect([browser.heading, browser.page.value(/^How many/u)]).toEqual(['Buy credits', '24'])
})

test('a refund is asked for first, with what it means', async () => {
  const employer = await anEmployer()
  const buyer = plainBrowser(server, employer.headers)
  await buyer.open('/buy-credits')
  await buyer.press('Buy 30 credits')
  await buyer.press('Pay')
  const admin = plainBrowser(server, (await aPerson(server, { role: 'admin' })).headers)
  await admin.open('/admin/payments')
  const purchases = admin.page.part('Purchases, latest first')
  const asked = purchases.all('details').find(({ text }) => text.includes('£105'))
  expect(asked?.text).toMatch(
    /^Refund Harbour Care Ltd Harbour Care Ltd gets £105 back and loses the credits .* You cannot undo this\./u,
  )
  await admin.press('Refund £105 to Harbour Care Ltd', asked)
  expect(admin.page.text).toContain('£105 is on its way back.')
})

test('an application that is removed by mistake comes back', async () => {
  const ann = await aPerson(server)
  const made = { jobTitle: 'Harbour baker', employer: '', appliedOn: '2026-02-03' }
  expect((await server.post('/api/applications/elsewhere', made, ann.headers)).status).toBe(201)
  const browser = plainBrowser(server, ann.headers)
  await browser.open('/applied-jobs')
  await browser.press('Remove Harbour baker')
  expect(browser.page.hasLink('Harbour baker')).toBe(false)
  await browser.press('Undo')
  expect(browser.page.text).toContain('Back in your history')
  expect(browser.page.hasLink('Harbour baker')).toBe(true)
})
