import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Candidate, CandidateDetail, DeskAd } from '../../../contract/candidates/desk.ts'
import { noteNotSaved } from '../../../contract/candidates/desk-texts.ts'
import { aCv } from '../../../test/cvs.ts'
import { aPerson, type Person } from '../../../test/people.ts'
import { anAd, anApplicant, answers, applied, aPublisher, questions } from '../candidates.fixtures.ts'
import { serverOfFile } from '../../../test/server-of-file.ts'

const server = await serverOfFile({ boards: [], environment: { ROLECALL_TRUSTED_PROXIES: '1' } })
const call = async (method: string, path: string, body: unknown, headers: Record<string, string>) =>
  method === 'PUT' ? await server.send('PUT', path, body, headers) : await server.post(path, body, headers)

type Desk = { ad: DeskAd; candidates: Candidate[] }
const scores = { screeningScore: 7, interviewScore: 5, educationScore: 5, workScore: 9 }

/** An ad of a company with so many candidates, the earliest first. */
async function anAdWith(count: number, given: Parameters<typeof anAd>[2] = {}) {
  const mia = await aPublisher(server)
  const ad = await anAd(server, mia, given)
  const people = []
  for (let i = 0; i < count; i++) {
    const person = await anApplicant(server, { name: `Zelda Quimby${'abcdefgh'[i]}` })
    const jobs = [{ jobTitle: 'Head baker', employer: 'Mill Lane', startDate: '2020-03', isCurrent: true }]
    expect((await server.post('/api/users/me/savecv', { ...aCv(), jobs }, person.headers)).status).toBeLessThan(300)
    const candidacy = await applied(server, {
      person,
      jobId: ad.jobId,
      body: given.questions ? { screening: { answers } } : {},
    })
    // A moment apart, so that their order is known.
    await server.db.query(`update candidacies set sent_at = sent_at + make_interval(secs => $2) where id = $1`, [
      candidacy._id,
      i,
    ])
    people.push({ person, id: candidacy._id, at: `/api/job-ads/${ad._id}/candidates/${candidacy._id}` })
  }
  return { mia, ad, people }
}

const deskOf = async (adId: string, who: Person) =>
  (await server.get(`/api/job-ads/${adId}/candidates`, who.headers)).body as Desk

const detailOf = async (at: string, who: Person) => (await server.get(at, who.headers)).body as CandidateDetail

test('shortlist, notes and scores: each is there for the company, noted in the trail, and never told to the candidate', async () => {
  const { mia, ad, people } = await anAdWith(1, { jobTitle: 'Rye baker', questions })
  const [one] = people
  const colleague = await aPublisher(server, { id: mia.companyId! })
  const { at } = one!

  expect((await server.send('PUT', `${at}/shortlist`, { isShortlisted: true }, mia.headers)).status).toBe(200)
  expect((await server.send('PUT', `${at}/shortlist`, { isShortlisted: true }, colleague.headers)).status).toBe(200)
  const note = { _id: randomUUID(), note: 'Knows deck ovens' }
  for (const _ of [1, 2]) expect((await server.post(`${at}/notes`, note, mia.headers)).status).toBe(201)
  const empty = await server.post(`${at}/notes`, { _id: randomUUID(), note: '  ' }, mia.headers)
  expect(empty.status).toBe(422)

  // Nobody sees others' scores before they have given their own.
  expect((await server.send('PUT', `${at}/assessment`, scores, mia.headers)).body).toEqual({
    own: scores,
    others: [],
    final: 6.5,
  })
  expect((await detailOf(at, colleague)).scores).toEqual({ own: null, others: null, final: null })
  expect((await deskOf(ad._id, colleague)).candidates).toMatchObject([{ score: null }])
  const low = { screeningScore: 1, interviewScore: 1, educationScore: 1, workScore: 1 }
  expect((await server.send('PUT', `${at}/assessment`, low, colleague.headers)).body).toMatchObject({
    own: low,
    others: [{ by: mia.name, final: 6.5 }],
    final: 3.75,
  })
  expect((await server.send('PUT', `${at}/assessment`, { ...low, workScore: 10 }, mia.headers)).status).toBe(422)

  const { candidates } = await deskOf(ad._id, mia)
  expect(candidates).toMatchObject([{ notes: 1, score: 3.75, answers: 5, outside: 1, gist: 'Head baker · 6 years' }])
  const detail = await detailOf(at, mia)
  expect(detail.noteList).toMatchObject([{ note: 'Knows deck ovens', author: mia.name }])
  expect(detail.events.map(({ kind }) => kind)).toEqual(['sent', 'shortlisted', 'noted', 'assessed', 'assessed'])
  expect(detail.cv?.jobs.length).toBeGreaterThan(0)
  // To the candidate nothing of it shows but what they ask for with their data.
  const theirs = await server.get(`/api/candidacies/${one!.id}`, one!.person.headers)
  expect(theirs.text).not.toMatch(/Knows deck ovens|shortlist/u)

  expect((await server.send('PUT', `${at}/shortlist`, { isShortlisted: false }, mia.headers)).body).toEqual({
    shortlistedAt: null,
  })

  // What a member wrote loses its author's name with their account.
  await server.db.query('delete from users where id = $1', [colleague.id])
  expect((await detailOf(at, mia)).scores.others).toMatchObject([{ by: null, final: 1 }])
  expect(noteNotSaved).toBe('The note was not saved.')
})

