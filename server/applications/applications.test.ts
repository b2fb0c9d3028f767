import { describe, expect, test } from 'vitest'
import type { ApplicationDetail, Receipt } from '../../contract/applications/history.ts'
import type { Plan } from '../../contract/applications/plan.ts'
import { loginTermsVersion } from '../../contract/credentials/login-terms.ts'
import { defaultPrint } from '../../contract/cvs/default-print.ts'
import { messages } from '../../contract/texts/messages.ts'
import { aCv } from '../../test/cvs.ts'
import { aPerson, type Person } from '../../test/people.ts'
import { addAds, startServer, testNow } from '../../test/server.ts'
import { boards } from '../boards/boards.ts'
import { balanceOf } from '../credits/credits.ts'
import { giveCredits } from '../credits/give-credits.ts'
import { NotWhole } from '../cvs/export/read-back.ts'
import { inTransaction } from '../platform/database.ts'
import { isChainIntact } from './receipts.ts'
import { serverOfFile } from '../../test/server-of-file.ts'

const server = await serverOfFile({
  boards,
  environment: { ROLECALL_FREE_CREDITS: '0', ROLECALL_TRUSTED_PROXIES: '1' },
})
await addAds(server, [
  { id: 'reed:1', source: 'reed', title: 'Staff Nurse', company: 'Northside Care', location: 'Leeds' },
  { id: 'reed:2', source: 'reed', title: 'Theatre Nurse', company: 'Northside Care', location: 'York' },
  { id: 'reed:3', source: 'reed', title: 'Nurse Manager', company: 'Eastgate Care', location: 'Hull' },
  { id: 'adzuna:4', source: 'adzuna', title: 'Ward Clerk', company: 'Westway Care', location: 'Leeds' },
])

async function jobId(title: string): Promise<string> {
  const { rows } = await server.db.query<{ id: number }>('select id from jobs where title = $1 order by id', [title])
  return String(rows[0]!.id)
}

let asked = 0

/** Somebody with a CV, each of whose requests comes from another address: applying is taken once a second from one. */
async function applicant(credits = 0): Promise<Person> {
  const made = await aPerson(server)
  const person: Person = {
    ...made,
    get headers() {
      asked++
      return { ...made.headers, 'x-forwarded-for': `10.1.${asked >> 8}.${asked & 255}` }
    },
  }
  await server.post('/api/users/me/savecv', aCv(), person.headers)
  if (credits > 0) await grant(person, credits)
  return person
}

async function start(
  person: Person,
  body: Record<string, unknown>[],
): Promise<{ application: string; problem: string | null }[]> {
  const answer = await server.post('/api/applications', { applications: body }, person.headers)
  expect(answer.status, answer.text).toBe(201)
  return (answer.body as { started: { application: string; problem: string | null }[] }).started
}

async function begun(person: Person, body: Record<string, unknown>): Promise<string> {
  const [one] = await start(person, [body])
  expect(one!.problem).toBeNull()
  return one!.application
}

async function detail(person: Person, id: string): Promise<ApplicationDetail> {
  return (await server.get(`/api/applications/${id}`, person.headers)).body as ApplicationDetail
}

async function grant({ id: userId }: Person, amount: number): Promise<void> {
  const given = { userId, amount, key: `${userId} ${Math.random()}`, now: testNow }
  await inTransaction(server.db, async (client) => await giveCredits(client, given))
}

async function creditsOf(person: Person): Promise<{ available: number; reserved: number }> {
  return await balanceOf(server.db, person.id)
}

