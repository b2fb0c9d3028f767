import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { loginTermsVersion as consent } from '../../contract/credentials/login-terms.ts'
import { aCv } from '../../test/cvs.ts'
import { aPerson, type Person } from '../../test/people.ts'
import { addAds } from '../../test/server.ts'
import { findEverywhere } from '../../test/table-sums.ts'
import type { Applier } from '../applying/application-form.ts'
import { openCredentials } from '../credentials/opening/open-credentials.ts'
import { createOpeningVault } from '../credentials/opening/opening-vault.ts'
import { inTransaction } from '../platform/database.ts'
import { beginApplications } from './begin.ts'
import { moveApplication } from './move.ts'
import { loginFor } from './runner/login-for.ts'
import { startLoginTests } from './runner/login-tests.ts'
import { boards } from '../boards/boards.ts'
import { serverOfFile } from '../../test/server-of-file.ts'

const password = 'zzaskedcanaryqx'

const server = await serverOfFile({ boards })
await addAds(server, [
  { id: 'reed:1', source: 'reed', title: 'Staff Nurse' },
  { id: 'reed:2', source: 'reed', title: 'Theatre Nurse' },
])
const { rows } = await server.db.query<{ id: number }>('select id from jobs order by id')
const jobs = rows.map(({ id }) => String(id))

/** An application that waits for a login. */
async function waiting(person: Person): Promise<string> {
  await server.post('/api/users/me/savecv', aCv(), person.headers)
  const now = server.clock.now()
  const applications = [{ job: jobs[0]!, way: 'assisted' as const }]
  const { started } = await beginApplications(server.services, { userId: person.id, applications, now })
  const id = started[0]!.application!
  const move = { to: 'needs-you', by: 'runner', reason: 'no-credentials', now } as const
  await inTransaction(server.db, async (client) => await moveApplication(client, id, move))
  return id
}

async function choose(person: Person, body: Record<string, unknown>): Promise<void> {
  const answer = await server.send('PUT', '/api/users/me/sitespw/reed', body, person.headers)
  expect(answer.status, answer.text).toBe(200)
}

test('a login that is asked for each time is given for one attempt, opened once, and stands nowhere', async () => {
  const [ann, ben] = [await aPerson(server), await aPerson(server)]
  await choose(ann, { mode: 'ask', consent })
  const id = await waiting(ann)
  const login = { email: 'ann@board.example', password }

  expect((await server.post(`/api/applications/${id}/login`, login, ben.headers)).status).toBe(404)
  const bad = await server.post(`/api/applications/${id}/login`, { email: 'x', password: '' }, ann.headers)
  expect([bad.status, bad.text]).toEqual([422, expect.stringContaining('No password entered!')])
  const given = await server.post(`/api/applications/${id}/login`, login, ann.headers)
  expect([given.status, given.body]).toMatchObject([200, { state: 'queued' }])
  expect(given.text).not.toContain(password)
  expect(await findEverywhere(server.db, [password])).toEqual([])
  expect((await server.post(`/api/applications/${id}/login`, login, ann.headers)).status).toBe(409)

  const vault = createOpeningVault(server.services.config)
  const loginOf = loginFor(server.db, vault)
  const attempt = { userId: ann.id, board: 'reed' as const, applicationId: id, now: server.clock.now() }
  expect(await loginOf(attempt)).toEqual(login)
  const opening = { userId: ann.id, board: 'reed', attemptId: id, now: server.clock.now() } as const
  expect(await openCredentials(server.db, vault, opening)).toBeNull()
  // A form that asked a question is filled in once more; another application, a later one, and one after it was switched off are not.
  expect(await loginOf(attempt)).toEqual(login)
  expect(await loginFor(server.db, vault)(attempt)).toBeNull()
  expect(await loginOf({ ...attempt, applicationId: randomUUID() })).toBeNull()
  await choose(ann, { isOn: false })
  expect(await loginOf(attempt)).toBeNull()
  await choose(ann, { isOn: true })
  expect(await loginOf(attempt)).toBeNull()
})

test('without having agreed to be asked, nobody gives a login', async () => {
  const person = await aPerson(server)
  const id = await waiting(person)
  const answer = await server.post(`/api/applications/${id}/login`, { email: 'a@b.example', password }, person.headers)
  expect(answer.status).toBe(409)
  expect((await server.get(`/api/applications/${id}`, person.headers)).body).toMatchObject({ state: 'needs-you' })
})

test('a plan says where a login is missing, and no longer once there is one or it is asked for each time', async () => {
  const person = await aPerson(server)
  const problem = async () => {
    const { body } = await server.post('/api/applications/plan', { jobs: [jobs[1]] }, person.headers)
    return (body as { jobs: { problem: string | null }[] }).jobs[0]!.problem
  }
  expect(await problem()).toBe('no-credentials')
  await choose(person, { mode: 'ask', consent })
  // With a login there is still nothing to send.
  expect(await problem()).toBe('no-cv')
  await server.post('/api/users/me/savecv', aCv(), person.headers)
  expect(await problem()).toBeNull()
  await choose(person, { isOn: false })
  expect(await problem()).toBe('no-credentials')
  const login = { reed: { email: 'a@b.example', password, consent } }
  expect((await server.post('/api/users/me/sitespw', login, person.headers)).status).toBe(200)
  await choose(person, { isOn: true })
  expect(await problem()).toBeNull()
})

test('a login is tried when its person wants it, once, and what came of it is told', async () => {
  const person = await aPerson(server)
  const login = { reed: { email: 'a@b.example', password, consent } }
  expect((await server.post('/api/users/me/sitespw', login, person.headers)).status).toBe(200)
  const tried: unknown[] = []
  const applier = {
    tryLogin: async ({ credentials }) => {
      tried.push(credentials)
      return await Promise.resolve('refused' as const)
    },
  } satisfies Partial<Applier> as Partial<Applier> as Applier
  const { config } = server.services
  const tests = startLoginTests({
    ...server.services,
    vault: createOpeningVault(config),
    applierFor: (board) => (board === 'reed' ? applier : null),
  })
  await tests.workOff()
  expect(tried).toEqual([])
  expect((await server.post('/api/users/me/sitespw/reed/test', {}, person.headers)).status).toBe(202)
  await tests.workOff()
  await tests.workOff()
  await tests.stop()
  expect(tried).toEqual([{ email: 'a@b.example', password }])
  const { body } = await server.get('/api/users/me/sitespw', person.headers)
  expect(body).toMatchObject({ credentials: [{ source: 'reed', test: { state: 'refused' } }] })
})
