import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Appointment, Changed } from '../../contract/interviews/interviews.ts'
import { changedSince } from '../../contract/platform/revision.ts'
import { plainBrowser } from '../../test/plain-browser.ts'
import { serverOfFile } from '../../test/server-of-file.ts'
import { testNow } from '../../test/server.ts'
import { anAd, anApplicant, applied, aPublisher, decided } from '../candidates/candidates.fixtures.ts'
import { aCalendar, byIcalJs, byNodeIcal } from './calendar-programs.fixtures.ts'
import { anApplication, invited, latestKey, sent } from './interviews.fixtures.ts'

const server = await serverOfFile({ boards: [], pages: true, environment: { ROLECALL_TRUSTED_PROXIES: '1' } })
server.clock.set(testNow)

type Found = { interview: Appointment; revision: string; history: { kind: string }[] }
const found = async (id: string, headers: Record<string, string>) =>
  (await server.get(`/api/interviews/${id}`, headers)).body as Found
const confirm = async (key: string, time: string) =>
  await server.post('/api/calendars/confirm', { confirmationKey: key, time })
const decline = async (email: string) =>
  await server.post(`/api/calendars/links/${await latestKey(server, email)}/decline`, { note: 'I am away' })

/** What a receiver's calendar holds after all emails, by two parsers. */
async function calendarsOf(email: string) {
  const mails = (await sent(server)).filter(({ recipient }) => recipient === email)
  return [byIcalJs, byNodeIcal].map((read) => {
    const calendar = aCalendar()
    for (const mail of mails) if (mail.calendar !== null) calendar.take(read(mail.calendar.text))
    return calendar
  })
}
const lastTo = async (email: string) => (await sent(server)).findLast(({ recipient }) => recipient === email)

const said = {
  event: 'Job interview',
  slots: ['2026-03-09T16:00'],
  minutes: 45,
  how: 'place',
  where: '3 Quay Street, Whitby',
  message: '',
  isSure: true,
}

test('an interview is changed whole: one entry for life, and whoever no longer takes part has it taken out', async () => {
  const { company, candidate, candidacy } = await anApplication(server)
  const [first, second] = [
    await aPublisher(server, { id: company.companyId! }),
    await aPublisher(server, { id: company.companyId! }),
  ]
  const { _id } = await invited(server, { company, candidacy, interviewers: [company.id, first.id] })
  await confirm(await latestKey(server, candidate.email), '2026-03-09T16:00')
  const change = async (given: object) =>
    await server.send('PUT', `/api/interviews/${_id}`, { ...said, ...given }, company.headers)

  // Other people and another message: the candidate's yes stands, and so does the link that they have.
  const key = await latestKey(server, candidate.email)
  const people = { interviewers: [company.id, second.id], message: 'Bring your knives', note: 'Bran is away' }
  expect((await change(people)).body).toMatchObject({ interview: { state: 'confirmed', message: 'Bring your knives' } })
  const told = await lastTo(candidate.email)
  for (const words of ['who takes part and message', 'Bran is away', 'Bring your knives', 'need not confirm again'])
    expect(told?.body).toContain(words)
  expect((await server.get(`/api/calendars/links/${key}`)).body).toMatchObject({ link: 'good' })
  for (const calendar of await calendarsOf(first.email)) {
    expect(calendar.live()).toEqual([])
    expect(calendar.all()).toMatchObject([{ sequence: 2 }])
  }
  for (const { email } of [candidate, company, second]) {
    for (const calendar of await calendarsOf(email)) {
      expect(calendar.live()).toMatchObject([{ uid: `interview-${_id}@127.0.0.1`, sequence: 2 }])
      expect(calendar.live()[0]!.description).toContain('Bring your knives')
      expect(calendar.live()[0]!.attendees.map((one) => one.email)).toEqual([decodeURIComponent(email)])
    }
  }

  // Sent twice it is sent once, and nobody is told again.
  const before = (await sent(server)).length
  expect((await change({ ...people, note: '' })).status).toBe(200)
  expect((await sent(server)).length).toBe(before)

  // Another place and length need another yes; links of before answer no more.
  const moved = { ...people, where: '1 Mill Lane, York', minutes: 90 }
  expect((await change(moved)).body).toMatchObject({
    interview: { state: 'invited', isAgreed: false, where: '1 Mill Lane, York', minutes: 90 },
  })
  expect((await server.get(`/api/calendars/links/${key}`)).body).toMatchObject({ link: 'superseded' })
  await confirm(await latestKey(server, candidate.email), '2026-03-09T16:00')
  // By video instead: a link that is corrected later asks for nothing.
  const video = { ...moved, how: 'video', where: 'https://meet.example/a' }
  expect((await change(video)).body).toMatchObject({ interview: { state: 'invited' } })
  await confirm(await latestKey(server, candidate.email), '2026-03-09T16:00')
  const corrected = { ...video, where: 'https://meet.example/b' }
  expect((await change(corrected)).body).toMatchObject({ interview: { state: 'confirmed' } })
  for (const calendar of await calendarsOf(candidate.email)) {
    expect(calendar.live()).toMatchObject([
      { location: 'https://meet.example/b', sequence: 7, start: '2026-03-09T16:00:00Z', end: '2026-03-09T17:30:00Z' },
    ])
  }

  // Several times: no calendar holds any of them until one is chosen.
  const slots = ['2026-03-12T10:00', '2026-03-11T10:00']
  expect((await change({ ...corrected, slots })).body).toMatchObject({
    interview: { state: 'invited', slots: ['2026-03-11T10:00:00.000Z', '2026-03-12T10:00:00.000Z'] },
  })
  const newKey = await latestKey(server, candidate.email)
  expect((await server.get(`/api/calendars/links/${newKey}/file`)).status).toBe(404)
  for (const { email } of [candidate, company, second])
    for (const calendar of await calendarsOf(email)) expect(calendar.live()).toEqual([])
  await confirm(newKey, '2026-03-12T10:00')
  for (const { email } of [candidate, company, second]) {
    for (const calendar of await calendarsOf(email)) {
      expect(calendar.all()).toHaveLength(1)
      expect(calendar.live()).toMatchObject([{ start: '2026-03-12T10:00:00Z', sequence: 9 }])
    }
  }
})

