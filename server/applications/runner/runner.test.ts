import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { FormAnswer } from '../../../contract/applications/applications.ts'
import type { ApplicationDetail, Receipt } from '../../../contract/applications/history.ts'
import { aCv } from '../../../test/cvs.ts'
import { aPerson, type Person } from '../../../test/people.ts'
import { addAds, startServer, type TestServer } from '../../../test/server.ts'
import { applyingSteps } from '../../../contract/applications/progress.ts'
import type { NotSent, SendOutcome } from '../../applying/application-form.ts'
import { boards } from '../../boards/boards.ts'
import { balanceOf } from '../../credits/credits.ts'
import { giveCredits } from '../../credits/give-credits.ts'
import { inTransaction } from '../../platform/database.ts'
import { lockSpaces } from '../../platform/locks.ts'
import { NotWhole } from '../../cvs/export/read-back.ts'
import { beginApplications } from '../begin.ts'
import { saveSettings, settingsOf } from '../source-settings.ts'
import { fakeApplier, plainQuestions, startFakeBoard, type Behaviour } from './fake-board.fixtures.ts'
import type { RunnerDeps } from './prepare.ts'
import { startRunner, type Runner } from './runner.ts'

let server: TestServer
let board: Awaited<ReturnType<typeof startFakeBoard>>
let jobs: string[]
beforeAll(async () => {
  server = await startServer({ boards, environment: { ROLECALL_FREE_CREDITS: '0' } })
  board = await startFakeBoard()
  const titles = ['Nurse', 'Chef', 'Driver', 'Clerk', 'Welder', 'Teacher']
  await addAds(
    server,
    titles.map((title, i) => ({ id: `reed:${i + 1}`, source: 'reed', title, company: `${title} House` })),
  )
  const { rows } = await server.db.query<{ id: number }>('select id from jobs order by id')
  jobs = rows.map(({ id }) => String(id))
})
afterAll(async () => {
  await board[Symbol.asyncDispose]()
  await server[Symbol.asyncDispose]()
})

const now = () => new Date()
const free = { isOff: false, dailyLimit: 100, hourlyLimit: 30, spacingSeconds: 0, quietFrom: 0, quietTo: 0 } as const

async function applicant(way: 'assisted' | 'automatic', credits = 9): Promise<Person> {
  const person = await aPerson(server)
  await server.post('/api/users/me/savecv', aCv(), person.headers)
  const db = server.db
  await saveSettings(db, { userId: person.id, board: 'reed', settings: { ...free, way }, consent: true, now: now() })
  const given = { userId: person.id, amount: credits, key: person.id, now: now() }
  await inTransaction(server.db, async (client) => await giveCredits(client, given))
  return person
}

/** Queues applications, each to an ad of its own number, with the CV printed already. */
async function queued(person: Person, count = 1): Promise<{ id: string; ref: string }[]> {
  const applications = jobs.slice(0, count).map((job) => ({ job }))
  const { started } = await beginApplications(server.services, { userId: person.id, applications, now: now() })
  const ids = started.map(({ application }) => application!)
  const db = server.db
  await db.query(
    `update application_documents set bytes = '%PDF', sha256 = sha256('%PDF') where application_id = any($1)`,
    [ids],
  )
  // Its own number at the board, so that what arrives can be told apart.
  await db.query('update applications set ref = id where id = any($1)', [ids])
  return ids.map((id) => ({ id, ref: id }))
}

async function aRunner(
  behaviour: Behaviour = {},
  more: Partial<RunnerDeps> = {},
): Promise<{ runner: Runner; applier: ReturnType<typeof fakeApplier>; [Symbol.asyncDispose]: () => Promise<void> }> {
  const applier = fakeApplier(board.url, behaviour)
  const deps: RunnerDeps = {
    ...server.services,
    clock: { now },
    applierFor: () => applier,
    loginFor: async () => await Promise.resolve({ email: 'a@example.com', password: 'secret' }),
    ...more,
  }
  const databaseUrl = server.services.config.databaseUrl!
  const runner = await startRunner(deps, { databaseUrl, onLost: () => {}, isWatching: false })
  return { runner, applier, [Symbol.asyncDispose]: runner.stop }
}

