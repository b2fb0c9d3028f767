import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Appointment, Changed, Kit, ReadReply } from '../../contract/interviews/interviews.ts'
import { failedToLoad, movedSince } from '../../contract/interviews/texts.ts'
import { changedSince } from '../../contract/platform/revision.ts'
import { testNow } from '../../test/server.ts'
import { runTasks } from '../../test/run-tasks.ts'
import { aPublisher, decided } from '../candidates/candidates.fixtures.ts'
import { tasks } from '../tasks.ts'
import { aCalendar, byIcalJs, byNodeIcal } from './calendar-programs.fixtures.ts'
import { anApplication, invited, latestKey, sent, type Mail } from './interviews.fixtures.ts'
import { serverOfFile } from '../../test/server-of-file.ts'

const server = await serverOfFile({ boards: [], environment: { ROLECALL_TRUSTED_PROXIES: '1' } })

/** Runs a scheduled task at a moment, as the worker would. */
async function at(moment: string, name: string): Promise<void> {
  server.clock.set(new Date(moment))
  const task = tasks.find((one) => one.name === name)!
  await task.run({}, server.services, new AbortController().signal)
}

const found = async (id: string, headers: Record<string, string>) =>
  (await server.get(`/api/interviews/${id}`, headers)).body as {
    interview: Appointment
    history: { kind: string; by: string }[]
  }
const stateOf = async (candidacy: string) =>
  (await server.db.query<{ state: string }>('select state from candidacies where id = $1', [candidacy])).rows[0]?.state
const confirm = async (key: string, time: string, note = '') =>
  await server.post('/api/calendars/confirm', { confirmationKey: key, time, note })

let checked = 0
/** What a receiver's calendar holds after all mails, by two parsers. */
function entriesOf(mails: readonly Mail[], email: string) {
  return [byIcalJs, byNodeIcal].map((read) => {
    const calendar = aCalendar()
    for (const mail of mails)
      if (mail.recipient === email && mail.calendar !== null) calendar.take(read(mail.calendar.text))
    checked++
    return calendar
  })
}

test('three slots are offered, one is chosen, it is moved and cancelled: one entry for life in both calendars', async () => {
  server.clock.set(testNow)
  const { company, candidate, candidacy, ad } = await anApplication(server)
  const slots = ['2026-03-09T16:00', '2026-03-10T10:00', '2026-03-28T09:00']
  const interview = await invited(server, { company, candidacy, slots })
  expect(interview).toMatchObject({ state: 'invited', slots: expect.arrayContaining(['2026-03-10T10:00:00.000Z']) })
  expect(interview.participants.map(({ side, status }) => [side, status])).toEqual([
    ['candidate', 'unconfirmed'],
    ['company', 'confirmed'],
  ])
  expect(await stateOf(candidacy)).toBe('interview')
  const mine = async () =>
    (await sent(server)).filter(({ recipient }) => [candidate.email, company.email].includes(recipient))
  expect((await mine()).map(({ calendar }) => calendar)).toEqual([null, null])

  // Looking changes nothing; the key is kept as a hash alone; the candidate gets no member's address.
  const key = await latestKey(server, candidate.email)
  const [seen] = (await server.get(`/api/calendars/confirm/${key}`)).body as [Appointment]
  expect(seen.participants.map(({ user }) => user.email)).toEqual([candidate.email, null])
  const { rows } = await server.db.query<{ kept: string }>('select interview_keys::text as kept from interview_keys')
  expect(JSON.stringify(rows)).not.toContain(key)

  // Two presses at once are one answer.
  const chosen = await Promise.all([confirm(key, '2026-03-10T10:00:00Z'), confirm(key, '2026-03-10T10:00:00Z')])
  expect(chosen.map(({ status }) => status)).toEqual([200, 200])
  expect(chosen[0]!.body).toMatchObject({ code: 3, message: 'You have successfully confirmed your appointment.' })
  expect((await mine()).filter(({ template }) => template === 'interview-confirmed')).toHaveLength(1)
  expect((await found(interview._id, company.headers)).interview).toMatchObject({ state: 'confirmed', isAgreed: true })

  const moved = await server.post(
    `/api/interviews/${interview._id}/move`,
    { time: '2026-03-30T09:00', note: 'The room is taken' },
    company.headers,
  )
  // The Monday after the clocks went forward: eight in UTC.
  expect((moved.body as Changed).interview).toMatchObject({ state: 'invited', time: '2026-03-30T08:00:00.000Z' })
  const link = (await server.get(`/api/calendars/links/${key}`)).body
  expect(link).toEqual({ link: 'superseded', interview: null })
  const news = (await mine()).findLast(
    ({ template, recipient }) => template.startsWith('interview-moved') && recipient === candidate.email,
  )
  expect(news?.body).toContain('what you answer in your calendar program does not reach us')
  expect(news?.calendar?.text).toContain('RSVP=FALSE')
  const newKey = await latestKey(server, candidate.email)
  expect((await confirm(newKey, '2026-03-30T09:00')).status).toBe(200)
  for (const email of [candidate.email, company.email]) {
    for (const calendar of entriesOf(await mine(), email)) {
      expect(calendar.all()).toHaveLength(1)
      expect(calendar.live()).toMatchObject([{ start: '2026-03-30T08:00:00Z', sequence: 2 }])
      expect(calendar.live()[0]!.attendees).toHaveLength(1)
    }
  }
  const file = await server.get(`/api/calendars/links/${newKey}/file`)
  expect(byIcalJs(file.text)).toMatchObject({
    uid: interview._id.replace(/^/u, 'interview-') + '@127.0.0.1',
    sequence: 2,
  })

  const removed = await server.send('DELETE', `/api/calendars/${interview._id}`, undefined, company.headers)
  expect(removed.body).toMatchObject({ message: 'The job interview appointment has been deleted' })
  for (const email of [candidate.email, company.email]) {
    for (const calendar of entriesOf(await mine(), email)) {
      expect(calendar.live()).toEqual([])
      expect(calendar.all()).toMatchObject([{ sequence: 3 }])
    }
  }
  expect(await stateOf(candidacy)).toBe('viewed')
  expect((await confirm(newKey, '2026-03-30T09:00')).status).toBe(409)
  const { history } = await found(interview._id, company.headers)
  expect(history.map(({ kind }) => kind)).toEqual([
    'interview-invited',
    'interview-confirmed',
    'interview-moved',
    'interview-confirmed',
    'interview-cancelled',
  ])
  expect(ad._id).toBe(interview.job.id)
  expect(checked).toBe(8)
})

