import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Results } from '../../contract/job-searches/results.ts'
import type { Shortlist, ShortlistEntry } from '../../contract/shortlists/shortlists.ts'
import { shortlistLimits } from '../../contract/shortlists/shortlists.ts'
import { aPerson, type Person } from '../../test/people.ts'
import { addAds, testNow } from '../../test/server.ts'
import { closeExpired } from '../jobs/close-jobs.ts'
import { forgetRemoved, moveToApplied } from './change-shortlist.ts'
import { serverOfFile } from '../../test/server-of-file.ts'

const server = await serverOfFile({ boards: [] })
await addAds(server, [
  { title: 'Cooper', company: 'Cask and Sons', closesAt: '2026-03-06' },
  { title: 'Cooper’s mate', url: 'https://example.com/jobs/2' },
  { title: 'Cooper to a distillery' },
])
const jobs = ((await server.get('/api/jobsearches/cooper/Leeds/12000/200001/10/Any')).body as Results).jobs
  .toSorted((a, b) => Number(a._id) - Number(b._id))
  .map(({ _id }) => _id)
expect(jobs).toHaveLength(3)

const listOf = async ({ headers }: Person) => (await server.get('/api/shortlist', headers)).body as Shortlist
const add = async ({ headers }: Person, ...ids: readonly (string | number)[]) =>
  await server.post('/api/shortlist', { jobs: ids }, headers)
const titlesOf = ({ entries }: Shortlist) => entries.map(({ title }) => title)

async function withOne(): Promise<{ person: Person; entry: ShortlistEntry }> {
  const person = await aPerson(server)
  await add(person, jobs[0]!)
  return { person, entry: (await listOf(person)).entries[0]! }
}

test('a job goes on the list once, is marked in the lists of jobs, and comes off', async () => {
  const person = await aPerson(server)
  expect(await add(person, jobs[0]!, jobs[1]!, jobs[0]!)).toMatchObject({
    status: 200,
    body: { message: 'Done!', added: 2 },
  })
  expect((await add(person, jobs[0]!)).body).toMatchObject({ added: 0 })
  const list = await listOf(person)
  expect(titlesOf(list)).toEqual(['Cooper', 'Cooper’s mate'])
  expect(list.entries[0]).toMatchObject({
    job: { _id: jobs[0], status: 'shortlisted', checked: true, applied: false, closes: '2026-03-06' },
    employer: 'Cask and Sons',
    stage: 'to-decide',
    contacted: false,
    notes: [],
    added: expect.stringMatching(/^2026-03-04T/u) as string,
  })
  const marks = async (headers = {}) =>
    ((await server.get('/api/jobsearches/cooper/Leeds/12000/200001/10/Any', headers)).body as Results).jobs
      .toSorted((a, b) => Number(a._id) - Number(b._id))
      .map(({ status, checked }) => [status, checked])
  const [on, off] = [
    ['shortlisted', true],
    [null, false],
  ]
  expect(await marks(person.headers)).toEqual([on, on, off])
  expect(await marks()).toEqual([off, off, off])
  expect(await marks((await aPerson(server)).headers)).toEqual([off, off, off])
  expect((await server.get(`/api/jobsearches/single/${jobs[1]}`, person.headers)).body).toMatchObject({
    status: 'shortlisted',
  })

  const { body } = await server.post('/api/shortlist/remove', { jobs: [jobs[0]] }, person.headers)
  expect(body).toEqual({ removed: [list.entries[0]!._id] })
  expect(await marks(person.headers)).toEqual([off, on, off])
  expect(await listOf(person)).toMatchObject({ removed: [{ title: 'Cooper' }] })
})

