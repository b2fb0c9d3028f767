import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoPassword } from '../../../sandbox/applying/accounts.ts'
import { anApplicant, queueApplications } from '../../../test/applicants.ts'
import { adOnBoard, startApplying, type ApplyingPlace } from '../../../test/applying.ts'
import { messagesSent } from '../../../test/messages.ts'
import type { Person } from '../../../test/people.ts'
import { aSandboxAd } from '../../../test/sandbox-world.ts'
import { addAds, startServer, type TestServer } from '../../../test/server.ts'
import { boardForms } from '../../boards/forms.ts'
import { boards } from '../../boards/boards.ts'
import { tryLoginAgain } from '../held-logins.ts'
import type { RunnerDeps } from './prepare.ts'
import { startRunner } from './runner.ts'

const form = boardForms.find(({ id }) => id === 'reed')!
const titles = ['Nurse', 'Chef', 'Driver']

let place: ApplyingPlace
let server: TestServer
beforeAll(async () => {
  place = await startApplying(titles.map((_title, i) => aSandboxAd({ board: 'reed', number: i + 1 })))
  server = await startServer({
    boards,
    sandboxUrl: place.url,
    environment: { ROLECALL_FREE_CREDITS: '0', ROLECALL_SANDBOX_URL: place.url },
  })
  await addAds(
    server,
    titles.map((title, i) => ({ id: `reed:${i + 1}`, source: 'reed', title, company: `${title} House` })),
  )
})
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await place[Symbol.asyncDispose]()
})

/** Three applications that wait, each to an ad of the sandbox's Reed. */
async function threeQueued(): Promise<{ person: Person; ids: string[] }> {
  const person = await anApplicant(server)
  const ids = await queueApplications(server, person, { count: 3 })
  for (const [i, id] of ids.entries()) {
    const { link, ref } = adOnBoard('reed', i + 1)
    await server.db.query('update applications set link = $2, ref = $3 where id = $1', [id, link, ref])
  }
  return { person, ids }
}

async function aRunner(passwordNow: () => string) {
  const deps: RunnerDeps = {
    ...server.services,
    applierFor: () => place.applier(form),
    loginFor: async ({ userId }) =>
      await Promise.resolve({ email: `${userId}@board.example`, password: passwordNow() }),
  }
  const databaseUrl = server.services.config.databaseUrl!
  const runner = await startRunner(deps, { databaseUrl, onLost: () => {}, isWatching: false })
  return { runner, [Symbol.asyncDispose]: runner.stop }
}

async function statesOf(ids: readonly string[]): Promise<string[]> {
  const { rows } = await server.db.query<{ state: string }>(
    'select state from applications where id = any($1) order by created, id',
    [ids],
  )
  return rows.map(({ state }) => state)
}

async function notices(person: Person): Promise<string[]> {
  const mails = (await messagesSent(server)).filter(({ recipient }) => recipient === person.email)
  return mails.filter(({ template }) => template === 'login-held').map(({ body }) => body)
}

test('three applications and a wrong password: the board sees one login, and with the right one all go on', async () => {
  const { person, ids } = await threeQueued()
  const email = `${person.id}@board.example`
  let password = 'not this one'
  await using one = await aRunner(() => password)
  await using two = await aRunner(() => password)
  await Promise.all([one.runner.workOff(), two.runner.workOff()])
  await one.runner.workOff()
  expect(await place.logins('reed', email)).toBe(1)
  expect(await statesOf(ids)).toEqual(['needs-you', 'queued', 'queued'])
  expect(await notices(person)).toHaveLength(1)

  password = demoPassword
  await tryLoginAgain(server.db, { userId: person.id, board: 'reed', now: server.clock.now() })
  await one.runner.workOff()
  // Whatever the forms then ask: none of them waits for the login any more.
  expect(await place.logins('reed', email)).toBeGreaterThanOrEqual(4)
  expect(await statesOf(ids)).not.toContain('queued')
  expect(await notices(person)).toHaveLength(1)
})

test('an account that the board restricts is logged in to once', async () => {
  const { person, ids } = await threeQueued()
  const email = `${person.id}@board.example`
  await place.obstacle('reed', { kind: 'restricted', account: email })
  await using used = await aRunner(() => demoPassword)
  await used.runner.workOff()
  await used.runner.workOff()
  expect(await place.logins('reed', email)).toBe(1)
  expect(await statesOf(ids)).toEqual(['needs-you', 'queued', 'queued'])
  const [notice, ...more] = await notices(person)
  expect(more).toEqual([])
  expect(notice).toMatch(/restricted/iu)
})