test('another time is suggested: the old one is held until the company accepts', async () => {
  server.clock.set(testNow)
  const { company, candidate, candidacy } = await anApplication(server, {
    jobLocation: 'Galway',
    payMin: '45000',
    payMax: '50000',
  })
  const interview = await invited(server, { company, candidacy, slots: ['2026-06-08T10:00'] })
  expect(interview).toMatchObject({ zone: 'Europe/Dublin', time: '2026-06-08T09:00:00.000Z' })
  const key = await latestKey(server, candidate.email)
  expect((await confirm(key, '2026-06-09T15:10')).status).toBe(422)
  expect((await confirm(key, '2026-03-01T15:00')).status).toBe(422)
  const answer = await confirm(key, '2026-06-09T15:00', 'I work on Mondays')
  expect(answer.body).toMatchObject({
    message: 'We have told Quayside Bakery Ltd. Nothing is booked until they accept.',
  })
  const suggested = (await found(interview._id, company.headers)).interview
  expect(suggested).toMatchObject({
    state: 'suggested',
    time: '2026-06-08T09:00:00.000Z',
    suggested: '2026-06-09T14:00:00.000Z',
    suggestionNote: 'I work on Mondays',
  })
  expect(suggested.participants.map(({ status }) => status)).toEqual(['confirmed', 'unconfirmed'])

  const path = `/api/interviews/${interview._id}/suggestion`
  const another = { accept: true, time: '2026-06-10T14:00:00Z' }
  expect((await server.post(path, another, company.headers)).status).toBe(409)
  expect((await server.post(path, { accept: false, time: '2026-06-09T14:00:00Z' }, company.headers)).status).toBe(200)
  expect((await found(interview._id, company.headers)).interview).toMatchObject({ state: 'invited' })
  await confirm(key, '2026-06-09T15:00')
  expect((await server.post(path, { accept: true, time: '2026-06-09T14:00:00Z' }, company.headers)).status).toBe(200)
  const { interview: agreed } = await found(interview._id, company.headers)
  expect(agreed).toMatchObject({ state: 'confirmed', time: '2026-06-09T14:00:00.000Z' })
  expect(agreed.participants.map(({ status }) => status)).toEqual(['confirmed', 'confirmed'])
  for (const calendar of entriesOf(await sent(server), candidate.email)) {
    expect(calendar.live()).toMatchObject([{ start: '2026-06-09T14:00:00Z', sequence: 1 }])
  }
  expect((await server.post(`/api/calendars/links/${key}/decline`, { note: 'I have a job' })).status).toBe(200)
  expect((await found(interview._id, company.headers)).interview).toMatchObject({
    state: 'declined',
    endedNote: 'I have a job',
  })
})