test('the order is the company’s: up, down, to an end, beside another; two who move at once both count', async () => {
  const { mia, ad, people } = await anAdWith(5, { jobTitle: 'Oat baker' })
  const ids = people.map(({ id }) => id)
  const order = async () => (await deskOf(ad._id, mia)).candidates.map(({ _id }) => ids.indexOf(_id))
  const move = async (who: number, body: Record<string, unknown>) =>
    (await server.post(`${people[who]!.at}/move`, body, mia.headers)).status
  // The latest first, until somebody is placed.
  expect(await order()).toEqual([4, 3, 2, 1, 0])
  await move(0, { to: 'top' })
  expect(await order()).toEqual([0, 4, 3, 2, 1])
  await move(0, { to: 'down' })
  await move(1, { to: 'up' })
  expect(await order()).toEqual([4, 0, 3, 1, 2])
  await move(4, { to: 'bottom' })
  await move(2, { before: ids[0] })
  await move(0, { after: ids[1] })
  expect(await order()).toEqual([2, 3, 1, 0, 4])
  await Promise.all([move(4, { to: 'top' }), move(2, { to: 'bottom' }), move(3, { after: ids[0] })])
  const all = await order()
  expect(all.toSorted()).toEqual([0, 1, 2, 3, 4])
  expect([all[0], all.at(-1)]).toEqual([4, 2])
  expect(await move(1, {})).toBe(422)
  expect(await move(1, { to: 'up', before: ids[0] })).toBe(422)
  expect(await move(1, { before: randomUUID() })).toBe(404)
  // Who applies later comes first.
  const late = await anApplicant(server)
  await applied(server, { person: late, jobId: ad.jobId })
  expect((await order())[0]).toBe(-1)
})

test('somebody who applies twice, by account, email or phone, is one person with both applications', async () => {
  const { mia, ad, people } = await anAdWith(3, { jobTitle: 'Corn baker' })
  const [first, second, third] = people
  await server.post(`/api/candidacies/${first!.id}/withdraw`, {}, first!.person.headers)
  const again = await applied(server, { person: first!.person, jobId: ad.jobId })
  await server.db.query(
    `update candidacies set applicant = applicant || '{"phone": "07700 900123"}' where id = any($1::uuid[])`,
    [[second!.id, third!.id]],
  )
  const { candidates } = await deskOf(ad._id, mia)
  expect(candidates.map(({ _id, also }) => [_id, also])).toEqual(
    expect.arrayContaining([
      [again._id, [first!.id]],
      [third!.id, [second!.id]],
    ]),
  )
  expect(candidates).toHaveLength(2)
  expect((await detailOf(`/api/job-ads/${ad._id}/candidates/${again._id}`, mia)).others).toMatchObject([
    { _id: first!.id, state: 'withdrawn' },
  ])
  // The one that waits for the company comes first, whichever was sent last.
  await server.db.query(
    `update candidacies set state = 'rejected', ended_at = sent_at, decided_at = sent_at where id = $1`,
    [third!.id],
  )
  const then = (await deskOf(ad._id, mia)).candidates
  expect(then.find(({ _id }) => _id === second!.id)?.also).toEqual([third!.id])
})

