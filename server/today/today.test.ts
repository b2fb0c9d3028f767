import { Client } from 'pg'
import { expect, test } from 'vitest'
import { defaultSearch, resultsAddress } from '../../contract/job-searches/results-address.ts'
import type { Today } from '../../contract/today/today.ts'
import { aCv } from '../../test/cvs.ts'
import { aPerson, type Person } from '../../test/people.ts'
import { addAds } from '../../test/server.ts'
import { serverOfFile } from '../../test/server-of-file.ts'

const server = await serverOfFile({ boards: [] })
await addAds(server, [
  { title: 'Cooper', company: 'Cask and Sons', closesAt: '2026-03-06', salaryRaw: '£31,000 per annum' },
  { title: 'Cooper to a distillery', company: 'Peat and Daughters', postedAt: '2026-03-04T08:00:00Z' },
  { title: 'Cooper’s mate', postedAt: '2026-03-04T09:00:00Z', salaryRaw: '£28,000 per annum' },
  { title: 'Cooper of barrels', postedAt: '2026-03-04T07:00:00Z' },
  { title: 'Cooper of tubs', postedAt: '2026-03-04T06:00:00Z' },
  { title: 'Cooper of old', postedAt: '2026-02-01T06:00:00Z' },
])

const todayOf = async ({ headers }: Person) => (await server.get('/api/today', headers)).body as Today
const countsOf = async ({ headers }: Person) => (await server.get('/api/today/counts', headers)).body
const titled = (rows: readonly { jobTitle: string }[]) => rows.map(({ jobTitle }) => jobTitle)

async function jobId(title: string): Promise<string> {
  const { rows } = await server.db.query<{ id: number }>('select id from jobs where title = $1', [title])
  return String(rows[0]!.id)
}

async function remember({ headers }: Person, jobTitle: string, at: string): Promise<void> {
  const address = resultsAddress({ ...defaultSearch, jobTitle, jobLocation: 'Leeds' })
  await server.post('/api/users/me/searches', { searches: [{ address, at }] }, headers)
}

async function elsewhere({ headers }: Person, jobTitle: string, appliedOn: string, outcome?: string): Promise<void> {
  const made = await server.post(
    '/api/applications/elsewhere',
    { jobTitle, employer: 'Cask and Sons', link: '', appliedOn },
    headers,
  )
  if (outcome === undefined) return
  const { _id } = made.body as { _id: string }
  const changed = await server.send('PATCH', `/api/applications/${_id}`, { outcome }, headers)
  expect(changed.status, changed.text).toBe(200)
}

/** Somebody in the middle of looking for a job. */
async function aSeeker(): Promise<Person> {
  const person = await aPerson(server)
  await server.post('/api/shortlist', { jobs: [await jobId('Cooper'), await jobId('Cooper of old')] }, person.headers)
  await remember(person, 'cooper', '2026-03-02T10:00:00Z')
  await elsewhere(person, 'Hooper', '2026-02-10')
  await elsewhere(person, 'Trooper', '2026-03-02')
  await elsewhere(person, 'Looper', '2026-02-01', 'interview')
  await elsewhere(person, 'Scooper', '2026-02-01', 'offer')
  await elsewhere(person, 'Blooper', '2026-02-01', 'rejected')
  return person
}

test('a day begins with what closes soon, what is silent, and how far everything is', async () => {
  const person = await aSeeker()
  const today = await todayOf(person)

  expect(today.pipeline).toEqual({ saved: 2, sent: 2, interview: 1, offer: 1 })
  expect(today.waiting.closing.map(({ job }) => job.jobTitle)).toEqual(['Cooper'])
  // The other was made two days ago.
  expect(titled(today.waiting.silent)).toEqual(['Hooper'])
  expect(today.interview?.jobTitle).toBe('Looper')
  expect(await countsOf(person)).toEqual({ saved: 2, applications: 4 })
})

