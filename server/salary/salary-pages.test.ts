import { afterAll, beforeAll, expect, test } from 'vitest'
import { plainBrowser, type PlainBrowser } from '../../test/plain-browser.ts'
import { startServer, type TestServer } from '../../test/server.ts'

/* The salary calculator as a browser without scripts has it: a form that asks by its address. Asked of the built pages. */

let server: TestServer
beforeAll(async () => (server = await startServer({ boards: [], pages: true })))
afterAll(async () => await server[Symbol.asyncDispose]())

const calculator = '/salary-calculator-for-united-kingdom'
const result = ({ page }: PlainBrowser) => page.part('Result')
const headline = (browser: PlainBrowser) => result(browser).all('h2')[0]?.text

test('the form asks by its address, and keeps what was typed', async () => {
  const browser = plainBrowser(server)
  await browser.open(calculator)
  browser.page.fill('Pay before tax, in £', '2,600')
  browser.page.choose('Per', 'a month')
  browser.page.fill(/^You pay in/u, '5')
  browser.page.choose('How you pay it', /sacrifice/iu)
  await browser.press('Calculate')
  // 31,200 less 1,560; of 29,640 the tax is 3,414 and the National Insurance 1,365.60.
  expect(headline(browser)).toBe('£2,071.70 a month after tax')
  expect(browser.page.value('Pay before tax, in £')).toBe('2,600')
  expect(result(browser).links).toContainEqual(expect.stringContaining('HM Revenue & Customs'))

  browser.page.fill('Pay before tax, in £', 'much')
  await browser.press('Calculate')
  expect(browser.page.all('[role=alert]').map(({ text }) => text)).toContainEqual(
    expect.stringContaining('Enter an amount'),
  )
  expect(browser.page.value('Pay before tax, in £')).toBe('much')
})

test('two offers, a contract, Ireland and the rule set of 2019/20, each on a page of its own', async () => {
  const browser = plainBrowser(server)
  await browser.open(`${calculator}?gross=42000`)
  await browser.follow('Two offers')
  browser.page.part('Second offer').fill(/^Pay before tax/u, '45k')
  await browser.press('Calculate')
  // Of 3,000 more, 28% goes.
  expect(result(browser).text).toContain('The second offer leaves you £180 more a month.')

  await browser.follow('Contract and IR35')
  browser.page.fill(/^What the contract pays/u, '500')
  await browser.press('Calculate')
  expect(headline(browser)).toBe('£5,761.12 a month inside IR35, £6,083.46 outside')
  expect(result(browser).part(/^Inside IR35/u).text).toContain('Apprenticeship Levy −£507.58')
  expect(result(browser).part(/^Outside IR35/u).text).toContain('Corporation Tax −£23,490.54')
  expect(result(browser).links).toContainEqual(expect.stringContaining('employment status checker'))
  expect(result(browser).text).toContain('The umbrella company’s margin is not included yet.')

  await browser.follow('Ireland')
  browser.page.fill('Pay before tax, in €', '50000')
  await browser.press('Calculate')
  expect(headline(browser)).toBe('€3,304.04 a month after tax')

  await browser.open(`${calculator}?gross=30000&loan=plan1&year=documented-2019-20`)
  expect(headline(browser)).toBe('£1,911.58 a month after tax')
  expect(result(browser).text).toContain('Under the law of 2019/20, the same pay leaves')
})
