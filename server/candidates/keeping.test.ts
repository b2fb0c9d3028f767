import { expect, test } from 'vitest'
import type { CandidacyDetail } from '../../contract/candidates/candidacies.ts'
import type { CandidateDetail } from '../../contract/candidates/desk.ts'
import * as texts from '../../contract/candidates/texts.ts'
import { anAd, anApplicant, answers, applied, aPublisher, decided, questions } from './candidates.fixtures.ts'
import { clearConversations } from '../conversations/tasks.ts'
import { clearCandidates } from './tasks.ts'
import { serverOfFile } from '../../test/server-of-file.ts'

const server = await serverOfFile({
  boards: [],
  environment: { ROLECALL_FREE_CREDITS: '3', ROLECALL_TRUSTED_PROXIES: '1' },
})
const start = new Date('2026-03-09T12:00:00Z')

/** Somebody rejected at the start, by a company that scored them and wrote a note. */
async function rejected() {
  server.clock.set(start)
  const [mia, aoife] = [await aPublisher(server, { isAdmin: true }), await anApplicant(server)]
  const ad = await anAd(server, mia, { questions })
  const candidacy = await applied(server, { person: aoife, jobId: ad.jobId, body: { screening: { answers } } })
  const at = `/api/job-ads/${ad._id}/candidates/${candidacy._id}`
  const note = { _id: crypto.randomUUID(), note: 'Started at four for six years' }
  expect((await server.post(`${at}/notes`, note, mia.headers)).status).toBeLessThan(300)
  const own = `/api/candidacies/${candidacy._id}`
  const message = { _id: crypto.randomUUID(), text: 'May I ask when you decide?' }
  expect((await server.post(`${own}/messages`, message, aoife.headers)).status).toBeLessThan(300)
  await decided(server, mia, { adId: ad._id, candidacyIds: [candidacy._id], to: 'rejected' })
  const messages = async () =>
    (
      await server.db.query<{ count: number }>(
        'select count(*)::int as count from conversation_messages where candidacy_id = $1',
        [candidacy._id],
      )
    ).rows[0]?.count
  const seen = async () => {
    const desk = await server.get(at, mia.headers)
    expect(desk.status, desk.text).toBe(200)
    const page = await server.get(own, aoife.headers)
    expect(page.status, page.text).toBe(200)
    return { company: desk.body as CandidateDetail, candidate: page.body as CandidacyDetail }
  }
  /** The night after so many months, and a day more or less. */
  const night = async (months: number, days: number) => {
    const then = new Date(start)
    then.setUTCMonth(then.getUTCMonth() + months, then.getUTCDate() + days)
    server.clock.set(then)
    await clearCandidates.run({}, server.services, new AbortController().signal)
    await clearConversations.run({}, server.services, new AbortController().signal)
  }
  return { mia, aoife, ad, candidacy, at, own, seen, night, messages }
}

/** Sessions end long before: each is made to last. */
async function sessionsLast(): Promise<void> {
  await server.db.query(`update sessions set expires = '2029-01-01', last_used = $1, proved_at = $1`, [
    server.clock.now(),
  ])
}

test('what was sent goes after nine months, the record after twelve, and the numbers stay', async () => {
  const { mia, ad, candidacy, at, seen, night, messages } = await rejected()
  await night(9, -1)
  await sessionsLast()
  const before = await seen()
  expect(before.company).toMatchObject({ clearedAt: null, documents: [{ kind: 'cv' }], noteList: [{}] })
  expect(before.company.screening?.answers).not.toEqual([])
  expect(await messages()).toBe(1)

  await night(9, 1)
  await sessionsLast()
  const after = await seen()
  expect(after.company).toMatchObject({
    name: 'Aoife Byrne',
    applicant: null,
    documents: [],
    cv: null,
    noteList: [],
    clearedAt: server.clock.now().toISOString(),
    decisions: [{ to: 'rejected' }],
  })
  expect(await messages()).toBe(0)
  expect(after.company.events.at(-1)).toMatchObject({ kind: 'cleared' })
  expect(after.candidate).toMatchObject({ documents: [], clearedAt: server.clock.now().toISOString() })
  expect((await server.get(`${at}/documents/cv`, mia.headers)).status).toBe(404)
  const { rows } = await server.db.query<{ text: string }>(
    'select applicant::text || screening::text as text from candidacies where id = $1',
    [candidacy._id],
  )
  expect(rows[0]?.text).not.toMatch(/example\.com|Deck and rack/u)

  await night(12, 1)
  await sessionsLast()
  expect((await seen()).company).toMatchObject({ isGone: true, name: null, decisions: [] })
  expect((await server.get('/api/jobsearches/myposts/me', mia.headers)).body).toMatchObject([
    { _id: ad._id, applied: 1 },
  ])
})