test("the specification's calls take the application's id or its own ids, for the own company alone", async () => {
  const { mia, ad, people } = await anAdWith(1, { jobTitle: 'Spelt baker' })
  const [one] = people
  const eve = await aPublisher(server, { name: 'Another Ltd' })
  const at = (call: string, job: string, person: string) => `/api/companies/jobs/${call}/${job}/${person}`
  const shape = {
    _id: one!.id,
    userId: {
      _id: one!.person.id,
      name: 'Zelda Quimbya',
      email: one!.person.email,
      cv: expect.objectContaining({ jobs: expect.anything() }),
    },
    shortlisted: true,
  }
  const byBoth = await server.post(at('shortlist', ad._id, one!.id), {}, mia.headers)
  expect(byBoth, byBoth.text).toMatchObject({ status: 200, body: shape })
  for (const [job, person] of [
    [ad.jobId, one!.id],
    [ad.jobId, one!.person.id],
    [ad._id, one!.person.id],
    // The first who applied: its number on the dashboard.
    [ad._id, '1'],
  ] as const) {
    const noted = await server.post(
      at('addnote', job, person),
      { note: 'Kneads well', author: 'Somebody else' },
      mia.headers,
    )
    expect(noted.status, noted.text).toBe(200)
    expect((noted.body as { notes: { author: string }[] }).notes.at(-1)).toMatchObject({
      note: 'Kneads well',
      author: mia.name,
    })
    expect((await server.post(at('addnote', job, person), { note: 'x' }, eve.headers)).status).toBe(404)
    expect(
      (await server.post(at('assessment', job, person), { ...scores, finalScore: 9 }, mia.headers)).body,
    ).toMatchObject({
      assessment: { ...scores, finalScore: 6.5 },
    })
  }
  expect((await server.post(at('remove-shortlist', ad._id, one!.id), {}, mia.headers)).body).toMatchObject({
    shortlisted: false,
  })
  expect((await server.post(at('shortlist', randomUUID(), one!.id), {}, mia.headers)).status).toBe(404)
  for (const nobody of ['nobody', '0', '2', '1e0']) {
    expect((await server.post(at('shortlist', ad._id, nobody), {}, mia.headers)).status).toBe(404)
  }
})

test('another company, a removed member, a blocked company and plain people may do none of it', async () => {
  const { mia, ad, people } = await anAdWith(1, { jobTitle: 'Millet baker' })
  const [one] = people
  const eve = await aPublisher(server, { name: 'Another Ltd' })
  const ofEve = await anAd(server, eve, { jobTitle: 'Barley baker' })
  const removed = await aPublisher(server, { id: mia.companyId! })
  await server.db.query('delete from company_members where user_id = $1', [removed.id])
  const text = 'Dear {name}, we are sorry to say no.'
  const decision = { to: 'rejected', reason: 'other', text, candidates: [{ candidacyId: one!.id }] }
  const at = `/api/job-ads/${ad._id}`
  const calls = (base: string, who: string): [string, string, unknown][] => [
    ['PUT', `${base}/blind`, { isBlind: true }],
    ['PUT', `${who}/shortlist`, { isShortlisted: true }],
    ['POST', `${who}/move`, { to: 'top' }],
    ['POST', `${who}/notes`, { _id: randomUUID(), note: 'Hm' }],
    ['PUT', `${who}/assessment`, scores],
    ['POST', `${base}/decisions`, decision],
    ['POST', `${base}/decisions/undo`, { candidates: [one!.id] }],
  ]
  const state = async () =>
    (
      await server.db.query(
        `select (select count(*)::int from candidacy_events where candidacy_id = $1) as events,
                (select count(*)::int from candidacy_notes where candidacy_id = $1) as notes,
                (select count(*)::int from candidacy_decisions where candidacy_id = $1) as decisions,
                (select count(*)::int from ad_reviews where ad_id = $2) as reviews`,
        [one!.id, ad._id],
      )
    ).rows[0]
  const before = await state()
  for (const [method, path, body] of calls(at, one!.at)) {
    const answer = async (headers: Record<string, string>) => (await call(method, path, body, headers)).status
    expect(await answer(eve.headers), `another company: ${path}`).toBe(404)
    expect(await answer(removed.headers), `a removed member: ${path}`).toBe(403)
    expect(await answer((await aPerson(server)).headers), `a plain person: ${path}`).toBe(403)
    expect(await answer({}), `a visitor: ${path}`).toBe(401)
  }
  // Through an ad of their own, another's candidate is as little there: what is asked of several says it at each.
  const own = `/api/job-ads/${ofEve._id}`
  for (const [method, path, body] of calls(own, `${own}/candidates/${one!.id}`).slice(1, 5)) {
    expect((await call(method, path, body, eve.headers)).status, path).toBe(404)
  }
  for (const path of ['decisions', 'decisions/undo']) {
    const body = path === 'decisions' ? decision : { candidates: [one!.id] }
    const { body: said } = await server.post(`${own}/${path}`, body, eve.headers)
    expect(said).toMatchObject({ outcomes: [{ candidacyId: one!.id, outcome: 'not-found' }] })
  }
  expect(await state()).toEqual(before)
  await server.db.query(`update companies set publishing = 'blocked' where id = $1`, [mia.companyId])
  for (const [method, path, body] of calls(at, one!.at)) {
    expect((await call(method, path, body, mia.headers)).status, path).toBe(403)
  }
  expect((await server.get('/api/decision-templates', mia.headers)).status).toBe(403)
  expect(await state()).toEqual(before)
})