test('guests may not, jobs that are not there cannot be added, and the list has an end', async () => {
  expect((await server.post('/api/shortlist', { jobs: [jobs[0]] })).status).toBe(401)
  const person = await aPerson(server)
  expect((await add(person, 999_999_999)).status).toBe(404)
  expect((await add(person, 'no-id')).status).toBe(404)
  await server.db.query(
    `insert into shortlist_entries (user_id, job_title, job_location, stage, added)
     select $1, 'Gone', '', 'to-decide', $2 from generate_series(1, $3)`,
    [person.id, testNow, shortlistLimits.entries - 1],
  )
  expect(await add(person, jobs[0]!, jobs[1]!)).toMatchObject({
    status: 409,
    body: { message: 'Your shortlist holds 300 jobs, which is as many as it can. Remove some to add others.' },
  })
  expect((await listOf(person)).entries).toHaveLength(shortlistLimits.entries - 1)
  expect((await add(person, jobs[0]!)).status).toBe(200)
})

test('everything goes at once and comes back with its notes, for a day', async () => {
  const { person, entry } = await withOne()
  await add(person, jobs[2]!)
  const note = `/api/shortlist/${entry._id}/notes/${randomUUID()}`
  await server.send('PUT', note, { content: 'Ring Mia', base: null }, person.headers)
  const { removed } = (await server.post('/api/shortlist/remove', { all: true }, person.headers)).body as {
    removed: string[]
  }
  expect(removed).toHaveLength(2)
  expect(await listOf(person)).toMatchObject({ entries: [], removed: [{}, {}] })
  const restored = await server.post('/api/shortlist/restore', { entries: removed }, person.headers)
  expect(restored.body).toMatchObject({ entries: expect.arrayContaining([]) as unknown, removed: [] })
  expect((await listOf(person)).entries.find(({ _id }) => _id === entry._id)?.notes).toMatchObject([
    { content: 'Ring Mia' },
  ])

  await server.post('/api/shortlist/remove', { all: true }, person.headers)
  const tomorrow = new Date(testNow.getTime() + 24 * 3_600_000)
  await forgetRemoved(server.db, tomorrow)
  expect((await server.post('/api/shortlist/restore', { entries: removed }, person.headers)).status).toBe(404)
  expect(await listOf(person)).toEqual({ entries: [], removed: [] })
})

test('what is somebody else’s looks as if it were not there', async () => {
  const { person, entry } = await withOne()
  const eve = await aPerson(server)
  const noteId = randomUUID()
  const path = `/api/shortlist/${entry._id}`
  await server.send('PUT', `${path}/notes/${noteId}`, { content: 'Mine', base: null }, person.headers)
  const tries = await Promise.all([
    server.send('PATCH', path, { contacted: true }, eve.headers),
    server.send('PUT', `${path}/notes/${noteId}`, { content: 'Hers', base: null }, eve.headers),
    server.send('PUT', `${path}/notes/${randomUUID()}`, { content: 'Hers', base: null }, eve.headers),
    server.send('DELETE', `${path}/notes/${noteId}`, undefined, eve.headers),
    server.send('PUT', `/api/users/${person.id}/shortlist`, { shortlist: [] }, eve.headers),
    server.send('PUT', `/api/users/${jobs[0]}/shortlist`, { id: person.id, notes: [] }, eve.headers),
    server.post(`/api/users/${person.id}/appshortlist`, { link: `/job/${jobs[0]}` }, eve.headers),
    server.post('/api/shortlist/restore', { entries: [entry._id] }, eve.headers),
  ])
  expect(tries.map(({ status }) => status)).toEqual(tries.map(() => 404))
  expect((await server.post('/api/shortlist/remove', { entries: [entry._id] }, eve.headers)).body).toEqual({
    removed: [],
  })
  expect((await listOf(person)).entries[0]).toMatchObject({ contacted: false, notes: [{ content: 'Mine' }] })
})

