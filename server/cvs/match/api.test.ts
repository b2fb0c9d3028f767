import { expect, test } from 'vitest'
import { Matches } from '../../../contract/cvs/match-api.ts'
import { messages } from '../../../contract/texts/messages.ts'
import { aCv } from '../../../test/cvs.ts'
import { aPerson, type Person } from '../../../test/people.ts'
import { addAds, startServer, type TestServer } from '../../../test/server.ts'

const nurse = aCv({
  headline: 'Staff Nurse',
  jobs: [
    {
      jobTitle: 'Staff Nurse',
      employer: 'Harbour Trust',
      startDate: '2019-03',
      isCurrent: true,
      jobDescription: '<ul><li>Medication administration and IV therapy on an acute ward</li></ul>',
    },
  ] as never,
})
const driver = aCv({ headline: 'HGV Driver' })

const ad = {
  title: 'Staff Nurse',
  description:
    'About you: NMC registration is essential. Experience of IV therapy. Experience of acute nursing and wound care.',
}

async function withAds(titles: readonly string[]): Promise<{ server: TestServer; ids: string[] } & AsyncDisposable> {
  const server = await startServer({ boards: [] })
  await addAds(
    server,
    titles.map((title) => ({ ...ad, title })),
  )
  const { rows } = await server.db.query<{ id: number }>('select id from jobs order by id')
  return {
    server,
    ids: rows.map(({ id }) => String(id)),
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]()
    },
  }
}

async function saveCv(server: TestServer, person: Person, name: string, cv: unknown): Promise<string> {
  const made = await server.post('/api/cvs', { name }, person.headers)
  const { _id } = made.body as { _id: string }
  const saved = await server.send('PUT', `/api/cvs/${_id}`, { cv }, person.headers)
  expect(saved.status).toBe(200)
  return _id
}

async function addFile(server: TestServer, person: Person, name: string, text: string | null): Promise<void> {
  await server.db.query(
    `insert into cv_files (user_id, original_name, kind, mimetype, size, sha256, uploaded_at, scan, state, text)
     values ($1, $2, 'pdf', 'application/pdf', 1, '\\x00', $3, 'not-scanned', $4, $5)`,
    [person.id, name, server.services.clock.now(), text === null ? 'no-text' : 'ready', text],
  )
}

const match = async (server: TestServer, person: Person, jobIds: readonly string[]) =>
  await server.post('/api/cv-match', { jobIds }, person.headers)

test('every CV is compared; the best is named, with what it says and what is missing, and all are listed', async () => {
  await using test = await withAds(['Staff Nurse'])
  const { server, ids } = test
  const person = await aPerson(server)
  await saveCv(server, person, 'Driving', driver)
  await saveCv(server, person, 'Nurse 2026', nurse)
  await addFile(
    server,
    person,
    'old nurse.pdf',
    'Ann Example\nStaff Nurse\n\nWORK\nStaff Nurse, Birch Lane 2010 - 2012',
  )

  const answer = await match(server, person, ids)
  expect(answer.status).toBe(200)
  const { matches, alert } = Matches.parse(answer.body)
  expect(alert).toBeNull()
  expect(matches).toHaveLength(1)
  const [first] = matches
  expect(first).toMatchObject({ jobId: ids[0], originalname: 'Nurse 2026', colour: 'success', label: 'above average' })
  expect(first?.returnedPercent).toBe(first?.best.percent)
  expect(first?.all.map(({ kind, name }) => `${kind} ${name}`).sort()).toEqual([
    'cv Driving',
    'cv Nurse 2026',
    'file old nurse.pdf',
  ])
  expect(first?.best.found).toContainEqual(
    expect.objectContaining({
      what: 'IV therapy',
      kind: 'skill',
      importance: 'required',
      where: {
        section: 'Work',
        entry: 'Staff Nurse, Harbour Trust',
        line: 'Medication administration and IV therapy on an acute ward',
      },
    }),
  )
  expect(first?.best.missing.map(({ what }) => what)).toContain('wound care')
})

test('the same call gives the same answer', async () => {
  await using test = await withAds(['Staff Nurse', 'Lorry Driver'])
  const person = await aPerson(test.server)
  await saveCv(test.server, person, 'Nurse 2026', nurse)
  const first = await match(test.server, person, test.ids)
  expect((await match(test.server, person, test.ids)).body).toEqual(first.body)
  expect(Matches.parse(first.body).matches.map(({ jobId }) => jobId)).toEqual(test.ids)
})

