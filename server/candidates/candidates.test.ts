import { createHash, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { ApplyHere, Candidacy, CandidacyReceipt } from '../../contract/candidates/candidacies.ts'
import type { Candidate, CandidateDetail } from '../../contract/candidates/desk.ts'
import { candidacyLimits } from '../../contract/candidates/limits.ts'
import * as texts from '../../contract/candidates/texts.ts'
import { newAdNeeded, promiseStands } from '../../contract/job-ads/texts.ts'
import type { Job } from '../../contract/jobs/jobs.ts'
import { aCv } from '../../test/cvs.ts'
import { aPerson } from '../../test/people.ts'
import { newFileKey } from '../platform/files/store.ts'
import { count } from '../platform/limits/count.ts'
import { anAd as adContent } from '../job-ads/job-ads.fixtures.ts'
import { anAd, anApplicant, answers, applied, aPublisher, decided, questions } from './candidates.fixtures.ts'
import { tellOfCandidates } from './tasks.ts'
import { serverOfFile } from '../../test/server-of-file.ts'

const server = await serverOfFile({
  boards: [],
  environment: { ROLECALL_FREE_CREDITS: '3', ROLECALL_TRUSTED_PROXIES: '1' },
})

async function mails(email: string): Promise<{ subject: string; body: string }[]> {
  const { rows } = await server.db.query<{ subject: string; body: string }>(
    'select subject, body from sent_messages where recipient = $1 order by created',
    [email],
  )
  return rows
}

const tell = async () => await tellOfCandidates.run({}, server.services, new AbortController().signal)

test('an application goes with CV and answers, costs nothing, has a receipt and a mail, and is on the job from then on', async () => {
  const [mia, aoife] = [await aPublisher(server), await anApplicant(server)]
  const { jobId } = await anAd(server, mia, {
    questions,
    needsEducation: true,
    education: 'Level 3',
    needsExperience: true,
    experience: '3',
    answersBy: '2026-04-10',
  })
  const form = (await server.get(`/api/apply-here/${jobId}`, aoife.headers)).body as ApplyHere
  expect(form).toMatchObject({
    jobTitle: 'Pastry chef',
    employer: 'Quayside Bakery Ltd',
    isOpen: true,
    education: 'Level 3',
    experience: 3,
    cvs: [{ _id: aoife.cvId, kind: 'written' }],
    applicant: { name: 'Aoife Byrne', email: aoife.email, phone: null },
    missing: null,
    before: null,
  })
  expect(form.questions.map(({ kind }) => kind)).toEqual(['text', 'number', 'yes-no', 'choice', 'audio'])

  const screening = { education: 'Level 2', experience: '5', answers }
  const candidacy = await applied(server, { person: aoife, jobId, body: { screening } })
  expect(candidacy).toMatchObject({ state: 'sent', jobTitle: 'Pastry chef', answersBy: '2026-04-10', viewedAt: null })
  const credits = await server.get('/api/users/me/credits', aoife.headers)
  if (credits.status === 200) expect(credits.body).toMatchObject({ available: 3 })

  const receipt = (await server.get(`/api/candidacies/${candidacy._id}/receipt`, aoife.headers))
    .body as CandidacyReceipt
  expect(receipt).toMatchObject({ number: 1, isIntact: true, content: { applicant: { name: 'Aoife Byrne' } } })
  expect(receipt.content.cv?.text).toContain('Aoife Ní Bhriain')
  expect(receipt.content.screening).toMatchObject({
    education: { given: 'Level 2', isOutside: true },
    experience: { given: 5, isOutside: false },
    answers: [{ answer: 'Deck and rack ovens' }, { answer: '1', isOutside: true }, { answer: 'yes' }, {}, {}],
  })
  const [mail] = await mails(aoife.email)
  expect(mail?.subject).toBe('You have applied: Pastry chef')
  expect(mail?.body).toContain(`/candidacies/${candidacy._id}/receipt`)

  const job = (await server.get(`/api/jobsearches/single/${jobId}`, aoife.headers)).body as Job
  expect(job.appliedOn).toMatchObject({ application: candidacy._id, page: `/candidacies/${candidacy._id}/receipt` })
  const others = (await server.get(`/api/jobsearches/single/${jobId}`)).body as Job
  expect(others.appliedOn).toBeNull()
  expect((await server.get('/api/candidacies', aoife.headers)).body).toMatchObject([{ _id: candidacy._id }])
  // Whoever lists all that they sent has it there.
  const me = (await server.get('/api/users/me', aoife.headers)).body
  expect(me).toMatchObject({ applications: [{ job: jobId, source: 'rolecall', status: 'applied' }] })
})

test('eight sends at once are one application, also from several forms', async () => {
  const [mia, aoife] = [await aPublisher(server), await anApplicant(server)]
  const { jobId } = await anAd(server, mia, { jobTitle: 'Night baker' })
  const [first, second] = [randomUUID(), randomUUID()]
  const all = await Promise.all(
    [first, first, first, first, second, second, second, second].map(
      async (_id) => await server.post(`/api/apply-here/${jobId}`, { _id, cvId: aoife.cvId }, aoife.headers),
    ),
  )
  expect(all.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 201))
  const sent = all.map(({ body }) => body as { candidacy: Candidacy; isNew: boolean })
  expect(new Set(sent.map(({ candidacy }) => candidacy._id)).size).toBe(1)
  expect(sent.filter(({ isNew }) => isNew)).toHaveLength(1)
  const { rows } = await server.db.query(
    `select (select count(*)::int from candidacies where user_id = $1) as sent, (select count(*)::int from candidacy_receipts where user_id = $1) as receipts`,
    [aoife.id],
  )
  expect(rows).toEqual([{ sent: 1, receipts: 1 }])
  expect(await mails(aoife.email)).toHaveLength(1)
})