async function detail(person: Person, id: string): Promise<ApplicationDetail> {
  return (await server.get(`/api/applications/${id}`, person.headers)).body as ApplicationDetail
}

/** What must hold whatever happened. */
async function expectExactlyOnce(person: Person): Promise<void> {
  const db = server.db
  const { rows } = await db.query<{ ref: string; state: string; receipts: number }>(
    `select ref, state, (select count(*)::int from application_receipts r where r.application_id = a.id) as receipts
       from applications a where user_id = $1`,
    [person.id],
  )
  for (const { ref, state, receipts } of rows) {
    expect(board.countOf(ref)).toBeLessThanOrEqual(1)
    expect(receipts).toBe(state === 'applied' ? 1 : 0)
    if (state === 'applied') expect(board.countOf(ref)).toBe(1)
  }
  const applied = rows.filter(({ state }) => state === 'applied').length
  const open = rows.filter(({ state }) => !['applied', 'failed', 'stopped'].includes(state)).length
  expect(await balanceOf(db, person.id)).toEqual({ available: 9 - applied - open, reserved: open })
}

test('an assisted application is shown first, sent on the person’s word, and has a receipt', async () => {
  const person = await applicant('assisted')
  const [one] = await queued(person)
  await using used = await aRunner()
  await used.runner.workOff()

  const ready = await detail(person, one!.id)
  expect(ready).toMatchObject({ state: 'ready', hasPicture: true, isApproved: false })
  expect(ready.answers).toMatchObject([{ value: 'Aoife', origin: { text: 'from your CV: Personal details' } }])
  expect(board.countOf(one!.ref)).toBe(0)
  expect(used.applier.calls.open).toBe(1)

  const stale = await server.post(`/api/applications/${one!.id}/approve`, { answersHash: 'other' }, person.headers)
  expect(stale.status).toBe(409)
  await server.post(`/api/applications/${one!.id}/approve`, { answersHash: ready.answersHash }, person.headers)
  await used.runner.workOff()

  expect(await detail(person, one!.id)).toMatchObject({ state: 'applied', hasReceipt: true })
  // The form that was held was sent, not another.
  expect(used.applier.calls).toEqual({ prepared: 1, open: 0 })
  const receipt = (await server.get(`/api/applications/${one!.id}/receipt`, person.headers)).body as Receipt
  expect(receipt).toMatchObject({
    isIntact: true,
    hasPicture: true,
    content: { saidBy: 'board', confirmation: { text: 'Thank you', reference: 'R-1' }, answers: [{ value: 'Aoife' }] },
  })
  expect(JSON.stringify(receipt)).not.toContain('secret')
  await expectExactlyOnce(person)
})

test('a form that was let go is filled in anew, and sent only if it says the same', async () => {
  const person = await applicant('assisted')
  const [one] = await queued(person)
  {
    await using first = await aRunner()
    await first.runner.workOff()
  }
  const { answersHash } = await detail(person, one!.id)
  await server.post(`/api/applications/${one!.id}/approve`, { answersHash }, person.headers)
  const asked = [...plainQuestions, { ...plainQuestions[0]!, key: 'surname', label: 'Surname' }]
  {
    await using changed = await aRunner({ questions: () => asked })
    await changed.runner.workOff()
  }
  const shown = await detail(person, one!.id)
  expect(shown).toMatchObject({ state: 'ready', isApproved: false })
  expect(shown.answers).toHaveLength(2)
  expect(board.countOf(one!.ref)).toBe(0)

  await server.post(`/api/applications/${one!.id}/approve`, { answersHash: shown.answersHash }, person.headers)
  await using same = await aRunner({ questions: () => asked })
  await same.runner.workOff()
  expect(await detail(person, one!.id)).toMatchObject({ state: 'applied' })
  await expectExactlyOnce(person)
})

