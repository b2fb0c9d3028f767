import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { Candidacy } from '../../contract/candidates/candidacies.ts'
import type { Decision } from '../../contract/candidates/decisions.ts'
import type { AdContent } from '../../contract/job-ads/content.ts'
import type { MyAd } from '../../contract/job-ads/my-ads.ts'
import { aCv } from '../../test/cvs.ts'
import { aPerson, type Person } from '../../test/people.ts'
import type { TestServer } from '../../test/server.ts'
import { tellDecisions } from './decisions/tell-decisions.ts'
import { anAd as adContent, aPublisher as aPublisherOf, published } from '../job-ads/job-ads.fixtures.ts'

/** Somebody who can post ads for a company: a new one, or one that is there. */
export async function aPublisher(
  server: TestServer,
  company: { id?: string; name?: string; isAdmin?: boolean } = {},
): Promise<Person> {
  return elsewhere(await aPublisherOf(server, { credits: 20, company }))
}

/** Somebody with a CV, which is the answer's `cvId`. */
export async function anApplicant(
  server: TestServer,
  given: Parameters<typeof aPerson>[1] = {},
): Promise<Person & { cvId: string }> {
  const person = elsewhere(await aPerson(server, { name: 'Aoife Byrne', ...given }))
  const saved = await server.post('/api/users/me/savecv', aCv(), person.headers)
  expect(saved.status, saved.text).toBeLessThan(300)
  const { rows } = await server.db.query<{ id: string }>('select id from cvs where user_id = $1', [person.id])
  return Object.assign(person, { cvId: rows[0]!.id })
}

let asked = 0

/** The same person, each of whose requests comes from another address: so many are taken from one. */
function elsewhere(person: Person): Person {
  return {
    ...person,
    get headers() {
      asked++
      return { ...person.headers, 'x-forwarded-for': `10.2.${asked >> 8}.${asked & 255}` }
    },
  }
}

/** Four questions, one of each kind that is answered without a recorder, and one that asks for a recording. */
export const questions = [
  {
    uuid: 'ovens',
    kind: 'text',
    question: 'Which ovens have you worked with?',
    why: 'We have deck ovens',
    least: '',
    most: '',
    options: '',
    recording: '',
  },
  {
    uuid: 'years',
    kind: 'number',
    question: 'How many years have you baked?',
    why: '',
    least: '2',
    most: '40',
    options: '',
    recording: '',
  },
  {
    uuid: 'nights',
    kind: 'yes-no',
    question: 'Can you begin at four?',
    why: '',
    least: '',
    most: '',
    options: '',
    recording: '',
  },
  {
    uuid: 'speciality',
    kind: 'choice',
    question: 'What do you bake best?',
    why: '',
    least: '',
    most: '',
    options: 'Bread\nPastry\nCakes',
    recording: '',
  },
  {
    uuid: 'about',
    kind: 'audio',
    question: 'Tell us about your last bakery',
    why: '',
    least: '',
    most: '',
    options: '',
    recording: '',
  },
] satisfies AdContent['questions']

export const answers = [
  { question: 'ovens', answer: 'Deck and rack ovens' },
  { question: 'years', answer: '1' },
  { question: 'nights', answer: 'yes' },
  { question: 'speciality', answer: 'Pastry' },
  { question: 'about', answer: 'A small one in York' },
]

/** An ad of a company, online. */
export async function anAd(
  server: TestServer,
  publisher: Person,
  given: Partial<AdContent> = {},
): Promise<MyAd & { jobId: string }> {
  return await published(server, publisher, adContent(given))
}

/** Applies, and gives the application. */
export async function applied(
  server: TestServer,
  { person, jobId, body = {} }: { person: Person & { cvId: string }; jobId: string; body?: Record<string, unknown> },
): Promise<Candidacy> {
  const answer = await server.post(
    `/api/apply-here/${jobId}`,
    { _id: randomUUID(), cvId: person.cvId, ...body },
    person.headers,
  )
  expect(answer.status, answer.text).toBe(201)
  return (answer.body as { candidacy: Candidacy }).candidacy
}

/** A text that is long enough to be one. */
export const kindNo = 'Dear {name}, we are sorry: no {job} this time. {reason} {company}'

/** Decides on candidates, without the minute in which it can be taken back: they are told. */
export async function decided(
  server: TestServer,
  publisher: Person,
  { adId, candidacyIds, to }: { adId: string; candidacyIds: readonly string[]; to: Decision },
): Promise<void> {
  const body = { to, reason: 'filled', text: kindNo, candidates: candidacyIds.map((candidacyId) => ({ candidacyId })) }
  const answer = await server.post(`/api/job-ads/${adId}/decisions`, body, publisher.headers)
  expect(answer.status, answer.text).toBe(200)
  await server.db.query('update candidacy_decisions set tell_at = decided_at where candidacy_id = any($1::uuid[])', [
    candidacyIds,
  ])
  await tellDecisions.run({}, server.services, new AbortController().signal)
}
