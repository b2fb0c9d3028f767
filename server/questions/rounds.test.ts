import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import type { CandidateDetail } from '../../contract/candidates/desk.ts'
import type { AnsweredRound, MyInvitation, Round } from '../../contract/questions/rounds.ts'
import * as texts from '../../contract/questions/texts.ts'
import type { Today } from '../../contract/today/today.ts'
import type { Person } from '../../test/people.ts'
import { testNow } from '../../test/server.ts'
import { anApplicant, aPublisher, applied, decided } from '../candidates/candidates.fixtures.ts'
import { anApplication } from '../interviews/interviews.fixtures.ts'
import { videoQuestions } from './personal-data.ts'
import { aQuestion, aRecording, aRound, invitationOf, isThere, runAt } from './questions.fixtures.ts'
import { serverOfFile } from '../../test/server-of-file.ts'

const server = await serverOfFile({ boards: [], environment: { ROLECALL_TRUSTED_PROXIES: '1' } })
beforeEach(() => server.clock.set(testNow))

type Headers = Record<string, string>

/** Somebody who applied is asked two questions, of which one is in nobody's list. */
async function asked() {
  const application = await anApplication(server)
  const { company, ad, candidate, candidacy } = application
  const questions = [
    await aQuestion(server, company, { title: 'Why do you bake?' }),
    await aQuestion(server, company, { title: 'What went wrong last?', isOpen: false }),
  ]
  const round = await aRound(server, company, {
    ad: ad._id,
    candidates: [candidacy],
    questions: questions.map(({ _id }) => _id),
  })
  const invitation = await invitationOf(server, candidacy, candidate.headers)
  return { ...application, questions, round, invitation, theirs: `/api/job-ads/${ad._id}/candidates/${candidacy}` }
}

const answer = async (invitation: { _id: string }, body: Record<string, unknown>, headers: Headers) =>
  await server.post(`/api/question-invitations/${invitation._id}/answers`, body, headers)
const answers = async (theirs: string, headers: Headers) =>
  (await server.get(`${theirs}/question-rounds`, headers)).body as AnsweredRound[]
const plays = async (recording: string, headers: Headers) =>
  (await server.get(`/api/recordings/${recording}`, headers)).status === 200
const mails = async (person: Person) =>
  (
    await server.db.query<{ template: string }>(
      `select template from sent_messages where template like 'questions-%' and recipient = $1 order by created, xmin::text::bigint`,
      [person.email],
    )
  ).rows.map(({ template }) => template)
const events = async (theirs: string, headers: Headers) =>
  ((await server.get(theirs, headers)).body as CandidateDetail).events.flatMap(({ kind, actor }) =>
    kind.startsWith('question') ? [`${actor}: ${kind}`] : [],
  )
/** Sessions end long before: each is made to last. */
const sessionsLast = async () =>
  await server.db.query(`update sessions set expires = '2029-01-01', last_used = $1, proved_at = $1`, [
    server.clock.now(),
  ])

