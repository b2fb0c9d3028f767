import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPerson } from '../../test/people.ts'
import { plainBrowser } from '../../test/plain-browser.ts'
import { startServer, type TestServer } from '../../test/server.ts'
import { anApplication, invited, latestKey } from './interviews.fixtures.ts'

/* A company's page of an interview, as a browser without scripts has it. Asked of the built pages. */

let server: TestServer
beforeAll(async () => {
  server = await startServer({ boards: [], pages: true, environment: { ROLECALL_TRUSTED_PROXIES: '1' } })
})
afterAll(async () => await server[Symbol.asyncDispose]())

test.for([
  ['Yes, cancel the interview', 'Failed to delete interview'],
  ['Update', 'Failed to update interview'],
] as const)('the candidate declines while the page is open: ‘%s’ says what failed', async ([button, said]) => {
  const { company, candidate, candidacy } = await anApplication(server)
  const { _id } = await invited(server, { company, candidacy })
  const orla = await aPerson(server, { name: 'Orla Third', company: { id: company.companyId ?? '' } })
  const browser = plainBrowser(server, orla.headers)
  await browser.open(`/manage-interviews/${_id}`)
  const key = await latestKey(server, candidate.email ?? '')
  expect((await server.post(`/api/calendars/links/${key}/decline`, {})).status).toBe(200)

  await browser.press(button)
  expect(browser.status).toBe(400)
  expect(browser.page.text).toContain(said)
})
