import { afterEach, beforeEach, expect, test } from 'vitest'
import type { ApplicationDetail } from '../../../contract/applications/history.ts'
import type { BoardCredential } from '../../../contract/credentials/credentials.ts'
import { loginTermsVersion as consent } from '../../../contract/credentials/login-terms.ts'
import { anApplicant, queueApplications } from '../../../test/applicants.ts'
import { messagesSent } from '../../../test/messages.ts'
import type { Person } from '../../../test/people.ts'
import { addAds, startServer, type TestServer } from '../../../test/server.ts'
import type { LoginRefused, NotSent } from '../../applying/application-form.ts'
import { boards } from '../../boards/boards.ts'
import { balanceOf } from '../../credits/credits.ts'
import { createOpeningVault } from '../../credentials/opening/opening-vault.ts'
import { inTransaction } from '../../platform/database.ts'
import { holdLogin } from '../held-logins.ts'
import { tellOfApplications } from '../tasks.ts'
import { fakeApplier, startFakeBoard, type Behaviour } from './fake-board.fixtures.ts'
import { startLoginTests } from './login-tests.ts'
import type { RunnerDeps } from './prepare.ts'
import { startRunner, type Runner } from './runner.ts'

let server: TestServer
let board: Awaited<ReturnType<typeof startFakeBoard>>
beforeEach(async () => {
  server = await startServer({ boards, environment: { ROLECALL_FREE_CREDITS: '0' } })
  board = await startFakeBoard()
  const titles = ['Nurse', 'Chef', 'Driver', 'Clerk']
  await addAds(
    server,
    titles.map((title, i) => ({ id: `reed:${i + 1}`, source: 'reed', title, company: `${title} House` })),
  )
})
afterEach(async () => {
  await board[Symbol.asyncDispose]()
  await server[Symbol.asyncDispose]()
})

const refusal = { reason: 'wrong-password', text: 'Wrong email or password' } as const
const refused: NotSent = { kind: 'not-sent', ...refusal, answers: [], picture: null, mayRetry: false }

/** A runner that counts the logins, by person and board. */
async function aRunner(
  behaviour: Behaviour | ((who: string) => Behaviour) = {},
  more: Partial<RunnerDeps> = {},
): Promise<{ runner: Runner; logins: string[]; [Symbol.asyncDispose]: () => Promise<void> }> {
  const logins: string[] = []
  const deps: RunnerDeps = {
    ...server.services,
    applierFor: (id) => {
      const by = (who: string) => fakeApplier(board.url, typeof behaviour === 'function' ? behaviour(who) : behaviour)
      const whoOf = (order: { credentials: { email: string } | null }) => `${order.credentials?.email} ${id}`
      return {
        async prepare(order) {
          const onStep: typeof order.onStep = async (step) => {
            await order.onStep?.(step)
            if (step === 'log-in') logins.push(whoOf(order))
          }
          return await by(whoOf(order)).prepare({ ...order, onStep })
        },
        async look(order) {
          await order.onStep?.('log-in')
          logins.push(whoOf(order))
          return await by(whoOf(order)).look(order)
        },
      }
    },
    loginFor: async ({ userId }) => await Promise.resolve({ email: userId, password: 'secret' }),
    ...more,
  }
  const databaseUrl = server.services.config.databaseUrl!
  const runner = await startRunner(deps, { databaseUrl, onLost: () => {}, isWatching: false })
  return { runner, logins, [Symbol.asyncDispose]: runner.stop }
}

async function details(person: Person, ids: readonly string[]): Promise<ApplicationDetail[]> {
  const all: ApplicationDetail[] = []
  for (const id of ids)
    all.push((await server.get(`/api/applications/${id}`, person.headers)).body as ApplicationDetail)
  return all
}

async function mailsTo(person: Person): Promise<{ template: string; body: string }[]> {
  return (await messagesSent(server)).filter(({ recipient }) => recipient === person.email)
}