test('whoever cannot attend is offered other times by the same interview, and their entry comes back', async () => {
  const { company, candidate, candidacy } = await anApplication(server)
  const { _id } = await invited(server, { company, candidacy })
  await confirm(await latestKey(server, candidate.email), '2026-03-09T16:00')
  expect((await decline(candidate.email)).status).toBe(200)
  expect((await lastTo(company.email))?.body).toContain('offer other times')

  const browser = plainBrowser(server, company.headers)
  await browser.open(`/manage-interviews/${_id}`)
  await browser.follow('Offer other times')
  expect(browser.heading).toBe('Offer Aoife Byrne other times')
  browser.page.fill('Time 1', '2026-03-10T06:00')
  await browser.press('Offer these times')
  expect(browser.page.text).toContain('this is not between 7:00 and 20:00')
  expect((await found(_id, company.headers)).interview.state).toBe('declined')
  browser.page.fill('Time 1', '2026-03-10T10:00')
  browser.page.fill(/^Time 2/u, '2026-03-11T10:00')
  browser.page.fill(/^Why it changes/u, 'See you then')
  await browser.press('Offer these times')
  expect(browser.address).toBe(`/manage-interviews/${_id}?changed`)
  expect(browser.page.text).toContain('Your job interview appointment has been updated')
  const { interview, history } = await found(_id, company.headers)
  expect(interview).toMatchObject({ state: 'invited', suggested: null, endedNote: '' })
  expect(history.map(({ kind }) => kind).at(-1)).toBe('interview-invited')
  const told = await lastTo(candidate.email)
  expect(told).toMatchObject({ template: 'interview-offered', calendar: null })
  for (const words of ['could not attend', '10 March 2026', '11 March 2026', 'See you then'])
    expect(told?.body).toContain(words)
  await confirm(await latestKey(server, candidate.email), '2026-03-11T10:00')
  for (const { email } of [candidate, company]) {
    for (const calendar of await calendarsOf(email)) {
      expect(calendar.all()).toHaveLength(1)
      expect(calendar.live()).toMatchObject([
        { uid: `interview-${_id}@127.0.0.1`, start: '2026-03-11T10:00:00Z', sequence: 3 },
      ])
    }
  }
})

test('of two who change an interview the later is told, and so is whoever did not see the candidate’s answer', async () => {
  const { company, candidate, candidacy } = await anApplication(server)
  const { _id } = await invited(server, { company, candidacy })
  const { revision: baseRevision } = await found(_id, company.headers)
  const change = async (given: object) =>
    await server.send(
      'PUT',
      `/api/interviews/${_id}`,
      { ...said, interviewers: [company.id], baseRevision, ...given },
      company.headers,
    )
  await confirm(await latestKey(server, candidate.email), '2026-03-09T16:00')
  const late = { message: 'Bring your knives' }
  expect(await change(late)).toMatchObject({ status: 409, body: { message: changedSince } })
  const { revision } = await found(_id, company.headers)
  expect((await change({ ...late, baseRevision: revision })).status).toBe(200)
  // The same once more is there already, whatever it started from.
  expect((await change(late)).status).toBe(200)

  const browser = plainBrowser(server, company.headers)
  await browser.open(`/manage-interviews/${_id}/change`)
  await change({ message: 'Bring nothing', baseRevision: (await found(_id, company.headers)).revision })
  browser.page.fill(/^Message/u, 'Bring a friend')
  await browser.press('Save and tell the candidate')
  expect(browser.status).toBe(409)
  expect(browser.page.text).toContain('Bring nothing')
  await browser.press('Save and tell the candidate')
  expect((await found(_id, company.headers)).interview.message).toBe('Bring a friend')
})

