import { PDFDocument } from '@cantoo/pdf-lib'
import { afterAll, expect, test } from 'vitest'
import { letterLimits, type CoverLetter } from '../../contract/cover-letters/cover-letters.ts'
import { chromiumForTests } from '../../test/chromium.ts'
import { aCv } from '../../test/cvs.ts'
import { aPerson, type Person } from '../../test/people.ts'
import { addAds, startServer, type TestServer } from '../../test/server.ts'
import { ownText } from '../cvs/export/own-text.ts'
import { createPress } from '../cvs/export/press.ts'
import { createLog } from '../platform/log.ts'
import { forgetDeletedLetters } from './cover-letters.ts'

const press = createPress({ find: chromiumForTests, log: createLog({ program: 'test', level: 'silent' }) })
afterAll(async () => await press.stop())

const text = {
  name: 'Nurse at St James’s',
  recipient: 'Ms Ní Dhomhnaill\nSt James’s Hospital\nLeeds LS9 7TF',
  subject: 'Staff nurse, ward 12',
  body: '<p>Dear Ms Ní Dhomhnaill,</p><p>I ran a ward for <strong>six</strong> years.</p><ul><li><p>nights</p></li></ul><p>Yours sincerely,<br />Aoife</p>',
  cvId: null,
}

async function aLetter(server: TestServer, { headers }: Person, given: object = text): Promise<CoverLetter> {
  const answer = await server.post('/api/cover-letters', given, headers)
  expect(answer.status).toBe(201)
  return answer.body as CoverLetter
}

async function fileOf(server: TestServer, { headers }: Person, path: string) {
  const response = await server.app.fetch(
    new Request(`http://localhost:3000${path}`, { headers: { host: 'localhost:3000', ...headers } }),
  )
  return { response, bytes: new Uint8Array(await response.arrayBuffer()) }
}

test('a letter is begun, written, listed, and cleaned on the way in', async () => {
  await using server = await startServer({ boards: [] })
  const ann = await aPerson(server)
  const letter = await aLetter(server, ann)
  expect(letter).toMatchObject({ ...text, revision: 1, job: null })

  const body = '<p>Dear <script>alert(1)</script><img src=x onerror=alert(1)>Madam,</p>'
  const saved = await server.send(
    'PUT',
    `/api/cover-letters/${letter._id}`,
    { ...text, body, baseRevision: 1 },
    ann.headers,
  )
  expect(saved.body).toEqual({ revision: 2, savedAt: '2026-03-04T12:00:00.000Z' })
  const found = await server.get(`/api/cover-letters/${letter._id}`, ann.headers)
  expect(found.body).toMatchObject({ body: '<p>Dear Madam,</p>', revision: 2 })

  const second = await aLetter(server, ann, {})
  expect(second).toMatchObject({ name: 'New letter', recipient: '', subject: '', body: '' })
  const list = (await server.get('/api/cover-letters', ann.headers)).body as CoverLetter[]
  expect(list.map(({ _id }) => _id).sort()).toEqual([letter._id, second._id].sort())
  expect(list[0]).not.toHaveProperty('body')
})

test('a letter for an ad says whom it goes to and what about', async () => {
  await using server = await startServer({ boards: [] })
  const ann = await aPerson(server)
  await addAds(server, [{ title: 'Staff Nurse', company: 'St James’s Hospital' }])
  const { rows } = await server.db.query<{ id: number }>('select id from jobs')
  const jobId = String(rows[0]?.id)
  expect(await aLetter(server, ann, { jobId })).toMatchObject({
    name: 'Staff Nurse, St James’s Hospital',
    recipient: 'St James’s Hospital',
    subject: 'Application: Staff Nurse',
    job: { _id: jobId, title: 'Staff Nurse', employer: 'St James’s Hospital' },
  })
  for (const gone of ['999999', '0; drop table jobs', '99999999999999']) {
    expect((await server.post('/api/cover-letters', { jobId: gone }, ann.headers)).status).toBe(404)
  }
})

test('of two windows the second is told, and nothing of the first is lost', async () => {
  await using server = await startServer({ boards: [] })
  const ann = await aPerson(server)
  const { _id } = await aLetter(server, ann)
  const save = async (body: string, baseRevision: number) =>
    (await server.send('PUT', `/api/cover-letters/${_id}`, { ...text, body, baseRevision }, ann.headers)).status
  expect(await save('<p>first</p>', 1)).toBe(200)
  expect(await save('<p>second</p>', 1)).toBe(409)
  expect((await server.get(`/api/cover-letters/${_id}`, ann.headers)).body).toMatchObject({ body: '<p>first</p>' })
  expect(await save('<p>second</p>', 2)).toBe(200)
})

test('what cannot be a letter is refused with its reason', async () => {
  await using server = await startServer({ boards: [] })
  const ann = await aPerson(server)
  const { _id } = await aLetter(server, ann)
  const refused = async (change: object) => {
    const answer = await server.send('PUT', `/api/cover-letters/${_id}`, { ...text, ...change }, ann.headers)
    expect(answer.status).toBe(422)
    return Object.keys((answer.body as { errors: object }).errors)
  }
  expect(await refused({ name: '  ' })).toEqual(['name'])
  expect(await refused({ subject: 'x'.repeat(301) })).toEqual(['subject'])
  expect(await refused({ cvId: '00000000-0000-4000-8000-000000000000' })).toEqual(['cvId'])
  expect((await server.send('PUT', `/api/cover-letters/${_id}`, { ...text, userId: 'x' }, ann.headers)).status).toBe(
    422,
  )

  for (let count = 1; count < letterLimits.letters; count++) {
    await server.db.query(
      `insert into cover_letters (user_id, name, recipient, subject, body, created, updated) values ($1, 'x', '', '', '', now(), now())`,
      [ann.id],
    )
  }
  expect((await server.post('/api/cover-letters', {}, ann.headers)).status).toBe(409)
})