test('what is missing is said by field, and nothing is sent', async () => {
  const [mia, aoife] = [await aPublisher(server), await anApplicant(server)]
  const { jobId } = await anAd(server, mia, {
    jobTitle: 'Cake maker',
    questions,
    needsEducation: true,
    education: 'Level 3',
    needsExperience: true,
    experience: '3',
  })
  const send = async (body: Record<string, unknown>) =>
    await server.post(`/api/apply-here/${jobId}`, { _id: randomUUID(), ...body }, aoife.headers)
  const empty = await send({})
  expect(empty).toMatchObject({ status: 422, body: { message: texts.dataMissing } })
  expect(Object.keys((empty.body as { errors: object }).errors).sort()).toEqual([
    'answer-about',
    'answer-nights',
    'answer-ovens',
    'answer-speciality',
    'answer-years',
    'cv',
    'education',
    'experience',
  ])
  const wrong = await send({
    cvId: randomUUID(),
    letterId: randomUUID(),
    screening: {
      education: 'Doctor',
      experience: 'none',
      answers: [
        { question: 'years', answer: 'many' },
        { question: 'nights', answer: 'maybe' },
        { question: 'speciality', answer: 'Soup' },
        { question: 'ovens', answer: 'x'.repeat(2_001) },
        { question: 'about', answer: 'In writing' },
      ],
    },
  })
  expect((wrong.body as { errors: object }).errors).toEqual({
    cv: { message: texts.cvGone },
    letter: { message: texts.letterGone },
    education: { message: texts.educationMissing },
    experience: { message: texts.experienceOutside },
    'answer-years': { message: texts.numberUnreadable },
    'answer-nights': { message: texts.yesOrNo },
    'answer-speciality': { message: texts.oneOfThese },
    'answer-ovens': { message: texts.answerTooLong(2_000) },
  })
  expect((await server.get('/api/candidacies', aoife.headers)).body).toEqual([])

  // Somebody whom nobody could answer.
  const nobody = await anApplicant(server, { isVerified: false })
  const plain = await anAd(server, mia, { jobTitle: 'Bread seller' })
  const unreachable = await server.post(
    `/api/apply-here/${plain.jobId}`,
    { _id: randomUUID(), cvId: nobody.cvId },
    nobody.headers,
  )
  expect(unreachable).toMatchObject({
    status: 422,
    body: { errors: { '': { message: texts.contactMissing } } },
  })
})