describe('by hand', () => {
  test('an application costs nothing, is ready to paste, and has a receipt once the person says that they applied', async () => {
    const person = await applicant()
    const job = await jobId('Staff Nurse')
    const id = await begun(person, { job, way: 'by-hand' })

    const ready = await detail(person, id)
    expect(ready).toMatchObject({
      state: 'ready',
      status: 'queued',
      way: 'by-hand',
      source: 'reed',
      jobTitle: 'Staff Nurse',
    })
    expect(ready.documents[0]?.text).toContain('Aoife')

    const settled = await server.post(`/api/applications/${id}/settle`, { wasSent: true }, person.headers)
    expect(settled.body).toMatchObject({ state: 'applied', status: 'applied', hasReceipt: true })
    const receipt = (await server.get(`/api/applications/${id}/receipt`, person.headers)).body as Receipt
    expect(receipt).toMatchObject({
      number: 1,
      isIntact: true,
      content: { saidBy: 'person', ad: { jobTitle: 'Staff Nurse' } },
    })

    const shown = await server.get(`/api/jobsearches/single/${job}`, person.headers)
    expect(shown.body).toMatchObject({ applied: true })
    expect((await server.get(`/api/jobsearches/single/${job}`)).body).toMatchObject({ applied: false })
    expect(await creditsOf(person)).toEqual({ available: 0, reserved: 0 })
  })

  test('the same vacancy is not applied to twice, but with a reason', async () => {
    const person = await applicant()
    const job = await jobId('Staff Nurse')
    await begun(person, { job, way: 'by-hand' })

    expect(await start(person, [{ job, way: 'by-hand' }])).toMatchObject([{ problem: 'already-applied' }])
    const again = await begun(person, { job, way: 'by-hand', again: 'They asked for a new CV' })
    expect((await detail(person, again)).againBecause).toBe('They asked for a new CV')
    expect(await start(person, [{ job, way: 'by-hand' }])).toMatchObject([{ problem: 'already-applied' }])
  })

  test('of twenty tabs that begin at once one does', async () => {
    const person = await applicant()
    const job = await jobId('Staff Nurse')
    const all = await Promise.all(
      Array.from({ length: 20 }, async () => (await start(person, [{ job, way: 'by-hand' }]))[0]!),
    )
    expect(all.filter(({ problem }) => problem === null)).toHaveLength(1)
    expect(all.filter(({ problem }) => problem === 'already-applied')).toHaveLength(19)
  })

  test('what was reposted under another address is known', async () => {
    const person = await applicant()
    const id = await begun(person, { job: await jobId('Nurse Manager'), way: 'by-hand' })
    const db = server.db
    // The ad closes; the same employer posts the same again, and folding leaves it by itself.
    await db.query(`update jobs set closed_at = $1 where title = 'Nurse Manager'`, [testNow])
    await db.query(`update listings set closed_at = $1, apart = true where facts ->> 'title' = 'Nurse Manager'`, [
      testNow,
    ])
    await addAds(server, [
      {
        id: 'totaljobs:9',
        source: 'totaljobs',
        title: 'Nurse Manager',
        company: 'Eastgate Care',
        location: 'Hull',
        description: 'Other words. '.repeat(60),
      },
    ])
    const { rows } = await db.query<{ id: number }>(
      `select id from jobs where title = 'Nurse Manager' and closed_at is null`,
    )
    expect(rows).toHaveLength(1)

    const plan = await server.post('/api/applications/plan', { jobs: [String(rows[0]!.id)] }, person.headers)
    expect((plan.body as Plan).jobs).toMatchObject([
      { stands: 'cannot', problem: 'already-applied', applied: { application: id } },
    ])
  })
})