test('a candidate answers one question by video, comes back and writes the other; the company is told, plays and reads', async () => {
  const { company, candidate, questions, round, invitation, theirs } = await asked()
  expect(invitation).toMatchObject({
    state: 'open',
    answered: 0,
    of: 2,
    tries: 3,
    keptMonths: 9,
    // Until midnight in London.
    closesAt: '2026-03-12T00:00:00.000Z',
    questions: questions.map(({ _id, title, videoId }) => ({ _id, title, videoId, seconds: 20, answer: null })),
  })
  expect(await plays(questions[1]!.videoId!, candidate.headers)).toBe(true)
  const recording = await aRecording(server, candidate, { kind: 'video-answer', status: 'processing' })
  const [first, second] = questions.map(({ _id }) => _id)
  expect((await answer(invitation, { questionId: first, videoId: recording }, candidate.headers)).status).toBe(201)
  expect(await answer(invitation, { questionId: first, text: 'Again' }, candidate.headers)).toMatchObject({
    status: 409,
    body: { message: texts.alreadyAnswered },
  })
  server.clock.set(new Date('2026-03-08T20:00:00Z'))
  await sessionsLast()
  const last = await answer(invitation, { questionId: second, text: 'The oven.\nI mended it.' }, candidate.headers)
  expect(last.body).toMatchObject({ state: 'finished', answered: 2 })
  expect(await mails(candidate)).toEqual(['questions-asked'])
  expect(await mails(company)).toEqual(['questions-finished'])

  await server.db.query(`update recordings set status = 'ready' where id = $1`, [recording])
  const [read] = await answers(theirs, company.headers)
  expect(read).toMatchObject({
    _id: round._id,
    state: 'finished',
    isHidden: false,
    questions: [
      { title: 'Why do you bake?', answer: { videoId: recording, text: null } },
      { answer: { videoId: null, text: 'The oven.\nI mended it.' } },
    ],
  })
  expect(await plays(recording, company.headers)).toBe(true)
  // What the trail says is no hint at how somebody answered.
  expect(await events(theirs, company.headers)).toEqual([
    'company: questions-asked',
    'person: question-answered',
    'person: question-answered',
  ])
  expect(await videoQuestions.exportOf(server.db, candidate.id)).toMatchObject({
    answers: [{ recording, aboutAnApplication: true }, { text: 'The oven.\nI mended it.' }],
    rounds: [{ askedAt: testNow }],
  })
})

test('a round that is sent twice is asked once', async () => {
  const { company, ad, candidate, candidacy } = await asked()
  const ids = [(await aQuestion(server, company, { title: 'What do you bake on Sundays?' }))._id]
  const body = { _id: randomUUID(), candidates: [candidacy], questions: ids, closesOn: '2026-03-12' }
  const ask = async () => await server.post(`/api/job-ads/${ad._id}/question-rounds`, body, company.headers)
  const [first, second] = [await ask(), await ask()]
  expect([first.status, second.status]).toEqual([201, 201])
  expect(second.body).toEqual(first.body)
  // The one that everybody here is asked, and this one.
  const rounds = (await server.get(`/api/candidacies/${candidacy}/question-rounds`, candidate.headers)).body
  expect(rounds).toHaveLength(2)
})