test('an ad that has closed takes no application and says so; one that was sent stays', async () => {
  const [mia, aoife, ben] = [await aPublisher(server), await anApplicant(server), await anApplicant(server)]
  const ad = await anAd(server, mia, { jobTitle: 'Tart maker' })
  const candidacy = await applied(server, { person: aoife, jobId: ad.jobId })
  expect((await server.post(`/api/job-ads/${ad._id}/close`, {}, mia.headers)).status).toBe(200)
  const late = await server.post(`/api/apply-here/${ad.jobId}`, { _id: randomUUID(), cvId: ben.cvId }, ben.headers)
  expect(late).toMatchObject({ status: 410, body: { message: texts.adIsClosed } })
  const path = `/api/jobsearches/apply/${ad.jobId}/${mia.companyId}`
  expect(await server.post(path, {}, ben.headers)).toMatchObject({ status: 410, body: { message: texts.adIsClosed } })
  expect((await server.get(`/api/apply-here/${ad.jobId}`, ben.headers)).body).toMatchObject({ isOpen: false })
  // The answer was lost, and the ad closed meanwhile: it is sent.
  const again = await server.post(
    `/api/apply-here/${ad.jobId}`,
    { _id: candidacy._id, cvId: aoife.cvId },
    aoife.headers,
  )
  expect(again).toMatchObject({ status: 201, body: { isNew: false, candidacy: { _id: candidacy._id } } })
})

test('an ad of a board is not applied to here, and nobody applies without an account', async () => {
  const mia = await aPublisher(server)
  const { jobId } = await anAd(server, mia, { jobTitle: 'Scone maker' })
  const aoife = await anApplicant(server)
  expect(await server.get('/api/apply-here/999999', aoife.headers)).toMatchObject({
    status: 404,
    body: { message: 'This job does not exist' },
  })
  expect((await server.get(`/api/apply-here/${jobId}`)).status).toBe(401)
  expect((await server.post(`/api/apply-here/${jobId}`, { _id: randomUUID() })).status).toBe(401)
  const plan = await server.post('/api/applications/plan', { jobs: [jobId] }, aoife.headers)
  expect(plan.body).toMatchObject({ jobs: [{ problem: 'apply-here', stands: 'needs-you' }] })
  const begun = await server.post('/api/applications', { applications: [{ job: jobId }] }, aoife.headers)
  expect(begun.body).toMatchObject({ started: [{ application: null, problem: 'apply-here' }] })
})

test('withdrawn, the company no longer sees what was sent; one may apply again', async () => {
  const [mia, aoife] = [await aPublisher(server), await anApplicant(server)]
  const ad = await anAd(server, mia, { jobTitle: 'Biscuit baker', questions: [questions[0]!] })
  const body = { screening: { answers: [answers[0]] } }
  const candidacy = await applied(server, { person: aoife, jobId: ad.jobId, body })
  const other = await anApplicant(server)
  expect((await server.post(`/api/candidacies/${candidacy._id}/withdraw`, {}, other.headers)).status).toBe(404)
  const withdrawn = await server.post(`/api/candidacies/${candidacy._id}/withdraw`, {}, aoife.headers)
  expect(withdrawn).toMatchObject({ status: 200, body: { candidacy: { state: 'withdrawn' } } })
  const twice = await server.post(`/api/candidacies/${candidacy._id}/withdraw`, {}, aoife.headers)
  expect(twice).toMatchObject({ status: 200, body: { candidacy: { state: 'withdrawn' } } })

  const at = `/api/job-ads/${ad._id}/candidates/${candidacy._id}`
  expect((await server.get(at, mia.headers)).body).toMatchObject({
    name: 'Aoife Byrne',
    state: 'withdrawn',
    applicant: null,
    screening: null,
    documents: [],
  })
  expect((await server.get(`${at}/documents/cv`, mia.headers)).status).toBe(404)
  expect((await server.get(`/api/candidacies/${candidacy._id}/receipt`, aoife.headers)).body).toMatchObject({
    isIntact: true,
  })
  // A late retry of the same form sends nothing anew; a new form does.
  const retry = await server.post(
    `/api/apply-here/${ad.jobId}`,
    { _id: candidacy._id, cvId: aoife.cvId, ...body },
    aoife.headers,
  )
  expect(retry.body).toMatchObject({ isNew: false, candidacy: { state: 'withdrawn' } })
  const anew = await applied(server, { person: aoife, jobId: ad.jobId, body })
  expect(anew).toMatchObject({ state: 'sent' })
  const receipt = await server.get(`/api/candidacies/${anew._id}/receipt`, aoife.headers)
  expect(receipt.body).toMatchObject({ number: 2, isIntact: true })
})

