import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import type { VideoQuestion } from '../../contract/questions/questions.ts'
import { questionLimits as limits } from '../../contract/questions/limits.ts'
import * as texts from '../../contract/questions/texts.ts'
import { startServer, testNow } from '../../test/server.ts'
import { anApplicant, aPublisher } from '../candidates/candidates.fixtures.ts'
import { anApplication } from '../interviews/interviews.fixtures.ts'
import { videoQuestions } from './personal-data.ts'
import { aQuestion, aRecording, isThere, runAt } from './questions.fixtures.ts'
import { serverOfFile } from '../../test/server-of-file.ts'

const server = await serverOfFile({ boards: [], environment: { ROLECALL_TRUSTED_PROXIES: '1' } })
beforeEach(() => server.clock.set(testNow))

type Headers = Record<string, string>
const find = async (id: string, headers: Headers) =>
  ((await server.get(`/api/video-questions/${id}`, headers)).body as { data: { question: VideoQuestion } }).data
    .question
const listed = async (headers: Headers) =>
  ((await server.get('/api/video-questions', headers)).body as { questionList: VideoQuestion[] }).questionList.map(
    ({ _id }) => _id,
  )
const answer = async (body: Record<string, unknown>, headers: Headers) =>
  await server.post('/api/video-questions/answer', body, headers)
const plays = async (recording: string, headers: Headers) =>
  (await server.get(`/api/recordings/${recording}`, headers)).status === 200

test('a member records a question, everybody who is logged in sees it, and only the company and who answered see the answer', async () => {
  const company = await aPublisher(server, { name: 'Quay Bakery Ltd' })
  const colleague = await aPublisher(server, { id: company.companyId! })
  const other = await aPublisher(server, { name: 'Another Ltd' })
  const [aoife, una] = [await anApplicant(server), await anApplicant(server, { name: 'Una Walsh' })]
  const question = await aQuestion(server, company, { title: 'Why do you bake?', seconds: 60 })
  expect(question).toMatchObject({ userId: company.id, seconds: 60, isOurs: true, answered: false, answers: 0 })
  for (const one of [company, colleague, other, aoife]) expect(await listed(one.headers)).toContain(question._id)
  expect(await plays(question.videoId!, aoife.headers)).toBe(true)
  expect((await server.get('/api/video-questions')).status).toBe(401)
  expect(await plays(question.videoId!, {})).toBe(false)

  const recording = await aRecording(server, aoife, { kind: 'video-answer', seconds: 60 })
  const sent = { userId: aoife.id, videoId: recording, questionId: question._id }
  expect((await answer(sent, aoife.headers)).status).toBe(201)
  expect(await answer(sent, aoife.headers)).toMatchObject({ status: 409, body: { message: texts.alreadyAnswered } })
  expect((await answer({ questionId: question._id, text: 'For the smell' }, una.headers)).status).toBe(201)

  for (const one of [company, colleague]) {
    expect(await find(question._id, one.headers)).toMatchObject({
      answers: 2,
      users: expect.arrayContaining([
        { id: { _id: aoife.id, name: 'Aoife Byrne' }, videoId: recording, text: null, appliedAt: expect.any(String) },
        { id: { _id: una.id, name: 'Una Walsh' }, videoId: null, text: 'For the smell', appliedAt: expect.any(String) },
      ]),
    })
    expect(await plays(recording, one.headers)).toBe(true)
  }
  expect(await find(question._id, aoife.headers)).toMatchObject({
    userId: null,
    answered: true,
    answers: null,
    users: [{ videoId: recording }],
  })
  expect(await find(question._id, other.headers)).toMatchObject({ answered: false, isOurs: false, users: [] })
  for (const one of [other, una]) expect(await plays(recording, one.headers)).toBe(false)
  // Whoever leaves the company sees no more than others.
  await server.db.query('delete from company_members where user_id = $1', [colleague.id])
  expect(await plays(recording, colleague.headers)).toBe(false)
  expect((await find(question._id, colleague.headers)).users).toEqual([])
})

