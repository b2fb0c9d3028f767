import { expect, test } from 'vitest'
import type { CvSummary, CvVersion, KeptCv } from '../../contract/cvs/api.ts'
import { cvLimits } from '../../contract/cvs/limits.ts'
import { emptyCv } from '../../contract/cvs/empty-cv.ts'
import { messages } from '../../contract/texts/messages.ts'
import { aCv } from '../../test/cvs.ts'
import { aPerson, type Person } from '../../test/people.ts'
import { startServer, type TestServer } from '../../test/server.ts'
import { forgetDeletedCvs } from './delete-cv.ts'

type Saved = { cvId: string; version: number; savedAt: string }

async function saveMain(server: TestServer, person: Person, cv = aCv()): Promise<Saved> {
  const answer = await server.post(`/api/users/${person.id}/savecv`, cv, person.headers)
  expect(answer.status, answer.text).toBe(200)
  return answer.body as Saved
}

async function found(server: TestServer, person: Person, cvId: string): Promise<KeptCv> {
  return (await server.get(`/api/cvs/${cvId}`, person.headers)).body as KeptCv
}

async function listed(server: TestServer, person: Person): Promise<CvSummary[]> {
  return (await server.get('/api/cvs', person.headers)).body as CvSummary[]
}

function later(server: TestServer, minutes: number): void {
  server.clock.set(new Date(server.clock.now().getTime() + minutes * 60_000))
}

test('the first save makes the main CV, the next ones are versions of it', async () => {
  await using server = await startServer({ boards: [] })
  const ann = await aPerson(server)
  const first = await server.post(`/api/users/me/savecv`, aCv({ headline: 'Nurse' }), ann.headers)
  expect(first).toMatchObject({ status: 200, body: { code: 3, message: messages.cvSaved, version: 1 } })
  later(server, 5)
  const { cvId } = await saveMain(server, ann, aCv({ headline: 'Senior nurse' }))

  expect(await listed(server, ann)).toMatchObject([
    { _id: cvId, name: 'Nurse', isMain: true, version: 2, hasDraft: false, updated: '2026-03-04T12:05:00.000Z' },
  ])
  expect(await found(server, ann, cvId)).toMatchObject({
    version: 2,
    cv: aCv({ headline: 'Senior nurse' }),
    draft: null,
  })
  const versions = (await server.get(`/api/cvs/${cvId}/versions`, ann.headers)).body
  expect(versions).toMatchObject([{ number: 2 }, { number: 1, name: '', savedAt: '2026-03-04T12:00:00.000Z' }])
  const older = await server.get(`/api/cvs/${cvId}/versions/1`, ann.headers)
  expect(older.body).toMatchObject({ number: 1, cv: { headline: 'Nurse' } })
})

test('what cannot be right is said at its field, and nothing is changed', async () => {
  await using server = await startServer({ boards: [] })
  const ann = await aPerson(server)
  const { cvId } = await saveMain(server, ann)
  const bad = aCv({
    personal_data: { given_name: ' ', email: 'ann@', phone: 'call me' },
    dob: '2011-03-05',
    jobs: [{ ...aJob, startDate: '2021-05', endDate: '2020', isCurrent: false }],
    links: [{ label: '', url: 'javascript:alert(1)' }],
  })
  const answer = await server.send('PUT', `/api/cvs/${cvId}`, { cv: bad }, ann.headers)

  expect(answer).toMatchObject({
    status: 422,
    body: {
      message: messages.cvSaveError,
      errors: {
        'personal_data.given_name': { message: messages.givenNameRequired },
        'personal_data.email': { message: messages.emailInvalid },
        'personal_data.phone': { message: messages.cvPhoneInvalid },
        dob: { message: messages.tooYoung },
        'jobs.0.endDate': { message: messages.endsBeforeStart },
        'links.0.url': { message: messages.webAddressInvalid },
      },
    },
  })
  expect((await found(server, ann, cvId)).version).toBe(1)
  expect((await server.post('/api/users/me/savecv', { ...aCv(), role: 'admin' }, ann.headers)).status).toBe(422)
  expect((await server.post('/api/users/me/savecv', { headline: 'x'.repeat(301) }, ann.headers)).status).toBe(422)
})