async function saveLogin(person: Person): Promise<void> {
  const body = { reed: { email: 'ann@board.example', password: 'the new one', consent } }
  const answer = await server.post('/api/users/me/sitespw', body, person.headers)
  expect(answer.status, answer.text).toBe(200)
}

async function loginAtReed(person: Person): Promise<BoardCredential | undefined> {
  const { body } = await server.get('/api/users/me/sitespw', person.headers)
  return (body as { credentials: BoardCredential[] }).credentials.find(({ source }) => source === 'reed')
}

async function attemptsOf(ids: readonly string[]): Promise<number[]> {
  const { rows } = await server.db.query<{ attempts: number }>(
    'select attempts from applications a join unnest($1::uuid[]) with ordinality as i (id, place) using (id) order by place',
    [ids],
  )
  return rows.map(({ attempts }) => attempts)
}

test('after a refused login nobody logs in there again: the others wait, one mail says so, and a new login wakes all', async () => {
  const person = await anApplicant(server)
  await saveLogin(person)
  const ids = await queueApplications(server, person, { count: 3 })
  let isWrong = true
  const behaviour = { prepare: () => (isWrong ? refused : null) }
  await using one = await aRunner(behaviour)
  await using two = await aRunner(behaviour)
  server.clock.set(new Date(server.clock.now().getTime() + 60_000))
  for (let round = 0; round < 3; round++) await Promise.all([one.runner.workOff(), two.runner.workOff()])

  expect([...one.logins, ...two.logins]).toEqual([`${person.id} reed`])
  const waiting = await details(person, ids)
  expect(waiting.map(({ state, reason }) => [state, reason])).toEqual([
    ['needs-you', 'wrong-password'],
    ['queued', null],
    ['queued', null],
  ])
  for (const { heldLogin } of waiting) expect(heldLogin).toMatchObject(refusal)
  expect(await attemptsOf(ids)).toEqual([1, 0, 0])
  expect(await balanceOf(server.db, person.id)).toEqual({ available: 6, reserved: 3 })
  expect((await loginAtReed(person))?.held).toMatchObject(refusal)

  const before = server.clock.now()
  server.clock.set(new Date(before.getTime() + 3_600_000))
  await tellOfApplications.run({}, server.services, new AbortController().signal)
  server.clock.set(before)
  const mails = (await mailsTo(person)).filter(({ template }) => template !== 'board-login-saved')
  expect(mails.map(({ template }) => template)).toEqual(['login-held'])
  expect(mails[0]?.body).toContain('Wrong email or password')
  expect(mails[0]?.body).toContain('3 of your applications there are waiting')

  isWrong = false
  await saveLogin(person)
  for (const each of await details(person, ids)) expect(each).toMatchObject({ state: 'queued', heldLogin: null })
  await one.runner.workOff()
  expect((await details(person, ids)).map(({ state }) => state)).toEqual(['applied', 'applied', 'applied'])
  expect(await balanceOf(server.db, person.id)).toEqual({ available: 6, reserved: 0 })
})

test('an account that the board warns about is left alone in the same way, and goes on when its person says so', async () => {
  const person = await anApplicant(server)
  await saveLogin(person)
  const ids = await queueApplications(server, person, { count: 2 })
  const warned: NotSent = { ...refused, reason: 'account-warning', text: 'Your account has been restricted' }
  let isWarned = true
  const { reason, text } = { reason: 'account-warning', text: warned.text } as const
  await using used = await aRunner({
    prepare: () => (isWarned ? warned : null),
    // Before another try the board's own list is looked at.
    look: () => (isWarned ? { kind: 'login-refused', reason, text } : null),
  })
  await used.runner.workOff()
  await used.runner.workOff()
  expect(used.logins).toHaveLength(1)
  expect((await mailsTo(person)).map(({ template }) => template)).toContain('login-held')

  // Nobody else can say so.
  const eve = await anApplicant(server)
  const path = `/api/users/${person.id}/sitespw/reed/try-again`
  expect((await server.post(path, {}, eve.headers)).status).toBe(404)
  expect((await server.post(path, {})).status).toBe(401)
  expect((await server.post('/api/users/me/sitespw/reed/try-again', {}, eve.headers)).status).toBe(200)
  await used.runner.workOff()
  expect(used.logins).toHaveLength(1)

  // Too early: one more login, one more notice.
  expect((await server.post(path, {}, person.headers)).status).toBe(200)
  await used.runner.workOff()
  expect(used.logins).toHaveLength(2)
  expect((await mailsTo(person)).filter(({ template }) => template === 'login-held')).toHaveLength(2)

  isWarned = false
  await server.post(path, {}, person.headers)
  await used.runner.workOff()
  expect((await details(person, ids)).map(({ state }) => state)).toEqual(['applied', 'applied'])
})