test('a question needs a title, a recording of one’s own and a company; an answer needs one of both, of one’s own and of its length', async () => {
  const company = await aPublisher(server)
  const aoife = await anApplicant(server)
  const videoId = await aRecording(server, company, { kind: 'video-question' })
  const create = async (body: Record<string, unknown>, headers: Headers = company.headers) =>
    await server.post('/api/video-questions', { title: 'Why?', videoId, ...body }, headers)
  for (const title of ['', '   ']) {
    const refused = await create({ title })
    expect(refused).toMatchObject({ status: 422, body: { errors: { title: { message: texts.titleMissing } } } })
  }
  expect((await create({ videoId: 'x' })).status).toBe(422)
  expect((await create({ seconds: 121 })).status).toBe(422)
  expect((await create({ boss: true })).status).toBe(422)
  expect((await create({}, aoife.headers)).status).toBe(403)
  const theirs = await aRecording(server, aoife, { kind: 'video-question' })
  const wrong = await aRecording(server, company, { kind: 'video-answer' })
  const refused = await aRecording(server, company, { kind: 'video-question', status: 'refused' })
  for (const one of [theirs, wrong, refused, randomUUID()]) {
    expect((await create({ videoId: one })).status).toBe(422)
  }
  const { _id: questionId } = await aQuestion(server, company)
  const own = await aRecording(server, aoife, { kind: 'video-answer' })
  const others = await aRecording(server, company, { kind: 'video-answer' })
  const long = await aRecording(server, aoife, { kind: 'video-answer', seconds: 60 })
  const bad = [
    {},
    { text: '  ' },
    { videoId: own, text: 'Both' },
    { videoId: others },
    { videoId: long },
    { videoId: theirs },
    { videoId: randomUUID() },
  ]
  for (const body of bad) {
    const { status, text } = await answer({ questionId, ...body }, aoife.headers)
    expect(status, text).toBe(422)
  }
  expect((await answer({ questionId: randomUUID(), text: 'Yes' }, aoife.headers)).status).toBe(404)
  expect((await answer({ questionId, videoId: own }, aoife.headers)).status).toBe(201)
  // One recording is one answer.
  const second = await aQuestion(server, company)
  expect((await answer({ questionId: second._id, videoId: own }, aoife.headers)).status).toBe(422)
})

test('a question for those who are asked is in nobody’s list; one that is not ready, or of a company that is stopped, in none', async () => {
  const company = await aPublisher(server)
  const aoife = await anApplicant(server)
  const { _id, videoId } = await aQuestion(server, company, { isOpen: false })
  expect(await listed(aoife.headers)).not.toContain(_id)
  expect((await server.get(`/api/video-questions/${_id}`, aoife.headers)).status).toBe(404)
  expect((await answer({ questionId: _id, text: 'Yes' }, aoife.headers)).status).toBe(404)
  expect(await plays(videoId!, aoife.headers)).toBe(false)
  const own = async () =>
    (await server.get(`/api/video-questions/my-questions/${company.id}`, company.headers)).body as {
      questionList: VideoQuestion[]
    }
  expect((await own()).questionList.map((one) => one._id)).toEqual([_id])
  expect((await server.get(`/api/video-questions/my-questions/${aoife.id}`, company.headers)).status).toBe(404)

  const open = await aQuestion(server, company)
  await server.db.query(`update recordings set status = 'processing' where id = $1`, [open.videoId])
  expect(await listed(aoife.headers)).not.toContain(open._id)
  await server.db.query(`update recordings set status = 'ready' where id = $1`, [open.videoId])
  expect(await listed(aoife.headers)).toContain(open._id)
  await server.db.query(`update companies set publishing = 'blocked' where id = $1`, [company.companyId])
  expect(await listed(aoife.headers)).not.toContain(open._id)
  expect((await server.get(`/api/video-questions/${open._id}`, aoife.headers)).status).toBe(404)
  expect(await plays(open.videoId!, aoife.headers)).toBe(false)
})

test('the list for everybody comes page by page, the latest first', async () => {
  await using own = await startServer({ boards: [], environment: { ROLECALL_TRUSTED_PROXIES: '1' } })
  const company = await aPublisher(own)
  const aoife = await anApplicant(own)
  const page = async (of: number | string) => {
    const { status, body } = await own.get(`/api/video-questions?page=${of}`, aoife.headers)
    return { status, ...(body as { questionList: VideoQuestion[]; total: number; pages: number }) }
  }
  expect(await page(1)).toMatchObject({ status: 200, questionList: [], total: 0, pages: 0 })
  const titles = Array.from({ length: limits.page + 1 }, (_, i) => `Question ${i}`)
  for (const title of titles) {
    own.clock.set(new Date(own.clock.now().getTime() + 1_000))
    await aQuestion(own, company, { title })
  }
  const first = await page(1)
  expect(first).toMatchObject({ total: limits.page + 1, pages: 2 })
  expect(first.questionList.map(({ title }) => title)).toEqual(titles.toReversed().slice(0, limits.page))
  expect((await page(2)).questionList.map(({ title }) => title)).toEqual(['Question 0'])
  expect((await page(3)).questionList).toEqual([])
  for (const odd of [0, -1, 'x']) expect((await page(odd)).status).toBe(422)
})