test('a question that only the person can answer stops it, once: the answer is remembered', async () => {
  const person = await applicant('automatic')
  const [one] = await queued(person)
  const question = {
    ...plainQuestions[0]!,
    key: 'years',
    label: 'Years of theatre nursing',
    kind: 'screening',
    type: 'number',
  } as const
  await using used = await aRunner({ questions: () => [...plainQuestions, question] })
  await used.runner.workOff()
  expect(await detail(person, one!.id)).toMatchObject({ state: 'needs-you', reason: 'unknown-question' })
  expect(board.countOf(one!.ref)).toBe(0)

  const answer = async (value: string) =>
    await server.post(
      `/api/applications/${one!.id}/answers`,
      { answers: [{ key: 'years', value, remember: true }] },
      person.headers,
    )
  expect((await answer('many')).status).toBe(422)
  expect((await answer('4')).body).toMatchObject({ state: 'queued' })
  await used.runner.workOff()
  expect(await detail(person, one!.id)).toMatchObject({ state: 'applied' })

  // What was said more than half a year ago is seen again before it goes, also where everything else is sent without being asked.
  const givenMonthsAgo = async (months: number) =>
    await server.db.query(
      `update application_answers set given_at = $2::timestamptz - $3 * interval '1 month' where user_id = $1`,
      [person.id, now(), months],
    )
  await givenMonthsAgo(7)
  const [, other] = await queued(person, 2)
  await used.runner.workOff()
  const second = await detail(person, other!.id)
  expect(second).toMatchObject({ state: 'ready', text: expect.stringContaining('six months') })
  expect(second.answers[1]?.origin?.text).toBe('you answered this for Nurse on Reed')
  await givenMonthsAgo(1)
  const [, , third] = await queued(person, 3)
  await used.runner.workOff()
  expect(await detail(person, third!.id)).toMatchObject({ state: 'applied' })
  await server.post('/api/applications/stop', { applications: [other!.id] }, person.headers)
  await expectExactlyOnce(person)
})

test('a CV that the board stores is used there from now on, if the person says so, and until they take it back', async () => {
  const [person, other] = [await applicant('automatic'), await applicant('automatic')]
  const [one, two, three] = await queued(person, 3)
  const question = {
    ...plainQuestions[0]!,
    key: 'stored',
    label: 'Stored CV',
    kind: 'document',
    type: 'choice',
    options: ['Indoor CV.pdf', 'Old CV.pdf'],
  } as const
  let asks = true
  await using used = await aRunner({
    questions: () => (asks ? [{ ...question, options: [...question.options] }] : plainQuestions),
  })
  const only = async (id: string) => {
    await server.db.query(
      `update applications set next_try_at = case when id = $2 then null else now() + interval '1 day' end where user_id = $1 and state = 'queued'`,
      [person.id, id],
    )
    await used.runner.workOff()
  }
  await only(one!.id)
  const answers = [{ key: 'stored', value: 'Indoor CV.pdf', remember: true }]
  const path = `/api/applications/${one!.id}/answers`
  expect((await server.post(path, { answers }, other.headers)).status).toBe(404)
  expect((await server.post(path, { answers }, person.headers)).status).toBe(200)
  const db = server.db
  const settings = async (userId: string) => (await settingsOf(db, userId)).of('reed').settings
  // What else was set there stays.
  expect(await settings(person.id)).toEqual({ ...free, way: 'automatic', storedCv: 'Indoor CV.pdf' })
  expect((await settings(other.id)).storedCv).toBeUndefined()
  expect((await server.get('/api/application-answers', person.headers)).body).toEqual([])

  asks = false
  await only(two!.id)
  expect(used.applier.calls.storedCv).toBe('Indoor CV.pdf')
  delete used.applier.calls.storedCv
  const body = { ...free, way: 'automatic' as const }
  expect((await server.send('PUT', '/api/application-settings/reed', body, person.headers)).status).toBe(200)
  await only(three!.id)
  expect(used.applier.calls.storedCv).toBeUndefined()
})