test('times that do not exist, clash or are days off are refused or asked about', async () => {
  server.clock.set(testNow)
  const { company, candidacy, ad } = await anApplication(server)
  const plan = (await server.get(`/api/job-ads/${ad._id}/candidates/${candidacy}/interviews`, company.headers)).body
  expect(plan).toMatchObject({
    today: '2026-03-04',
    defaultTime: '2026-03-05T16:00',
    zone: 'Europe/London',
    canInvite: true,
  })
  const body = { candidacy, minutes: 45, how: 'video', where: 'https://meet.example/x', _id: randomUUID() }
  const ask = async (given: object) => await server.post('/api/interviews', { ...body, ...given }, company.headers)
  const wrong = await ask({ slots: ['2026-03-29T01:30', '2026-03-09T16:05'], where: 'http://meet.example' })
  expect((wrong.body as { errors: object }).errors).toMatchObject({
    slot1: { message: expect.stringContaining('does not exist') },
    slot2: { message: expect.stringContaining('quarter of an hour') },
    where: { message: expect.stringContaining('https://') },
  })
  const off = (await ask({ slots: ['2026-05-04T10:00', '2026-03-07T10:00'] })).body as Changed
  expect(off).toMatchObject({ interview: null })
  expect(off.doubts).toEqual([
    'Saturday 7 March 2026 is on a weekend.',
    'Monday 4 May 2026 is a bank holiday in England.',
  ])
  await invited(server, { company, candidacy, slots: ['2026-03-09T16:00'] })
  const clash = (await ask({ slots: ['2026-03-09T16:30'] })).body as Changed
  expect(clash.doubts).toEqual([
    expect.stringContaining('has not answered another invitation yet'),
    expect.stringContaining('has an interview with Aoife Byrne then'),
    expect.stringContaining('has another interview with you then'),
  ])
  expect((await ask({ slots: ['2026-03-09T16:30'], isSure: true })).body).toMatchObject({
    interview: { state: 'invited' },
  })
  // Sent twice, it is sent once.
  const before = (await sent(server)).length
  expect((await ask({ slots: ['2026-03-09T16:30'], isSure: true })).status).toBe(200)
  expect((await sent(server)).length).toBe(before)
})

test('an interview that was called off is in nobody’s way, and of two each is opened by its own link', async () => {
  server.clock.set(testNow)
  const { company, candidate, candidacy, ad } = await anApplication(server)
  const slots = ['2026-03-09T16:00']
  const ask = async (given: object = {}) => {
    const body = { _id: randomUUID(), candidacy, slots, minutes: 45, how: 'place', where: 'Here', ...given }
    return (await server.post('/api/interviews', body, company.headers)).body as Changed
  }
  const off = await invited(server, { company, candidacy, slots })
  expect((await ask()).doubts).not.toEqual([])
  await server.post(`/api/interviews/${off._id}/cancel`, {}, company.headers)
  const { interview: first } = await ask()
  expect(first).toMatchObject({ state: 'invited' })
  const { interview: second } = await ask({
    slots: ['2026-03-10T16:00', '2026-03-11T16:00'],
    isSure: true,
  })
  const busy = (await server.get(`/api/job-ads/${ad._id}/candidates/${candidacy}/interviews`, company.headers)).body
  expect((busy as { busy: { time: string }[] }).busy.map(({ time }) => time)).toEqual([
    '2026-03-09T16:00:00.000Z',
    '2026-03-10T16:00:00.000Z',
    '2026-03-11T16:00:00.000Z',
  ])
  for (const { _id, time } of [first!, second!]) {
    const link = await server.post(`/api/candidacies/${candidacy}/interviews/${_id}/link`, {}, candidate.headers)
    const { key } = link.body as { key: string }
    expect((await server.get(`/api/calendars/confirm/${key}`)).body).toMatchObject([{ _id, time }])
    // Of two times none is in a calendar before it is chosen.
    expect((await server.get(`/api/calendars/links/${key}/file`)).status).toBe(_id === first!._id ? 200 : 404)
  }
  const other = await anApplication(server)
  const theirs = `/api/candidacies/${other.candidacy}/interviews/${first!._id}/link`
  expect((await server.post(theirs, {}, other.candidate.headers)).status).toBe(404)
})

test('an invitation says how long it takes, where it is and whom one meets; an ad of no place is on London’s clocks', async () => {
  server.clock.set(testNow)
  const { company, candidate, candidacy } = await anApplication(server)
  const colleague = await aPublisher(server, { id: company.companyId! })
  await server.db.query(`update users set name = 'Bran Holt' where id = $1`, [colleague.id])
  await invited(server, { company, candidacy, interviewers: [colleague.id] })
  const mail = (await sent(server)).find(({ recipient }) => recipient === candidate.email)
  for (const fact of ['45 minutes', '3 Quay Street, Whitby', 'You will meet Bran Holt', '9 March 2026'])
    expect(mail?.body).toContain(fact)
  const remote = await anApplication(server, { workplace: 'remote', jobLocation: '' })
  const path = `/api/job-ads/${remote.ad._id}/candidates/${remote.candidacy}/interviews`
  expect((await server.get(path, remote.company.headers)).body).toMatchObject({ zone: 'Europe/London' })
})

