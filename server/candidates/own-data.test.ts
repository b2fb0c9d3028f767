import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { CandidacyDetail } from '../../contract/candidates/candidacies.ts'
import type { CandidateDetail } from '../../contract/candidates/desk.ts'
import * as texts from '../../contract/candidates/texts.ts'
import { anAd, anApplicant, answers, applied, aPublisher, decided, questions } from './candidates.fixtures.ts'
import { candidacies } from './personal-data.ts'
import { serverOfFile } from '../../test/server-of-file.ts'

const server = await serverOfFile({ boards: [], environment: { ROLECALL_TRUSTED_PROXIES: '1' } })

async function anApplication() {
  const [mia, zelda] = [await aPublisher(server), await anApplicant(server, { name: 'Zelda Quimby' })]
  const ad = await anAd(server, mia, { jobTitle: `Baker ${randomUUID().slice(0, 4)}`, questions })
  const { _id: id } = await applied(server, { person: zelda, jobId: ad.jobId, body: { screening: { answers } } })
  const at = `/api/job-ads/${ad._id}/candidates/${id}`
  const own = `/api/candidacies/${id}`
  return {
    mia,
    zelda,
    ad,
    id,
    at,
    own,
    correct: async (headers = zelda.headers) => await server.send('PUT', `${own}/contact`, {}, headers),
    remove: async (headers = zelda.headers) => await server.send('DELETE', `${own}/sent`, undefined, headers),
    mine: async () => (await server.get(own, zelda.headers)).body as CandidacyDetail,
    theirs: async () => (await server.get(at, mia.headers)).body as CandidateDetail,
  }
}

/** Changed in the account, where only what has been confirmed counts. */
async function changeAccount(id: string, given: { name: string; email: string; isVerified?: boolean }): Promise<void> {
  const { name, email, isVerified = true } = given
  await server.db.query('update users set name = $2, email = $3, email_key = $3, is_verified = $4 where id = $1', [
    id,
    name,
    email,
    isVerified,
  ])
}

test('a candidate corrects their contact data; the receipt stays, and blind mode hides the name before as well', async () => {
  const one = await anApplication()
  const { zelda, mia } = one
  expect((await one.mine()).contactNow).toBeNull()
  expect((await one.correct()).body).toMatchObject({ alert: { message: texts.nothingToCorrect } })
  await server.post(`${one.at}/notes`, { _id: randomUUID(), note: 'Zelda Quimby knows rye' }, mia.headers)

  const email = `maeve.${randomUUID()}@example.com`
  await changeAccount(zelda.id, { name: 'Maeve Harte', email })
  expect((await one.mine()).contactNow).toEqual({ name: 'Maeve Harte', email, phone: null })
  // Nothing has changed for the company until they say so.
  expect((await one.theirs()).applicant).toMatchObject({ name: 'Zelda Quimby', email: zelda.email })
  for (const _ of [1, 2]) expect((await one.correct()).status).toBe(200)
  const shown = await one.theirs()
  expect(shown).toMatchObject({ name: 'Maeve Harte', applicant: { name: 'Maeve Harte', email, phone: null } })
  expect(shown.events.filter(({ kind }) => kind === 'corrected')).toMatchObject([{ actor: 'person', to: null }])
  expect(await one.mine()).toMatchObject({ contactNow: null, applicant: { name: 'Maeve Harte', email } })
  const receipt = (await server.get(`${one.own}/receipt`, zelda.headers)).body
  expect(receipt).toMatchObject({ isIntact: true, content: { applicant: { name: 'Zelda Quimby' } } })

  await server.send('PUT', `/api/job-ads/${one.ad._id}/blind`, { isBlind: true }, mia.headers)
  const blind = await server.get(one.at, mia.headers)
  expect(blind.text).not.toMatch(/Zelda|Quimby|Maeve|Harte/u)
  expect((await candidacies.exportOf(server.db, zelda.id)) as unknown[]).toMatchObject([
    { applicant: { name: 'Maeve Harte' }, formerNames: ['Zelda Quimby'] },
  ])
})

