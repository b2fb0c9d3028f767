import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { searchCall } from '../../contract/job-searches/search-call.ts'
import { defaultSearch } from '../../contract/job-searches/results-address.ts'
import type { AdContent } from '../../contract/job-ads/content.ts'
import type { MyAd } from '../../contract/job-ads/my-ads.ts'
import * as texts from '../../contract/job-ads/texts.ts'
import type { Job } from '../../contract/jobs/jobs.ts'
import type { RecordingKind } from '../../contract/recordings/kinds.ts'
import { transcriptNeeded } from '../../contract/recordings/texts.ts'
import { aPerson, type Person } from '../../test/people.ts'
import { balanceOf } from '../ledger/accounts.ts'
import { aRecording } from '../recordings/recordings.fixtures.ts'
import { aKey, anAd, anAdmin, aPublisher, unit } from './job-ads.fixtures.ts'
import { closeExpiredAds } from './tasks.ts'
import { serverOfFile } from '../../test/server-of-file.ts'

const server = await serverOfFile({ boards: [], environment: { ROLECALL_FREE_CREDITS: '0' } })

const publish = async (person: Person, content: AdContent, id: string = randomUUID()) =>
  await server.post('/api/jobsearches', { _id: id, content }, person.headers)
const credits = async ({ id }: Person) =>
  (await balanceOf(server.db, { owner: { kind: 'person', id }, unit })).available
const plays = async (uuid: string, person?: Person) =>
  (await server.get(`/api/recordings/${uuid}`, person?.headers)).status === 200

/** Something that somebody has recorded, with what is said in it. */
async function recorded(person: Person, kind: RecordingKind, text = 'We bake from four.'): Promise<string> {
  const { recording } = await aRecording(server, person.id, { kind })
  if (text !== '') {
    const saved = await server.send('PUT', `/api/recordings/${recording}/transcript`, { text }, person.headers)
    expect(saved.status, saved.text).toBe(200)
  }
  return recording
}

const spokenAd = (type: 'audio' | 'video', recording: string, given: Partial<AdContent> = {}) =>
  anAd({ type, recording, recordingTitle: 'Meet the night shift', ...given })

async function online(person: Person, content: AdContent): Promise<MyAd & { jobId: string }> {
  const answer = await publish(person, content)
  expect(answer, answer.text).toMatchObject({ status: 201 })
  return (answer.body as { ad: MyAd & { jobId: string } }).ad
}

test('a video ad costs five credits and an audio ad three, once, however often the button is pressed', async () => {
  const mia = await aPublisher(server, { credits: 20 })
  const [video, id] = [await recorded(mia, 'video-ad'), randomUUID()]
  const content = spokenAd('video', video)
  const answers = await Promise.all([publish(mia, content, id), publish(mia, content, id)])
  expect(answers.map(({ status }) => status)).toEqual([201, 201])
  expect(await credits(mia)).toBe(15)
  const audio = await online(mia, spokenAd('audio', await recorded(mia, 'audio-ad'), { jobTitle: 'Spoken baker' }))
  expect(await credits(mia)).toBe(12)
  expect(audio).toMatchObject({ type: 'audio', videoId: null, jobVideoTitle: 'Meet the night shift', cost: 3 })
  const posts = (await server.get('/api/jobsearches/myposts/me', mia.headers)).body as MyAd[]
  expect(posts.find(({ type }) => type === 'video')).toMatchObject({ videoId: video, audioId: null, cost: 5 })
  const { ownAd } = (await server.get(`/api/jobsearches/single/${audio.jobId}`)).body as Job
  expect(ownAd).toMatchObject({ type: 'audio', audioId: audio.audioId, recordingTitle: 'Meet the night shift' })
})

