import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPerson } from '../../test/people.ts'
import { plainBrowser } from '../../test/plain-browser.ts'
import { startServer, type TestServer } from '../../test/server.ts'
import { boards } from '../boards/boards.ts'

/* Logins to boards as a browser without scripts gives them. Asked of the built pages. */

let server: TestServer
beforeAll(async () => (server = await startServer({ boards, pages: true })))
afterAll(async () => await server[Symbol.asyncDispose]())

test('a login is kept, switched off and on again, and its password is on no page', async () => {
  const canary = 'zzboardcanaryqx'
  const browser = plainBrowser(server, (await aPerson(server)).headers)
  await browser.open('/credentials')
  const dice = () => browser.page.part('Dice')
  dice().check(/^Dice/u)
  dice().check(/^Keep it encrypted/u)
  browser.page.fill('Email address at Dice', 'ann@example.com')
  browser.page.fill('Password at Dice', canary)
  await browser.press('Save')
  expect(browser.page.text).not.toContain('Your logins are saved')
  expect(browser.page.all(`[value*=${canary}]`)).toEqual([])

  browser.page.fill('Password at Dice', canary)
  dice().check(/^I have read this/u)
  await browser.press('Save')
  expect(browser.page.text).toContain('Your logins are saved')
  expect(browser.page.all(`[value*=${canary}]`)).toEqual([])
  // A board that is not ticked any more is switched off, and its login stays.
  dice().check(/^Dice/u, false)
  await browser.press('Save')
  expect(browser.page.text).toContain('switched off, kept for ann@example.com')
  await browser.open('/stored-passwords')
  await browser.press(/^Switch on/u)
  expect(browser.page.text).toContain('Your choice for Dice is saved')
  expect(browser.heading).toBe('Stored passwords')
})

test('nobody else’s address leads on from there', async () => {
  const browser = plainBrowser(server, (await aPerson(server)).headers)
  await browser.open('/credentials?back=//evil.example/apply')
  expect(browser.page.hasLink('Back to your search')).toBe(true)
  for (const link of browser.page.all('a[href*=evil]')) expect(link.text).toBe('')
})