test('the company sees who applied, opens it once, and may reject it; the candidate is told', async () => {
  const [mia, aoife] = [await aPublisher(server), await anApplicant(server)]
  const ad = await anAd(server, mia, { jobTitle: 'Doughnut maker', questions })
  const candidacy = await applied(server, { person: aoife, jobId: ad.jobId, body: { screening: { answers } } })
  const list = (await server.get(`/api/job-ads/${ad._id}/candidates`, mia.headers)).body as { candidates: Candidate[] }
  expect(list).toMatchObject({
    ad: { jobTitle: 'Doughnut maker', jobLocation: 'Whitby', isBlind: false },
    candidates: [{ name: 'Aoife Byrne', outside: 1, state: 'sent' }],
  })
  expect((await server.get('/api/jobsearches/myposts/me', mia.headers)).body).toMatchObject([{ applied: 1 }])
  expect((await server.get(`/api/companies/posts/${mia.companyId}`, mia.headers)).body).toMatchObject({
    jobAds: [{ candidates: [{ _id: candidacy._id, userId: { name: 'Aoife Byrne' } }] }],
  })

  const at = `/api/job-ads/${ad._id}/candidates/${candidacy._id}`
  const person = (await server.get(at, mia.headers)).body as CandidateDetail
  expect(person).toMatchObject({ applicant: { email: aoife.email }, documents: [{ kind: 'cv' }] })
  expect(person.screening?.answers.filter(({ isOutside }) => isOutside)).toMatchObject([{ uuid: 'years', answer: '1' }])
  expect((await server.post(`${at}/views`, {}, mia.headers)).status).toBe(200)
  const opened = (await server.get(`/api/candidacies/${candidacy._id}`, aoife.headers)).body as Candidacy
  expect(opened).toMatchObject({ state: 'viewed', viewedAt: server.clock.now().toISOString() })

  await decided(server, mia, { adId: ad._id, candidacyIds: [candidacy._id], to: 'rejected' })
  expect((await server.post(`/api/candidacies/${candidacy._id}/withdraw`, {}, aoife.headers)).status).toBe(409)
  expect((await mails(aoife.email)).map(({ subject }) => subject)).toEqual([
    'You have applied: Doughnut maker',
    'Your application: Doughnut maker',
  ])
})

test('another company, a person without one, and a visitor see nothing of who applied', async () => {
  const [mia, aoife] = [await aPublisher(server), await anApplicant(server)]
  const eve = await aPublisher(server, { name: 'Another Ltd' })
  const [ad, ofEve] = [
    await anAd(server, mia, { jobTitle: 'Muffin baker' }),
    await anAd(server, eve, { jobTitle: 'Bagel baker' }),
  ]
  const candidacy = await applied(server, { person: aoife, jobId: ad.jobId })
  // Eve knows the person from an application of her own: that opens no other.
  await applied(server, { person: aoife, jobId: ofEve.jobId })
  const colleague = await aPublisher(server, { id: mia.companyId! })
  const calls = [
    ['GET', `/api/job-ads/${ad._id}/candidates`],
    ['GET', `/api/job-ads/${ad._id}/candidates/${candidacy._id}`],
    ['GET', `/api/job-ads/${ofEve._id}/candidates/${candidacy._id}`],
    ['GET', `/api/job-ads/${ad._id}/candidates/${candidacy._id}/documents/cv`],
    ['POST', `/api/job-ads/${ad._id}/candidates/${candidacy._id}/views`],
  ] as const
  for (const [method, path] of calls) {
    const answer = async (headers: Record<string, string>) =>
      method === 'GET' ? (await server.get(path, headers)).status : (await server.post(path, {}, headers)).status
    expect(await answer(eve.headers), `another company: ${path}`).toBe(404)
    expect(await answer(aoife.headers), `without a company: ${path}`).toBeGreaterThanOrEqual(403)
    expect(await answer({}), `a visitor: ${path}`).toBe(401)
  }
  expect((await server.get(`/api/job-ads/${ad._id}/candidates/${candidacy._id}`, colleague.headers)).status).toBe(200)
  for (const path of ['', '/receipt', '/documents/cv']) {
    for (const person of [eve, mia, await aPerson(server)]) {
      expect((await server.get(`/api/candidacies/${candidacy._id}${path}`, person.headers)).status).toBe(404)
    }
  }
  expect((await server.get(`/api/candidacies/${candidacy._id}`, aoife.headers)).body).toMatchObject({ state: 'sent' })
})