test('both sides are reminded a day and an hour before, once each, and not of what was agreed since', async () => {
  server.clock.set(testNow)
  const { company, candidate, candidacy } = await anApplication(server)
  await invited(server, { company, candidacy, slots: ['2026-03-30T09:00'] })
  await confirm(await latestKey(server, candidate.email), '2026-03-30T09:00')
  const reminded = async () =>
    (await sent(server))
      .filter(
        ({ template, recipient }) => /before/u.test(template) && [candidate.email, company.email].includes(recipient),
      )
      .map(({ template }) => template)
      .toSorted()
  const day = ['interview-day-before', 'interview-day-before-company']
  // Nine by the clock is eight in UTC that morning: the day before is 24 hours, whatever the clocks do.
  await at('2026-03-29T07:59:00Z', 'remind-of-interviews')
  expect(await reminded()).toEqual([])
  for (const moment of ['2026-03-29T08:00:00Z', '2026-03-29T08:01:00Z']) await at(moment, 'remind-of-interviews')
  await Promise.all([
    at('2026-03-29T09:00:00Z', 'remind-of-interviews'),
    at('2026-03-29T09:00:00Z', 'remind-of-interviews'),
  ])
  expect(await reminded()).toEqual(day)
  for (const moment of ['2026-03-30T07:00:00Z', '2026-03-30T07:30:00Z']) await at(moment, 'remind-of-interviews')
  expect(await reminded()).toEqual([...day, 'interview-hour-before', 'interview-hour-before-company'])
  const { rows: trail } = await server.db.query<{ at: Date; actor: string }>(
    `select at, actor from candidacy_events where candidacy_id = $1 and kind = 'interview-reminded' order by id`,
    [candidacy],
  )
  expect(trail.map((one) => [one.at.toISOString(), one.actor])).toEqual([
    ['2026-03-29T08:00:00.000Z', 'product'],
    ['2026-03-30T07:00:00.000Z', 'product'],
  ])

  // Agreed ten hours before: only the hour is left.
  server.clock.set(new Date('2026-04-01T06:00:00Z'))
  const late = await anApplication(server)
  await invited(server, { company: late.company, candidacy: late.candidacy, slots: ['2026-04-01T17:00'] })
  await confirm(await latestKey(server, late.candidate.email), '2026-04-01T17:00')
  for (const moment of ['2026-04-01T06:01:00Z', '2026-04-01T15:30:00Z', '2026-04-01T17:00:00Z']) {
    await at(moment, 'remind-of-interviews')
  }
  const told = (await sent(server)).filter(
    ({ recipient, template }) => recipient === late.candidate.email && /before/u.test(template),
  )
  expect(told.map(({ template }) => template)).toEqual(['interview-hour-before'])
})

test('an application that is withdrawn, an account that ends and a member who leaves end what they had', async () => {
  server.clock.set(testNow)
  const one = await anApplication(server)
  const gone = await invited(server, { company: one.company, candidacy: one.candidacy })
  await server.post(`/api/candidacies/${one.candidacy}/withdraw`, {}, one.candidate.headers)
  await at('2026-03-04T12:01:00Z', 'look-after-interviews')
  await at('2026-03-04T12:02:00Z', 'look-after-interviews')
  expect((await found(gone._id, one.company.headers)).interview).toMatchObject({ state: 'cancelled' })
  const toCompany = (await sent(server)).filter(
    ({ recipient, template }) => recipient === one.company.email && /withdrawn/u.test(template),
  )
  expect(toCompany.map(({ calendar }) => calendar?.method)).toEqual(['CANCEL'])
  expect(await stateOf(one.candidacy)).toBe('withdrawn')

  const two = await anApplication(server)
  const colleague = await aPublisher(server, { id: two.company.companyId! })
  const both = await invited(server, {
    company: two.company,
    candidacy: two.candidacy,
    interviewers: [two.company.id, colleague.id],
  })
  await server.db.query('delete from company_members where user_id = $1', [colleague.id])
  expect((await server.get(`/api/interviews/${both._id}`, colleague.headers)).status).toBe(403)
  await at('2026-03-04T12:03:00Z', 'look-after-interviews')
  const left = (await sent(server)).filter(({ template }) => template === 'interview-left-out')
  expect(left.map(({ recipient, calendar }) => [recipient, calendar?.method])).toEqual([[colleague.email, 'CANCEL']])
  expect((await found(both._id, two.company.headers)).interview.participants).toHaveLength(2)
  await server.db.query('update candidacies set user_id = null, applicant = null where id = $1', [two.candidacy])
  await at('2026-03-04T12:04:00Z', 'look-after-interviews')
  expect((await found(both._id, two.company.headers)).interview).toMatchObject({ state: 'cancelled' })
})