test('another person at the same board, and the same person at another board, go on', async () => {
  const at = ['reed', 'monster'] as const
  const [ann, ben] = [await anApplicant(server, { at }), await anApplicant(server, { at })]
  const held = await queueApplications(server, ann, { count: 2 })
  const elsewhere = await queueApplications(server, ann, { count: 2, from: 2, board: 'monster' })
  const others = await queueApplications(server, ben, { count: 2 })
  await using used = await aRunner((who) => ({ prepare: () => (who === `${ann.id} reed` ? refused : null) }))
  await used.runner.workOff()
  expect((await details(ann, held)).map(({ state }) => state)).toEqual(['needs-you', 'queued'])
  for (const each of await details(ann, elsewhere)) expect(each).toMatchObject({ state: 'applied', heldLogin: null })
  for (const each of await details(ben, others)) expect(each).toMatchObject({ state: 'applied', heldLogin: null })
  expect(await mailsTo(ben)).toEqual([])
})

test('one that was taken up already stops in the last moment before the login, and costs no try', async () => {
  const person = await anApplicant(server)
  const [id] = await queueApplications(server, person, { count: 1 })
  const now = server.clock.now()
  await using used = await aRunner(
    {},
    {
      // Another program is refused between the taking and the login.
      async onStep(step) {
        if (step !== 'open-ad') return
        const whose = { userId: person.id, board: 'reed', triedAt: now, now }
        await inTransaction(server.db, async (client) => {
          await holdLogin({ ...server.services, siteUrl: 'http://localhost' }, client, { ...whose, ...refusal })
        })
      },
    },
  )
  await used.runner.workOff()
  expect(used.logins).toEqual([])
  expect(await attemptsOf([id!])).toEqual([0])
  expect(await details(person, [id!])).toMatchObject([{ state: 'queued', isInHand: false, nextTryAt: null }])
  expect(await balanceOf(server.db, person.id)).toEqual({ available: 8, reserved: 1 })

  await server.post('/api/users/me/sitespw/reed/try-again', {}, person.headers)
  await using next = await aRunner()
  await next.runner.workOff()
  expect(await details(person, [id!])).toMatchObject([{ state: 'applied' }])
})

test('a login that was saved while the old one was being refused is tried, and nothing is held', async () => {
  const person = await anApplicant(server)
  await saveLogin(person)
  const ids = await queueApplications(server, person, { count: 2 })
  let tries = 0
  await using used = await aRunner(
    { prepare: () => (++tries === 1 ? refused : null) },
    {
      async onStep(step) {
        if (step !== 'log-in' || tries > 0) return
        server.clock.set(new Date(server.clock.now().getTime() + 1_000))
        await saveLogin(person)
      },
    },
  )
  await used.runner.workOff()
  expect((await details(person, ids)).map(({ state }) => state)).toEqual(['applied', 'applied'])
  expect((await mailsTo(person)).map(({ template }) => template)).not.toContain('login-held')
})