test('another company, a former member, another candidate and a guest find nothing and change nothing', async () => {
  const { company, ad, candidate, candidacy, questions, round, invitation, theirs } = await asked()
  const other = await aPublisher(server, { name: 'Another Ltd' })
  const former = await aPublisher(server, { id: company.companyId! })
  const stranger = await anApplicant(server, { name: 'Una Byrne' })
  const recording = await aRecording(server, candidate, { kind: 'video-answer' })
  const questionId = questions[0]!._id
  await answer(invitation, { questionId, videoId: recording }, candidate.headers)
  const another = (await aQuestion(server, company, { title: 'What do you bake on Sundays?' }))._id
  const newRound = { _id: randomUUID(), questions: [another], candidates: [candidacy], closesOn: '2026-03-20' }
  const tries = async (headers: Headers) => [
    (await server.get(`${theirs}/question-rounds`, headers)).status,
    (await server.post(`/api/job-ads/${ad._id}/question-rounds`, { ...newRound, _id: randomUUID() }, headers)).status,
    (await server.post(`/api/question-rounds/${round._id}/extend`, { closesOn: '2026-03-20' }, headers)).status,
  ]
  expect(await tries(former.headers)).toEqual([200, 201, 200])
  await server.db.query('delete from company_members where user_id = $1', [former.id])
  expect(await tries(other.headers)).toEqual([404, 404, 404])
  for (const one of [former, stranger, candidate]) expect(await tries(one.headers)).toEqual([403, 403, 403])
  expect(await tries({})).toEqual([401, 401, 401])
  expect((await server.get(`/api/job-ads/${ad._id}/question-rounds`, other.headers)).body).toEqual([])
  for (const one of [other, former, stranger]) {
    expect(await plays(recording, one.headers)).toBe(false)
    expect(await plays(questions[1]!.videoId!, one.headers)).toBe(false)
  }
  for (const one of [company, stranger]) {
    expect((await server.get(`/api/question-invitations/${invitation._id}`, one.headers)).status).toBe(404)
    expect((await answer(invitation, { questionId: questions[1]!._id, text: 'Mine' }, one.headers)).status).toBe(404)
    expect((await server.get(`/api/candidacies/${candidacy}/question-rounds`, one.headers)).body).toEqual([])
  }
  expect((await server.get(`/api/question-invitations/${invitation._id}`)).status).toBe(401)
  // A recording of somebody else is not theirs to send, a question of somebody else not in the round.
  const theirRecording = await aRecording(server, stranger, { kind: 'video-answer' })
  for (const body of [
    { questionId: questions[1]!._id, videoId: theirRecording },
    { questionId: (await aQuestion(server, other))._id, text: 'Yes' },
  ]) {
    expect((await answer(invitation, body, candidate.headers)).status).toBe(409)
  }
  // Questions and candidates of another company cannot be asked.
  const foreign = await aQuestion(server, other)
  const ask = async (body: Record<string, unknown>) =>
    await server.post(
      `/api/job-ads/${ad._id}/question-rounds`,
      { ...newRound, _id: randomUUID(), ...body },
      company.headers,
    )
  expect((await ask({ questions: [foreign._id] })).status).toBe(422)
  expect((await ask({ candidates: [(await anApplication(server)).candidacy] })).status).toBe(409)
  for (const body of [{ questions: [] }, { candidates: [] }, { tries: 6 }, { more: 1 }]) {
    expect((await ask(body)).status).toBe(422)
  }
  for (const closesOn of ['2026-03-04', '2026-05-04', 'soon']) expect((await ask({ closesOn })).status).toBe(422)
  const fresh = { _id: randomUUID(), questions: [(await aQuestion(server, company, { title: 'And on Mondays?' }))._id] }
  for (const _ of [1, 2]) expect((await ask(fresh)).status).toBe(201)
  const { rows } = await server.db.query('select from question_invitations where round_id = $1', [fresh._id])
  expect(rows).toHaveLength(1)
  await server.db.query(`update companies set publishing = 'blocked' where id = $1`, [company.companyId])
  expect(await tries(company.headers)).toEqual([403, 403, 403])
  expect(await plays(recording, company.headers)).toBe(false)
})

test('reminders come three days and one day before, once each; then it is closed until the company gives more time', async () => {
  const { company, candidate, questions, round, invitation, theirs } = await asked()
  const remind = async (moment: string) => await runAt(server, moment, 'remind-of-questions')
  await remind('2026-03-08T23:59:00Z')
  expect(await mails(candidate)).toEqual(['questions-asked'])
  // Two workers, and one that comes back after a pause.
  await Promise.all([remind('2026-03-09T00:00:00Z'), remind('2026-03-09T00:00:00Z')])
  await remind('2026-03-09T18:00:00Z')
  expect(await mails(candidate)).toEqual(['questions-asked', 'questions-three-days'])
  for (const moment of ['2026-03-11T00:00:00Z', '2026-03-11T08:00:00Z', '2026-03-12T00:01:00Z']) await remind(moment)
  expect(await mails(candidate)).toEqual(['questions-asked', 'questions-three-days', 'questions-last-day'])

  await sessionsLast()
  const questionId = questions[0]!._id
  const late = await answer(invitation, { questionId, text: 'Late' }, candidate.headers)
  expect(late).toMatchObject({ status: 409, body: { message: texts.timeIsOver } })
  expect((await answers(theirs, company.headers))[0]).toMatchObject({ state: 'closed', answered: 0 })
  const extend = async (closesOn: string) =>
    await server.post(`/api/question-rounds/${round._id}/extend`, { closesOn }, company.headers)
  expect((await extend('2026-03-11')).status).toBe(422)
  const extended = await extend('2026-03-20')
  expect((extended.body as { round: Round }).round.invited).toMatchObject([
    { state: 'open', closesAt: '2026-03-21T00:00:00.000Z' },
  ])
  expect((await extend('2026-03-19')).status).toBe(422)
  expect((await answer(invitation, { questionId, text: 'In time' }, candidate.headers)).status).toBe(201)
  // It is reminded of the new end as well, after a pause of the worker only once.
  await remind('2026-03-20T12:00:00Z')
  await remind('2026-03-20T12:01:00Z')
  expect((await mails(candidate)).slice(3)).toEqual(['questions-extended', 'questions-last-day'])
  await sessionsLast()
  await answer(invitation, { questionId: questions[1]!._id, text: 'Done' }, candidate.headers)
  expect(await extend('2026-03-30')).toMatchObject({ status: 409, body: { message: texts.nobodyToExtend } })
})