test('a deletion can be taken back for a day, and then it is final', async () => {
  await using server = await startServer({ boards: [] })
  const ann = await aPerson(server)
  const { _id } = await aLetter(server, ann)
  const path = `/api/cover-letters/${_id}`
  expect((await server.send('DELETE', path, undefined, ann.headers)).status).toBe(200)
  expect((await server.get(path, ann.headers)).status).toBe(404)
  expect((await server.send('DELETE', path, undefined, ann.headers)).status).toBe(404)
  expect((await server.post(`${path}/undelete`, {}, ann.headers)).body).toMatchObject({ _id, name: text.name })
  expect((await server.get(path, ann.headers)).body).toMatchObject({ body: text.body })

  await server.send('DELETE', path, undefined, ann.headers)
  server.clock.set(new Date('2026-03-05T12:00:01Z'))
  expect((await server.post(`${path}/undelete`, {}, ann.headers)).status).toBe(404)
  await forgetDeletedLetters(server.db, server.services.clock.now())
  expect((await server.db.query('select 1 from cover_letters')).rows).toEqual([])
})

test('somebody else’s letter, and a letterhead of somebody else’s CV, are as if they were not there', async () => {
  await using server = await startServer({ boards: [] })
  const [ann, ben] = [await aPerson(server), await aPerson(server)]
  const { _id } = await aLetter(server, ann)
  const path = `/api/cover-letters/${_id}`
  for (const [method, more, body] of [
    ['PUT', '', text],
    ['DELETE', '', undefined],
  ] as const) {
    expect((await server.send(method, path + more, body, ben.headers)).status).toBe(404)
    expect((await server.send(method, path + more, body)).status).toBe(401)
  }
  expect((await server.post(`${path}/undelete`, {}, ben.headers)).status).toBe(404)
  for (const more of ['', '/export/txt', '/export/pdf']) {
    expect((await server.get(path + more, ben.headers)).status).toBe(404)
    expect((await server.get(path + more)).status).toBe(401)
  }
  expect((await server.get('/api/cover-letters', ben.headers)).body).toEqual([])

  const saved = await server.post('/api/users/me/savecv', aCv(), ann.headers)
  const { cvId } = saved.body as { cvId: string }
  expect((await server.post('/api/cover-letters', { cvId }, ben.headers)).status).toBe(404)
  const own = await aLetter(server, ann, { cvId })
  expect(own.cvId).toBe(cvId)
  await server.send('DELETE', `/api/cvs/${cvId}`, undefined, ann.headers)
  expect((await server.get(`/api/cover-letters/${own._id}`, ann.headers)).body).toMatchObject({ cvId: null })
})

test('a letter is taken along in the style of the CV, with its letterhead and the day', async () => {
  await using server = await startServer({ boards: [] })
  server.services.press = { ...press, stop: async () => {} }
  const ann = await aPerson(server)
  const saved = await server.post('/api/users/me/savecv', aCv({ dob: '1990-04-12', headline: 'Nurse' }), ann.headers)
  const { cvId } = saved.body as { cvId: string }
  const { _id } = await aLetter(server, ann, { ...text, cvId })

  for (const format of ['pdf', 'docx', 'odt'] as const) {
    const { response, bytes } = await fileOf(server, ann, `/api/cover-letters/${_id}/export/${format}?template=columns`)
    expect(response.headers.get('content-disposition')).toContain(`filename="Aoife-Ni-Bhriain-cover-letter.${format}"`)
    const words = (await ownText(bytes, format)) ?? ''
    const order = [
      'Aoife Ní Bhriain',
      '+44 7700 900123',
      'Leeds LS9 7TF',
      '4 March 2026',
      'Staff nurse, ward 12',
      'Dear Ms',
      'six',
      'nights',
      'Yours sincerely',
    ]
    const places = order.map((word) => words.indexOf(word))
    expect(places, `${format}: ${words}`).toEqual([...places].sort((a, b) => a - b))
    expect(places).not.toContain(-1)
    expect(words).not.toContain('1990')
    if (format === 'pdf') {
      const pdf = await PDFDocument.load(bytes)
      expect([pdf.getTitle(), pdf.getAuthor()]).toEqual(['Aoife Ní Bhriain – Staff nurse, ward 12', 'Aoife Ní Bhriain'])
    }
  }
  const plain = await server.get(`/api/cover-letters/${_id}/export/txt`, ann.headers)
  expect(plain.text).toBe(`Aoife Ní Bhriain
+44 7700 900123
aoife@example.com

Ms Ní Dhomhnaill
St James’s Hospital
Leeds LS9 7TF

4 March 2026

Staff nurse, ward 12

Dear Ms Ní Dhomhnaill,

I ran a ward for **six** years.

- nights

Yours sincerely,
Aoife
`)
})
