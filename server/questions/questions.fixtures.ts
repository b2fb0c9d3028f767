import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { VideoQuestion } from '../../contract/questions/questions.ts'
import type { MyInvitation, MyRound, Round } from '../../contract/questions/rounds.ts'
import type { Person } from '../../test/people.ts'
import { runTasks } from '../../test/run-tasks.ts'
import type { TestServer } from '../../test/server.ts'
import { tasks } from '../tasks.ts'

type Headers = Record<string, string>

/** Something that somebody has recorded, without its bytes: the recorder has tests of its own. */
export async function aRecording(
  server: TestServer,
  person: Person,
  given: { kind: 'video-question' | 'video-answer'; seconds?: number; status?: string },
): Promise<string> {
  const { kind, seconds = 20, status = 'ready' } = given
  const id = randomUUID()
  await server.db.query(
    `insert into recordings (id, user_id, kind, media, mime_type, seconds_allowed, writer_hash, status, started_at)
     values ($1, $2, $3, 'video', 'video/webm', $4, '', $5, $6)`,
    [id, person.id, kind, seconds, status, server.clock.now()],
  )
  return id
}

/** A question that somebody recorded for their company. */
export async function aQuestion(
  server: TestServer,
  person: Person,
  given: { title?: string; seconds?: number; isOpen?: boolean } = {},
): Promise<VideoQuestion> {
  const videoId = await aRecording(server, person, { kind: 'video-question' })
  const body = { title: 'Why do you bake?', ...given, videoId }
  const answer = await server.post('/api/video-questions', body, person.headers)
  expect(answer.status, answer.text).toBe(201)
  return (answer.body as { question: VideoQuestion }).question
}

/** Asks some candidates of an ad until a day. The tests' now is Wednesday 4 March 2026, 12:00. */
export async function aRound(
  server: TestServer,
  company: Person,
  given: { ad: string; candidates: readonly string[]; questions: readonly string[]; closesOn?: string },
): Promise<Round> {
  const { ad, closesOn = '2026-03-11', ...who } = given
  const body = { _id: randomUUID(), ...who, closesOn }
  const answer = await server.post(`/api/job-ads/${ad}/question-rounds`, body, company.headers)
  expect(answer.status, answer.text).toBe(201)
  return (answer.body as { round: Round }).round
}

/** The latest invitation about an application, as its candidate finds it. */
export async function invitationOf(server: TestServer, candidacy: string, headers: Headers): Promise<MyInvitation> {
  const rounds = (await server.get(`/api/candidacies/${candidacy}/question-rounds`, headers)).body as MyRound[]
  const answer = await server.get(`/api/question-invitations/${rounds[0]!._id}`, headers)
  expect(answer.status, answer.text).toBe(200)
  return answer.body as MyInvitation
}

/** Runs a scheduled task at a moment, as the worker would. */
export async function runAt(server: TestServer, moment: string, name: string): Promise<void> {
  server.clock.set(new Date(moment))
  const task = tasks.find((one) => one.name === name)!
  await task.run({}, server.services, new AbortController().signal)
  await runTasks(server, name)
}

export const isThere = async (server: TestServer, recording: string): Promise<boolean> =>
  (await server.db.query('select from recordings where id = $1', [recording])).rows.length === 1