test('a CV that loses words when it is printed is not sent: its person reads which, and it costs nothing', async () => {
  const person = await applicant('automatic')
  const [one] = await queued(person)
  await server.db.query('update application_documents set bytes = null, sha256 = null where application_id = $1', [
    one!.id,
  ])
  const press = {
    ...server.services.press,
    print: async () => await Promise.reject(new NotWhole(['Llŷr', '07700 900123'])),
  }
  await using used = await aRunner({}, { press })
  await used.runner.workOff()
  expect(await detail(person, one!.id)).toMatchObject({
    state: 'failed',
    reason: 'not-whole',
    text: 'We could not print your CV so that every word can be read: “Llŷr”, “07700 900123” are missing. Nothing was sent.',
  })
  expect(used.applier.calls.prepared).toBe(0)
  expect(board.countOf(one!.ref)).toBe(0)
  expect(await balanceOf(server.db, person.id)).toEqual({ available: 9, reserved: 0 })
})

test('an answer that is remembered is not asked again by those that wait: they go on, unless something else is missing', async () => {
  const person = await applicant('automatic')
  const [one, two, three] = await queued(person, 3)
  const asked = (key: string) =>
    ({ ...plainQuestions[0]!, key, label: `What is your ${key}?`, kind: 'screening', type: 'number' }) as const
  let forms = 0
  const questions = () => {
    forms++
    return [...plainQuestions, asked('notice'), ...(forms % 3 === 0 ? [asked('pay')] : [])]
  }
  await using used = await aRunner({ questions })
  await used.runner.workOff()
  for (const { id } of [one!, two!, three!]) expect((await detail(person, id)).state).toBe('needs-you')

  const answers = [{ key: 'notice', value: '4', remember: true }]
  await server.post(`/api/applications/${one!.id}/answers`, { answers }, person.headers)
  expect(await detail(person, two!.id)).toMatchObject({ state: 'queued' })
  const third = await detail(person, three!.id)
  expect(third.state).toBe('needs-you')
  expect(third.answers.map(({ question, value }) => [question.key, value])).toEqual([
    ['first-name', 'Aoife'],
    ['notice', '4'],
    ['pay', null],
  ])
  expect(board.countOf(two!.ref)).toBe(0)
  // What is left waiting here would be made in the next test.
  const applications = [one!.id, two!.id, three!.id]
  await server.post('/api/applications/stop', { applications }, person.headers)
})

const down: NotSent = {
  kind: 'not-sent',
  reason: 'site-down',
  text: 'No answer',
  answers: [],
  picture: null,
  mayRetry: true,
}

test('what certainly was not sent is tried three more times, then on three more days; then it failed and costs nothing', async () => {
  const person = await applicant('automatic')
  const [one] = await queued(person)
  await using used = await aRunner({ prepare: () => down })
  for (let attempt = 1; attempt <= 7; attempt++) {
    await used.runner.workOff()
    const found = await detail(person, one!.id)
    expect(found).toMatchObject({ state: attempt < 7 ? 'queued' : 'failed', attempts: attempt })
    if (attempt >= 4 && attempt < 7) expect(londonDay(found.nextTryAt)).toBe(londonDay(tomorrow()))
    await server.db.query('update applications set next_try_at = null where id = $1', [one!.id])
  }
  expect(used.applier.calls.prepared).toBe(7)
  await expectExactlyOnce(person)
})

const tomorrow = () => new Date(now().getTime() + 24 * 3_600_000).toISOString()
const londonDay = (moment: string | null) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' }).format(new Date(moment ?? 0))
const limited: NotSent = { ...down, reason: 'daily-limit', text: 'No more today', mayRetry: false }

