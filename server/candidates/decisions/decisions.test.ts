import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { CandidacyDetail } from '../../../contract/candidates/candidacies.ts'
import { fillText, unknownBlanks } from '../../../contract/candidates/decisions.ts'
import type { CandidateDetail } from '../../../contract/candidates/desk.ts'
import { decisionWaits, textMissing } from '../../../contract/candidates/desk-texts.ts'
import type { Person } from '../../../test/people.ts'
import { anAd, anApplicant, applied, aPublisher, kindNo } from '../candidates.fixtures.ts'
import { tellDecisions } from './tell-decisions.ts'
import { serverOfFile } from '../../../test/server-of-file.ts'

const server = await serverOfFile({ boards: [], environment: { ROLECALL_TRUSTED_PROXIES: '1' } })

const run = async () => await tellDecisions.run({}, server.services, new AbortController().signal)
const later = (seconds: number) => server.clock.set(new Date(server.clock.now().getTime() + seconds * 1_000))

async function mails(person: Person): Promise<{ subject: string; body: string }[]> {
  const { rows } = await server.db.query<{ subject: string; body: string }>(
    `select subject, body from sent_messages where recipient = $1 and template = 'decision' order by created`,
    [person.email],
  )
  return rows
}

async function anAdWith(count: number) {
  const mia = await aPublisher(server)
  const ad = await anAd(server, mia, { jobTitle: `Tart baker ${randomUUID().slice(0, 6)}` })
  const people = []
  for (let i = 0; i < count; i++) {
    const person = await anApplicant(server, { name: `Ann Number${'abcdef'[i]}` })
    const { _id: id } = await applied(server, { person, jobId: ad.jobId })
    people.push({ person, id, state: async () => (await theirs(person, id)).state })
  }
  const decide = async (body: Record<string, unknown>) =>
    await server.post(
      `/api/job-ads/${ad._id}/decisions`,
      { to: 'rejected', reason: 'filled', text: kindNo, ...body },
      mia.headers,
    )
  const undo = async (candidates: string[]) =>
    await server.post(`/api/job-ads/${ad._id}/decisions/undo`, { candidates }, mia.headers)
  return { mia, ad, people, decide, undo }
}

const theirs = async (person: Person, id: string) =>
  (await server.get(`/api/candidacies/${id}`, person.headers)).body as CandidacyDetail

test('several are rejected in one go, each with a text; one is undone; the others are told once, a minute later', async () => {
  const { mia, ad, people, decide, undo } = await anAdWith(4)
  const [one, two, three, four] = people
  const stranger = randomUUID()
  const made = await decide({
    candidates: [
      { candidacyId: one!.id },
      { candidacyId: two!.id, text: 'Dear {name}, your rye was lovely, and still no.' },
      { candidacyId: three!.id },
      { candidacyId: four!.id },
      { candidacyId: stranger },
    ],
  })
  expect(made, made.text).toMatchObject({
    status: 200,
    body: {
      outcomes: [
        { candidacyId: one!.id, outcome: 'done' },
        { outcome: 'done' },
        { outcome: 'done' },
        { outcome: 'done' },
        { candidacyId: stranger, outcome: 'not-found' },
      ],
    },
  })
  // The company sees it at once; nobody else does.
  const at = `/api/job-ads/${ad._id}/candidates/${one!.id}`
  expect((await server.get(at, mia.headers)).body).toMatchObject({ state: 'sent', waiting: { to: 'rejected' } })
  expect(await one!.state()).toBe('sent')
  const again = await decide({ candidates: [{ candidacyId: one!.id }] })
  expect(again.body).toMatchObject({ outcomes: [{ outcome: 'too-late', message: decisionWaits }] })
  later(30)
  await run()
  expect(await mails(one!.person)).toEqual([])

  expect((await undo([three!.id])).body).toMatchObject({ outcomes: [{ outcome: 'done' }] })
  expect((await undo([three!.id])).body).toMatchObject({ outcomes: [{ outcome: 'too-late' }] })
  const { candidates } = (await server.get(`/api/job-ads/${ad._id}/candidates`, mia.headers)).body as {
    candidates: { _id: string; waiting: { to: string } | null }[]
  }
  const waiting = new Map(candidates.map((candidate) => [candidate._id, candidate.waiting?.to ?? null]))
  expect([one, three].map((who) => waiting.get(who!.id))).toEqual(['rejected', null])
  // Who withdraws meanwhile hears nothing.
  await server.post(`/api/candidacies/${four!.id}/withdraw`, {}, four!.person.headers)
  later(31)
  await Promise.all([run(), run()])
  await run()
  expect(await Promise.all(people.map(async ({ state }) => await state()))).toEqual([
    'rejected',
    'rejected',
    'sent',
    'withdrawn',
  ])
  expect(await mails(three!.person)).toEqual([])
  expect(await mails(four!.person)).toEqual([])
  const [mail, ...more] = await mails(one!.person)
  expect(more).toEqual([])
  expect(mail?.body).toContain('Dear Ann Numbera, we are sorry: no Tart baker')
  expect(mail?.body).toContain('We have filled the job. Quayside Bakery Ltd')
  expect((await mails(two!.person))[0]?.body).toContain('Dear Ann Numberb, your rye was lovely')
  // On their page as well, for who wants no mails.
  expect((await theirs(one!.person, one!.id)).told).toMatchObject([
    { to: 'rejected', text: expect.stringContaining('Ann Numbera') },
  ])
  expect((await undo([one!.id])).body).toMatchObject({ outcomes: [{ outcome: 'too-late' }] })
  const { events } = (await server.get(at, mia.headers)).body as CandidateDetail
  expect(events.map(({ kind }) => kind)).toEqual(['sent', 'decided', 'moved', 'decision-told'])
})