describe('with credits', () => {
  test('one is held for each that is queued, and given back when it is stopped', async () => {
    const person = await applicant(2)
    const [first] = await start(person, [{ job: await jobId('Staff Nurse') }, { job: await jobId('Theatre Nurse') }])
    expect(await creditsOf(person)).toEqual({ available: 0, reserved: 2 })
    expect(await detail(person, first!.application)).toMatchObject({ state: 'queued', way: 'assisted' })

    const stopped = await server.post('/api/applications/stop', { applications: [first!.application] }, person.headers)
    expect(stopped.body).toEqual({ stopped: [first!.application] })
    expect(await creditsOf(person)).toEqual({ available: 1, reserved: 1 })
    // A second time there is nothing to stop.
    expect(
      (await server.post('/api/applications/stop', { applications: [first!.application] }, person.headers)).body,
    ).toEqual({ stopped: [] })
    expect((await detail(person, first!.application)).events.map(({ to }) => to)).toEqual(['queued', 'stopped'])
  })

  test('the plan says what it costs and what is missing, before anything happens', async () => {
    const person = await applicant(1)
    const jobs = [await jobId('Staff Nurse'), await jobId('Theatre Nurse'), await jobId('Ward Clerk')]
    // A login that is asked for each time is none that is missing.
    const asked = { mode: 'ask', consent: loginTermsVersion }
    expect((await server.send('PUT', '/api/users/me/sitespw/reed', asked, person.headers)).status).toBe(200)
    const plan = (await server.post('/api/applications/plan', { jobs }, person.headers)).body as Plan
    expect(plan.credits).toEqual({ left: 1, needed: 2 })
    expect(plan.jobs.map(({ way, problem }) => [way, problem])).toEqual([
      ['assisted', null],
      ['assisted', 'no-credits'],
      // A board whose form we do not know.
      ['by-hand', null],
    ])
    expect(await creditsOf(person)).toEqual({ available: 1, reserved: 0 })
  })

  test('the calls of the specification say M20 without credits and M23 with too few, and begin nothing', async () => {
    const person = await applicant()
    const jobs = [await jobId('Staff Nurse'), await jobId('Theatre Nurse')]
    const none = await server.post('/api/apply', jobs, person.headers)
    expect(none).toMatchObject({ status: 409, body: { message: messages.noCreditsLeft } })
    await grant(person, 1)
    const few = await server.post(
      '/api/users/apply',
      jobs.map((job) => ({ job })),
      person.headers,
    )
    expect(few).toMatchObject({ status: 409, body: { message: messages.overAllowance(1) } })
    expect(few.text).toContain('You are exceeding your applications allowance of 1 jobs.')

    const done = await server.post('/api/apply', [{ _id: jobs[0]! }], person.headers)
    expect(done).toMatchObject({
      status: 200,
      body: {
        _id: person.id,
        applications: [{ job: jobs[0], source: 'reed', status: 'queued' }],
        subscription: { jobApplicationsCounter: 0 },
      },
    })
  })

  test('what is missing is named where nothing could be begun: a CV, then the job itself', async () => {
    const person = await aPerson(server)
    await grant(person, 1)
    const asked = { ...person.headers, 'x-forwarded-for': '10.9.0.1' }
    const none = await server.post('/api/apply', [await jobId('Staff Nurse')], asked)
    expect(none).toMatchObject({ status: 409, body: { message: messages.noCv } })
    const unknown = await server.post('/api/apply', ['999999999'], { ...asked, 'x-forwarded-for': '10.9.0.2' })
    expect(unknown).toMatchObject({ status: 409, body: { message: messages.jobUnknown } })
  })

  test('a call with an Idempotency-Key counts once, and fifty at once as well', async () => {
    const person = await applicant(3)
    const key = () => ({ ...person.headers, 'idempotency-key': 'one' })
    const job = await jobId('Staff Nurse')
    const all = await Promise.all(
      Array.from({ length: 50 }, async () => await server.post('/api/users/apply', [job], key())),
    )
    expect(all.filter(({ status }) => status !== 200 && status !== 409)).toEqual([])
    expect(await creditsOf(person)).toEqual({ available: 2, reserved: 1 })

    const other = await server.post('/api/users/apply', [await jobId('Theatre Nurse')], key())
    expect(other).toMatchObject({ status: 422, body: { message: messages.keyUsedOtherwise } })
    const replayed = await server.post('/api/users/apply', [job], key())
    expect(replayed.status).toBe(200)
    expect(replayed.text).toBe(all.find(({ status }) => status === 200)?.text)
  })

  test('applying is taken once a second from one address', async () => {
    await using open = await startServer({ boards, environment: { ROLECALL_TRUSTED_PROXIES: '1' } })
    const person = await aPerson(open)
    const from = { ...person.headers, 'x-forwarded-for': '198.51.100.9' }
    expect((await open.post('/api/apply', ['1'], from)).status).toBe(409)
    const second = await open.post('/api/apply', ['1'], from)
    expect(second.status).toBe(429)
    expect(second.headers.get('retry-after')).toBe('1')
  })
})