test('a board’s daily limit is waited for: nothing else is tried there today, and all of it is made the next day', async () => {
  const person = await applicant('automatic')
  const applications = await queued(person, 3)
  let isLimited = true
  await using used = await aRunner({ prepare: () => (isLimited ? limited : null) })
  await used.runner.workOff()
  expect(used.applier.calls.prepared).toBe(1)
  const states = async () => await Promise.all(applications.map(async ({ id }) => (await detail(person, id)).state))
  expect(await states()).toEqual(['queued', 'queued', 'queued'])
  const first = await detail(person, applications[0]!.id)
  expect(first).toMatchObject({ reason: 'daily-limit', text: 'No more today' })
  expect(londonDay(first.nextTryAt)).toBe(londonDay(tomorrow()))

  isLimited = false
  await server.db.query('update applications set next_try_at = $2 where user_id = $1', [person.id, now()])
  await used.runner.workOff()
  expect(await states()).toEqual(['applied', 'applied', 'applied'])
  await expectExactlyOnce(person)
})

test('the person’s word holds to the next day for exactly what they saw, and for nothing else', async () => {
  const person = await applicant('assisted')
  const [same, other] = await queued(person, 2)
  let extra: typeof plainQuestions = []
  await using used = await aRunner({ questions: () => [...plainQuestions, ...extra] })
  await used.runner.workOff()
  for (const one of [same, other]) {
    const { answersHash } = await detail(person, one!.id)
    await server.post(`/api/applications/${one!.id}/approve`, { answersHash }, person.headers)
    // As the runner leaves it after the board has said that it takes no more today.
    await server.db.query(
      `update applications set state = 'queued', reason = 'daily-limit', next_try_at = $2, days_put_off = 1 where id = $1`,
      [one!.id, now()],
    )
  }
  await server.db.query(`update applications set next_try_at = now() + interval '1 day', reason = null where id = $1`, [
    other!.id,
  ])
  await used.runner.workOff()
  expect((await detail(person, same!.id)).state).toBe('applied')
  extra = [{ ...plainQuestions[0]!, key: 'last-name', label: 'Last name' }]
  await server.db.query('update applications set next_try_at = null where id = $1', [other!.id])
  await used.runner.workOff()
  expect(await detail(person, other!.id)).toMatchObject({ state: 'ready', isApproved: false })
  expect(board.countOf(other!.ref)).toBe(0)
  await expectExactlyOnce(person)
})

test('an answer that the board did not take is not remembered as good, and is asked for with its words', async () => {
  const person = await applicant('automatic')
  const question = { ...plainQuestions[0]!, key: 'shift', label: 'Which shift?', kind: 'screening' as const }
  const [one] = await queued(person)
  const refused = { question, value: 'Dusk', origin: { from: 'answer-bank', text: 'remembered' } as const }
  await server.db.query(
    `insert into application_answers (user_id, key, question, value, given_for, given_at) values ($1, 'shift', $2, '"Dusk"', 'A job', $3)`,
    [person.id, JSON.stringify(question), now()],
  )
  const outcome: NotSent = {
    ...down,
    reason: 'unknown-question',
    answers: [{ ...refused, problem: 'Choose early or late' }],
    mayRetry: false,
  }
  let asked: FormAnswer[] = []
  await using used = await aRunner({
    prepare: () => (asked.length === 0 ? outcome : null),
    questions: () => [question],
  })
  await used.runner.workOff()
  const waiting = await detail(person, one!.id)
  expect(waiting).toMatchObject({ state: 'needs-you', answers: [{ value: 'Dusk', problem: 'Choose early or late' }] })
  expect(waiting.sheet.map(({ question: { label } }) => label)).not.toContain('Which shift?')
  expect((await server.get('/api/application-answers', person.headers)).body).toEqual([])

  asked = [refused]
  const answers = [{ key: 'shift', value: 'Early', remember: true }]
  await server.post(`/api/applications/${one!.id}/answers`, { answers }, person.headers)
  await used.runner.workOff()
  const made = await detail(person, one!.id)
  expect(made).toMatchObject({ state: 'applied', answers: [{ value: 'Early' }] })
  expect(made.answers[0]).not.toHaveProperty('problem')
})