test.each(['decline', 'withdraw', 'reject'] as const)(
  'who ends an interview otherwise than by cancelling it has it taken out of both calendars: %s',
  async (way) => {
    server.clock.set(testNow)
    const end = async (one: Awaited<ReturnType<typeof anApplication>>) => {
      if (way === 'decline') {
        await server.post(`/api/calendars/links/${await latestKey(server, one.candidate.email)}/decline`, {})
      } else if (way === 'withdraw') {
        await server.post(`/api/candidacies/${one.candidacy}/withdraw`, {}, one.candidate.headers)
      } else {
        await decided(server, one.company, { adId: one.ad._id, candidacyIds: [one.candidacy], to: 'rejected' })
      }
      await at('2026-03-04T12:01:00Z', 'look-after-interviews')
      server.clock.set(testNow)
    }
    const one = await anApplication(server)
    const { _id } = await invited(server, { company: one.company, candidacy: one.candidacy })
    await confirm(await latestKey(server, one.candidate.email), '2026-03-09T16:00')
    for (const { email } of [one.candidate, one.company]) {
      for (const calendar of entriesOf(await sent(server), email)) expect(calendar.live()).toHaveLength(1)
    }
    await end(one)
    const mails = await sent(server)
    for (const { email } of [one.candidate, one.company]) {
      for (const calendar of entriesOf(mails, email)) {
        expect(calendar.live()).toEqual([])
        expect(calendar.all()).toMatchObject([{ uid: `interview-${_id}@127.0.0.1`, method: 'CANCEL', sequence: 2 }])
      }
    }
    const last = mails.findLast(({ recipient }) => recipient === one.candidate.email)
    expect(last?.body).toContain('takes it out of your calendar')

    // Of three times none is in a calendar before it is chosen: nothing is taken out of it.
    const open = await anApplication(server)
    await invited(server, {
      company: open.company,
      candidacy: open.candidacy,
      slots: ['2026-03-09T16:00', '2026-03-10T10:00', '2026-03-11T10:00'],
    })
    await end(open)
    const told = (await sent(server)).filter(({ recipient }) => recipient === open.candidate.email)
    expect(told.map(({ calendar }) => calendar)).toEqual(told.map(() => null))
    expect(told.map(({ template }) => template)).toEqual([
      'interview-invited',
      ...(way === 'decline' ? ['interview-declined'] : []),
    ])
    expect(told.at(-1)?.body).not.toContain('takes it out')
  },
)

test('another company, a removed member and a wrong key see and change nothing', async () => {
  server.clock.set(testNow)
  const { company, candidate, candidacy, ad } = await anApplication(server)
  const interview = await invited(server, { company, candidacy })
  const stranger = await aPublisher(server, { name: 'Other Ltd' })
  const removed = await aPublisher(server, { id: company.companyId! })
  await server.db.query('delete from company_members where user_id = $1', [removed.id])
  const id = interview._id
  const time = '2026-03-10T16:00'
  const calls = [
    ['GET', `/interviews/${id}`],
    ['GET', `/interviews/${id}/kit`],
    ['GET', `/job-ads/${ad._id}/candidates/${candidacy}/interviews`],
    ['POST', `/interviews/${id}/move`, { time }],
    [
      'PUT',
      `/interviews/${id}`,
      { slots: [time], minutes: 45, how: 'place', where: 'Here', interviewers: [company.id] },
    ],
    ['POST', `/interviews/${id}/cancel`, {}],
    ['POST', `/interviews/${id}/suggestion`, { accept: true, time }],
    ['PUT', `/interviews/${id}/scores`, { scores: [] }],
    ['PUT', `/interviews/${id}/questions`, { questions: [] }],
    ['PUT', `/calendars/${id}`, { time }],
    ['DELETE', `/calendars/${id}`],
    ['POST', '/interviews', { _id: randomUUID(), candidacy, slots: [time], minutes: 45, how: 'place', where: 'Here' }],
    ['POST', '/calendars', { job: ad._id, participants: [{ user: { id: candidacy } }], time }],
  ] as const
  for (const [method, path, body] of calls) {
    // Who is in no company is refused before anything is looked for.
    for (const [{ headers }, refusal] of [
      [stranger, 404],
      [removed, 403],
      [candidate, 403],
    ] as const) {
      const answer =
        method === 'GET'
          ? await server.get(`/api${path}`, headers)
          : method === 'POST'
            ? await server.post(`/api${path}`, body, headers)
            : await server.send(method, `/api${path}`, body, headers)
      expect([method, path, answer.status]).toEqual([method, path, refusal])
    }
  }
  expect((await server.get('/api/calendars', stranger.headers)).body).toEqual([])
  expect((await server.get('/api/calendars/confirm/wrong')).body).toEqual([])
  expect(await confirm('wrong', time)).toMatchObject({ status: 404, body: { message: failedToLoad } })
  expect((await server.post('/api/calendars/links/wrong/decline', {})).status).toBe(404)
  expect((await server.get('/api/calendars/links/wrong/file')).status).toBe(404)
  const others = await server.get(`/api/candidacies/${candidacy}/interviews`, stranger.headers)
  expect(others.body).toEqual([])
  const opened = await server.post(`/api/candidacies/${candidacy}/interviews/${id}/link`, {}, stranger.headers)
  expect(opened.status).toBe(404)
  expect((await found(id, company.headers)).interview).toMatchObject({ state: 'invited', time: interview.time })
  // Whose it is may.
  const mine = await server.post(`/api/candidacies/${candidacy}/interviews/${id}/link`, {}, candidate.headers)
  const { key } = mine.body as { key: string }
  expect((await server.get(`/api/calendars/links/${key}`)).body).toMatchObject({ link: 'good' })

  // A company that we have stopped sees nothing, and what it planned is cancelled.
  await server.db.query(`update companies set publishing = 'blocked' where id = $1`, [company.companyId])
  expect((await server.get('/api/calendars', company.headers)).status).toBe(403)
  await at('2026-03-04T12:01:00Z', 'look-after-interviews')
  const last = (await sent(server)).findLast(({ recipient }) => recipient === candidate.email)
  expect([last?.template, last?.calendar?.method]).toEqual(['interview-company-gone', 'CANCEL'])
})