test('an application is nobody’s but the person’s', async () => {
  const [ann, ben] = [await applicant(), await applicant()]
  const id = await begun(ann, { job: await jobId('Staff Nurse'), way: 'by-hand' })
  for (const path of ['', '/receipt', '/pictures/form', '/documents/cv']) {
    expect((await server.get(`/api/applications/${id}${path}`, ben.headers)).status, path).toBe(404)
  }
  expect((await server.post(`/api/applications/${id}/settle`, { wasSent: true }, ben.headers)).status).toBe(404)
  expect((await server.post('/api/applications/stop', { applications: [id] }, ben.headers)).body).toEqual({
    stopped: [],
  })
  expect((await server.send('DELETE', `/api/applications/${id}`, undefined, ben.headers)).status).toBe(404)
  expect(await detail(ann, id)).toMatchObject({ state: 'ready' })
})

test('what goes with a job is what was chosen for it on the shortlist; without any CV there is nothing to send', async () => {
  const person = await aPerson(server)
  const job = await jobId('Staff Nurse')
  const planned = async () => {
    const { body } = await server.post('/api/applications/plan', { jobs: [job] }, person.headers)
    return (body as Plan).jobs[0]!
  }
  const consent = { mode: 'ask', consent: loginTermsVersion }
  await server.send('PUT', '/api/users/me/sitespw/reed', consent, person.headers)
  expect(await planned()).toMatchObject({ stands: 'needs-you', problem: 'no-cv', cv: null })

  await server.post('/api/users/me/savecv', aCv({ personal_data: { given_name: 'Main' } }), person.headers)
  const cv = aCv({ personal_data: { given_name: 'Chosen' } })
  const made = await server.post('/api/cvs', { name: 'For wards', cv }, person.headers)
  await server.post('/api/shortlist', { jobs: [job] }, person.headers)
  const { entries } = (await server.get('/api/shortlist', person.headers)).body as { entries: { _id: string }[] }
  const cvId = (made.body as { _id: string })._id
  await server.send('PATCH', `/api/shortlist/${entries[0]!._id}`, { cvId }, person.headers)
  expect(await planned()).toMatchObject({ cv: { _id: cvId, name: 'For wards', kind: 'written' } })

  const { rows: before } = await server.db.query('select 1 from applications where cv_id = $1', [cvId])
  expect(before).toEqual([])
  const answer = await server.post('/api/applications', { applications: [{ job, way: 'by-hand' }] }, person.headers)
  expect(answer.status, answer.text).toBe(201)
  const { rows } = await server.db.query('select 1 from applications where cv_id = $1', [cvId])
  expect(rows).toHaveLength(1)
})

test('where a board is not to be driven by a program, its jobs are applied to by hand; what it asks is not told', async () => {
  await using live = await startServer({
    boards: boards.filter(({ id }) => id !== 'reed'),
    environment: { ROLECALL_FREE_CREDITS: '5' },
  })
  await addAds(live, [{ id: 'reed:1', source: 'reed', title: 'Staff Nurse', company: 'Northside Care' }])
  const person = await aPerson(live)
  const { rows } = await live.db.query<{ id: number }>('select id from jobs')
  const job = String(rows[0]!.id)
  const { body } = await live.post('/api/applications/plan', { jobs: [job] }, person.headers)
  expect((body as Plan).jobs[0]).toMatchObject({ way: 'by-hand', stands: 'ready', sources: [{ ways: ['by-hand'] }] })
  const { sources } = (await live.get('/api/application-settings', person.headers)).body as {
    sources: { source: string }[]
  }
  expect(sources.map(({ source }) => source)).not.toContain('reed')
  expect(sources.map(({ source }) => source)).toContain('nhs')
  expect((await live.get(`/api/application-questions/${job}`, person.headers)).body).toEqual({
    sourceName: 'Reed',
    isTold: false,
    questions: [],
  })
  const other = await applicant()
  expect((await server.get('/api/application-questions/99', other.headers)).status).toBe(404)
})