test('the company is told by name and title alone, at once and then once an hour', async () => {
  const mia = await aPublisher(server)
  const ad = await anAd(server, mia, { jobTitle: 'Pretzel baker', questions })
  const body = { screening: { answers } }
  await applied(server, { person: await anApplicant(server, { name: 'Ann First' }), jobId: ad.jobId, body })
  await tell()
  await tell()
  await applied(server, { person: await anApplicant(server, { name: 'Ben Second' }), jobId: ad.jobId, body })
  const cleo = await anApplicant(server, { name: 'Cleo Gone' })
  const gone = await applied(server, { person: cleo, jobId: ad.jobId, body })
  await server.post(`/api/candidacies/${gone._id}/withdraw`, {}, cleo.headers)
  await tell()
  expect((await mails(mia.email)).map(({ subject }) => subject)).toEqual(['Ann First has applied: Pretzel baker'])
  const before = server.clock.now()
  server.clock.set(new Date(before.getTime() + 61 * 60_000))
  await tell()
  server.clock.set(before)
  const [first, second, ...more] = await mails(mia.email)
  expect(second?.subject).toBe('Ben Second has applied: Pretzel baker')
  expect(more).toEqual([])
  for (const { body: text } of [first!, second!]) {
    expect(text).toContain(`/posted-job-details/${ad._id}`)
    // An id may have any digits in it.
    expect(text.replace(ad._id, '')).not.toMatch(/@|rack ovens|York|07\d/u)
  }
})

test('title and place stay once somebody has applied; everything else may change', async () => {
  const [mia, aoife] = [await aPublisher(server), await anApplicant(server)]
  const ad = await anAd(server, mia, { jobTitle: 'Waffle baker' })
  const change = async (given: Parameters<typeof adContent>[0]) =>
    await server.send(
      'PUT',
      `/api/jobsearches/${ad._id}`,
      { content: adContent({ jobTitle: 'Waffle baker', ...given }) },
      mia.headers,
    )
  expect((await change({ jobLocation: 'Scarborough' })).status).toBe(200)
  const candidacy = await applied(server, { person: aoife, jobId: ad.jobId })
  server.clock.set(new Date(server.clock.now().getTime() + 1_000))
  const free = await change({ jobLocation: 'Scarborough', benefits: ['Free bread'] })
  expect(free.status, free.text).toBe(200)
  const moved = await change({ jobTitle: 'Head baker', jobLocation: 'Whitby' })
  expect(moved).toMatchObject({
    status: 422,
    body: { errors: { jobTitle: { message: newAdNeeded }, jobLocation: { message: newAdNeeded } } },
  })
  await server.post(`/api/candidacies/${candidacy._id}/withdraw`, {}, aoife.headers)
  expect((await change({ jobLocation: 'Whitby' })).status).toBe(422)
})

test('a promised day may be brought forward once somebody has applied, but not put off or taken back', async () => {
  const [mia, aoife] = [await aPublisher(server), await anApplicant(server)]
  const day = (days: number) => new Date(server.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10)
  const content = (answersBy: string) => adContent({ jobTitle: 'Scone baker', answersBy })
  const ad = await anAd(server, mia, { jobTitle: 'Scone baker', answersBy: day(5) })
  const change = async (answersBy: string) => {
    server.clock.set(new Date(server.clock.now().getTime() + 1_000))
    return await server.send('PUT', `/api/jobsearches/${ad._id}`, { content: content(answersBy) }, mia.headers)
  }
  expect((await change(day(8))).status).toBe(200)
  await applied(server, { person: aoife, jobId: ad.jobId })
  for (const later of [day(9), '']) {
    expect(await change(later)).toMatchObject({
      status: 422,
      body: { errors: { answersBy: { message: promiseStands } } },
    })
  }
  expect((await change(day(6))).status).toBe(200)
  expect((await server.get('/api/jobsearches/myposts/me', mia.headers)).body).toMatchObject([
    { applied: 1, unopened: 1, unanswered: 1, answersBy: day(6) },
  ])
})