test('what is wrong is refused at its field; another company, a stranger and a closed application change nothing', async () => {
  const { company, candidate, candidacy, ad } = await anApplication(server)
  const stranger = await aPublisher(server, { name: 'Other Ltd' })
  const { _id } = await invited(server, { company, candidacy })
  const change = async (given: object, headers: Record<string, string> = company.headers) =>
    await server.send('PUT', `/api/interviews/${_id}`, { ...said, interviewers: [company.id], ...given }, headers)
  const other = { message: 'Changed' }
  expect((await change(other, stranger.headers)).status).toBe(404)
  expect((await change(other, candidate.headers)).status).toBe(403)
  expect((await change(other, {})).status).toBe(401)
  const theirs = plainBrowser(server, stranger.headers)
  await theirs.open(`/manage-interviews/${_id}/change`)
  expect(theirs.status).toBe(404)
  for (const [given, field] of [
    [{ interviewers: [stranger.id] }, 'interviewers'],
    [{ interviewers: [] }, 'interviewers'],
    [{ slots: ['2026-03-01T10:00'] }, 'slot1'],
    [{ how: 'video', where: 'http://meet.example' }, 'where'],
  ] as const) {
    const answer = await change(given)
    expect([field, answer.status]).toEqual([field, 422])
    expect(Object.keys((answer.body as { errors: object }).errors)).toEqual([field])
  }
  expect((await found(_id, company.headers)).interview).toMatchObject({ state: 'invited', message: '' })

  await decline(candidate.email)
  await decided(server, company, { adId: ad._id, candidacyIds: [candidacy], to: 'rejected' })
  expect((await change({ slots: ['2026-03-10T10:00'] })).status).toBe(409)
  expect((await found(_id, company.headers)).interview.state).toBe('declined')

  const off = await anApplication(server)
  const gone = await invited(server, { company: off.company, candidacy: off.candidacy })
  await server.post(`/api/interviews/${gone._id}/cancel`, {}, off.company.headers)
  const body = { ...said, interviewers: [off.company.id], slots: ['2026-03-10T10:00'] }
  expect((await server.send('PUT', `/api/interviews/${gone._id}`, body, off.company.headers)).status).toBe(409)
})

test('unusual hours, a second open invitation and a time at which the candidate is taken are asked about first', async () => {
  const { company, candidate, candidacy, ad } = await anApplication(server)
  const colleague = await aPublisher(server, { id: company.companyId! })
  const ask = async (slots: string[], given: object = {}) => {
    const body = { _id: randomUUID(), candidacy, minutes: 45, how: 'phone', where: '0113 496 0000', slots, ...given }
    return (await server.post('/api/interviews', body, company.headers)).body as Changed
  }
  const hours = 'this is not between 7:00 and 20:00'
  for (const [time, isAsked] of [
    ['06:45', true],
    ['07:00', false],
    ['19:15', false],
    ['19:30', true],
    ['23:45', true],
  ] as const) {
    // Neither is sent: the day is a Saturday.
    const { doubts } = await ask([`2026-03-07T${time}`])
    expect([time, doubts.some((doubt) => doubt.includes(hours))]).toEqual([time, isAsked])
  }
  const { interview } = await ask(['2026-03-09T10:00', '2026-03-10T10:00'])
  const other = { interviewers: [colleague.id] }
  expect((await ask(['2026-03-16T10:00'], other)).doubts).toEqual([
    'This candidate has not answered another invitation yet: Job interview, Monday 9 March 2026, 10:00 (UK time).',
  ])
  // The same person by another application to the company, as their account tells.
  const words = `<p>${'Usher wanted for the theatre, evenings and weekends. '.repeat(8)}</p>`
  const second = await anAd(server, company, { jobTitle: 'Usher', jobDescription: words })
  const again = await applied(server, { person: candidate, jobId: second.jobId })
  expect((await ask(['2026-03-16T10:00'], { ...other, candidacy: again._id })).doubts).toHaveLength(1)
  // Somebody else is not asked about.
  const somebody = await applied(server, { person: await anApplicant(server), jobId: ad.jobId })
  expect((await ask(['2026-03-16T10:00'], { ...other, candidacy: somebody._id })).interview).not.toBeNull()
  // Once it is answered, another may follow, unless it is at that time.
  await server.db.query(
    `update interviews set state = 'confirmed', is_agreed = true, slots = array[starts_at] where id = $1`,
    [interview!._id],
  )
  expect((await ask(['2026-03-09T10:30'], other)).doubts).toEqual([
    'Monday 9 March 2026, 10:30 (UK time): this candidate has another interview with you then.',
  ])
  expect((await ask(['2026-03-17T10:00'], other)).interview).not.toBeNull()
})