test('a decision that waits is dropped where the company has invited them since; and survives its author', async () => {
  const { mia, ad, people, decide } = await anAdWith(2)
  const [one, two] = people
  await decide({ candidates: [{ candidacyId: one!.id }, { candidacyId: two!.id }] })
  await server.db.query(`update candidacies set state = 'interview', answered_at = now() where id = $1`, [one!.id])
  await server.db.query('delete from company_members where user_id = $1', [mia.id])
  await server.db.query('update candidacy_decisions set by_user_id = null where candidacy_id = $1', [two!.id])
  later(61)
  await run()
  expect(await one!.state()).toBe('interview')
  expect(await mails(one!.person)).toEqual([])
  expect(await two!.state()).toBe('rejected')
  expect(await mails(two!.person)).toHaveLength(1)
  expect(ad._id).not.toBe('')
})

test('keep for later, then offer; a text that is no letter is refused at its field, and nobody is decided on', async () => {
  const { people, decide } = await anAdWith(1)
  const [one] = people
  const wrong = await decide({ text: 'No.', candidates: [{ candidacyId: one!.id }] })
  expect(wrong).toMatchObject({ status: 422, body: { errors: { text: { message: textMissing } } } })
  const own = await decide({ candidates: [{ candidacyId: one!.id, text: 'Dear {nmae}, we are sorry to say no.' }] })
  expect(own.status).toBe(422)
  expect(JSON.stringify(own.body)).toContain(`text-${one!.id}`)
  expect(JSON.stringify(own.body)).toContain('{nmae}')
  for (const to of ['kept', 'offer'] as const) {
    const made = await decide({ to, reason: 'other', candidates: [{ candidacyId: one!.id }] })
    expect(made.body).toMatchObject({ outcomes: [{ outcome: 'done' }] })
    later(61)
    await run()
    expect(await one!.state()).toBe(to)
  }
  expect((await mails(one!.person)).map(({ subject }) => subject.split(':')[0])).toEqual([
    'Your application',
    'You have an offer',
  ])
  const back = await decide({ to: 'offer', reason: 'other', candidates: [{ candidacyId: one!.id }] })
  expect(back.body).toMatchObject({ outcomes: [{ outcome: 'too-late' }] })
})

test('a company saves texts of its own; another cannot see, change or delete them', async () => {
  const [mia, eve] = [await aPublisher(server), await aPublisher(server, { name: 'Another Ltd' })]
  const id = randomUUID()
  const text = { to: 'rejected', name: 'Ours', text: 'Dear {name}, thank you, but no.' }
  const put = async (who: Person, body: Record<string, unknown> = text) =>
    (await server.send('PUT', `/api/decision-templates/${id}`, body, who.headers)).status
  expect(await put(mia)).toBe(200)
  expect(await put(mia, { ...text, name: 'Ours, changed' })).toBe(200)
  expect(await put(mia, { ...text, text: 'No' })).toBe(422)
  expect(await put(eve)).toBe(404)
  const names = async (who: Person) =>
    ((await server.get('/api/decision-templates', who.headers)).body as { name: string; isOurs: boolean }[])
      .filter(({ isOurs }) => !isOurs)
      .map(({ name }) => name)
  expect([await names(mia), await names(eve)]).toEqual([['Ours, changed'], []])
  const gone = async (who: Person) =>
    (await server.send('DELETE', `/api/decision-templates/${id}`, {}, who.headers)).status
  expect([await gone(eve), await gone(mia), await gone(mia)]).toEqual([404, 200, 404])
})

test('with the account goes what was written about them, and a decision that waits', async () => {
  const { mia, ad, people, decide } = await anAdWith(1)
  const [one] = people
  const at = `/api/job-ads/${ad._id}/candidates/${one!.id}`
  await server.post(`${at}/notes`, { _id: randomUUID(), note: 'Knows rye' }, mia.headers)
  await decide({ candidates: [{ candidacyId: one!.id }] })
  await server.post('/api/users/me/checkpwdelete', { oldPass: one!.person.password }, one!.person.headers)
  later(61)
  await run()
  expect((await server.get(at, mia.headers)).body).toMatchObject({
    isGone: true,
    state: 'withdrawn',
    noteList: [],
    decisions: [],
  })
  const note = await server.post(`${at}/notes`, { _id: randomUUID(), note: 'Hm' }, mia.headers)
  expect(note.status).toBe(409)
  expect(await mails(one!.person)).toEqual([])
})

test('blanks are filled in, an empty one takes its space along, and unknown ones are found', () => {
  const blanks = { name: 'Ann', job: 'Baker', company: 'Quay', reason: '' }
  expect(fillText('Dear {name},\n\nNo {job}. {reason}\n\n{company}', blanks)).toBe('Dear Ann,\n\nNo Baker.\n\nQuay')
  // A name with a blank's sign in it is not filled in again.
  expect(fillText('Dear {name}', { ...blanks, name: '{job}' })).toBe('Dear {job}')
  expect(unknownBlanks('Dear {Name}, {job} {}')).toEqual(['{Name}', '{}'])
})