test('what a person wants nothing to do with is not applied to', async () => {
  const person = await applicant()
  await server.db.query(
    `insert into avoided_entries (user_id, place, kind, entry, never) values ($1, 1, 'company', 'Northside Care', 'apply')`,
    [person.id],
  )
  expect(await start(person, [{ job: await jobId('Staff Nurse'), way: 'by-hand' }])).toMatchObject([
    { problem: 'avoided' },
  ])
})

test('an application noted with the link of an ad that we hold marks its job as applied, and nothing is sent for it', async () => {
  await addAds(server, [
    { id: 'reed:440071', source: 'reed', title: 'Ward Sister', url: 'https://www.reed.co.uk/jobs/ward-sister/440071' },
    { id: 'import:x', source: 'import', title: 'Night Nurse', url: 'https://jobs.example.test/night-nurse' },
  ])
  const person = await applicant()
  const sister = await jobId('Ward Sister')
  const waiting = await begun(person, { job: sister, way: 'by-hand' })
  const note = async (link: string) =>
    await server.post(
      '/api/applications/elsewhere',
      { jobTitle: 'As I call it', appliedOn: '2026-02-03', link },
      person.headers,
    )
  const noted = await note('https://reed.co.uk/jobs/any-other-words/440071?source=searchresults#apply')
  expect(noted.body).toMatchObject({ state: 'applied', job: sister, way: 'elsewhere' })
  expect((await detail(person, waiting)).state).toBe('stopped')
  const [again] = await start(person, [{ job: sister, way: 'by-hand' }])
  expect(again).toMatchObject({ application: null, problem: 'already-applied' })
  const { body: plan } = await server.post('/api/applications/plan', { jobs: [sister] }, person.headers)
  expect((plan as Plan).jobs).toMatchObject([{ problem: 'already-applied' }])

  expect((await note('https://jobs.example.test/night-nurse/?utm_source=mail')).body).toMatchObject({
    job: await jobId('Night Nurse'),
  })
  // The same number at another site is another ad.
  for (const link of ['https://other.example.test/jobs/x/440071', 'https://www.reed.co.uk/jobs/x/999999', ''])
    expect((await note(link)).body, link).toMatchObject({ job: null, state: 'applied' })
  // Of somebody else's note nothing is known.
  const other = await applicant()
  expect((await start(other, [{ job: sister, way: 'by-hand' }]))[0]).toMatchObject({ problem: null })

  // Corrected, or out of the history, the job can be applied to.
  const { _id } = noted.body as { _id: string }
  await server.send('PATCH', `/api/applications/${_id}`, { link: '' }, person.headers)
  expect((await detail(person, _id)).job).toBeNull()
  expect((await start(person, [{ job: sister, way: 'by-hand' }]))[0]).toMatchObject({ problem: null })
})

test('what is known is at hand for whoever fills in the form themselves, with the CV as a file', async () => {
  const person = await applicant()
  const id = await begun(person, { job: await jobId('Theatre Nurse'), way: 'by-hand' })
  const { sheet, documents } = await detail(person, id)
  const said = Object.fromEntries(sheet.map(({ question, value }) => [question.label, value]))
  expect(said).toMatchObject({ 'First name': 'Aoife', 'Email address': 'aoife@example.com' })
  expect(documents).toMatchObject([{ kind: 'cv', hasFile: true }])
  const path = `/api/applications/${id}/documents/cv`
  const file = await server.get(path, person.headers)
  expect([file.status, file.text.slice(0, 5)]).toEqual([200, '%PDF-'])
  expect((await server.get(path, (await applicant()).headers)).status).toBe(404)

  // Done, there is nothing left to copy.
  await server.post(`/api/applications/${id}/settle`, { wasSent: true }, person.headers)
  expect((await detail(person, id)).sheet).toEqual([])
})