test('a draft is kept as it is typed, half an address and all, and goes with the save', async () => {
  await using server = await startServer({ boards: [] })
  const ann = await aPerson(server)
  const { cvId } = await saveMain(server, ann)
  const typed = aCv({ personal_data: { email: 'ann@' }, headline: 'Nur' })
  const kept = await server.send('PUT', `/api/cvs/${cvId}/draft`, { cv: typed }, ann.headers)
  expect(kept).toMatchObject({ status: 200, body: { savedAt: '2026-03-04T12:00:00.000Z' } })
  expect(await found(server, ann, cvId)).toMatchObject({ version: 1, draft: { cv: typed }, cv: aCv() })

  await server.send('PUT', `/api/cvs/${cvId}`, { cv: aCv({ headline: 'Nurse' }) }, ann.headers)
  expect(await found(server, ann, cvId)).toMatchObject({ version: 2, draft: null, hasDraft: false })

  await server.send('PUT', `/api/cvs/${cvId}/draft`, { cv: typed }, ann.headers)
  expect((await server.send('DELETE', `/api/cvs/${cvId}/draft`, undefined, ann.headers)).status).toBe(200)
  expect(await found(server, ann, cvId)).toMatchObject({ draft: null, cv: { headline: 'Nurse' } })
})

test('of two windows the second to save is told, and may then decide', async () => {
  await using server = await startServer({ boards: [] })
  const ann = await aPerson(server)
  const { cvId } = await saveMain(server, ann)
  const put = async (headline: string, baseVersion?: number) =>
    await server.send(
      'PUT',
      `/api/cvs/${cvId}`,
      { cv: aCv({ headline }), ...(baseVersion && { baseVersion }) },
      ann.headers,
    )
  expect((await put('one', 1)).status).toBe(200)
  expect(await put('two', 1)).toMatchObject({ status: 409, body: { message: messages.cvChangedElsewhere } })
  expect((await found(server, ann, cvId)).cv.headline).toBe('one')
  expect(await put('two', 2)).toMatchObject({ status: 200, body: { version: 3 } })
})

test('two first saves at once are one CV', async () => {
  await using server = await startServer({ boards: [] })
  const ann = await aPerson(server)
  await Promise.all([1, 2, 3, 4].map(async (i) => await saveMain(server, ann, aCv({ headline: `Save ${i}` }))))
  expect(await listed(server, ann)).toMatchObject([{ version: 4, isMain: true }])
})

test('the latest fifty versions are kept; those with a name go last', async () => {
  await using server = await startServer({ boards: [], environment: { ROLECALL_TRUSTED_PROXIES: '1' } })
  const ann = await aPerson(server)
  const { cvId } = await saveMain(server, ann)
  const named = await server.send('PATCH', `/api/cvs/${cvId}/versions/1`, { name: 'For the hospital' }, ann.headers)
  expect(named.body).toMatchObject({ number: 1, name: 'For the hospital' })
  for (let i = 2; i <= cvLimits.versions + 3; i++) {
    const headers = { ...ann.headers, 'x-forwarded-for': `10.0.0.${i}` }
    await server.send('PUT', `/api/cvs/${cvId}`, { cv: aCv({ headline: `${i}` }) }, headers)
  }
  const versions = (await server.get(`/api/cvs/${cvId}/versions`, ann.headers)).body as CvVersion[]
  expect(versions).toHaveLength(cvLimits.versions)
  expect(versions.map(({ number }) => number)).toEqual([...Array.from({ length: 49 }, (_, i) => 53 - i), 1])

  const restored = await server.post(`/api/cvs/${cvId}/versions/1/restore`, {}, ann.headers)
  expect(restored).toMatchObject({ status: 200, body: { version: 54 } })
  expect((await found(server, ann, cvId)).cv.headline).toBe('')
  expect((await server.get(`/api/cvs/${cvId}/versions/53`, ann.headers)).status).toBe(200)
})

test('several CVs from one: a copy knows what it was made from, and any can be the main one', async () => {
  await using server = await startServer({ boards: [] })
  const ann = await aPerson(server)
  const { cvId } = await saveMain(server, ann, aCv({ headline: 'Nurse' }))
  const copy = await server.post('/api/cvs', { name: 'For schools', from: cvId }, ann.headers)
  expect(copy).toMatchObject({
    status: 201,
    body: { name: 'For schools', isMain: false, version: 0, madeFrom: cvId, cv: { headline: 'Nurse' } },
  })
  const { _id } = copy.body as KeptCv
  const changed = await server.send('PATCH', `/api/cvs/${_id}`, { name: 'Schools', isMain: true }, ann.headers)
  expect(changed.body).toMatchObject({ name: 'Schools', isMain: true })
  expect((await listed(server, ann)).map(({ name, isMain }) => [name, isMain])).toEqual([
    ['Schools', true],
    ['Nurse', false],
  ])
  // From now on `savecv` is about that one.
  expect(await saveMain(server, ann)).toMatchObject({ cvId: _id, version: 1 })
})

