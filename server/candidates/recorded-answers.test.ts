import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { CandidacyDetail, CandidacyReceipt } from '../../contract/candidates/candidacies.ts'
import type { CandidateDetail } from '../../contract/candidates/desk.ts'
import * as texts from '../../contract/candidates/texts.ts'
import { transcriptLocked } from '../../contract/recordings/texts.ts'
import { aPerson, testPassword, type Person } from '../../test/people.ts'
import { aRecording } from '../recordings/recordings.fixtures.ts'
import { anAd, anApplicant, applied, aPublisher } from './candidates.fixtures.ts'
import { clearCandidates } from './tasks.ts'
import { serverOfFile } from '../../test/server-of-file.ts'

const server = await serverOfFile({ boards: [], environment: { ROLECALL_TRUSTED_PROXIES: '1' } })

const blank = { why: '', least: '', most: '', options: '', recording: '' }
const questions = [
  { ...blank, uuid: 'about', kind: 'audio' as const, question: 'Tell us about your last bakery' },
  { ...blank, uuid: 'best', kind: 'audio' as const, question: 'What do you bake best?' },
]
const plays = async (uuid: string, person?: Person) =>
  (await server.get(`/api/recordings/${uuid}`, person?.headers)).status === 200
const spokenBy = async (person: Person) => (await aRecording(server, person.id, { kind: 'screening-answer' })).recording
const answersOf = (recording: string) => ({
  answers: [
    { question: 'about', answer: '', recording },
    { question: 'best', answer: 'Sourdough' },
  ],
})

/** Somebody has answered one question aloud and one in writing. */
async function answered(given: { isBlind?: boolean } = {}) {
  const [mia, aoife] = [await aPublisher(server), await anApplicant(server)]
  const ad = await anAd(server, mia, { questions })
  if (given.isBlind === true) await server.send('PUT', `/api/job-ads/${ad._id}/blind`, { isBlind: true }, mia.headers)
  const recording = await spokenBy(aoife)
  const body = { screening: answersOf(recording) }
  const candidacy = await applied(server, { person: aoife, jobId: ad.jobId, body })
  const at = `/api/job-ads/${ad._id}/candidates/${candidacy._id}`
  const own = `/api/candidacies/${candidacy._id}`
  const seen = async () => (await server.get(at, mia.headers)).body as CandidateDetail
  const mine = async () => (await server.get(own, aoife.headers)).body as CandidacyDetail
  return { mia, aoife, ad, recording, candidacy, at, own, seen, mine }
}

test('an answer is heard by the applicant and by members of the company it was sent to, and by nobody else', async () => {
  const { mia, aoife, recording, own, seen, mine } = await answered()
  const colleague = await aPublisher(server, { id: mia.companyId! })
  for (const person of [mia, colleague, aoife]) expect(await plays(recording, person)).toBe(true)
  for (const person of [undefined, await aPublisher(server), await aPerson(server)])
    expect(await plays(recording, person)).toBe(false)
  await server.db.query('delete from company_members where user_id = $1', [colleague.id])
  expect(await plays(recording, colleague)).toBe(false)

  const spoken = { uuid: 'about', isSpoken: true, answerRecording: recording, answer: '' }
  const written = { uuid: 'best', isSpoken: false, answerRecording: null, answer: 'Sourdough' }
  expect((await seen()).screening?.answers).toMatchObject([spoken, written])
  expect((await mine()).screening.answers).toMatchObject([spoken, written])
  const receipt = (await server.get(`${own}/receipt`, aoife.headers)).body as CandidacyReceipt
  expect(receipt).toMatchObject({ isIntact: true, content: { screening: { answers: [spoken, written] } } })
})