test('more time is given in the round that is named, to the candidate who is named, and in no other', async () => {
  const { company, ad, candidacy, round } = await asked()
  const another = await aQuestion(server, company, { title: 'What do you bake on Sundays?' })
  const una = await anApplicant(server, { name: 'Una Walsh' })
  const { _id: second } = await applied(server, { person: una, jobId: ad.jobId })
  const both = { ad: ad._id, candidates: [candidacy, second], questions: [another._id] }
  const named = await aRound(server, company, both)
  const extend = async (body: { closesOn: string; candidacy?: string }) => {
    const extended = await server.post(`/api/question-rounds/${named._id}/extend`, body, company.headers)
    expect(extended.status, extended.text).toBe(200)
    const rounds = (await server.get(`/api/job-ads/${ad._id}/question-rounds`, company.headers)).body as Round[]
    return [named, round].map(({ _id: id }) =>
      Object.fromEntries(
        rounds
          .find(({ _id }) => _id === id)!
          .invited.map(({ candidacy: who, closesAt }) => [who, closesAt.slice(0, 10)]),
      ),
    )
  }
  expect(await extend({ closesOn: '2026-03-20', candidacy: second })).toEqual([
    { [candidacy]: '2026-03-12', [second]: '2026-03-21' },
    { [candidacy]: '2026-03-12' },
  ])
  expect(await extend({ closesOn: '2026-03-25' })).toEqual([
    { [candidacy]: '2026-03-26', [second]: '2026-03-26' },
    { [candidacy]: '2026-03-12' },
  ])
})

test('mails name the last day that is in the round, and how many questions wait', async () => {
  const { candidate, questions, invitation } = await asked()
  const bodyOf = async (template: string) =>
    (
      await server.db.query<{ body: string }>(
        'select body from sent_messages where recipient = $1 and template = $2 order by created desc limit 1',
        [candidate.email, template],
      )
    ).rows[0]!.body
  expect(await bodyOf('questions-asked')).toMatch(/to answer 2 questions .*until the end of Wednesday 11 March/su)
  await runAt(server, '2026-03-09T00:00:00Z', 'remind-of-questions')
  expect(await bodyOf('questions-three-days')).toContain('2 questions of Quayside Bakery Ltd wait for')
  await sessionsLast()
  await answer(invitation, { questionId: questions[0]!._id, text: 'For the smell' }, candidate.headers)
  await runAt(server, '2026-03-11T00:00:00Z', 'remind-of-questions')
  expect(await bodyOf('questions-last-day')).toMatch(
    /1 question of .* waits for .*until the end of Wednesday 11 March/su,
  )
})

test('whoever is asked the day before gets no reminder the same day', async () => {
  const { company, ad, candidate, candidacy } = await anApplication(server)
  const { _id } = await aQuestion(server, company)
  await aRound(server, company, { ad: ad._id, candidates: [candidacy], questions: [_id], closesOn: '2026-03-05' })
  await runAt(server, '2026-03-05T13:00:00Z', 'remind-of-questions')
  expect(await mails(candidate)).toEqual(['questions-asked'])
})

