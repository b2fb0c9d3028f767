import { expect, test } from 'vitest'
import { messagesSent } from '../../test/messages.ts'
import { aPerson, type Person } from '../../test/people.ts'
import { testNow } from '../../test/server.ts'
import { remindOfSilence, tellOfApplications } from './tasks.ts'
import { boards } from '../boards/boards.ts'
import { serverOfFile } from '../../test/server-of-file.ts'

const server = await serverOfFile({ boards })

const batch = '11111111-1111-4111-8111-111111111111'
const { signal } = new AbortController()

const ad = {
  jobTitle: '',
  employer: null,
  jobLocation: '',
  salary: '',
  jobDescription: '',
  closes: null,
  isDemo: false,
}

async function add(person: Person, title: string, state: string, at = testNow): Promise<void> {
  await server.db.query(
    `insert into applications (user_id, batch_id, vacancy, board, title, ad, way, state, created, updated, applied_at)
     values ($1, $2, $3, 'reed', $3, $6, 'automatic', $4, $5, $5, case when $4 = 'applied' then $5::timestamptz end)`,
    [person.id, batch, title, state, at, JSON.stringify(ad)],
  )
}

async function mailsTo(person: Person): Promise<string[]> {
  return (await messagesSent(server)).filter(({ recipient }) => recipient === person.email).map(({ body }) => body)
}

test('one mail tells of all that were begun together, once the last is known', async () => {
  const person = await aPerson(server)
  await add(person, 'Chef', 'applied')
  await add(person, 'Baker', 'failed')
  await add(person, 'Waiter', 'queued')
  await tellOfApplications.run({}, server.services, signal)
  expect(await mailsTo(person)).toEqual([])

  await server.db.query(`update applications set state = 'needs-you' where title = 'Waiter'`)
  await tellOfApplications.run({}, server.services, signal)
  await tellOfApplications.run({}, server.services, signal)
  const [mail, ...others] = await mailsTo(person)
  expect(others).toEqual([])
  expect(mail).toMatch(/Chef, on Reed.*: sent\./u)
  expect(mail).toMatch(/Baker, on Reed.*: not sent, and it cost nothing\./u)
  expect(mail).toMatch(/Waiter, on Reed.*: waits for you\./u)
})

test('a mail names the files that did not go or are not confirmed, and no others', async () => {
  const person = await aPerson(server)
  const upload = { host: 'www.reed.co.uk', status: 200, bytes: 4, at: testNow.toISOString() }
  const evidence = { files: [{ document: 'cv', name: 'cv.pdf', isStored: false, upload, shown: null }], answers: [] }
  for (const [at, [title, seen]] of [['Cooper', evidence] as const, ['Tanner', null] as const].entries()) {
    await add(person, title, 'applied')
    const { rows } = await server.db.query<{ id: string }>('select id from applications where title = $1', [title])
    const { id } = rows[0]!
    const document = { name: 'cv.pdf', sha256: 'ab'.repeat(32), text: '' }
    const moment = testNow.toISOString()
    const content = {
      version: 1,
      number: at + 1,
      application: id,
      person: { name: 'Ann', email: null },
      board: 'reed',
      boardName: 'Reed',
      ref: null,
      link: null,
      way: 'automatic',
      ad,
      cv: document,
      letter: seen && { ...document, name: 'letter.pdf' },
      answers: [],
      evidence: seen,
      askedForAt: moment,
      sentAt: moment,
      appliedAt: moment,
      saidBy: 'board',
      confirmation: null,
      pictureSha256: null,
    }
    await server.db.query(
      `insert into application_receipts (application_id, user_id, number, content, previous_hash, hash, made_at) values ($1, $2, $3, $4, '', '', $5)`,
      [id, person.id, at + 1, JSON.stringify(content), testNow],
    )
  }
  await tellOfApplications.run({}, server.services, signal)
  const [mail = ''] = await mailsTo(person)
  const line = (title: string) => mail.split('\n').find((one) => one.includes(`${title}, on Reed`)) ?? ''
  expect(mail).toMatch(
    /Cooper, on Reed.*: sent\.\s+Your cover letter did not go with it: the form had no place for it that we know of\./u,
  )
  expect(mail).toMatch(
    /Tanner, on Reed.*: sent\.\s+We could not confirm that your CV went with it\. The receipt says why\./u,
  )
  expect(line('Cooper')).not.toContain('CV')
})