test('doubt is never ended by trying again: only by what the board shows, or the person', async () => {
  const person = await applicant('automatic')
  const [first, second] = await queued(person, 2)
  await using used = await aRunner({
    afterSend: () => ({ kind: 'unsure', doubt: 'no-answer', text: 'No answer', picture: null }),
    look: () => 'cannot-tell',
  })
  await used.runner.workOff()
  for (let look = 0; look < 4; look++) {
    await server.db.query('update applications set next_try_at = $2 where user_id = $1 and next_try_at is not null', [
      person.id,
      now(),
    ])
    await used.runner.workOff()
  }
  for (const one of [first!, second!]) expect(await detail(person, one.id)).toMatchObject({ state: 'unsure' })
  expect(used.applier.calls.prepared).toBe(2)

  await server.post(`/api/applications/${first!.id}/settle`, { wasSent: true }, person.headers)
  await server.post(`/api/applications/${second!.id}/settle`, { wasSent: false }, person.headers)
  expect(await detail(person, first!.id)).toMatchObject({ state: 'applied' })
  expect(await detail(person, second!.id)).toMatchObject({ state: 'failed', reason: 'not-sent' })
  expect(await balanceOf(server.db, person.id)).toEqual({ available: 8, reserved: 0 })
})

test('a receipt is written with what was seen of the form that was sent, and with nothing else', async () => {
  const person = await applicant('automatic')
  const [sent, doubted, refused, found] = await queued(person, 4)
  const upload = { host: 'www.reed.co.uk', status: 200, bytes: 4, at: now().toISOString() }
  const evidence: Behaviour['evidence'] = (answers) => ({
    files: [{ document: 'cv', name: 'cv.pdf', isStored: false, upload, shown: null }],
    answers: answers.map(({ question: { key } }) => ({ key, how: 'read-back', page: '', at: upload.at })),
  })
  let outcome: SendOutcome | null = null
  await using used = await aRunner({ evidence, afterSend: () => outcome, look: () => 'cannot-tell' })
  const only = async ({ id }: { id: string }) => {
    await server.db.query(
      `update applications set next_try_at = case when id = $2 then null else now() + interval '1 day' end where user_id = $1 and state = 'queued'`,
      [person.id, id],
    )
    await used.runner.workOff()
  }
  const receiptOf = async ({ id }: { id: string }) =>
    (await server.get(`/api/applications/${id}/receipt`, person.headers)).body as Receipt
  const settled = async ({ id }: { id: string }) =>
    await server.post(`/api/applications/${id}/settle`, { wasSent: true }, person.headers)

  await only(sent!)
  const receipt = await receiptOf(sent!)
  expect(receipt.files).toMatchObject([{ went: 'yes', copy: 'sent', sha256: receipt.content.cv?.sha256 }])
  expect(receipt.answers).toMatchObject([{ isConfirmed: true }])

  // After doubt it is still what was seen of this very form.
  outcome = { kind: 'unsure', doubt: 'no-answer', text: '', picture: null }
  await only(doubted!)
  await settled(doubted!)
  expect((await receiptOf(doubted!)).files).toMatchObject([{ went: 'yes' }])

  // Of what was not sent nothing counts, whoever sends it in the end.
  outcome = { kind: 'not-sent', reason: 'captcha', text: '', answers: [], picture: null, mayRetry: false }
  await only(refused!)
  await settled(refused!)
  expect(await receiptOf(refused!)).toMatchObject({
    content: { way: 'by-hand', evidence: null },
    files: [{ went: 'not-confirmed', sha256: null }],
    answers: [{ isConfirmed: false }],
  })

  outcome = null
  await server.db.query('update applications set attempts = 1, evidence = $2 where id = $1', [
    found!.id,
    JSON.stringify(evidence([])),
  ])
  await using looking = await aRunner({ evidence, look: () => null })
  await fetch(`${board.url}/?ref=${found!.ref}`, { method: 'POST' })
  await server.db.query('update applications set next_try_at = null where id = $1', [found!.id])
  await looking.runner.workOff()
  expect(await receiptOf(found!)).toMatchObject({
    content: { evidence: null, saidBy: 'board' },
    files: [{ went: 'not-confirmed', sha256: null }],
  })
})