test('what waits for its person is told, and once it is stopped no longer', async () => {
  const person = await aPerson(server)
  await server.post('/api/users/me/savecv', aCv(), person.headers)
  const made = await server.post(
    '/api/applications',
    { applications: [{ job: await jobId('Cooper of tubs'), way: 'by-hand' }] },
    person.headers,
  )
  expect(made.status, made.text).toBe(201)
  const { started } = made.body as { started: { application: string }[] }
  expect(titled((await todayOf(person)).waiting.applications)).toEqual(['Cooper of tubs'])
  expect(await countsOf(person)).toMatchObject({ applications: 1 })

  await server.post('/api/applications/stop', { applications: [started[0]!.application] }, person.headers)
  expect((await todayOf(person)).waiting.applications).toEqual([])
  expect(await countsOf(person)).toMatchObject({ applications: 0 })
})

test('of each search the latest three come that were posted since it was looked at, and how many there are', async () => {
  const person = await aSeeker()
  const { searches, hasSearched } = await todayOf(person)

  expect(hasSearched).toBe(true)
  expect(searches).toHaveLength(1)
  expect(searches[0]).toMatchObject({ search: { jobTitle: 'cooper', jobLocation: 'Leeds' }, days: 3, total: 4 })
  expect(searches[0]!.jobs.map(({ job }) => job.jobTitle)).toEqual([
    'Cooper’s mate',
    'Cooper to a distillery',
    'Cooper of barrels',
  ])
  expect(searches[0]!.jobs[0]!.job.netPayMonthly).toBeGreaterThan(1_500)
  // Without a CV there is nothing to say of how it fits.
  expect(searches[0]!.jobs[0]!.fit).toBeNull()

  await server.post('/api/users/me/savecv', aCv(), person.headers)
  const withCv = await todayOf(person)
  expect(withCv.cv?.name).toEqual(expect.any(String))
  expect(withCv.searches[0]!.jobs[0]!.fit).toMatchObject({ asked: expect.any(Number) as number })
})

test('an employer that somebody wants nothing to do with is not shown', async () => {
  const person = await aSeeker()
  const entries = [{ kind: 'company', text: 'Peat and Daughters', never: 'show' }]
  const kept = await server.send('PUT', '/api/avoided', { entries }, person.headers)
  expect(kept.status, kept.text).toBe(200)

  const { searches } = await todayOf(person)
  expect(searches[0]!.jobs.map(({ job }) => job.jobTitle)).not.toContain('Cooper to a distillery')
})

test('somebody else sees nothing of it, and somebody new has nothing', async () => {
  await aSeeker()
  const other = await aPerson(server)

  expect(await todayOf(other)).toMatchObject({
    pipeline: { saved: 0, sent: 0, interview: 0, offer: 0 },
    waiting: { applications: [], closing: [], silent: [], more: 0 },
    searches: [],
    hasSearched: false,
    interview: null,
    cv: null,
  })
  expect(await countsOf(other)).toEqual({ saved: 0, applications: 0 })
  expect((await server.get('/api/today')).status).toBe(401)
  expect((await server.get('/api/today/counts')).status).toBe(401)
})

test('however much somebody has, no more is asked of the database', async () => {
  const person = await aSeeker()
  await server.post('/api/users/me/savecv', aCv(), person.headers)
  const few = await leastStatements(async () => await todayOf(person))
  for (let i = 0; i < 10; i++) await elsewhere(person, `Hooper ${i}`, '2026-02-10')
  await server.post(
    '/api/shortlist',
    { jobs: [await jobId('Cooper’s mate'), await jobId('Cooper of barrels')] },
    person.headers,
  )
  const many = await leastStatements(async () => await todayOf(person))

  expect(many).toBe(few)
  expect(few).toBeLessThanOrEqual(32)
})

/** Of three calls: what the process writes by itself now and then may fall into one. */
async function leastStatements(call: () => Promise<unknown>): Promise<number> {
  const counts: number[] = []
  for (let i = 0; i < 3; i++) counts.push(await statementsOf(call))
  return Math.min(...counts)
}

/** How many statements a call makes, whatever it makes them of. */
async function statementsOf(call: () => Promise<unknown>): Promise<number> {
  let statements = 0
  // oxlint-disable-next-line typescript/unbound-method -- called with its own client below
  const { query } = Client.prototype
  Client.prototype.query = function counted(this: Client, ...args: [never]) {
    statements++
    return Reflect.apply(query, this, args) as never
  } as typeof query
  try {
    await call()
  } finally {
    Client.prototype.query = query
  }
  return statements
}