test('nobody else corrects it, nor does what nobody has confirmed, nor once the company no longer reads it', async () => {
  const one = await anApplication()
  const bran = await anApplicant(server)
  const email = `other.${randomUUID()}@example.com`
  await changeAccount(one.zelda.id, { name: 'Zelda Quimby', email, isVerified: false })
  expect(await one.correct()).toMatchObject({ status: 409, body: { message: texts.contactMissing } })
  expect((await one.theirs()).applicant?.email).toBe(one.zelda.email)
  await changeAccount(one.zelda.id, { name: 'Zelda Quimby', email })
  expect((await one.correct(bran.headers)).status).toBe(404)
  expect((await one.correct(one.mia.headers)).status).toBe(404)
  expect((await one.theirs()).applicant?.email).toBe(one.zelda.email)
  await server.post(`${one.own}/withdraw`, {}, one.zelda.headers)
  expect(await one.correct()).toMatchObject({ status: 409, body: { message: texts.notCorrectable } })
})

test('what was sent is deleted before its time once the application is over, by the candidate alone', async () => {
  const one = await anApplication()
  const bran = await anApplicant(server)
  await server.post(`${one.at}/notes`, { _id: randomUUID(), note: 'Knows rye' }, one.mia.headers)
  expect(await one.remove()).toMatchObject({ status: 409, body: { message: texts.stillRunning } })
  expect((await one.mine()).mayDelete).toBe(false)
  await decided(server, one.mia, { adId: one.ad._id, candidacyIds: [one.id], to: 'rejected' })
  expect((await one.mine()).mayDelete).toBe(true)
  for (const { headers } of [bran, one.mia]) expect((await one.remove(headers)).status).toBe(404)
  expect((await one.theirs()).noteList).toHaveLength(1)

  for (const _ of [1, 2]) expect((await one.remove()).status).toBe(200)
  const left = await one.theirs()
  expect(left).toMatchObject({
    name: 'Zelda Quimby',
    cv: null,
    applicant: null,
    documents: [],
    noteList: [],
    decisions: [{ to: 'rejected' }],
  })
  expect(left.events.filter(({ kind }) => kind === 'cleared')).toMatchObject([{ actor: 'person' }])
  expect((await server.get(`${one.at}/documents/cv`, one.mia.headers)).status).toBe(404)
  expect(await one.mine()).toMatchObject({ documents: [], mayDelete: false, told: [{ to: 'rejected' }] })
  expect((await server.get(`${one.own}/receipt`, one.zelda.headers)).status).toBe(200)
  expect((await one.correct()).status).toBe(409)
})

test('the archive has what a company wrote of somebody, the first before the later, and nothing about anybody else', async () => {
  const [one, other] = [await anApplication(), await anApplication()]
  const colleague = await aPublisher(server, { id: one.mia.companyId! })
  const assess = async (at: string, { headers }: typeof colleague, score: number) => {
    const scores = { screeningScore: score, interviewScore: score, educationScore: score, workScore: score }
    expect((await server.send('PUT', `${at}/assessment`, scores, headers)).status).toBe(200)
  }
  for (const note of ['Knows rye', 'Was late']) {
    server.clock.set(new Date(server.clock.now().getTime() + 60_000))
    await server.post(`${one.at}/notes`, { _id: randomUUID(), note }, one.mia.headers)
  }
  await assess(one.at, one.mia, 7)
  await assess(one.at, colleague, 3)
  await server.post(`${other.at}/notes`, { _id: randomUUID(), note: 'Somebody else' }, other.mia.headers)
  await assess(other.at, other.mia, 9)
  const archive = (await candidacies.exportOf(server.db, one.zelda.id)) as Record<string, unknown>[]
  expect(archive).toMatchObject([
    {
      notesAboutYou: [{ note: 'Knows rye' }, { note: 'Was late' }],
      scoresOfYou: [{ screening: 7 }, { screening: 3 }],
      documents: [{ kind: 'cv' }],
    },
  ])
  expect(JSON.stringify(archive)).not.toMatch(/Somebody else|"screening":\s*9/u)
})
