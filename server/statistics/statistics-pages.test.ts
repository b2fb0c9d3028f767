import { expect, test } from 'vitest'
import { plainBrowser } from '../../test/plain-browser.ts'
import { addAds, startServer } from '../../test/server.ts'
import { keepUp } from './keep-up.ts'

/* Asked of the built pages. */

test('without scripts the statistics of a job compare one’s pay, and look for another job and place', async () => {
  await using server = await startServer({ boards: [], pages: true })
  const pays = [28_000, 29_000, 30_000, 31_000, 32_000, 34_000, 36_000, 38_000, 41_000, 45_000, 52_000, 64_000]
  await addAds(
    server,
    pays.map((pay, i) => ({
      id: `thatcher:${i}`,
      title: 'Thatcher',
      location: 'Leeds',
      salaryRaw: `£${pay} per annum`,
    })),
  )
  await keepUp(server.services, { now: server.clock.now(), signal: new AbortController().signal })
  const browser = plainBrowser(server)
  await browser.open('/statistics/thatcher/leeds')
  browser.page.fill('Your pay before tax', 'plenty')
  await browser.press('Compare')
  expect(browser.page.text).toContain('Enter your pay as a number, such as 31000')
  browser.page.fill('Your pay before tax', '33000')
  await browser.press('Compare')
  expect(browser.page.text).toMatch(/Your pay of £33,000 a year is higher than 4\d% of 12 ads\./u)
  expect(browser.address).not.toContain('33')
  browser.page.fill('Job title', 'astronaut')
  browser.page.fill(/^Town/u, 'Nowhereville')
  await browser.press('Show statistics')
  expect(browser.page.text).toContain('We do not know this place.')
})