test('what is said in an answer is written down before it is sent, and not changed or emptied after', async () => {
  const [mia, aoife] = [await aPublisher(server), await anApplicant(server)]
  const ad = await anAd(server, mia, { questions })
  const recording = await spokenBy(aoife)
  const at = `/api/recordings/${recording}`
  const write = async (body: object, person: Person = aoife) =>
    await server.send('PUT', `${at}/transcript`, body, person.headers)
  expect(await write({ text: 'At the quay' })).toMatchObject({ status: 200, body: { transcribing: 'free' } })
  expect((await write({ text: '' })).status).toBe(200)
  expect((await write({ text: 'At the quay, since 2019' })).status).toBe(200)
  await applied(server, { person: aoife, jobId: ad.jobId, body: { screening: answersOf(recording) } })
  for (const body of [
    { text: 'Something else' },
    { text: '' },
    { captions: 'WEBVTT\n\n00:00.500 --> 00:01.500\nNo\n' },
  ])
    expect(await write(body)).toMatchObject({ status: 409, body: { message: transcriptLocked } })
  expect((await write({ text: 'Something else' }, mia)).status).toBe(404)
  for (const person of [aoife, mia])
    expect((await server.get(at, person.headers)).body).toMatchObject({
      transcript: 'At the quay, since 2019',
      transcribing: 'locked',
    })
})

test('in blind mode a voice is not to be had until the candidate is shortlisted', async () => {
  const { mia, recording, at, seen } = await answered({ isBlind: true })
  expect(await plays(recording, mia)).toBe(false)
  expect((await seen()).screening?.answers[0]).toMatchObject({ isSpoken: true, answerRecording: null })
  const shortlist = async (isShortlisted: boolean) =>
    await server.send('PUT', `${at}/shortlist`, { isShortlisted }, mia.headers)
  await shortlist(true)
  expect(await plays(recording, mia)).toBe(true)
  expect((await seen()).screening?.answers[0]).toMatchObject({ answerRecording: recording })
  await shortlist(false)
  expect(await plays(recording, mia)).toBe(false)
})

test('withdrawn, it is deleted for both', async () => {
  const { mia, aoife, recording, own, mine } = await answered()
  expect((await server.post(`${own}/withdraw`, {}, aoife.headers)).status).toBe(200)
  expect(await plays(recording, mia)).toBe(false)
  expect(await plays(recording, aoife)).toBe(false)
  expect((await mine()).screening.answers[0]).toMatchObject({ isSpoken: true, answerRecording: null })
})

test('it goes with what was sent when the time to keep that is over, and with the account', async () => {
  const kept = await answered()
  await server.db.query(`update candidacies set sent_at = sent_at - interval '13 months' where id = $1`, [
    kept.candidacy._id,
  ])
  await clearCandidates.run({}, server.services, new AbortController().signal)
  for (const person of [kept.mia, kept.aoife]) expect(await plays(kept.recording, person)).toBe(false)

  const gone = await answered()
  const { rows } = await server.db.query('select id from recordings where id = $1', [gone.recording])
  expect(rows).toHaveLength(1)
  const { id } = gone.aoife
  const deletion = { oldPass: testPassword, id }
  const deleted = await server.post(`/api/users/${id}/checkpwdelete`, deletion, gone.aoife.headers)
  expect(deleted.status, deleted.text).toBe(200)
  const after = await server.db.query('select id from recordings where id = $1', [gone.recording])
  expect(after.rows).toHaveLength(0)
})

test('what another person recorded, another kind, or another application has is refused, and nothing is sent', async () => {
  const { aoife, recording } = await answered()
  const ad = await anAd(server, await aPublisher(server), { questions })
  const send = async (uuid: string) =>
    await server.post(
      `/api/apply-here/${ad.jobId}`,
      { _id: randomUUID(), cvId: aoife.cvId, screening: answersOf(uuid) },
      aoife.headers,
    )
  const refused = { status: 422, body: { errors: { 'answer-about': { message: texts.recordingGone } } } }
  const general = (await aRecording(server, aoife.id, { kind: 'general' })).recording
  for (const uuid of [await spokenBy(await aPerson(server)), general, recording, randomUUID()])
    expect(await send(uuid)).toMatchObject(refused)
  const { rows } = await server.db.query('select id from candidacies where ad_id = $1', [ad._id])
  expect(rows).toEqual([])
  expect((await send(await spokenBy(aoife))).status).toBe(201)
})