test('what a form showed that was not sent is no evidence of what its person sends by hand', async () => {
  const person = await applicant('assisted')
  const [one] = await queued(person)
  const upload = { host: 'www.reed.co.uk', status: 200, bytes: 4, at: now().toISOString() }
  const file = { document: 'cv', name: 'cv.pdf', isStored: false, upload, shown: null } as const
  await using used = await aRunner({ evidence: () => ({ files: [file], answers: [] }) })
  await used.runner.workOff()
  expect(await detail(person, one!.id)).toMatchObject({ state: 'ready' })
  await server.post(`/api/applications/${one!.id}/settle`, { wasSent: true }, person.headers)
  expect((await server.get(`/api/applications/${one!.id}/receipt`, person.headers)).body).toMatchObject({
    content: { way: 'by-hand', evidence: null },
    files: [{ went: 'not-confirmed', why: 'You sent it yourself, so we did not see what went.', sha256: null }],
  })
})

test('stopped while it is filled in, nothing is sent; what is avoided or switched off is not sent either', async () => {
  const person = await applicant('automatic')
  const [one, two, three] = await queued(person, 3)
  const stop = async () => {
    const { id } = one!
    await server.post('/api/applications/stop', { applications: [id] }, person.headers)
  }
  let isFirst = true
  await using used = await aRunner(
    {},
    {
      async onStep(step) {
        if (step === 'review' && isFirst) {
          isFirst = false
          await stop()
        } else if (step === 'review') {
          await server.db.query(
            `insert into avoided_entries (user_id, place, kind, entry, never) values ($1, 1, 'company', 'Chef House', 'apply') on conflict do nothing`,
            [person.id],
          )
          const { settings } = (await settingsOf(server.db, person.id)).of('reed')
          await saveSettings(server.db, {
            userId: person.id,
            board: 'reed',
            settings: { ...settings, isOff: true },
            consent: true,
            now: now(),
          })
        }
      },
    },
  )
  await used.runner.workOff()
  expect(await detail(person, one!.id)).toMatchObject({ state: 'stopped' })
  expect(await detail(person, two!.id)).toMatchObject({ state: 'failed', reason: 'avoided' })
  expect(await detail(person, three!.id)).toMatchObject({
    state: 'queued',
    text: 'Sending to this source is switched off.',
  })
  expect([one, two, three].map((each) => board.countOf(each!.ref))).toEqual([0, 0, 0])
  expect(used.applier.calls.open).toBe(0)
  await expectExactlyOnce(person)
})

test('two runners make each application once, and never two of one person and source at a time', async () => {
  const people = [await applicant('automatic'), await applicant('automatic'), await applicant('automatic')]
  for (const person of people) await queued(person, 6)
  const atWork = new Map<string, number>()
  let most = 0
  const more: Partial<RunnerDeps> = {
    async loginFor({ userId }) {
      const count = (atWork.get(userId) ?? 0) + 1
      atWork.set(userId, count)
      most = Math.max(most, count)
      await new Promise((resolve) => setTimeout(resolve, 5))
      atWork.set(userId, count - 1)
      return { email: 'a@example.com', password: 'secret' }
    },
  }
  await using one = await aRunner({}, more)
  await using two = await aRunner({}, more)
  for (let round = 0; round < 8; round++) await Promise.all([one.runner.workOff(), two.runner.workOff()])
  expect(most).toBe(1)
  for (const person of people) {
    const { rows } = await server.db.query<{ state: string }>('select state from applications where user_id = $1', [
      person.id,
    ])
    expect(rows.map(({ state }) => state)).toEqual(Array.from({ length: 6 }, () => 'applied'))
    await expectExactlyOnce(person)
  }
})

/** How many runners hold the lock that says so. */
async function runnersAlive(): Promise<number | null> {
  const { rowCount } = await server.db.query(
    `select from pg_locks where locktype = 'advisory' and classid = $1 and objsubid = 2
        and database = (select oid from pg_database where datname = current_database())`,
    [lockSpaces.runners],
  )
  return rowCount
}