test('what was sent stays as it was when the CV changes', async () => {
  const [mia, aoife] = [await aPublisher(server), await anApplicant(server)]
  const ad = await anAd(server, mia, { jobTitle: 'Pie maker' })
  const candidacy = await applied(server, { person: aoife, jobId: ad.jobId })
  const changed = aCv({ personal_data: { surname: 'Murphy' } })
  expect((await server.post('/api/users/me/savecv', changed, aoife.headers)).status).toBeLessThan(300)
  const at = `/api/job-ads/${ad._id}/candidates/${candidacy._id}`
  const { documents } = (await server.get(at, mia.headers)).body as CandidateDetail
  expect(documents[0]?.text).toContain('Ní Bhriain')
  expect(documents[0]?.text).not.toContain('Murphy')
})

test('with the account all of the person goes; the company keeps that somebody applied', async () => {
  const [mia, aoife] = [await aPublisher(server), await anApplicant(server, { name: 'Zora Quine' })]
  const ad = await anAd(server, mia, { jobTitle: 'Flan maker', questions })
  await applied(server, { person: aoife, jobId: ad.jobId, body: { screening: { answers } } })
  const gone = await server.post('/api/users/me/checkpwdelete', { oldPass: aoife.password }, aoife.headers)
  expect(gone.status, gone.text).toBe(200)
  const list = (await server.get(`/api/job-ads/${ad._id}/candidates`, mia.headers)).body as { candidates: Candidate[] }
  expect(list.candidates).toMatchObject([{ name: null, state: 'withdrawn', outside: 0 }])
  const { rows } = await server.db.query<{ text: string }>(
    'select candidacies::text as text from candidacies where ad_id = $1',
    [ad._id],
  )
  expect(rows[0]?.text).not.toMatch(/Zora|rack ovens/u)
  await tell()
  expect((await mails(mia.email)).filter(({ body }) => body.includes('Zora'))).toEqual([])
})

test("the specification's call applies with the main CV, once, and for the company that posted the ad alone", async () => {
  const [mia, aoife] = [await aPublisher(server), await anApplicant(server)]
  const ad = await anAd(server, mia, {
    jobTitle: 'Bun baker',
    questions: [questions[0]!],
    needsExperience: true,
    experience: '2',
  })
  const body = { experience: 3, assessmentAnswers: [answers[0]] }
  const elsewhere = await server.post(`/api/jobsearches/apply/${ad.jobId}/${randomUUID()}`, body, aoife.headers)
  expect(elsewhere.status).toBe(404)
  const path = `/api/jobsearches/apply/${ad.jobId}/${mia.companyId}`
  const missing = await server.post(path, {}, aoife.headers)
  expect(missing).toMatchObject({ status: 422, body: { message: texts.dataMissing } })
  for (const _ of [1, 2]) {
    expect(await server.post(path, body, aoife.headers)).toMatchObject({
      status: 200,
      body: { code: 3, message: texts.applicationAccepted, details: texts.applicationAcceptedDetails },
    })
  }
  expect((await server.get('/api/candidacies', aoife.headers)).body).toHaveLength(1)
})

test('where the company goes, its candidates see that the application is closed, and keep what they sent', async () => {
  const mia = await aPublisher(server, { name: 'Closing Ltd' })
  const aoife = await anApplicant(server)
  const ad = await anAd(server, mia, { jobTitle: 'Last baker' })
  const candidacy = await applied(server, { person: aoife, jobId: ad.jobId })
  await server.db.query('delete from companies where id = $1', [mia.companyId])
  const left = (await server.get(`/api/candidacies/${candidacy._id}`, aoife.headers)).body as Candidacy
  expect(left).toMatchObject({ state: 'closed', documents: [{ kind: 'cv' }] })
  expect((await server.get(`/api/apply-here/${ad.jobId}`, aoife.headers)).status).toBe(404)
})