test('without a title, a recording that is ready, or what is said in it, nothing is published and nothing spent', async () => {
  const mia = await aPublisher(server)
  const refusal = async (content: AdContent) => {
    const { status, body } = await publish(mia, content)
    expect(status).toBe(422)
    return (body as { errors: Record<string, { message: string }> }).errors
  }
  const silent = await recorded(mia, 'video-ad', '')
  const waiting = (await aRecording(server, mia.id, { kind: 'video-ad', waits: true })).recording
  expect(await refusal(spokenAd('video', ''))).toEqual({ recording: { message: texts.recordingMissing.video } })
  expect(await refusal(spokenAd('video', silent, { recordingTitle: ' ' }))).toEqual({
    recordingTitle: { message: 'Please enter a title' },
  })
  expect(await refusal(spokenAd('video', silent))).toEqual({ recording: { message: texts.transcriptMissing } })
  expect(await refusal(spokenAd('video', waiting))).toEqual({ recording: { message: texts.recordingInWork } })
  expect(await refusal(spokenAd('video', randomUUID()))).toEqual({ recording: { message: texts.recordingGone } })
  expect(await credits(mia)).toBe(10)
  // What was refused is not bound: written down, it can be used.
  await server.send('PUT', `/api/recordings/${silent}/transcript`, { text: 'Hello' }, mia.headers)
  expect((await publish(mia, spokenAd('video', silent))).status).toBe(201)
})

test('what is missing of a recording is told before publishing, to whoever recorded it and to nobody else', async () => {
  const [mia, eve] = [await aPublisher(server), await aPublisher(server)]
  const silent = await recorded(mia, 'audio-ad', '')
  const check = async (person: Person | null, recording: string) =>
    (
      (await server.post('/api/job-ads/check', spokenAd('audio', recording), person?.headers)).body as {
        problems: Record<string, string>
      }
    ).problems
  expect(await check(mia, silent)).toEqual({ recording: texts.transcriptMissing })
  for (const other of [eve, null]) expect(await check(other, silent)).toEqual({})
  expect(await check(mia, await recorded(mia, 'audio-ad'))).toEqual({})
})

test('nobody publishes what another person recorded, another kind, or what another ad has already', async () => {
  const [mia, other] = [await aPublisher(server, { credits: 20 }), await aPublisher(server)]
  const hers = await recorded(mia, 'video-ad')
  const gone = { status: 422, body: { errors: { recording: { message: texts.recordingGone } } } }
  expect(await publish(other, spokenAd('video', hers))).toMatchObject(gone)
  expect(await publish(mia, spokenAd('audio', hers))).toMatchObject(gone)
  expect(await publish(mia, spokenAd('video', await recorded(mia, 'general')))).toMatchObject(gone)
  await online(mia, spokenAd('video', hers))
  expect(await publish(mia, spokenAd('video', hers, { jobTitle: 'Second baker' }))).toMatchObject(gone)
  expect(await credits(mia)).toBe(15)
  expect(await credits(other)).toBe(10)
})

test('everybody plays an ad that is online; closed, its company alone; taken down, the operator too', async () => {
  const mia = await aPublisher(server, { company: { name: 'Rolling Pins Ltd' } })
  const colleague = await aPublisher(server, { company: { id: mia.companyId! } })
  const [stranger, operator] = [await aPublisher(server), await aPerson(server, { role: 'admin' })]
  const video = await recorded(mia, 'video-ad')
  expect(await plays(video)).toBe(false)
  expect(await plays(video, colleague)).toBe(false)
  const ad = await online(mia, spokenAd('video', video))
  for (const person of [undefined, stranger, colleague, mia]) expect(await plays(video, person)).toBe(true)

  await server.post(`/api/job-ads/${ad._id}/close`, {}, mia.headers)
  for (const person of [undefined, stranger, operator]) expect(await plays(video, person)).toBe(false)
  expect(await plays(video, colleague)).toBe(true)
  await server.db.query('delete from company_members where user_id = $1', [colleague.id])
  expect(await plays(video, colleague)).toBe(false)

  const reason = { isOffline: true, reason: 'It asks for money' }
  expect((await server.post(`/api/admin/job-ads/${ad._id}/offline`, reason, operator.headers)).status).toBe(200)
  expect(await plays(video, operator)).toBe(true)
  for (const person of [undefined, stranger]) expect(await plays(video, person)).toBe(false)
  expect(await plays(video, mia)).toBe(true)
})