test('blind mode hides answers, how many there are stays; shortlisting shows them', async () => {
  const { company, ad, candidate, questions, invitation, theirs } = await asked()
  const recording = await aRecording(server, candidate, { kind: 'video-answer' })
  await answer(invitation, { questionId: questions[0]!._id, videoId: recording }, candidate.headers)
  await answer(invitation, { questionId: questions[1]!._id, text: 'I am Aoife Byrne' }, candidate.headers)
  await server.send('PUT', `/api/job-ads/${ad._id}/blind`, { isBlind: true }, company.headers)
  const [hidden] = await answers(theirs, company.headers)
  expect(hidden).toMatchObject({ isHidden: true, answered: 2, questions: [{ answer: null }, { answer: null }] })
  expect(await plays(recording, company.headers)).toBe(false)
  expect(await plays(recording, candidate.headers)).toBe(true)
  const rounds = (await server.get(`/api/job-ads/${ad._id}/question-rounds`, company.headers)).body as Round[]
  expect(rounds[0]?.invited).toMatchObject([{ name: 'Candidate 1', answered: 2 }])
  await server.send('PUT', `${theirs}/shortlist`, { isShortlisted: true }, company.headers)
  expect((await answers(theirs, company.headers))[0]).toMatchObject({ isHidden: false })
  expect(await plays(recording, company.headers)).toBe(true)
})

test('withdrawn, it is closed, the company sees nothing more, and the recordings go', async () => {
  const { company, candidate, candidacy, questions, round, invitation, theirs } = await asked()
  const recording = await aRecording(server, candidate, { kind: 'video-answer' })
  await answer(invitation, { questionId: questions[0]!._id, videoId: recording }, candidate.headers)
  await server.post(`/api/candidacies/${candidacy}/withdraw`, {}, candidate.headers)
  expect(await answers(theirs, company.headers)).toEqual([])
  expect(await plays(recording, company.headers)).toBe(false)
  expect(await invitationOf(server, candidacy, candidate.headers)).toMatchObject({
    state: 'closed',
    whyClosed: texts.isWithdrawn,
  })
  const late = await answer(invitation, { questionId: questions[1]!._id, text: 'Yes' }, candidate.headers)
  expect(late).toMatchObject({ status: 409, body: { message: texts.isWithdrawn } })
  const extend = await server.post(
    `/api/question-rounds/${round._id}/extend`,
    { closesOn: '2026-03-20' },
    company.headers,
  )
  expect(extend.status).toBe(409)
  expect(await isThere(server, recording)).toBe(true)
  await runAt(server, '2026-03-04T12:01:00Z', 'look-after-questions')
  expect(await isThere(server, recording)).toBe(false)
  await runAt(server, '2026-03-11T01:00:00Z', 'remind-of-questions')
  expect(await mails(candidate)).toEqual(['questions-asked'])
})

test('answers go with what was sent when the time to keep it is over; of the rejected nothing more is taken', async () => {
  const { company, ad, candidate, candidacy, questions, invitation } = await asked()
  const recording = await aRecording(server, candidate, { kind: 'video-answer' })
  await answer(invitation, { questionId: questions[0]!._id, videoId: recording }, candidate.headers)
  await decided(server, company, { adId: ad._id, candidacyIds: [candidacy], to: 'rejected' })
  expect(
    (await answer(invitation, { questionId: questions[1]!._id, text: 'Yes' }, candidate.headers)).body,
  ).toMatchObject({
    message: texts.isEnded,
  })
  await runAt(server, '2026-12-03T12:00:00Z', 'clear-candidates')
  await runAt(server, '2026-12-03T12:00:00Z', 'look-after-questions')
  expect(await isThere(server, recording)).toBe(true)
  await runAt(server, '2026-12-05T12:00:00Z', 'clear-candidates')
  await runAt(server, '2026-12-05T12:00:00Z', 'look-after-questions')
  expect(await isThere(server, recording)).toBe(false)
})