test("an id is one application's: neither another person nor another ad gets it", async () => {
  const [mia, aoife, ben] = [await aPublisher(server), await anApplicant(server), await anApplicant(server)]
  const [ad, other] = [
    await anAd(server, mia, { jobTitle: 'Roll baker' }),
    await anAd(server, mia, { jobTitle: 'Loaf baker' }),
  ]
  const { _id } = await applied(server, { person: aoife, jobId: ad.jobId })
  const ofBen = await server.post(`/api/apply-here/${ad.jobId}`, { _id, cvId: ben.cvId }, ben.headers)
  expect(ofBen.status).toBe(404)
  const toOther = await server.post(`/api/apply-here/${other.jobId}`, { _id, cvId: aoife.cvId }, aoife.headers)
  expect(toOther).toMatchObject({ status: 409, body: { message: texts.idUsed } })
  expect((await server.get('/api/candidacies', ben.headers)).body).toEqual([])
  // Nor does somebody else's CV go with it.
  const theirs = await server.post(
    `/api/apply-here/${other.jobId}`,
    { _id: randomUUID(), cvId: aoife.cvId },
    ben.headers,
  )
  expect(theirs).toMatchObject({ status: 422, body: { errors: { cv: { message: texts.cvGone } } } })
})

test('while people apply, the title changes for all of them or for none', async () => {
  const mia = await aPublisher(server)
  for (let round = 0; round < 4; round++) {
    const title = `Twist baker ${'I'.repeat(round + 1)}`
    const ad = await anAd(server, mia, { jobTitle: title })
    const people = await Promise.all([1, 2, 3].map(async () => await anApplicant(server)))
    const content = adContent({ jobTitle: `${title} changed` })
    server.clock.set(new Date(server.clock.now().getTime() + 1_000))
    await Promise.all([
      ...people.map(
        async ({ cvId, headers }) =>
          await server.post(`/api/apply-here/${ad.jobId}`, { _id: randomUUID(), cvId }, headers),
      ),
      server.send('PUT', `/api/jobsearches/${ad._id}`, { content }, mia.headers),
    ])
    const { rows } = await server.db.query<{ then: string; now: string }>(
      `select c.ad ->> 'jobTitle' as "then", a.content ->> 'jobTitle' as now from candidacies c join job_ads a on a.id = c.ad_id
        where c.ad_id = $1`,
      [ad._id],
    )
    expect(rows.filter((row) => row.then !== row.now)).toEqual([])
  }
})

test('nobody buries employers: so many applications a day, and the next day the next', async () => {
  const [mia, aoife] = [await aPublisher(server), await anApplicant(server)]
  const ad = await anAd(server, mia, { jobTitle: 'Crumpet baker' })
  for (let sent = 0; sent < candidacyLimits.aDay; sent++)
    await count(server.services, [{ limit: 'apply-here', subject: aoife.id }], server.clock.now())
  const send = async () =>
    await server.post(`/api/apply-here/${ad.jobId}`, { _id: randomUUID(), cvId: aoife.cvId }, aoife.headers)
  expect(await send()).toMatchObject({ status: 429, body: { message: texts.tooManyToday(100) } })
  server.clock.set(new Date(server.clock.now().getTime() + 25 * 3_600_000))
  expect((await send()).status).toBe(201)
})

test('a company that we have blocked gets no applications, and sees none', async () => {
  const mia = await aPublisher(server, { name: 'Fishy Ltd' })
  const [aoife, ben] = [await anApplicant(server), await anApplicant(server)]
  const ad = await anAd(server, mia, { jobTitle: 'Fish cake baker' })
  const candidacy = await applied(server, { person: aoife, jobId: ad.jobId })
  await server.db.query(`update companies set publishing = 'blocked' where id = $1`, [mia.companyId])
  const late = await server.post(`/api/apply-here/${ad.jobId}`, { _id: randomUUID(), cvId: ben.cvId }, ben.headers)
  expect(late.status).toBe(410)
  for (const path of ['', `/${candidacy._id}`, `/${candidacy._id}/documents/cv`]) {
    const answer = await server.get(`/api/job-ads/${ad._id}/candidates${path}`, mia.headers)
    expect(answer).toMatchObject({ status: 403, body: { message: texts.companyBlocked } })
  }
  await tell()
  expect(await mails(mia.email)).toEqual([])
  expect((await server.get(`/api/candidacies/${candidacy._id}`, aoife.headers)).status).toBe(200)
})

