import { PDFDocument } from '@cantoo/pdf-lib'
import { afterAll, expect, test } from 'vitest'
import type { PrintOptions } from '../../../contract/cvs/print-options.ts'
import { messages } from '../../../contract/texts/messages.ts'
import { aCv } from '../../../test/cvs.ts'
import { chromiumForTests } from '../../../test/chromium.ts'
import { aPerson, type Person } from '../../../test/people.ts'
import { startServer, type TestServer } from '../../../test/server.ts'
import { createLog } from '../../platform/log.ts'
import { limits } from '../../platform/limits/table.ts'
import { createPress, pressOf } from './press.ts'
import { PrintFailed } from './printer.ts'

const log = createLog({ program: 'test', level: 'silent' })
const press = createPress({ find: chromiumForTests, log })
afterAll(async () => await press.stop())

const cv = aCv({ dob: '1990-04-12', headline: 'Teacher', kept: 'for me alone' })

async function aServer(environment: Record<string, string> = {}): Promise<TestServer> {
  const server = await startServer({ boards: [], environment })
  server.services.press = { ...press, stop: async () => {} }
  return server
}

async function bytesOf(
  server: TestServer,
  path: string,
  { headers }: Person,
): Promise<{ response: Response; bytes: Buffer }> {
  const response = await server.app.fetch(
    new Request(`http://localhost:3000${path}`, { headers: { host: 'localhost:3000', ...headers } }),
  )
  return { response, bytes: Buffer.from(await response.arrayBuffer()) }
}

async function aKeptCv(server: TestServer, person: Person): Promise<string> {
  const saved = await server.post('/api/users/me/savecv', cv, person.headers)
  return (saved.body as { cvId: string }).cvId
}

test('a guest takes their CV along, and nothing of it is kept', async () => {
  await using server = await aServer()
  const answer = await server.post('/api/cv-export', { cv, format: 'txt' })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('text/plain;charset=utf-8')
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="Aoife-Ni-Bhriain-CV\.txt"/u)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.text).toMatch(/^Aoife Ní Bhriain\nTeacher\n/u)
  expect(answer.text).not.toMatch(/1990|for me alone/u)

  const whole = await server.post('/api/cv-export', { cv, format: 'txt', withBirthDate: true })
  expect(whole.text).toContain('Born 12 Apr 1990')
  const { rows } = await server.db.query('select 1 from cvs')
  expect(rows).toEqual([])
})

test('what is no CV, or no format that we know, is refused', async () => {
  await using server = await aServer()
  expect((await server.post('/api/cv-export', { cv: { age: 36 }, format: 'txt' })).status).toBe(422)
  expect((await server.post('/api/cv-export', { cv, format: 'exe' })).status).toBe(422)
  expect((await server.post('/api/cv-export', { cv, format: 'pdf', template: '../../etc' })).status).toBe(422)
})

test('the owner takes a CV along by its address, as they asked for it', async () => {
  await using server = await aServer()
  const ann = await aPerson(server)
  const cvId = await aKeptCv(server, ann)

  const { response, bytes } = await bytesOf(server, `/api/cvs/${cvId}/export/pdf?template=columns`, ann)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('application/pdf')
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="Aoife-Ni-Bhriain-CV\.pdf"/u)
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')

  const text = await server.get(`/api/cvs/${cvId}/export/txt?withBirthDate=true`, ann.headers)
  expect(text.text).toMatch(/\nTeacher\n(?:.* )?Born 12 Apr 1990\n/u)
})

test('pages are counted and drawn', async () => {
  await using server = await aServer()
  const ann = await aPerson(server)
  const cvId = await aKeptCv(server, ann)
  expect((await server.get(`/api/cvs/${cvId}/pages`, ann.headers)).body).toEqual({
    pages: 1,
    unprintable: [],
    isGarbled: false,
    onePage: 'not-asked',
  })

  const { response, bytes } = await bytesOf(server, `/api/cvs/${cvId}/pages/1?template=columns`, ann)
  expect(response.headers.get('content-type')).toBe('image/png')
  expect(bytes.subarray(1, 4).toString()).toBe('PNG')
  expect((await server.get(`/api/cvs/${cvId}/pages/2`, ann.headers)).status).toBe(404)

  const long = {
    ...cv,
    jobs: Array.from({ length: 12 }, () => ({
      jobTitle: 'Teacher',
      jobDescription: `<p>${'Taught. '.repeat(120)}</p>`,
    })),
  }
  const options: Partial<PrintOptions> = { template: 'plain' }
  const counted = await server.post('/api/cv-export/pages', { cv: long, ...options })
  expect(counted.body).toMatchObject({ pages: expect.toSatisfy((pages: number) => pages > 2) as number, pictures: [] })
  const drawn = await server.post('/api/cv-export/pages', { cv, withPictures: true })
  expect((drawn.body as { pictures: string[] }).pictures).toEqual([expect.stringMatching(/^data:image\/png;base64,/u)])
})

test('somebody else’s CV is as if it were not there', async () => {
  await using server = await aServer()
  const [ann, ben] = [await aPerson(server), await aPerson(server)]
  const cvId = await aKeptCv(server, ann)
  for (const path of ['export/txt', 'export/pdf', 'pages', 'pages/1']) {
    expect((await server.get(`/api/cvs/${cvId}/${path}`, ben.headers)).status, path).toBe(404)
    expect((await server.get(`/api/cvs/${cvId}/${path}`)).status, path).toBe(401)
  }
})

test('what cannot be printed is said so, and what needs no printing is there all the same', async () => {
  await using server = await aServer()
  const broken = {
    print: async () => await Promise.reject(new PrintFailed('too-slow', 'It hung')),
    stop: async () => {},
  }
  server.services.press = pressOf(broken, log)
  const failed = await server.post('/api/cv-export', { cv, format: 'pdf' })
  expect(failed.status).toBe(503)
  expect(failed.body).toMatchObject({
    message: expect.stringMatching(/^We could not make the PDF/u) as string,
  })
  for (const format of ['docx', 'odt', 'txt', 'json', 'xml']) {
    expect((await server.post('/api/cv-export', { cv, format })).status, format).toBe(200)
  }
})

test('a file that lost a value is not handed out, and what is missing is named', { timeout: 60_000 }, async () => {
  await using server = await aServer()
  const blank = await PDFDocument.create()
  blank.addPage()
  const bytes = await blank.save()
  server.services.press = pressOf({ print: async () => await Promise.resolve(bytes), stop: async () => {} }, log, 60)
  for (const [path, body] of [
    ['/api/cv-export', { cv, format: 'pdf' }],
    ['/api/cv-export/pages', { cv, withPictures: true }],
  ] as const) {
    const refused = await server.post(path, body)
    expect(refused.status, path).toBe(422)
    expect(refused.body).toMatchObject({
      message: messages.notWhole,
      details: expect.stringContaining(`‘${cv.personal_data.email}’`) as string,
    })
  }
  await server.services.press.stop()
})

test('one client prints only so often', async () => {
  await using server = await aServer({ ROLECALL_TRUSTED_PROXIES: '1' })
  const from = { 'x-forwarded-for': '203.0.113.9' }
  for (let count = 0; count < limits.print.most; count++) {
    expect((await server.post('/api/cv-export', { cv, format: 'txt' }, from)).status).toBe(200)
  }
  const refused = await server.post('/api/cv-export', { cv, format: 'txt' }, from)
  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).toMatch(/^\d+$/u)
})