test(
  'what an online ad says is replaced at no cost, by a colleague too, and what it said is gone',
  { tags: ['long'] },
  async () => {
    const mia = await aPublisher(server)
    const colleague = await aPublisher(server, { company: { id: mia.companyId! } })
    const [first, second] = [await recorded(mia, 'audio-ad'), await recorded(colleague, 'audio-ad')]
    const content = spokenAd('audio', first)
    const ad = await online(mia, content)
    const change = async (person: Person, to: AdContent) =>
      await server.send('PUT', `/api/jobsearches/${ad._id}`, { content: to }, person.headers)
    // The facts change and the recording stays, whoever made it.
    expect((await change(colleague, { ...content, payMin: '30000' })).status).toBe(200)
    expect(await plays(first)).toBe(true)
    const theirs = await recorded(await aPublisher(server), 'audio-ad')
    expect((await change(colleague, { ...content, recording: theirs })).status).toBe(422)
    expect((await change(colleague, { ...content, recording: '' })).status).toBe(422)
    expect(await plays(first)).toBe(true)
    expect((await change(colleague, { ...content, recording: second })).status).toBe(200)
    expect(await plays(second)).toBe(true)
    expect(await plays(first, mia)).toBe(false)
    expect(await credits(mia)).toBe(7)
  },
)

test(
  'lists and the page of a job say that it has a video or a recording, and of a text ad nothing',
  { tags: ['long'] },
  async () => {
    const mia = await aPublisher(server, { credits: 20 })
    const words = 'Recorded lamination baker'
    const ids = {
      video: (await online(mia, spokenAd('video', await recorded(mia, 'video-ad'), { jobTitle: words }))).jobId,
      audio: (await online(mia, spokenAd('audio', await recorded(mia, 'audio-ad'), { jobTitle: `${words}, nights` })))
        .jobId,
      text: (await online(mia, anAd({ jobTitle: `${words}, days` }))).jobId,
    }
    const { params } = searchCall({ ...defaultSearch, jobTitle: words, jobLocation: 'United Kingdom' })
    const path = Object.values(params).map((part) => encodeURIComponent(part === '' ? '-' : part))
    const { jobs } = (await server.get(`/api/jobsearches/${path.join('/')}`)).body as { jobs: Job[] }
    const listed = new Map(jobs.map(({ _id, recording }) => [_id, recording]))
    for (const [type, id] of Object.entries(ids)) {
      const expected = type === 'text' ? null : type
      expect(listed.get(id), type).toBe(expected)
      expect((await server.get(`/api/jobsearches/single/${id}`)).body, type).toMatchObject({ recording: expected })
    }
  },
)