test('a new link is sent to whom it concerns, and the answer does not say whether there is one', async () => {
  server.clock.set(testNow)
  const { company, candidate, candidacy } = await anApplication(server)
  await invited(server, { company, candidacy })
  const old = await latestKey(server, candidate.email)
  const answers = []
  for (const email of [candidate.email, 'nobody@example.com']) {
    const { status, body } = await server.post('/api/calendars/new-link', { email })
    answers.push({ status, body })
  }
  expect(answers[0]).toEqual(answers[1])
  expect(await runTasks(server, 'send-interview-links')).toBe(2)
  const key = await latestKey(server, candidate.email)
  expect(key).not.toBe(old)
  expect((await server.get(`/api/calendars/links/${old}`)).body).toEqual({ link: 'superseded', interview: null })
  expect((await server.get(`/api/calendars/links/${key}`)).body).toMatchObject({ link: 'good' })
  server.clock.set(new Date('2026-03-10T12:00:00Z'))
  expect((await server.get(`/api/calendars/links/${key}`)).body).toMatchObject({ link: 'past' })
  expect((await confirm(key, '2026-03-11T16:00')).status).toBe(409)
  expect((await sent(server)).filter(({ recipient }) => recipient === 'nobody@example.com')).toEqual([])
})

test('a reply is read, and taken only as the invited candidate’s answer to the latest invitation', async () => {
  server.clock.set(testNow)
  const { company, candidate, candidacy } = await anApplication(server)
  const { _id } = await invited(server, { company, candidacy })
  const reply = (email: string, sequence: number, answer = 'ACCEPTED') =>
    `BEGIN:VCALENDAR\r\nMETHOD:REPLY\r\nBEGIN:VEVENT\r\nUID:interview-${_id}@127.0.0.1\r\nSEQUENCE:${sequence}\r\nATTENDEE;PARTSTAT=${answer}:mailto:${email}\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`
  const send = async (text: string, take: boolean, headers = company.headers) =>
    await server.post('/api/interviews/replies', { text, take }, headers)
  const standing = async (text: string, headers = company.headers) =>
    ((await send(text, false, headers)).body as { reply: ReadReply }).reply.standing
  expect(await standing(reply('stranger@example.com', 0))).toBe('stranger')
  expect(await standing(reply(company.email, 0))).toBe('colleague')
  expect(await standing(reply(candidate.email, 7))).toBe('older')
  expect(await standing(reply(candidate.email, 0), (await aPublisher(server, { name: 'Other Ltd' })).headers)).toBe(
    'unknown',
  )
  expect((await send(reply('stranger@example.com', 0), true)).status).toBe(409)
  expect((await send('Hello', false)).status).toBe(422)
  expect((await found(_id, company.headers)).interview.state).toBe('invited')
  expect(await standing(reply(candidate.email.toUpperCase(), 0))).toBe('can-be-accepted')
  expect((await send(reply(candidate.email, 0), true)).body).toMatchObject({ alert: { code: 3 } })
  expect((await found(_id, company.headers)).interview.state).toBe('confirmed')
  await server.post(`/api/interviews/${_id}/cancel`, {}, company.headers)
  expect(await standing(reply(candidate.email, 1))).toBe('ended')
  expect((await send(reply(candidate.email, 1), true)).status).toBe(409)
  expect((await found(_id, company.headers)).interview.state).toBe('cancelled')
})