test('there is an end to how many one can have', async () => {
  await using server = await startServer({ boards: [] })
  const ann = await aPerson(server)
  for (let i = 1; i <= cvLimits.cvs; i++) await server.post('/api/cvs', { name: `CV ${i}` }, ann.headers)
  const more = await server.post('/api/cvs', { name: 'One more' }, ann.headers)
  expect(more).toMatchObject({ status: 409, body: { message: messages.tooManyCvs(20) } })
  expect(await listed(server, ann)).toHaveLength(20)
})

test('a deleted CV can be had back for a day, and its place is taken meanwhile', async () => {
  await using server = await startServer({ boards: [] })
  const ann = await aPerson(server)
  const { cvId } = await saveMain(server, ann)
  await server.post('/api/cvs', { name: 'Other', cv: emptyCv }, ann.headers)
  expect((await server.send('DELETE', `/api/cvs/${cvId}`, undefined, ann.headers)).status).toBe(200)
  expect(await listed(server, ann)).toMatchObject([{ name: 'Other', isMain: true }])
  expect((await server.get(`/api/cvs/${cvId}`, ann.headers)).status).toBe(404)
  expect((await server.send('DELETE', `/api/cvs/${cvId}`, undefined, ann.headers)).status).toBe(404)

  later(server, 23 * 60)
  await forgetDeletedCvs(server.db, server.clock.now())
  const back = await server.post(`/api/cvs/${cvId}/undelete`, {}, ann.headers)
  expect(back).toMatchObject({ status: 200, body: { _id: cvId, isMain: false, version: 1 } })

  await server.send('DELETE', `/api/cvs/${cvId}`, undefined, ann.headers)
  later(server, 24 * 60)
  expect((await server.post(`/api/cvs/${cvId}/undelete`, {}, ann.headers)).status).toBe(404)
  await forgetDeletedCvs(server.db, server.clock.now())
  const { rows } = await server.db.query('select name from cvs')
  expect(rows).toEqual([{ name: 'Other' }])
})

test('somebody else’s CV is as if it were not there, by every call', async () => {
  await using server = await startServer({ boards: [] })
  const ann = await aPerson(server)
  const eve = await aPerson(server)
  const { cvId } = await saveMain(server, ann)
  const cv = aCv({ headline: 'Mine now' })
  const calls = [
    ['GET', `/api/cvs/${cvId}`],
    ['PUT', `/api/cvs/${cvId}`, { cv }],
    ['PUT', `/api/cvs/${cvId}/draft`, { cv }],
    ['DELETE', `/api/cvs/${cvId}/draft`],
    ['PATCH', `/api/cvs/${cvId}`, { name: 'Mine', isMain: true }],
    ['DELETE', `/api/cvs/${cvId}`],
    ['POST', `/api/cvs/${cvId}/undelete`, {}],
    ['GET', `/api/cvs/${cvId}/versions`],
    ['GET', `/api/cvs/${cvId}/versions/1`],
    ['PATCH', `/api/cvs/${cvId}/versions/1`, { name: 'Mine' }],
    ['POST', `/api/cvs/${cvId}/versions/1/restore`, {}],
    ['POST', '/api/cvs', { name: 'Copy', from: cvId }],
    ['POST', `/api/users/${ann.id}/savecv`, cv],
  ] as const
  for (const [method, path, body] of calls) {
    const answer =
      method === 'GET'
        ? await server.get(path, eve.headers)
        : method === 'POST'
          ? await server.post(path, body, eve.headers)
          : await server.send(method, path, body, eve.headers)
    expect(answer.status, `${method} ${path}`).toBe(404)
  }
  expect(await found(server, ann, cvId)).toMatchObject({ version: 1, cv: aCv(), draft: null, isMain: true })
  expect(await listed(server, eve)).toEqual([])
  expect((await server.get('/api/cvs')).status).toBe(401)
})

test('a long CV with a picture is taken whole; one beyond all reason is refused', async () => {
  await using server = await startServer({ boards: [] })
  const ann = await aPerson(server)
  const job = { ...aJob, jobDescription: `<p>${'Ran wards. '.repeat(1_500)}</p>` }
  const cv = aCv({
    personal_data: { image: `data:image/jpeg;base64,${'A'.repeat(150_000)}` },
    jobs: Array.from({ length: 30 }, () => job),
  })
  const { cvId } = await saveMain(server, ann, cv)
  expect((await found(server, ann, cvId)).cv.jobs).toHaveLength(30)

  const endless = await server.post('/api/users/me/savecv', { ...aCv(), kept: 'x'.repeat(5_000_000) }, ann.headers)
  expect(endless.status).toBe(413)
})

