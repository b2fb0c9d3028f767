import { expect, test } from 'vitest'
import type { StartedRecording } from '../../contract/recordings/recordings.ts'
import { noTriesLeft } from '../../contract/recordings/texts.ts'
import type { Person } from '../../test/people.ts'
import { runTasks } from '../../test/run-tasks.ts'
import { anApplicant } from '../candidates/candidates.fixtures.ts'
import { anApplication } from '../interviews/interviews.fixtures.ts'
import { completeRecording, receivePart, type Sender } from '../recordings/receive.ts'
import { rootOf } from '../recordings/recording.ts'
import { aPart } from '../recordings/recordings.fixtures.ts'
import * as texts from '../../contract/questions/texts.ts'
import { videoQuestions } from './personal-data.ts'
import { aQuestion, aRound, invitationOf } from './questions.fixtures.ts'
import { serverOfFile } from '../../test/server-of-file.ts'

const server = await serverOfFile({ boards: [], environment: { ROLECALL_TRUSTED_PROXIES: '1' } })

/** Somebody who applied is asked two questions, each to be recorded three times at most. */
async function asked() {
  const { company, ad, candidate, candidacy } = await anApplication(server)
  const questions = [await aQuestion(server, company), await aQuestion(server, company, { title: 'And at three?' })]
  const ids = questions.map(({ _id }) => _id)
  await aRound(server, company, { ad: ad._id, candidates: [candidacy], questions: ids })
  const invitation = await invitationOf(server, candidacy, candidate.headers)
  const [first, second] = ids.map((id) => `${invitation._id}:${id}`) as [string, string]
  const left = async () =>
    (await invitationOf(server, candidacy, candidate.headers)).questions.map(({ triesLeft }) => triesLeft)
  return { candidate, invitation, ids, first, second, left }
}

const start = async (person: Person, about?: string) =>
  await server.post('/api/recordings', { kind: 'video-answer', mimeType: 'video/webm', about }, person.headers)

async function started(person: Person, about?: string): Promise<Sender & { triesLeft: number | null }> {
  const answer = await start(person, about)
  expect(answer.status, answer.text).toBe(201)
  const { uuid, writer, triesLeft } = answer.body as StartedRecording
  return { userId: person.id, recording: uuid, writer, triesLeft }
}

const part = aPart(0, Buffer.from('What a recorder gives'))
const send = async (sender: Sender) => (await receivePart(server.services, sender, part, part.bytes)).kind
const complete = async (sender: Sender) =>
  await completeRecording(server.services, sender, { count: 1, root: rootOf([part]), now: server.clock.now() })

/** Of which a part has come. */
async function recorded(person: Person, about?: string): Promise<Sender> {
  const sender = await started(person, about)
  expect(await send(sender)).toBe('have')
  return sender
}

/** What the page does when somebody records again, or a fault ended it. */
async function dropped(sender: Sender, person: Person, isFault = false): Promise<void> {
  const at = `/api/recordings/${sender.recording}?isFault=${isFault}`
  expect((await server.send('DELETE', at, undefined, person.headers)).status).toBe(200)
}

test('an answer in a round is recorded as often as the company says, and the browser cannot make it more', async () => {
  const { candidate, first, second, left } = await asked()
  for (const triesLeft of [3, 2, 1]) {
    const sender = await started(candidate, first)
    expect(sender.triesLeft).toBe(triesLeft)
    expect(await send(sender)).toBe('have')
    await dropped(sender, candidate)
  }
  expect(await start(candidate, first)).toMatchObject({ status: 409, body: { message: noTriesLeft } })
  expect(await left()).toEqual([0, 3])
  // The other question has tries of its own, and a question that is open to everybody as many as one likes.
  expect((await started(candidate, second)).triesLeft).toBe(3)
  for (const about of [undefined, crypto.randomUUID(), 'anything'])
    expect((await started(candidate, about)).triesLeft).toBeNull()
  expect(await videoQuestions.exportOf(server.db, candidate.id)).toMatchObject({ tries: [{}, {}, {}] })
})

test('nobody records for another person’s round, or for a question that was not asked', async () => {
  const { first, candidate, invitation } = await asked()
  const other = await asked()
  expect((await start(await anApplicant(server), first)).status).toBe(404)
  expect((await start(other.candidate, first)).status).toBe(404)
  expect((await start(candidate, `${invitation._id}:${other.ids[0]}`)).status).toBe(404)
})

test('a fault costs no try: nothing came, a device was lost, it is no recording, or the browser crashed once', async () => {
  const { candidate, first, left } = await asked()
  for (let i = 0; i < 4; i++) await started(candidate, first)
  expect(await left()).toEqual([3, 3])
  for (let i = 0; i < 2; i++) await dropped(await recorded(candidate, first), candidate, true)
  expect(await left()).toEqual([3, 3])
  const unreadable = await recorded(candidate, first)
  expect((await complete(unreadable)).kind).toBe('completed')
  expect(await left()).toEqual([2, 3])
  await runTasks(server, 'process-recording')
  expect(await left()).toEqual([3, 3])
  // A recording that was neither used nor recorded again: once it does not count, from the second on each does.
  for (const expected of [3, 2, 1, 0]) {
    await recorded(candidate, first)
    expect(await left()).toEqual([expected, 3])
  }
  expect((await start(candidate, first)).status).toBe(409)
})

test('a browser that always says it was a fault is believed twice', async () => {
  const { candidate, first, left } = await asked()
  for (let i = 0; i < 3; i++) await dropped(await recorded(candidate, first), candidate, true)
  expect(await left()).toEqual([2, 3])
})

test('recordings that were started ahead are no more tries', async () => {
  const { candidate, first, left } = await asked()
  const ahead = await Promise.all(Array.from({ length: 6 }, async () => await started(candidate, first)))
  // One of them does not count, as nobody has ended it.
  expect((await Promise.all(ahead.map(send))).toSorted()).toEqual(['have', 'have', 'have', 'have', 'reject', 'reject'])
  expect(await left()).toEqual([0, 3])
})

test('what was recorded for another answer, or for none, cannot be sent as this one', async () => {
  const { candidate, invitation, ids, first, second } = await asked()
  const answer = async ({ recording }: Sender) =>
    await server.post(
      `/api/question-invitations/${invitation._id}/answers`,
      { questionId: ids[0], videoId: recording },
      candidate.headers,
    )
  for (const about of [second, undefined]) {
    const sender = await recorded(candidate, about)
    await complete(sender)
    expect(await answer(sender)).toMatchObject({ status: 409, body: { message: texts.recordingUnusable } })
  }
  const right = await recorded(candidate, first)
  await complete(right)
  expect((await answer(right)).status).toBe(201)
})