test('a company may keep less long, never longer, and only its admins may say so', async () => {
  const { mia, seen, night } = await rejected()
  const eve = await aPublisher(server, { name: 'Another Ltd', isAdmin: true })
  const member = await aPublisher(server, { id: mia.companyId ?? '' })
  const save = async (keeping: object, headers: typeof mia.headers) =>
    await server.send('PUT', '/api/companies/keeping', keeping, headers)
  expect((await save({ sentMonths: 10, recordMonths: 12 }, mia.headers)).status).toBe(422)
  expect((await save({ sentMonths: 6, recordMonths: 3 }, mia.headers)).status).toBe(422)
  expect((await save({ sentMonths: 1, recordMonths: 1 }, member.headers)).status).toBe(403)
  expect((await save({ sentMonths: 1, recordMonths: 1 }, eve.headers)).status).toBe(200)
  expect((await server.get('/api/companies/keeping', mia.headers)).body).toEqual({ sentMonths: 9, recordMonths: 12 })

  await night(3, 1)
  await sessionsLast()
  expect((await seen()).company.clearedAt).toBeNull()
  expect((await save({ sentMonths: 3, recordMonths: 6 }, mia.headers)).status).toBe(200)
  await night(3, 1)
  await sessionsLast()
  expect((await seen()).company.clearedAt).not.toBeNull()
})

test('with the candidate’s consent they are kept for 24 months, until they take it back', async () => {
  const { mia, aoife, own, seen, night } = await rejected()
  const agree = async (isAgreed: boolean, headers = aoife.headers) =>
    await server.send('PUT', `${own}/keeping`, { isAgreed }, headers)
  const bran = await anApplicant(server)
  expect((await agree(true, bran.headers)).status).toBe(404)
  expect((await agree(true, mia.headers)).status).toBe(404)
  expect((await agree(true)).status).toBe(200)
  await night(13, 0)
  await sessionsLast()
  expect((await seen()).company).toMatchObject({ clearedAt: null, keptUntil: '2028-03-09T12:00:00.000Z' })
  expect((await agree(false)).status).toBe(200)
  await night(13, 0)
  await sessionsLast()
  const after = await seen()
  // Both steps at once: more than twelve months are over.
  expect(after.company).toMatchObject({ isGone: true, documents: [] })
  expect((await agree(true)).status).toBe(409)
})

test('nobody is kept because nobody decided', async () => {
  server.clock.set(start)
  const [mia, aoife] = [await aPublisher(server), await anApplicant(server)]
  const ad = await anAd(server, mia)
  const candidacy = await applied(server, { person: aoife, jobId: ad.jobId })
  const cleared = async () =>
    (
      await server.db.query<{ cleared: boolean }>(
        'select cleared_at is not null as cleared from candidacies where id = $1',
        [candidacy._id],
      )
    ).rows[0]?.cleared
  server.clock.set(new Date('2027-03-08T12:00:00Z'))
  await clearCandidates.run({}, server.services, new AbortController().signal)
  expect(await cleared()).toBe(false)
  server.clock.set(new Date('2027-03-10T12:00:00Z'))
  await clearCandidates.run({}, server.services, new AbortController().signal)
  expect(await cleared()).toBe(true)
})

test('whoever waits tells once that no answer came, from the day after the promised one', async () => {
  server.clock.set(start)
  const [mia, aoife, bran] = [await aPublisher(server), await anApplicant(server), await anApplicant(server)]
  const ad = await anAd(server, mia, { answersBy: '2026-03-20' })
  const candidacy = await applied(server, { person: aoife, jobId: ad.jobId })
  const own = `/api/candidacies/${candidacy._id}`
  const tell = async (headers = aoife.headers) => await server.post(`${own}/no-answer`, {}, headers)

  server.clock.set(new Date('2026-03-20T23:30:00Z'))
  const early = await tell()
  expect([early.status, early.body]).toMatchObject([409, { message: texts.answerNotDue }])
  server.clock.set(new Date('2026-03-21T00:30:00Z'))
  await sessionsLast()
  expect((await tell(bran.headers)).status).toBe(404)
  expect((await server.get(own, aoife.headers)).body).toMatchObject({ unanswered: 'may-tell' })
  expect([(await tell()).status, (await tell()).status]).toEqual([200, 200])
  expect((await server.get(own, aoife.headers)).body).toMatchObject({ unanswered: 'told' })
  const desk = (await server.get(`/api/job-ads/${ad._id}/candidates/${candidacy._id}`, mia.headers))
    .body as CandidateDetail
  expect(desk.events.filter(({ kind }) => kind === 'unanswered')).toHaveLength(1)

  // It counts: the company's only 'answer' so far took from the 9th to the 21st.
  const times = await server.services.adApplications.answerTimes(server.db, {
    companyId: mia.companyId ?? '',
    since: start,
  })
  expect(times.answers).toBe(1)
  expect(Math.round(times.medianHours ?? 0)).toBe(
    Math.round((Date.parse('2026-03-21T00:30:00Z') - start.getTime()) / 3_600_000),
  )
  await decided(server, mia, { adId: ad._id, candidacyIds: [candidacy._id], to: 'rejected' })
  expect((await tell()).status).toBe(409)
})