test('what is said in a question is corrected by who recorded it, not emptied; an answer stays as it was sent', async () => {
  const company = await aPublisher(server)
  const colleague = await aPublisher(server, { id: company.companyId! })
  const aoife = await anApplicant(server)
  const { _id: questionId, videoId } = await aQuestion(server, company)
  const write = async (uuid: string, text: string, { headers }: { headers: Headers }) =>
    (await server.send('PUT', `/api/recordings/${uuid}/transcript`, { text }, headers)).status
  for (const text of ['', 'Why do you bake?', 'Why do you bake bread?'])
    expect(await write(videoId!, text, company)).toBe(200)
  expect(await write(videoId!, '', company)).toBe(422)
  for (const one of [colleague, aoife]) expect(await write(videoId!, 'Else', one)).toBe(404)

  const recording = await aRecording(server, aoife, { kind: 'video-answer' })
  expect(await write(recording, 'For the smell', aoife)).toBe(200)
  expect((await answer({ questionId, videoId: recording }, aoife.headers)).status).toBe(201)
  for (const text of ['', 'For the money']) expect(await write(recording, text, aoife)).toBe(409)

  await server.db.query('delete from company_members where user_id = $1', [company.id])
  expect(await write(videoId!, 'Else', company)).toBe(409)
})

test('who answered deletes their answer, a company its question with the answers; nobody else can', async () => {
  const company = await aPublisher(server)
  const other = await aPublisher(server, { name: 'Another Ltd' })
  const [aoife, una] = [await anApplicant(server), await anApplicant(server)]
  const question = await aQuestion(server, company)
  const at = `/api/video-questions/${question._id}`
  const recordings = []
  for (const one of [aoife, una]) {
    const videoId = await aRecording(server, one, { kind: 'video-answer' })
    expect((await answer({ questionId: question._id, videoId }, one.headers)).status).toBe(201)
    recordings.push(videoId)
  }
  expect((await server.send('DELETE', `${at}/answer`, undefined, other.headers)).status).toBe(404)
  expect((await server.send('DELETE', `${at}/answer`, undefined, aoife.headers)).status).toBe(200)
  expect(await isThere(server, recordings[0]!)).toBe(false)
  expect((await answer({ questionId: question._id, text: 'Again' }, aoife.headers)).status).toBe(201)

  expect((await server.send('DELETE', at, undefined, other.headers)).status).toBe(404)
  expect((await server.send('DELETE', at, undefined, aoife.headers)).status).toBe(403)
  expect((await server.send('DELETE', at, undefined, company.headers)).status).toBe(200)
  for (const one of [recordings[1]!, question.videoId!]) expect(await isThere(server, one)).toBe(false)
  expect((await server.get(at, company.headers)).status).toBe(404)
})

test('answers that belong to no application go after nine months, those of a company that is gone at once', async () => {
  const company = await aPublisher(server)
  const aoife = await anApplicant(server)
  const question = await aQuestion(server, company)
  const videoId = await aRecording(server, aoife, { kind: 'video-answer' })
  await answer({ questionId: question._id, videoId }, aoife.headers)
  await runAt(server, '2026-12-03T12:00:00Z', 'clear-questions')
  expect(await isThere(server, videoId)).toBe(true)
  await runAt(server, '2026-12-05T12:00:00Z', 'clear-questions')
  expect(await isThere(server, videoId)).toBe(false)
  server.clock.set(testNow)
  expect((await find(question._id, aoife.headers)).answered).toBe(false)
  await server.db.query('delete from companies where id = $1', [company.companyId])
  await runAt(server, '2026-03-04T12:01:00Z', 'look-after-questions')
  expect(await isThere(server, question.videoId!)).toBe(false)
})

test('the archive has what somebody answered and recorded; with the account both go, and the question keeps its title', async () => {
  const company = await aPublisher(server)
  const aoife = await anApplicant(server)
  const question = await aQuestion(server, company)
  const videoId = await aRecording(server, aoife, { kind: 'video-answer' })
  await answer({ questionId: question._id, videoId }, aoife.headers)
  expect(await videoQuestions.exportOf(server.db, aoife.id)).toMatchObject({
    answers: [{ question: 'Why do you bake?', recording: videoId, aboutAnApplication: false }],
    recordedForYourCompany: [],
  })
  expect(await videoQuestions.exportOf(server.db, company.id)).toMatchObject({
    answers: [],
    recordedForYourCompany: [{ title: 'Why do you bake?', recording: question.videoId }],
  })
  const deps = { ...server.services, now: server.clock.now() }
  const client = await server.db.connect()
  try {
    for (const { id } of [aoife, company]) {
      await videoQuestions.forget!(client, { id, provenEmailKey: null, provenPhone: null, signs: [] }, deps)
    }
  } finally {
    client.release()
  }
  for (const one of [videoId, question.videoId!]) expect(await isThere(server, one)).toBe(false)
  expect(await find(question._id, company.headers)).toMatchObject({
    title: 'Why do you bake?',
    videoId: null,
    users: [],
  })
})