test('whose recording turns out to be none is asked again, with two days at least', async () => {
  const { candidate, candidacy, questions, invitation } = await asked()
  const recording = await aRecording(server, candidate, { kind: 'video-answer', status: 'processing' })
  server.clock.set(new Date('2026-03-11T20:00:00Z'))
  await answer(invitation, { questionId: questions[0]!._id, text: 'Yes' }, candidate.headers)
  const sent = await answer(invitation, { questionId: questions[1]!._id, videoId: recording }, candidate.headers)
  expect(sent.body).toMatchObject({ state: 'finished' })
  await server.db.query(`update recordings set status = 'refused', problem = 'No sound' where id = $1`, [recording])
  await runAt(server, '2026-03-11T20:01:00Z', 'look-after-questions')
  await runAt(server, '2026-03-11T20:02:00Z', 'look-after-questions')
  expect(await invitationOf(server, candidacy, candidate.headers)).toMatchObject({
    state: 'open',
    answered: 1,
    closesAt: '2026-03-13T20:01:00.000Z',
  } satisfies Partial<MyInvitation>)
  expect(await mails(candidate)).toEqual(['questions-asked', 'questions-unusable'])
  expect(await isThere(server, recording)).toBe(false)
})

test('a question that candidates are still answering stays; later it goes and leaves their answers with the application', async () => {
  const { company, candidate, questions, invitation, theirs } = await asked()
  const remove = async () =>
    await server.send('DELETE', `/api/video-questions/${questions[0]!._id}`, undefined, company.headers)
  expect(await remove()).toMatchObject({ status: 409, body: { message: texts.inUse } })
  await answer(invitation, { questionId: questions[0]!._id, text: 'Yes' }, candidate.headers)
  await answer(invitation, { questionId: questions[1]!._id, text: 'No' }, candidate.headers)
  expect((await remove()).status).toBe(200)
  expect((await answers(theirs, company.headers))[0]?.questions).toMatchObject([
    { title: 'Why do you bake?', answer: { text: 'Yes' } },
    { answer: { text: 'No' } },
  ])
})

test('of several candidates only those whose application stands are asked', async () => {
  const { company, ad, candidate, candidacy } = await anApplication(server)
  const una = await anApplicant(server, { name: 'Una Walsh' })
  const second = await applied(server, { person: una, jobId: ad.jobId })
  await server.post(`/api/candidacies/${second._id}/withdraw`, {}, una.headers)
  const { _id } = await aQuestion(server, company)
  const round = await aRound(server, company, { ad: ad._id, candidates: [candidacy, second._id], questions: [_id] })
  expect(round.invited.map((one) => one.candidacy)).toEqual([candidacy])
  expect(await mails(una)).toEqual([])
  expect(await mails(candidate)).toEqual(['questions-asked'])
})

test('a day begins with the questions that wait for an answer, and with nobody else’s', async () => {
  const { candidate, candidacy, questions, invitation } = await asked()
  const waiting = async (person: Person) => {
    const { body } = await server.get('/api/today', person.headers)
    return (body as Today).waiting.questions
  }
  expect(await waiting(candidate)).toMatchObject([
    { _id: invitation._id, candidacy, state: 'open', answered: 0, of: 2, closesAt: '2026-03-12T00:00:00.000Z' },
  ])
  expect(await waiting(await anApplicant(server))).toEqual([])
  const [first, second] = questions.map(({ _id }) => _id)
  await answer(invitation, { questionId: first, text: 'For the smell' }, candidate.headers)
  expect(await waiting(candidate)).toMatchObject([{ answered: 1 }])
  await answer(invitation, { questionId: second, text: 'The oven' }, candidate.headers)
  expect(await waiting(candidate)).toEqual([])

  const late = await asked()
  server.clock.set(new Date('2026-03-12T00:00:00Z'))
  await sessionsLast()
  expect(await waiting(late.candidate)).toEqual([])

  server.clock.set(testNow)
  const gone = await asked()
  expect(await waiting(gone.candidate)).toHaveLength(1)
  await server.post(`/api/candidacies/${gone.candidacy}/withdraw`, {}, gone.candidate.headers)
  expect(await waiting(gone.candidate)).toEqual([])
})