test(
  'what is said in an ad is corrected while it is online, and emptied only while it is not',
  { tags: ['long'] },
  async () => {
    const mia = await aPublisher(server)
    const colleague = await aPublisher(server, { company: { id: mia.companyId! } })
    const spoken = await recorded(mia, 'ad-question')
    const video = await recorded(mia, 'video-ad')
    const question = {
      uuid: 'why',
      kind: 'audio',
      question: 'Why us?',
      why: '',
      least: '',
      most: '',
      options: '',
    } as const
    const ad = await online(mia, spokenAd('video', video, { questions: [{ ...question, recording: spoken }] }))
    const write = async (uuid: string, text: string, person = mia) =>
      await server.send('PUT', `/api/recordings/${uuid}/transcript`, { text }, person.headers)
    for (const uuid of [video, spoken]) {
      expect(await write(uuid, 'We bake from five.')).toMatchObject({ status: 200, body: { transcribing: 'correct' } })
      expect(await write(uuid, ' ')).toMatchObject({
        status: 422,
        body: { errors: { text: { message: transcriptNeeded } } },
      })
      expect((await write(uuid, 'Theirs', colleague)).status).toBe(404)
    }
    // Everybody reads it, and nobody else is offered to change it.
    const seen = { transcript: 'We bake from five.', transcribing: 'locked' }
    expect((await server.get(`/api/recordings/${video}`)).body).toMatchObject(seen)
    expect((await server.get(`/api/recordings/${video}`, colleague.headers)).body).toMatchObject(seen)

    await server.post(`/api/job-ads/${ad._id}/close`, {}, mia.headers)
    expect((await write(video, '')).status).toBe(200)
    const again = async () => await server.post(`/api/jobsearches/reactivate/${ad._id}`, {}, mia.headers)
    expect(await again()).toMatchObject({
      status: 422,
      body: { errors: { recording: { message: texts.transcriptMissing } } },
    })
    expect((await write(video, 'We bake.')).status).toBe(200)
    // Whoever has left the company changes nothing in its ads.
    await server.db.query('delete from company_members where user_id = $1', [mia.id])
    for (const text of ['', 'They are unkind.']) expect((await write(video, text)).status).toBe(409)
  },
)

test(
  'put online again it costs what its type costs, and a spoken question is for whoever may apply',
  { tags: ['long'] },
  async () => {
    const mia = await aPublisher(server)
    const seeker = await aPerson(server)
    const spoken = await recorded(mia, 'ad-question', '')
    const question = {
      uuid: 'why',
      kind: 'audio',
      question: 'Why us?',
      why: '',
      least: '',
      most: '',
      options: '',
    } as const
    const video = await recorded(mia, 'video-ad')
    const ad = await online(mia, spokenAd('video', video, { questions: [{ ...question, recording: spoken }] }))
    expect(await plays(spoken)).toBe(false)
    expect(await plays(spoken, seeker)).toBe(true)
    const form = await server.get(`/api/apply-here/${ad.jobId}`, seeker.headers)
    expect(form.body).toMatchObject({ questions: [{ uuid: 'why', recording: spoken }] })
    await server.post(`/api/job-ads/${ad._id}/close`, {}, mia.headers)
    expect(await plays(spoken, seeker)).toBe(false)
    const again = async () => await server.post(`/api/jobsearches/reactivate/${ad._id}`, {}, mia.headers)
    expect((await again()).status).toBe(200)
    expect((await again()).status).toBe(200)
    expect(await credits(mia)).toBe(0)
    expect(await plays(video)).toBe(true)
    // The question is taken out: so is what was said.
    server.clock.set(new Date(server.clock.now().getTime() + 60_000))
    const content = spokenAd('video', video)
    expect((await server.send('PUT', `/api/jobsearches/${ad._id}`, { content }, mia.headers)).status).toBe(200)
    expect(await plays(spoken, mia)).toBe(false)
  },
)

test(
  'programs post a spoken ad with a recording of whoever made the key, and none without',
  { tags: ['long'] },
  async () => {
    const admin = await anAdmin(server)
    const key = await aKey(server, admin)
    const post = async (content: AdContent) => await server.post('/api/v1/job-ads', content, key.headers)
    expect((await post(spokenAd('video', ''))).status).toBe(422)
    expect((await post(spokenAd('video', await recorded(await aPublisher(server), 'video-ad')))).status).toBe(422)
    const video = await recorded(admin, 'video-ad')
    const posted = await post(spokenAd('video', video))
    expect(posted, posted.text).toMatchObject({
      status: 201,
      body: { ad: { type: 'video', videoId: video, audioId: null } },
    })
  },
)

test('the recordings of a company that is gone go', async () => {
  const mia = await aPublisher(server)
  const video = await recorded(mia, 'video-ad')
  const ad = await online(mia, spokenAd('video', video))
  await server.db.query('update job_ads set company_id = null where id = $1', [ad._id])
  await closeExpiredAds.run({}, server.services, new AbortController().signal)
  expect(await plays(video, mia)).toBe(false)
})