test('an account that is deleted takes its own recordings and answers along, and nobody else’s', async () => {
  const company = await aPublisher(server)
  const colleague = await aPublisher(server, { id: company.companyId!, isAdmin: true })
  const other = await aPublisher(server, { name: 'Another Ltd' })
  const [aoife, una] = [await anApplicant(server), await anApplicant(server, { name: 'Una Walsh' })]
  const gone = await aQuestion(server, company)
  const kept = [await aQuestion(server, colleague), await aQuestion(server, other)]
  const answered = async (person: typeof aoife) => {
    const videoId = await aRecording(server, person, { kind: 'video-answer' })
    expect((await answer({ questionId: kept[0]!._id, videoId }, person.headers)).status).toBe(201)
    return videoId
  }
  const [aoifes, unas] = [await answered(aoife), await answered(una)]
  for (const { password, headers } of [company, aoife]) {
    const ended = await server.post('/api/users/me/checkpwdelete', { oldPass: password }, headers)
    expect(ended.status, ended.text).toBe(200)
  }
  for (const one of [gone.videoId!, aoifes]) expect(await isThere(server, one)).toBe(false)
  for (const one of [unas, ...kept.map(({ videoId }) => videoId!)]) expect(await isThere(server, one)).toBe(true)
  for (const { _id, videoId } of kept) {
    expect(await find(_id, una.headers)).toMatchObject({ videoId })
    expect(await plays(videoId!, una.headers)).toBe(true)
    expect(await listed(una.headers)).toContain(_id)
  }
  expect((await find(kept[0]!._id, colleague.headers)).users).toMatchObject([{ videoId: unas }])
  expect(await listed(una.headers)).not.toContain(gone._id)
})

test('a question that was removed is neither found, nor answered, nor asked again; another of the same company stays', async () => {
  const { company, ad, candidate, candidacy } = await anApplication(server)
  const [gone, kept] = [await aQuestion(server, company), await aQuestion(server, company, { title: 'Still here?' })]
  const at = `/api/video-questions/${gone._id}`
  const remove = async () => (await server.send('DELETE', at, undefined, company.headers)).status
  expect([await remove(), await remove()]).toEqual([200, 404])
  const own = (await server.get(`/api/video-questions/my-questions/${company.id}`, company.headers)).body
  expect((own as { questionList: VideoQuestion[] }).questionList.map(({ _id }) => _id)).toEqual([kept._id])
  for (const { headers } of [company, candidate]) {
    expect((await server.get(at, headers)).status).toBe(404)
    expect(await listed(headers)).not.toContain(gone._id)
    expect(await listed(headers)).toContain(kept._id)
    expect(await plays(gone.videoId!, headers)).toBe(false)
    expect(await plays(kept.videoId!, headers)).toBe(true)
  }
  expect((await answer({ questionId: gone._id, text: 'Late' }, candidate.headers)).status).toBe(404)
  expect((await answer({ questionId: kept._id, text: 'In time' }, candidate.headers)).status).toBe(201)
  const ask = async (questions: string[]) => {
    const body = { _id: randomUUID(), questions, candidates: [candidacy], closesOn: '2026-03-11' }
    return (await server.post(`/api/job-ads/${ad._id}/question-rounds`, body, company.headers)).status
  }
  expect([await ask([gone._id, kept._id]), await ask([kept._id])]).toEqual([422, 201])
  expect(await videoQuestions.exportOf(server.db, company.id)).toMatchObject({
    recordedForYourCompany: [{ title: 'Still here?' }],
  })
})

test('a company finds its questions with the latest first, and the answers to one in the same order', async () => {
  const company = await aPublisher(server)
  const later = () => server.clock.set(new Date(server.clock.now().getTime() + 60_000))
  const asked = []
  for (const title of ['First', 'Second', 'Third']) {
    later()
    asked.push((await aQuestion(server, company, { title }))._id)
  }
  const { body } = await server.get(`/api/video-questions/my-questions/${company.id}`, company.headers)
  expect((body as { questionList: VideoQuestion[] }).questionList.map(({ title }) => title)).toEqual([
    'Third',
    'Second',
    'First',
  ])
  for (const text of ['One', 'Two', 'Three']) {
    later()
    expect((await answer({ questionId: asked[0], text }, (await anApplicant(server)).headers)).status).toBe(201)
  }
  expect((await find(asked[0]!, company.headers)).users.map(({ text }) => text)).toEqual(['Three', 'Two', 'One'])
})
