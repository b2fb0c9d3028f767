import { afterAll, beforeAll, expect, test } from 'vitest'
import { decisionLimits } from '../../contract/candidates/limits.ts'
import { messages } from '../../contract/texts/messages.ts'
import { aPerson } from '../../test/people.ts'
import { plainBrowser } from '../../test/plain-browser.ts'
import { startServer, type TestServer } from '../../test/server.ts'
import { anAd, anApplicant, applied, aPublisher } from './candidates.fixtures.ts'

/* Applying to an ad of ours, and the company’s desk, as a browser without scripts has them. Asked of the built pages. */

let server: TestServer
beforeAll(async () => {
  server = await startServer({ boards: [], pages: true, environment: { ROLECALL_TRUSTED_PROXIES: '1' } })
})
afterAll(async () => await server[Symbol.asyncDispose]())

test('a form that says nothing useful comes back as it was filled in; then there is a receipt', async () => {
  const { jobId } = await anAd(server, await aPublisher(server), { needsExperience: true, experience: '2' })
  const browser = plainBrowser(server, (await anApplicant(server)).headers)
  await browser.open(`/apply-here/${jobId}`)
  browser.page.fill('Your experience in years', 'no')
  await browser.press('Send application')
  expect(browser.status).toBe(400)
  expect(browser.page.text).toContain('Data missing')
  expect(browser.page.value('Your experience in years')).toBe('no')
  browser.page.fill('Your experience in years', '4')
  await browser.press('Send application')
  expect(browser.heading).toBe('Receipt 1')
})

test('a visitor logs in and comes back to where they apply', async () => {
  const { jobId } = await anAd(server, await aPublisher(server), { jobTitle: 'Harbour bread seller' })
  const ann = await aPerson(server)
  const browser = plainBrowser(server)
  await browser.open(`/apply-here/${jobId}`)
  expect(browser.address).toMatch(/^\/login\?back=/u)
  browser.page.fill('Email address', ann.email)
  browser.page.fill('Password', ann.password)
  await browser.press('Log in')
  expect(browser.heading).toBe('Apply: Harbour bread seller')
  expect(browser.page.text).toContain('You have no CV yet.')
})

test('a member scores, notes, orders and decides, and takes a decision back', async () => {
  const publisher = await aPublisher(server)
  const ad = await anAd(server, publisher)
  for (const name of ['Aoife Byrne', 'Ben Carter'])
    await applied(server, { person: await anApplicant(server, { name }), jobId: ad.jobId })
  const orla = await aPerson(server, { name: 'Orla Third', company: { id: publisher.companyId ?? '' } })
  const browser = plainBrowser(server, orla.headers)
  await browser.open(`/posted-job-details/${ad._id}`)
  await browser.press('Hide who candidates are')
  expect(browser.page.text).not.toMatch(/Byrne|Carter/u)
  await browser.follow(/^Candidate 1/u)
  browser.page.fill('Work, 1 to 9', '7')
  await browser.press('Save your scores')
  expect(browser.page.text).toContain('7 Good')
  browser.page.fill('New note', 'Ask Dilys about nights')
  await browser.press('Save note')
  expect(browser.page.text).toContain('Ask Dilys about nights')
  // What is wrong with it is said, not only that something is.
  browser.page.fill('New note', 'n'.repeat(decisionLimits.note + 1))
  await browser.press('Save note')
  expect(browser.page.text).toContain('The note was not saved.')
  expect(browser.page.text).toContain(`no more than ${decisionLimits.note.toLocaleString('en-GB')} characters`)
  expect(browser.page.text).not.toContain(messages.badInput)
  await browser.press('To the bottom')
  expect(browser.page.text).toContain('2 of 2')
  await browser.press('To the top')
  expect(browser.page.text).toContain('1 of 2')
  await browser.follow('Keep for later…')
  expect(browser.heading).toMatch(/^Keep for later/u)
  await browser.press(/^Keep for later/u)
  expect(browser.page.text).toMatch(/1 candidate will be told at/u)
  await browser.press('Undo Candidate 1')
  expect(browser.page.text).toContain('Undone. Nothing was sent.')
  const { rows } = await server.db.query('select told_at, undone_at is not null as is_undone from candidacy_decisions')
  expect(rows).toEqual([{ told_at: null, is_undone: true }])
})