test('a CV that loses words when it is printed is not handed out to be sent by hand; which words is said', async () => {
  const person = await applicant()
  const id = await begun(person, { job: await jobId('Theatre Nurse'), way: 'by-hand' })
  const path = `/api/applications/${id}/documents/cv`
  const { press } = server.services
  server.services.press = {
    ...press,
    print: async () => await Promise.reject(new NotWhole(['Llŷr', '07700 900123'])),
  }
  const refused = await server.get(path, person.headers)
  server.services.press = press
  expect(refused.status).toBe(422)
  expect(refused.body).toMatchObject({
    message: messages.notWhole,
    details: messages.lostValues(['Llŷr', '07700 900123']),
  })
  // Nothing of it was kept: once it can be printed whole, it is.
  expect((await server.get(path, person.headers)).status).toBe(200)
})

test('the CV that is sent looks as was chosen when the application began', async () => {
  const person = await applicant()
  const [{ _id: cvId } = { _id: '' }] = (await server.get('/api/cvs', person.headers)).body as { _id: string }[]
  const choose = async (colour: string) => {
    const print = { ...defaultPrint, template: 'classic', colour, names: { summary: 'About me' } }
    expect((await server.send('PATCH', `/api/cvs/${cvId}`, { print }, person.headers)).status).toBe(200)
  }
  await choose('plum')
  const id = await begun(person, { job: await jobId('Theatre Nurse'), way: 'by-hand' })
  const { rows } = await server.db.query<{ print: unknown }>(
    'select print from application_documents where application_id = $1',
    [id],
  )
  // Another choice afterwards is for the next one.
  await choose('red')
  expect(rows).toEqual([{ print: expect.objectContaining({ template: 'classic', colour: 'plum' }) as unknown }])
  const path = `/api/applications/${id}/documents/cv`
  const sent = await server.app.fetch(
    new Request(`http://localhost:3000${path}`, { headers: { host: 'localhost:3000', ...person.headers } }),
  )
  const { PDFDocument } = await import('@cantoo/pdf-lib')
  const { extractText, getDocumentProxy } = await import('unpdf')
  const bytes = new Uint8Array(await sent.arrayBuffer())
  expect((await PDFDocument.load(bytes, { updateMetadata: false })).getPageCount()).toBe(1)
  const pdf = await getDocumentProxy(bytes, { verbosity: 0 })
  const fonts = JSON.stringify(await (await pdf.getPage(1)).getOperatorList())
  // Plum, as the page's own operators have it.
  expect(fonts).toMatch(/#6b2a5b/iu)
  expect((await extractText(pdf, { mergePages: true })).text).toContain('Aoife')
})

test('the history is filtered, exported and added to; a removed application is still known', async () => {
  const person = await applicant()
  const job = await jobId('Staff Nurse')
  const id = await begun(person, { job, way: 'by-hand' })
  const elsewhere = await server.post(
    '/api/applications/elsewhere',
    { jobTitle: '=cmd|x', employer: 'Bäckerei', appliedOn: '2026-02-03' },
    person.headers,
  )
  expect(elsewhere.body).toMatchObject({
    state: 'applied',
    sourceName: 'Elsewhere',
    appliedAt: '2026-02-03T12:00:00.000Z',
  })

  const list = async (query: string) =>
    (
      (await server.get(`/api/applications?${query}`, person.headers)).body as { applications: { _id: string }[] }
    ).applications.map(({ _id }) => _id)
  const other = (elsewhere.body as { _id: string })._id
  expect(await list('')).toEqual([id, other])
  expect(await list('show=active')).toEqual([id])
  expect(await list('state=applied')).toEqual([other])
  expect(await list('month=2026-02')).toEqual([other])
  expect(await list('source=reed')).toEqual([id])

  const csv = await server.get('/api/application-history/csv', person.headers)
  expect(csv.text).toContain(`"'=cmd|x","Bäckerei","Elsewhere"`)
  expect(JSON.parse((await server.get('/api/application-history/json', person.headers)).text)).toHaveLength(2)

  await server.send('PATCH', `/api/applications/${other}`, { outcome: 'interview', notes: 'Tuesday' }, person.headers)
  const corrected = { jobTitle: 'Baker', employer: '', appliedOn: '2026-02-01' }
  expect((await server.send('PATCH', `/api/applications/${other}`, corrected, person.headers)).body).toMatchObject({
    jobTitle: 'Baker',
    employer: null,
    appliedAt: '2026-02-01T12:00:00.000Z',
    outcome: 'interview',
    ad: { jobTitle: 'Baker', employer: null },
  })
  expect(await server.send('PATCH', `/api/applications/${id}`, { jobTitle: 'Baker' }, person.headers)).toMatchObject({
    status: 409,
    body: { message: messages.madeHere },
  })
  const stranger = await aPerson(server)
  expect((await server.send('PATCH', `/api/applications/${other}`, corrected, stranger.headers)).status).toBe(404)
  expect((await server.get('/api/applications/rates', person.headers)).body).toEqual([
    { source: 'import', sourceName: 'Elsewhere', applied: 1, answered: 1 },
  ])

  await server.post(`/api/applications/${id}/settle`, { wasSent: true }, person.headers)
  expect((await server.send('DELETE', `/api/applications/${id}`, undefined, person.headers)).status).toBe(200)
  expect(await list('')).toEqual([other])
  expect(await start(person, [{ job, way: 'by-hand' }])).toMatchObject([{ problem: 'already-applied' }])
})

test('a removed application comes back with its receipt for a day, for its person alone', async () => {
  const [person, stranger] = [await applicant(), await aPerson(server)]
  const id = await begun(person, { job: await jobId('Staff Nurse'), way: 'by-hand' })
  await server.post(`/api/applications/${id}/settle`, { wasSent: true }, person.headers)
  const restore = async ({ headers }: { headers: Record<string, string> }) =>
    await server.post(`/api/applications/${id}/restore`, {}, headers)
  const there = async () => (await server.get(`/api/applications/${id}`, person.headers)).status
  await server.send('DELETE', `/api/applications/${id}`, undefined, person.headers)
  expect(await there()).toBe(404)
  expect((await restore(stranger)).status).toBe(404)
  expect(await restore(person)).toMatchObject({ status: 200, body: { message: messages.applicationRestored } })
  expect(await there()).toBe(200)
  await server.send('DELETE', `/api/applications/${id}`, undefined, person.headers)
  await server.db.query(`update applications set removed_at = removed_at - interval '24 hours' where id = $1`, [id])
  expect((await restore(person)).status).toBe(404)
  expect(await there()).toBe(404)
})

test('events and receipts are never changed, and go with the account', async () => {
  const person = await applicant()
  const job = await jobId('Staff Nurse')
  for (const again of [undefined, 'once more', 'and again']) {
    const id = await begun(person, { job, way: 'by-hand', ...(again && { again }) })
    await server.post(`/api/applications/${id}/settle`, { wasSent: true }, person.headers)
  }
  const db = server.db
  expect(await isChainIntact(db, person.id, 3)).toBe(true)
  for (const table of ['application_events', 'application_receipts', 'application_documents']) {
    await expect(db.query(`delete from ${table} where user_id = $1`, [person.id]), table).rejects.toThrow(
      /never changed/u,
    )
  }
  await expect(
    db.query(`update application_receipts set content = '{}' where user_id = $1`, [person.id]),
  ).rejects.toThrow(/never changed/u)

  // By somebody who can turn triggers off.
  await db.query('alter table application_receipts disable trigger application_receipts_stay')
  await db.query(
    `update application_receipts set content = replace(content, 'Northside', 'Southside') where user_id = $1 and number = 2`,
    [person.id],
  )
  await db.query('alter table application_receipts enable trigger application_receipts_stay')
  expect(await isChainIntact(db, person.id, 1)).toBe(true)
  expect(await isChainIntact(db, person.id, 3)).toBe(false)

  await db.query('delete from users where id = $1', [person.id])
  expect((await db.query('select 1 from application_events where user_id = $1', [person.id])).rowCount).toBe(0)
  expect((await db.query('select 1 from application_receipts where user_id = $1', [person.id])).rowCount).toBe(0)
})

test('below the lowest match nothing is sent without asking: it is left out and says why, other ways stay open', async () => {
  const person = await applicant(9)
  await askAtReed(person)
  const job = await jobId('Theatre Nurse')
  const settings = { way: 'automatic', consent: true }
  expect((await server.send('PUT', '/api/application-settings/reed', settings, person.headers)).status).toBe(200)
  const planned = async () =>
    (await server.post('/api/applications/plan', { jobs: [job] }, person.headers)).body as Plan
  expect((await planned()).jobs[0]).toMatchObject({ way: 'automatic', stands: 'ready', match: null })

  const least = async (minimumMatch: unknown) =>
    await server.send('PUT', '/api/application-settings', { minimumMatch }, person.headers)
  for (const wrong of [0, 101, 2.5]) expect((await least(wrong)).status).toBe(422)
  expect((await least(100)).status).toBe(200)
  expect((await server.get('/api/application-settings', person.headers)).body).toMatchObject({
    isOff: false,
    minimumMatch: 100,
  })
  expect(await planned()).toMatchObject({
    minimumMatch: 100,
    jobs: [{ stands: 'needs-you', problem: 'low-match' }],
  })
  expect(await start(person, [{ job }])).toMatchObject([{ application: null, problem: 'low-match' }])
  expect(await creditsOf(person)).toEqual({ available: 9, reserved: 0 })
  // Switching everything off and on does not forget it.
  await server.send('PUT', '/api/application-settings', { isOff: true }, person.headers)
  await server.send('PUT', '/api/application-settings', { isOff: false }, person.headers)
  expect(await start(person, [{ job }])).toMatchObject([{ problem: 'low-match' }])
  // Somebody who looks at it first decides for themselves.
  expect(await start(person, [{ job, way: 'assisted' }])).toMatchObject([{ problem: null }])

  await least(null)
  const other = await jobId('Staff Nurse')
  expect(await start(person, [{ job: other }])).toMatchObject([{ problem: null }])
})

test('with fewer credits than jobs the first are ready, and what needs its person takes none', async () => {
  const person = await applicant(1)
  const jobs = [await jobId('Staff Nurse'), await jobId('Theatre Nurse')]
  const problems = async () => {
    const { body } = await server.post('/api/applications/plan', { jobs }, person.headers)
    const plan = body as Plan
    return [plan.credits, plan.jobs.map(({ stands, problem }) => [stands, problem])]
  }
  expect(await problems()).toEqual([
    { left: 1, needed: 2 },
    [
      ['needs-you', 'no-credentials'],
      ['needs-you', 'no-credentials'],
    ],
  ])
  await askAtReed(person)
  expect(await problems()).toEqual([
    { left: 1, needed: 2 },
    [
      ['ready', null],
      ['needs-you', 'no-credits'],
    ],
  ])
})

async function askAtReed(person: Person): Promise<void> {
  const login = { mode: 'ask', consent: loginTermsVersion }
  expect((await server.send('PUT', '/api/users/me/sitespw/reed', login, person.headers)).status).toBe(200)
}