test('questions come in the order in which they were asked, the rounds about one application with the latest first', async () => {
  const { company, ad, candidate, candidacy } = await anApplication(server)
  const later = () => server.clock.set(new Date(server.clock.now().getTime() + 60_000))
  const [first, second, third, fourth, fifth] = [
    (await aQuestion(server, company, { title: 'First' }))._id,
    (await aQuestion(server, company, { title: 'Second' }))._id,
    (await aQuestion(server, company, { title: 'Third' }))._id,
    (await aQuestion(server, company, { title: 'Fourth' }))._id,
    (await aQuestion(server, company, { title: 'Fifth' }))._id,
  ]
  const ask = async (questions: string[]) => {
    later()
    return await aRound(server, company, { ad: ad._id, candidates: [candidacy], questions })
  }
  const rounds = [await ask([third, first, second]), await ask([fifth, fourth])]
  const titles = (given: { questions: readonly { title: string }[] }) => given.questions.map(({ title }) => title)
  expect(rounds.map(titles)).toEqual([
    ['Third', 'First', 'Second'],
    ['Fifth', 'Fourth'],
  ])
  const theirs = `/api/job-ads/${ad._id}/candidates/${candidacy}`
  const latestFirst = [
    ['Fifth', 'Fourth'],
    ['Third', 'First', 'Second'],
  ]
  expect((await answers(theirs, company.headers)).map(titles)).toEqual(latestFirst)
  for (const path of [`/api/job-ads/${ad._id}/question-rounds`, '/api/question-rounds'])
    expect(((await server.get(path, company.headers)).body as Round[]).map(titles)).toEqual(latestFirst)
  const mine = (await server.get(`/api/candidacies/${candidacy}/question-rounds`, candidate.headers)).body
  const asked = []
  for (const { _id } of mine as MyInvitation[])
    asked.push((await server.get(`/api/question-invitations/${_id}`, candidate.headers)).body as MyInvitation)
  expect(asked.map(titles)).toEqual(latestFirst)
})

test('nobody is asked one question twice, also by two who ask at once; whoever applies again may be', async () => {
  const { company, ad, candidate, candidacy, questions } = await asked()
  const [first] = questions.map(({ _id }) => _id)
  const other = (await aQuestion(server, company, { title: 'What do you bake on Sundays?' }))._id
  const somebody = await anApplicant(server, { name: 'Jack Doyle' })
  const { _id: theirs } = await applied(server, { person: somebody, jobId: ad.jobId })
  const ask = async (candidates: string[], wanted: (string | undefined)[]) =>
    await server.post(
      `/api/job-ads/${ad._id}/question-rounds`,
      { _id: randomUUID(), candidates, questions: wanted, closesOn: '2026-03-11' },
      company.headers,
    )
  const refused = {
    status: 422,
    body: { errors: { questions: { message: texts.askedBefore('Aoife Byrne', 'Why do you bake?', 0) } } },
  }
  expect(await ask([candidacy, theirs], [other, first])).toMatchObject(refused)
  expect(await mails(somebody)).toEqual([])
  // Who was not asked it may be, and so may another question.
  expect((await ask([theirs], [first])).status).toBe(201)
  expect((await ask([candidacy], [other])).status).toBe(201)
  const more = (await aQuestion(server, company, { title: 'And on Mondays?' }))._id
  const both = await Promise.all([ask([theirs], [more]), ask([theirs], [more])])
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 422])
  // With an application that is withdrawn its answers went.
  await server.post(`/api/candidacies/${candidacy}/withdraw`, {}, candidate.headers)
  const again = await applied(server, { person: candidate, jobId: ad.jobId })
  expect((await ask([again._id], [first])).status).toBe(201)
})