test('rich text is cleaned on the way in', async () => {
  await using server = await startServer({ boards: [] })
  const ann = await aPerson(server)
  const hostile = '<p onclick="x()">Ran <b>wards</b><script>alert(1)</script><img src=x onerror=y()></p>'
  const cv = aCv({
    summary: hostile,
    jobs: [{ ...aJob, jobDescription: hostile }],
    more: [{ title: 'x', description: hostile }],
  })
  const { cvId } = await saveMain(server, ann, cv)
  const clean = '<p>Ran <strong>wards</strong></p>'
  expect((await found(server, ann, cvId)).cv).toMatchObject({
    summary: clean,
    jobs: [{ jobDescription: clean }],
    more: [{ description: clean }],
  })
  const { rows } = await server.db.query<{ all: string }>('select content::text as all from cv_versions')
  expect(rows[0]?.all).not.toMatch(/<script|onclick|onerror/u)
})

const aJob = {
  jobTitle: 'Nurse',
  employer: 'St Brigid’s',
  city: 'Leeds',
  startDate: '2020-02',
  endDate: '',
  isCurrent: true,
  jobDescription: '',
}

test('a text that is too long once it is clean is refused at its field; one that was kept can be opened and mended', async () => {
  await using server = await startServer({ boards: [] })
  const ann = await aPerson(server)
  const { cvId } = await saveMain(server, ann)
  // Each '&' is kept as five signs.
  const long = `<p>${'R&D, M&A '.repeat(1_700)}</p>`
  const given = aCv({ jobs: [{ ...aJob, jobDescription: long }] })
  for (const answer of [
    await server.post('/api/users/me/savecv', given, ann.headers),
    await server.send('PUT', `/api/cvs/${cvId}/draft`, { cv: given }, ann.headers),
  ])
    expect(answer, answer.text).toMatchObject({
      status: 422,
      text: expect.stringContaining('jobs.0.jobDescription') as string,
    })
  const kept = { ...given, jobs: [{ ...given.jobs[0], jobDescription: long.replaceAll('&', '&amp;') }] }
  await server.db.query('update cvs set content = $2, draft = $2, draft_saved_at = now() where id = $1', [
    cvId,
    JSON.stringify(kept),
  ])
  const { cv, draft } = await found(server, ann, cvId)
  for (const one of [cv, draft?.cv]) expect(one?.jobs[0]?.jobDescription).toMatch(/^<p>(?:R&amp;D, M&amp;A ){500}/u)
  expect((await server.post('/api/users/me/savecv', cv, ann.headers)).status).toBe(200)
})

test('a draft or a version does not undo what was typed elsewhere since; what says where it started from goes through', async () => {
  await using server = await startServer({ boards: [] })
  const [ann, eve] = [await aPerson(server), await aPerson(server)]
  const made = await server.post('/api/cvs', { name: 'Nursing', cv: aCv({ headline: 'Nurse' }) }, ann.headers)
  const { _id: id, revision: first } = made.body as { _id: string; revision: string }
  const draft = async (headline: string, baseRevision?: string, headers = ann.headers) =>
    await server.send('PUT', `/api/cvs/${id}/draft`, { cv: aCv({ headline }), baseRevision }, headers)
  const latest = async () => await found(server, ann, id)

  const laptop = await draft('Staff nurse', first)
  const { revision: second } = laptop.body as { revision: string }
  expect(laptop.status).toBe(200)
  expect((await latest()).revision).toBe(second)
  // The telephone still has the first text.
  expect(await draft('Night nurse', first)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('Choose which version to keep') as string },
  })
  const save = async (baseRevision: string) =>
    await server.send('PUT', `/api/cvs/${id}`, { cv: aCv(), baseVersion: 0, baseRevision }, ann.headers)
  expect((await save(first)).status).toBe(409)
  expect(await latest()).toMatchObject({ version: 0, draft: { cv: { headline: 'Staff nurse' } } })
  expect((await draft('Staff nurse', second, eve.headers)).status).toBe(404)

  // Once it has seen the other text, it goes through; a program that says nothing is not asked.
  expect((await draft('Night nurse', second)).status).toBe(200)
  expect((await draft('Ward nurse')).status).toBe(200)
  const saved = await save((await latest()).revision)
  expect(saved).toMatchObject({ status: 200, body: { version: 1, revision: (await latest()).revision } })
  expect((await draft('Old nurse', second)).status).toBe(409)
})