test('what to do next, contacted, and the CV; only a CV of one’s own', async () => {
  const { person, entry } = await withOne()
  const cvOf = async ({ headers }: Person) =>
    ((await server.post('/api/cvs', { name: 'Cooper 2026' }, headers)).body as { _id: string })._id
  const [own, theirs] = [await cvOf(person), await cvOf(await aPerson(server))]
  const change = async (body: object) => await server.send('PATCH', `/api/shortlist/${entry._id}`, body, person.headers)
  expect((await change({ stage: 'to-apply', contacted: true, cvId: own })).body).toMatchObject({
    stage: 'to-apply',
    contacted: true,
    cvId: own,
  })
  expect((await change({ cvId: theirs })).status).toBe(404)
  expect((await change({ contacted: false })).body).toMatchObject({ stage: 'to-apply', contacted: false, cvId: own })
  // A file takes the place of a CV that was written here, and the other way round.
  const fileOf = async ({ id }: Person) =>
    (
      await server.db.query<{ id: string }>(
        `insert into cv_files (user_id, original_name, kind, mimetype, size, sha256, stored_as, uploaded_at, scan, state)
         values ($1, 'cv.pdf', 'pdf', 'application/pdf', 4, sha256('%PDF'), gen_random_uuid()::text, now(), 'clean', 'ready') returning id`,
        [id],
      )
    ).rows[0]!.id
  const [file, another] = [await fileOf(person), await fileOf(await aPerson(server))]
  expect((await change({ cvFileId: another })).status).toBe(404)
  expect((await change({ cvFileId: file })).body).toMatchObject({ cvId: null, cvFileId: file })
  expect((await change({ contacted: true })).body).toMatchObject({ cvId: null, cvFileId: file })
  expect((await change({ cvId: own })).body).toMatchObject({ cvId: own, cvFileId: null })
  await server.send('DELETE', `/api/cvs/${own}`, undefined, person.headers)
  expect((await listOf(person)).entries[0]).toMatchObject({ cvId: null, cvFileId: null })
  expect((await change({ stage: 'perhaps' })).status).toBe(422)

  await moveToApplied(server.db, { userId: person.id, jobId: Number(jobs[0]) })
  expect((await listOf(person)).entries[0]).toMatchObject({ stage: 'applied' })
})

test('a note that is sent twice is one note, and nobody’s words are written over unseen', async () => {
  const { person, entry } = await withOne()
  const path = `/api/shortlist/${entry._id}/notes/${randomUUID()}`
  const save = async (content: string, base: string | null) =>
    await server.send('PUT', path, { content, base }, person.headers)
  const first = (await save('Ring Mia', null)).body as { changed: string }
  expect((await save('Ring Mia', null)).status).toBe(200)
  server.clock.set(new Date(testNow.getTime() + 60_000))
  expect((await save('Ring Mia at noon', first.changed)).body).toMatchObject({
    content: 'Ring Mia at noon',
    created: testNow.toISOString(),
    changed: '2026-03-04T12:01:00.000Z',
  })
  expect(await save('From another window', first.changed)).toMatchObject({
    status: 409,
    body: { message: 'This note was changed in another window' },
  })
  server.clock.set(testNow)
  expect((await listOf(person)).entries[0]!.notes).toMatchObject([{ content: 'Ring Mia at noon' }])
  expect((await save('x'.repeat(5_001), first.changed)).status).toBe(422)
  expect((await server.send('DELETE', path, undefined, person.headers)).status).toBe(200)
  expect((await server.send('DELETE', path, undefined, person.headers)).status).toBe(200)
  expect((await listOf(person)).entries[0]!.notes).toEqual([])
})

test('a list is put in place of the list, and notes in place of notes, by one shape of address', async () => {
  const { person } = await withOne()
  const put = async (id: string, body: object) =>
    await server.send('PUT', `/api/users/${id}/shortlist`, body, person.headers)
  const notes = [{ content: 'Second', created: '2026-03-03T12:00:00.000Z' }, { content: 'First' }]
  const put1 = await put(person.id, {
    shortlist: [{ job: jobs[2], notes, contacted: true }, { job: { _id: jobs[1], jobTitle: 'Whatever' } }],
  })
  expect(put1).toMatchObject({ status: 200 })
  expect(titlesOf(await listOf(person))).toEqual(['Cooper to a distillery', 'Cooper’s mate'])
  expect((await listOf(person)).entries[0]).toMatchObject({
    contacted: true,
    notes: [{ content: 'First' }, { content: 'Second', created: '2026-03-03T12:00:00.000Z' }],
  })
  // Both ways of naming a job and oneself.
  expect((await put(jobs[2]!, { id: person.id, notes: [{ content: 'Third' }] })).status).toBe(200)
  expect((await listOf(person)).entries[0]!.notes).toMatchObject([{ content: 'Third' }])
  expect((await put('me', { id: jobs[1], notes: [{ content: 'Fourth' }] })).status).toBe(200)
  expect((await listOf(person)).entries[1]!.notes).toMatchObject([{ content: 'Fourth' }])
  expect((await put(jobs[0]!, { id: 'me', notes: [] })).status).toBe(404)
  expect((await put('me', { shortlist: [{ job: 999_999_999 }] })).status).toBe(404)
  expect((await listOf(person)).entries).toHaveLength(2)
})