test('an ad of which the board sends only the beginning says so, and a whole one does not', async () => {
  await using test = await withAds(['Staff Nurse', 'Lorry Driver', 'Payroll Clerk'])
  const { server, ids } = test
  // As the connectors of such boards mark it, also where they leave no dots at the end.
  await server.db.query(`update listings set facts = facts || '{"isSnippet": true}' where job_id = $1`, [
    Number(ids[1]),
  ])
  await server.db.query(`update jobs set description = description || '<p>You will wor…</p>' where id = $1`, [
    Number(ids[2]),
  ])
  const person = await aPerson(server)
  await saveCv(server, person, 'Nurse 2026', nurse)
  const { matches } = Matches.parse((await match(server, person, ids)).body)
  expect(matches.map(({ best }) => best.isCut)).toEqual([false, true, true])
})

test('without a CV, what is said is where to make one', async () => {
  await using test = await withAds(['Staff Nurse'])
  const person = await aPerson(test.server)
  expect((await match(test.server, person, test.ids)).body).toEqual({
    matches: [],
    alert: { code: 2, message: messages.noCv, details: messages.noCvDetails(0) },
  })
  await addFile(test.server, person, 'scan.pdf', null)
  expect((await match(test.server, person, test.ids)).body).toMatchObject({
    alert: { details: messages.noCvDetails(1) },
  })
})

test('the CVs of others, drafts, and what is deleted are no part of it', async () => {
  await using test = await withAds(['Staff Nurse'])
  const { server, ids } = test
  const other = await aPerson(server)
  await saveCv(server, other, 'Theirs', nurse)
  const person = await aPerson(server)
  await server.post('/api/cvs', { name: 'Never saved', cv: nurse }, person.headers)
  const gone = await saveCv(server, person, 'Gone', nurse)
  await server.send('DELETE', `/api/cvs/${gone}`, undefined, person.headers)
  expect((await match(server, person, ids)).body).toMatchObject({ matches: [], alert: { message: messages.noCv } })
})

test('a visitor may not', async () => {
  await using test = await withAds([])
  expect((await test.server.post('/api/cv-match', { jobIds: ['1'] })).status).toBe(401)
})

test('ads that are gone are left out; too many, or what is no id, are refused', async () => {
  await using test = await withAds(['Staff Nurse'])
  const person = await aPerson(test.server)
  await saveCv(test.server, person, 'Nurse 2026', nurse)
  const answer = await match(test.server, person, ['999999', ...test.ids, ...test.ids])
  expect(Matches.parse(answer.body).matches.map(({ jobId }) => jobId)).toEqual(test.ids)
  expect(
    (
      await match(
        test.server,
        person,
        Array.from({ length: 51 }, (_, i) => String(i)),
      )
    ).status,
  ).toBe(422)
  expect((await match(test.server, person, ['1; drop'])).status).toBe(422)
  expect((await match(test.server, person, [])).status).toBe(422)
})

test('a CV that is made for an ad remembers which, and its draft is compared as it is typed', async () => {
  await using made = await withAds(['Staff Nurse'])
  const { server, ids } = made
  const [ann, ben] = [await aPerson(server), await aPerson(server)]
  const from = await saveCv(server, ann, 'Driver', driver)
  const copied = await server.post('/api/cvs', { name: 'For the ward', from, forJob: ids[0] }, ann.headers)
  expect(copied).toMatchObject({
    status: 201,
    body: { madeFrom: from, madeFor: { jobId: ids[0], title: 'Staff Nurse' } },
  })
  const { _id } = copied.body as { _id: string }
  const path = `/api/cvs/${_id}/match/${ids[0]}`
  const before = (await server.get(path, ann.headers)).body as { percent: number; missing: unknown[] }

  await server.send('PUT', `/api/cvs/${_id}/draft`, { cv: nurse }, ann.headers)
  const after = (await server.get(path, ann.headers)).body as { percent: number; missing: unknown[] }
  expect(after.percent).toBeGreaterThan(before.percent)
  expect(after.missing.length).toBeLessThan(before.missing.length)

  // Nobody else's, and of no ad that there is not.
  expect((await server.get(path, ben.headers)).status).toBe(404)
  expect((await server.get(path)).status).toBe(401)
  expect((await server.get(`/api/cvs/${_id}/match/999999`, ann.headers)).status).toBe(404)
  expect((await server.post('/api/cvs', { name: 'X', from, forJob: '999999' }, ann.headers)).status).toBe(404)
  expect((await server.post('/api/cvs', { name: 'X', from, forJob: ids[0] }, ben.headers)).status).toBe(404)
})