/** How many programs load beside the one whose turn it is. */
const loadedAhead = 2

/** Begins to load a program that is killed in a step. @returns lets it work, and tells the signal that ended it */
function dyingRunner(step: string): () => Promise<string | null> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'dying-runner.fixtures.ts')], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, DATABASE_URL: server.services.config.databaseUrl!, BOARD_URL: board.url, DIE_AT: step },
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const loaded = once(child, 'message')
  return async () => {
    await loaded
    child.send('begin')
    const [, signal] = (await once(child, 'exit')) as [number | null, string | null]
    return signal
  }
}

test(
  'killed at any of the twelve points, the board has it once at most, credits are those applied, and each has a receipt',
  { tags: ['long'] },
  async () => {
    const loading = applyingSteps.slice(0, loadedAhead).map(dyingRunner)
    for (const [place, step] of applyingSteps.entries()) {
      const person = await applicant('automatic')
      const [one] = await queued(person)
      loading.push(...applyingSteps.slice(place + loadedAhead, place + loadedAhead + 1).map(dyingRunner))
      expect(await loading[place]!(), step).toBe('SIGKILL')
      // PostgreSQL sees a moment later that its connection is gone.
      await expect.poll(runnersAlive).toBe(0)

      await using used = await aRunner()
      await used.runner.workOff()
      const after = await detail(person, one!.id)
      // Before the button was pressed it is in doubt all the same: the board is asked, and then the person.
      expect(after.state, step).toBe(step === 'before-submit' ? 'unsure' : 'applied')
      if (after.state === 'unsure') {
        expect(board.countOf(one!.ref)).toBe(0)
        await server.post(`/api/applications/${one!.id}/settle`, { wasSent: false }, person.headers)
      }
      await expectExactlyOnce(person)
    }
  },
)

test('its person sees how far the form is filled in, step by step', async () => {
  const person = await applicant('assisted')
  const [one] = await queued(person)
  await using used = await aRunner()
  await used.runner.workOff()
  const { progress } = await detail(person, one!.id)
  expect(progress).toMatchObject({ asked: 1, answered: 1 })
  expect(progress?.steps.map(({ step }) => step)).toEqual([
    'open-browser',
    'open-ad',
    'log-in',
    'open-form',
    'read-questions',
    'fill',
    'attach',
    'review',
  ])
})

test('doubt says why there is any, and a receipt found on the board’s list has its reference', async () => {
  const person = await applicant('automatic')
  const [one] = await queued(person)
  await using used = await aRunner({
    afterSend: () => ({ kind: 'unsure', doubt: 'not-listed', text: 'It said thanks', picture: null }),
  })
  await used.runner.workOff()
  expect(await detail(person, one!.id)).toMatchObject({
    state: 'unsure',
    doubt: 'not-listed',
    boardList: 'https://www.reed.co.uk/account/jobs/applications',
  })
  await server.db.query('update applications set next_try_at = $2 where id = $1', [one!.id, now()])
  await used.runner.workOff()
  const reference = `R-${one!.ref}-1`
  expect(await detail(person, one!.id)).toMatchObject({ state: 'applied', doubt: null, reference })
  const receipt = (await server.get(`/api/applications/${one!.id}/receipt`, person.headers)).body as Receipt
  expect(receipt.content.confirmation?.reference).toBe(reference)
})

test('switching sending on again wakes what waited for it at once', async () => {
  const person = await applicant('automatic')
  const everywhere = async (isOff: boolean) =>
    await server.send('PUT', '/api/application-settings', { isOff }, person.headers)
  const [one] = await queued(person)
  await everywhere(true)
  await using used = await aRunner()
  await used.runner.workOff()
  expect((await detail(person, one!.id)).nextTryAt).not.toBeNull()
  expect(board.countOf(one!.ref)).toBe(0)

  await everywhere(false)
  expect(await detail(person, one!.id)).toMatchObject({ state: 'queued', nextTryAt: null })
  await used.runner.workOff()
  expect(await detail(person, one!.id)).toMatchObject({ state: 'applied' })
})