test('by a list of ids it goes on, by its link it comes off', async () => {
  const person = await aPerson(server)
  const answer = await server.post('/api/apply/shortlist', [Number(jobs[1]), jobs[2]], person.headers)
  expect(answer).toMatchObject({ status: 200, body: { _id: person.id, shortlisted: [{ title: 'Cooper’s mate' }, {}] } })
  const remove = async (link: string) =>
    await server.post(`/api/users/${person.id}/appshortlist`, { link }, person.headers)
  expect((await remove('https://example.com/jobs/2')).status).toBe(200)
  expect((await remove('https://example.com/jobs/2')).status).toBe(404)
  expect((await remove(`/job/${jobs[2]}`)).body).toMatchObject({ entries: [] })
})

test('a job that closes is marked and said once; what was applied to stays where it is', async () => {
  const person = await aPerson(server)
  await addAds(server, [
    { id: 'test:closing-1', title: 'Hooper', closesAt: '2026-03-05', description: 'Hoops for casks.' },
    { id: 'test:closing-2', title: 'Hooper by the sea', closesAt: '2026-03-05', description: 'Hoops for boats.' },
  ])
  const found = (await server.get('/api/jobsearches/hooper/Leeds/12000/200001/10/Any')).body as Results
  await add(person, ...found.jobs.map(({ _id }) => _id))
  const [toClose, applied] = (await listOf(person)).entries
  await server.send('PATCH', `/api/shortlist/${toClose!._id}`, { stage: 'to-apply' }, person.headers)
  await server.send('PATCH', `/api/shortlist/${applied!._id}`, { stage: 'applied' }, person.headers)
  await closeExpired(server.services, new Date('2026-03-07T03:00:00Z'))
  const byId = async (id: string) => (await listOf(person)).entries.find(({ _id }) => _id === id)
  expect(await byId(toClose!._id)).toMatchObject({ stage: 'closed', isClosed: true, isNewlyClosed: true })
  expect(await byId(applied!._id)).toMatchObject({ stage: 'applied', isClosed: true, isNewlyClosed: true })
  await server.post('/api/shortlist/told-closed', { entries: [toClose!._id, applied!._id] }, person.headers)
  expect(await byId(toClose!._id)).toMatchObject({ stage: 'closed', isNewlyClosed: false })
})

test('a job that was applied to before it is put on the list stands under applied there', async () => {
  const person = await aPerson(server)
  await server.db.query(
    `insert into applications (user_id, job_id, vacancy, board, title, ad, way, state, created, updated, applied_at)
     values ($1, $2, 'v', 'reed', 'Cooper', '{}', 'by-hand', 'applied', $3, $3, $3)`,
    [person.id, jobs[1], testNow],
  )
  await add(person, jobs[1]!, jobs[2]!)
  const stages = async () => (await listOf(person)).entries.map(({ title, stage }) => [title, stage])
  expect(await stages()).toEqual([
    ['Cooper’s mate', 'applied'],
    ['Cooper to a distillery', 'to-decide'],
  ])
  const other = await aPerson(server)
  await add(other, jobs[1]!)
  expect((await listOf(other)).entries[0]).toMatchObject({ stage: 'to-decide' })
})