test('a CV that was uploaded arrives as it is, and a letter with it; who wants no mail gets none', async () => {
  const [mia, aoife] = [await aPublisher(server), await anApplicant(server)]
  const ad = await anAd(server, mia, { jobTitle: 'Sponge baker' })
  const bytes = Buffer.from('%PDF-1.7 a CV of one page')
  const { key } = await server.services.files.put(bytes, {
    key: newFileKey(),
    type: 'application/pdf',
    maxBytes: 1_000,
  })
  const { rows } = await server.db.query<{ id: string }>(
    `insert into cv_files (user_id, original_name, kind, mimetype, size, sha256, stored_as, uploaded_at, scan, state, text, embedded)
     values ($1, 'Ann’s CV.pdf', 'pdf', 'application/pdf', 20, $2, $3, $4, 'clean', 'ready', 'Twelve years at the oven', '') returning id`,
    [aoife.id, Buffer.alloc(32), key, server.clock.now()],
  )
  const made = await server.post('/api/cover-letters', { name: 'To bakeries' }, aoife.headers)
  const { _id: letterId } = made.body as { _id: string }
  await server.db.query(`update cover_letters set body = '<p>Dear bakers, I bake.</p>' where id = $1`, [letterId])
  await server.db.query(
    `update users set notifications = '{"applications": {"mail": false, "text": false}}' where id = $1`,
    [aoife.id],
  )
  const body = { cvId: undefined, cvFileId: rows[0]?.id, letterId }
  const candidacy = await applied(server, { person: aoife, jobId: ad.jobId, body })
  const at = `/api/job-ads/${ad._id}/candidates/${candidacy._id}`
  const { documents, hasLetter } = (await server.get(at, mia.headers)).body as CandidateDetail
  expect(hasLetter).toBe(true)
  expect(documents).toMatchObject([
    { kind: 'cv', name: 'Ann’s CV.pdf', text: 'Twelve years at the oven' },
    { kind: 'letter', text: expect.stringContaining('Dear bakers, I bake.') as string },
  ])
  // What becomes of the file later is nothing to the company.
  await server.db.query('delete from cv_files where id = $1', [rows[0]?.id])
  const file = await server.get(`${at}/documents/cv`, mia.headers)
  expect(file).toMatchObject({ status: 200, text: bytes.toString() })
  expect(file.headers.get('content-type')).toContain('application/pdf')
  const receipt = (await server.get(`/api/candidacies/${candidacy._id}/receipt`, aoife.headers))
    .body as CandidacyReceipt
  expect(receipt.content.cv).toMatchObject({
    isFile: true,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  })
  expect(receipt.content.letter).toMatchObject({ isFile: false })
  expect(await mails(aoife.email)).toEqual([])
})

test('a CV and a letter that were written here are two files, each as it was printed first', async () => {
  const [mia, aoife] = [await aPublisher(server), await anApplicant(server)]
  const ad = await anAd(server, mia, { jobTitle: 'Waffle baker' })
  const made = await server.post('/api/cover-letters', { name: 'To bakeries' }, aoife.headers)
  const { _id: letterId } = made.body as { _id: string }
  await server.db.query(`update cover_letters set body = '<p>Dear bakers, I bake.</p>' where id = $1`, [letterId])
  const candidacy = await applied(server, { person: aoife, jobId: ad.jobId, body: { letterId } })
  const at = `/api/job-ads/${ad._id}/candidates/${candidacy._id}`
  const { documents } = (await server.get(at, mia.headers)).body as CandidateDetail
  expect(documents.map(({ kind }) => kind)).toEqual(['cv', 'letter'])
  const file = async (kind: string) => {
    const { status, text } = await server.get(`${at}/documents/${kind}`, mia.headers)
    expect(status).toBe(200)
    return createHash('sha256').update(text).digest('hex')
  }
  const [cv, letter] = [await file('cv'), await file('letter')]
  expect(letter).not.toBe(cv)
  expect([await file('cv'), await file('letter')]).toEqual([cv, letter])
})