test('after two weeks of silence it is asked once; who wants no mail gets none', async () => {
  const [ann, ben] = [await aPerson(server), await aPerson(server)]
  const long = new Date(testNow.getTime() - 15 * 86_400_000)
  await add(ann, 'Roofer', 'applied', long)
  await add(ben, 'Tiler', 'applied', long)
  await server.db.query(`update users set notifications = $2 where id = $1`, [
    ben.id,
    JSON.stringify({ applications: { mail: false, text: false } }),
  ])
  await remindOfSilence.run({}, server.services, signal)
  await remindOfSilence.run({}, server.services, signal)
  expect((await mailsTo(ann)).filter((body) => body.includes('Roofer'))).toHaveLength(1)
  expect(await mailsTo(ben)).toEqual([])
})

test('who is on the page is written to about what waits only once they have been away for ten minutes', async () => {
  const person = await aPerson(server)
  await add(person, 'Plumber', 'needs-you')
  await add(person, 'Glazier', 'applied')
  await server.post('/api/applications/seen', {}, person.headers)
  const tell = async () => await tellOfApplications.run({}, server.services, signal)
  await tell()
  const [first] = await mailsTo(person)
  expect(first).toContain('Glazier')
  expect(first).not.toContain('Plumber')

  const start = server.clock.now()
  server.clock.set(new Date(start.getTime() + 9 * 60_000))
  await tell()
  expect(await mailsTo(person)).toHaveLength(1)
  server.clock.set(new Date(start.getTime() + 11 * 60_000))
  await tell()
  server.clock.set(start)
  expect((await mailsTo(person)).filter((body) => body.includes('Plumber'))).toHaveLength(1)
})

test('a reminder comes on the day that was asked for, once, and not at all if none is wanted', async () => {
  const [ann, ben] = [await aPerson(server), await aPerson(server)]
  await add(ann, 'Mason', 'applied', new Date(testNow.getTime() - 10 * 86_400_000))
  await add(ben, 'Slater', 'applied', new Date(testNow.getTime() - 15 * 86_400_000))
  const remind = async (person: Person, inDays: number | null) => {
    const { rows } = await server.db.query<{ id: string }>('select id from applications where user_id = $1', [
      person.id,
    ])
    return await server.send('PUT', `/api/applications/${rows[0]!.id}/reminder`, { inDays }, person.headers)
  }
  const asked = await remind(ann, 14)
  expect(asked.body).toMatchObject({ remindAt: new Date(testNow.getTime() + 14 * 86_400_000).toISOString() })
  expect((await remind(ben, null)).body).toMatchObject({ remindAt: null })
  const start = server.clock.now()
  const count = async (days: number) => {
    server.clock.set(new Date(start.getTime() + days * 86_400_000))
    await remindOfSilence.run({}, server.services, signal)
    return [(await mailsTo(ann)).filter((body) => body.includes('Mason')).length, (await mailsTo(ben)).length]
  }
  // The usual fortnight has passed on the fifth day; the day that was asked for holds.
  expect(await count(5)).toEqual([0, 0])
  expect(await count(14)).toEqual([1, 0])
  expect(await count(40)).toEqual([1, 0])
  server.clock.set(start)

  const stranger = await aPerson(server)
  const { rows } = await server.db.query<{ id: string }>('select id from applications where user_id = $1', [ann.id])
  const path = `/api/applications/${rows[0]!.id}/reminder`
  expect((await server.send('PUT', path, { inDays: 1 }, stranger.headers)).status).toBe(404)
})

test('silence says nothing before a fortnight: what was sent later counts only once it is answered', async () => {
  const person = await aPerson(server)
  const rates = async () => (await server.get('/api/applications/rates', person.headers)).body
  await add(person, 'Joiner', 'applied', new Date(server.clock.now().getTime() - 13 * 86_400_000))
  expect(await rates()).toEqual([])
  await add(person, 'Turner', 'applied', new Date(server.clock.now().getTime() - 14 * 86_400_000))
  expect(await rates()).toMatchObject([{ applied: 1, answered: 0 }])
  await server.db.query(`update applications set outcome = 'interview' where title = 'Joiner'`)
  expect(await rates()).toMatchObject([{ applied: 2, answered: 1 }])
})