test('a member’s feed holds their interviews until it is stopped; scores of others follow one’s own', async () => {
  server.clock.set(testNow)
  const { company, candidacy, candidate } = await anApplication(server)
  const colleague = await aPublisher(server, { id: company.companyId! })
  const { _id } = await invited(server, { company, candidacy, interviewers: [company.id, colleague.id] })
  const { path } = (await server.post('/api/interviews/feed', {}, company.headers)).body as { path: string }
  const key = path.split('/').at(-1)!
  const feed = await server.get(`/api/calendars/feeds/${key}`)
  expect(byIcalJs(feed.text)).toMatchObject({ method: 'PUBLISH', summary: expect.stringContaining('Aoife Byrne') })
  expect(byNodeIcal(feed.text)).toMatchObject({ uid: `interview-${_id}@127.0.0.1` })
  expect(feed.text).not.toContain(candidate.email)
  await server.send('DELETE', '/api/interviews/feed', undefined, company.headers)
  expect((await server.get(`/api/calendars/feeds/${key}`)).status).toBe(404)

  const save = async (headers: Record<string, string>, score: number) =>
    await server.send(
      'PUT',
      `/api/interviews/${_id}/scores`,
      { scores: [{ question: 'Ovens?', score, note: 'Good' }] },
      headers,
    )
  await save(colleague.headers, 7)
  const kit = async () => (await server.get(`/api/interviews/${_id}/kit`, company.headers)).body as Kit
  expect(await kit()).toMatchObject({ own: null, others: [] })
  expect((await save(company.headers, 10)).status).toBe(422)
  await save(company.headers, 5)
  expect((await kit()).others).toEqual([
    { name: colleague.name, scores: [{ question: 'Ovens?', score: 7, note: 'Good' }] },
  ])
  const questions = { questions: ['Which ovens?'], forAll: false }
  await server.send('PUT', `/api/interviews/${_id}/questions`, questions, company.headers)
  expect(await kit()).toMatchObject({ questions: ['Which ovens?'], isOfAd: true })
})

test('of two windows on one interview the later is told, whether it moves it or changes its questions', async () => {
  server.clock.set(testNow)
  const { company, candidacy } = await anApplication(server)
  const { _id, time } = await invited(server, { company, candidacy, slots: ['2026-03-20T14:00'] })
  const move = async (body: object) =>
    await server.post(`/api/interviews/${_id}/move`, { isSure: true, from: time, ...body }, company.headers)
  expect((await move({ time: '2026-03-23T14:00' })).status).toBe(200)
  expect((await move({ time: '2026-03-23T14:00' })).status).toBe(200)
  expect(await move({ time: '2026-03-24T14:00' })).toMatchObject({ status: 409, body: { message: movedSince } })
  const held = (await found(_id, company.headers)).interview.time
  expect(held).toBe('2026-03-23T14:00:00.000Z')
  expect((await move({ time: '2026-03-24T14:00', from: held })).status).toBe(200)

  const kit = async () => (await server.get(`/api/interviews/${_id}/kit`, company.headers)).body as Kit
  const { revision: baseRevision } = await kit()
  const save = async (body: object) =>
    await server.send('PUT', `/api/interviews/${_id}/questions`, body, company.headers)
  expect((await save({ questions: ['Which ovens?'], baseRevision })).status).toBe(200)
  expect((await save({ questions: ['Which ovens?'], baseRevision })).status).toBe(200)
  const other = { questions: ['Which flour?'], baseRevision }
  expect(await save(other)).toMatchObject({ status: 409, body: { message: changedSince } })
  const there = await kit()
  expect(there.questions).toEqual(['Which ovens?'])
  expect((await save({ ...other, baseRevision: there.revision })).status).toBe(200)
  expect((await kit()).questions).toEqual(['Which flour?'])
})

/** Whom texts about interviews reach. */
async function withTexts(id: string, mobile: string): Promise<void> {
  await server.db.query(
    `update users set phone = $2, is_phone_verified = true, notifications = '{"interviews": {"mail": true, "text": true}}' where id = $1`,
    [id, mobile],
  )
}

let mobiles = 300

const textsTo = async (mobile: string) =>
  (await sent(server)).filter(({ recipient }) => recipient === mobile).map(({ template }) => template)

test('no text goes at night: the latest news goes at eight if it is still true, emails go at once', async () => {
  server.clock.set(new Date('2026-04-07T21:30:00Z'))
  const [one, two] = [await anApplication(server), await anApplication(server)]
  await withTexts(one.candidate.id, '7700900201')
  await withTexts(two.candidate.id, '7700900202')
  const kept = await invited(server, { company: one.company, candidacy: one.candidacy, slots: ['2026-04-20T14:00'] })
  const gone = await invited(server, { company: two.company, candidacy: two.candidacy, slots: ['2026-04-20T15:00'] })
  await server.post(`/api/interviews/${kept._id}/move`, { time: '2026-04-21T14:00', isSure: true }, one.company.headers)
  await server.post(`/api/interviews/${gone._id}/cancel`, {}, two.company.headers)
  expect([await textsTo('7700900201'), await textsTo('7700900202')]).toEqual([[], []])
  const mails = (await sent(server)).filter(({ recipient }) => recipient === one.candidate.email)
  expect(mails.map(({ template }) => template)).toEqual(['interview-invited', 'interview-moved'])

  await server.post(`/api/candidacies/${two.candidacy}/withdraw`, {}, two.candidate.headers)
  // Eight in London is seven in UTC, in summer.
  await at('2026-04-08T06:59:00Z', 'remind-of-interviews')
  expect(await textsTo('7700900201')).toEqual([])
  for (const moment of ['2026-04-08T07:00:00Z', '2026-04-08T07:01:00Z']) await at(moment, 'remind-of-interviews')
  expect([await textsTo('7700900201'), await textsTo('7700900202')]).toEqual([['interview-moved'], []])
})