test('a refusal while the board’s own list was looked at counts too', async () => {
  const person = await anApplicant(server)
  const [id] = await queueApplications(server, person, { count: 1 })
  const seen: LoginRefused = { kind: 'login-refused', ...refusal }
  await using used = await aRunner({
    afterSend: () => ({ kind: 'unsure', doubt: 'no-answer', text: '', picture: null }),
    look: () => seen,
  })
  await used.runner.workOff()
  for (let round = 0; round < 3; round++) {
    server.clock.set(new Date(server.clock.now().getTime() + 86_400_000))
    await used.runner.workOff()
  }
  // Once to apply, once to look.
  expect(used.logins).toHaveLength(2)
  expect(await details(person, [id!])).toMatchObject([{ state: 'unsure' }])
  expect((await mailsTo(person)).map(({ template }) => template)).toEqual(['login-held'])
})

test('trying the login lets go what it holds where it works, and holds where it is refused', async () => {
  const person = await anApplicant(server)
  await saveLogin(person)
  const ids = await queueApplications(server, person, { count: 2 })
  let result: 'refused' | 'works' = 'refused'
  const applier = { ...fakeApplier(board.url), tryLogin: async () => await Promise.resolve(result) }
  const vault = createOpeningVault(server.services.config)
  const tests = startLoginTests({ ...server.services, vault, applierFor: () => applier })
  await using used = await aRunner()
  const tryIt = async () => {
    server.clock.set(new Date(server.clock.now().getTime() + 1_000))
    expect((await server.post('/api/users/me/sitespw/reed/test', {}, person.headers)).status).toBe(202)
    await tests.workOff()
    await used.runner.workOff()
  }
  await tryIt()
  expect((await loginAtReed(person))?.held).toMatchObject({ reason: 'wrong-password' })
  for (const each of await details(person, ids)) expect(each).toMatchObject({ state: 'queued' })
  expect(used.logins).toEqual([])

  result = 'works'
  await tryIt()
  expect((await loginAtReed(person))?.held).toBeNull()
  expect((await details(person, ids)).map(({ state }) => state)).toEqual(['applied', 'applied'])
  await tests.stop()
})

test('a login that is saved or switched on wakes what stopped for want of one, at that board alone', async () => {
  const [ann, ben] = [await anApplicant(server), await anApplicant(server)]
  const ids = await queueApplications(server, ann, { count: 2 })
  const [other] = await queueApplications(server, ben, { count: 1 })
  await server.db.query(
    `update applications set state = 'needs-you', reason = case when id = $1 then 'captcha' else 'no-credentials' end`,
    [ids[1]],
  )
  await saveLogin(ann)
  expect((await details(ann, ids)).map(({ state }) => state)).toEqual(['queued', 'needs-you'])
  expect((await details(ben, [other!]))[0]).toMatchObject({ state: 'needs-you' })

  const turn = async (isOn: boolean) =>
    expect((await server.send('PUT', '/api/users/me/sitespw/reed', { isOn }, ann.headers)).status).toBe(200)
  await turn(false)
  await server.db.query(`update applications set state = 'needs-you', reason = 'no-credentials' where id = $1`, [
    ids[0],
  ])
  await turn(false)
  expect((await details(ann, ids))[0]).toMatchObject({ state: 'needs-you' })
  await turn(true)
  expect((await details(ann, ids))[0]).toMatchObject({ state: 'queued' })
})

test('what an application found out about a login stands beside it, but not of one that was changed since', async () => {
  const person = await anApplicant(server)
  await saveLogin(person)
  await queueApplications(server, person, { count: 3 })
  server.clock.set(new Date(server.clock.now().getTime() + 60_000))
  {
    await using used = await aRunner()
    await used.runner.workOff()
  }
  expect((await loginAtReed(person))?.test).toMatchObject({ state: 'works' })

  await saveLogin(person)
  expect((await loginAtReed(person))?.test).toMatchObject({ state: 'not-tested' })
  await queueApplications(server, person, { count: 1, from: 3 })
  server.clock.set(new Date(server.clock.now().getTime() + 60_000))
  await using used = await aRunner({ prepare: () => refused })
  await used.runner.workOff()
  expect((await loginAtReed(person))?.test).toMatchObject({ state: 'refused' })
})