test.each([
  // Before nine: at 20:45 on the evening before, and not once more in the morning.
  ['2026-06-02T08:30', '2026-06-01T20:45:00+01:00', 'interview-evening-before'],
  ['2026-06-03T07:30', '2026-06-02T20:45:00+01:00', 'interview-evening-before'],
  ['2027-01-12T08:45', '2027-01-11T20:45:00Z', 'interview-evening-before'],
  // From nine on an hour before, also on the day after the clocks have changed.
  ['2026-06-04T09:00', '2026-06-04T08:00:00+01:00', 'interview-hour-before'],
  ['2027-03-29T10:00', '2027-03-29T09:00:00+01:00', 'interview-hour-before'],
  ['2026-10-26T09:00', '2026-10-26T08:00:00Z', 'interview-hour-before'],
])('a text reminds of an interview at %s at %s: %s', async (time, moment, template) => {
  const due = new Date(moment)
  const hours = (count: number) => new Date(due.getTime() + count * 3_600_000)
  server.clock.set(new Date(due.getTime() - 4 * 86_400_000))
  const one = await anApplication(server)
  const mobile = `7700900${++mobiles}`
  await withTexts(one.candidate.id, mobile)
  await invited(server, { company: one.company, candidacy: one.candidacy, slots: [time] })
  await confirm(await latestKey(server, one.candidate.email), time)
  const last = async () => (await textsTo(mobile)).filter((one) => /evening|hour/u.test(one))
  await at(new Date(due.getTime() - 60_000).toISOString(), 'remind-of-interviews')
  expect(await last()).toEqual([])
  for (const count of [0, 0.1, 0.2, 10.5, 11.5, 12.5, 14]) await at(hours(count).toISOString(), 'remind-of-interviews')
  expect(await last()).toEqual([template])
  const mails = (await sent(server)).filter(({ recipient }) => recipient === one.candidate.email)
  expect(mails.filter((mail) => mail.template === 'interview-hour-before')).toHaveLength(1)
})

test('what was written in interviews goes with what was sent, the interview with the record of the decision', async () => {
  server.clock.set(testNow)
  const { company, candidate, candidacy } = await anApplication(server)
  const { _id: id } = await invited(server, { company, candidacy, slots: ['2026-03-09T16:00'] })
  await server.post('/api/calendars/confirm', {
    confirmationKey: await latestKey(server, candidate.email),
    time: '2026-03-10T16:00',
    note: 'Mondays I mind my son',
  })
  const kept = async () =>
    (await server.db.query<{ suggestion_note: string }>('select suggestion_note from interviews where id = $1', [id]))
      .rows
  await at('2026-03-05T12:00:00Z', 'clear-interviews')
  expect(await kept()).toEqual([{ suggestion_note: 'Mondays I mind my son' }])
  await server.db.query('update candidacies set cleared_at = $2 where id = $1', [candidacy, testNow])
  await at('2026-03-05T12:00:00Z', 'clear-interviews')
  expect(await kept()).toEqual([{ suggestion_note: '' }])
  await server.db.query('update candidacies set record_cleared_at = $2 where id = $1', [candidacy, testNow])
  await at('2026-03-05T12:00:00Z', 'clear-interviews')
  expect(await kept()).toEqual([])
})

test('one candidate gets so many mails about interviews in a day; what sends none is not counted', async () => {
  server.clock.set(testNow)
  const { company, candidate, candidacy } = await anApplication(server)
  const invitation = (n: number) => ({
    _id: randomUUID(),
    candidacy,
    slots: [`2026-03-${10 + (n % 3)}T${10 + (n % 6)}:00`],
    minutes: 45,
    how: 'phone',
    where: '0113 496 0000',
    isSure: true,
  })
  const statuses: number[] = []
  const first = invitation(0)
  for (let n = 0; n < 3; n++) statuses.push((await server.post('/api/interviews', first, company.headers)).status)
  for (let n = 1; n < 8; n++)
    statuses.push((await server.post('/api/interviews', invitation(n), company.headers)).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 200, 200, 429, 429])
  const moved = { time: '2026-03-12T11:00', isSure: true }
  expect((await server.post(`/api/interviews/${first._id}/move`, moved, company.headers)).status).toBe(429)
  const { _id: _, candidacy: __, ...said } = { ...first, interviewers: [company.id] }
  const changed = { ...said, message: 'Bring your knives' }
  expect((await server.send('PUT', `/api/interviews/${first._id}`, changed, company.headers)).status).toBe(429)
  const mails = (await sent(server)).filter(({ recipient }) => recipient === candidate.email)
  expect(mails).toHaveLength(6)
  // To call one off is always possible.
  expect((await server.post(`/api/interviews/${first._id}/cancel`, {}, company.headers)).status).toBe(200)
})
