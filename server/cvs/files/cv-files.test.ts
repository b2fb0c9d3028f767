import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { aPerson, type Person } from '../../../test/people.ts'
import { runTasks } from '../../../test/run-tasks.ts'
import { startServer, type Answer, type TestServer } from '../../../test/server.ts'
import { aPdf, aRichText } from './files.fixtures.ts'

const pdf = 'application/pdf'

test('a file is uploaded, read, listed, and comes back byte for byte under its own name', async () => {
  await using server = await startServer({ boards: [] })
  const ann = await aPerson(server)
  const bytes = aPdf(['Aoife Ní Bhriain', 'Primary school teacher in Galway'])
  const sent = await upload(server, ann, { name: 'Lebenslauf – Aoife “neu”.pdf', type: pdf, bytes })
  expect(sent).toMatchObject({
    status: 201,
    body: {
      code: 3,
      file: { originalname: 'Lebenslauf – Aoife “neu”.pdf', state: 'waiting', isRead: false, problem: null },
    },
  })
  expect(await runTasks(server, 'read-uploaded-cv')).toBe(1)
  const [file] = await list(server, ann)
  expect(file).toMatchObject({ mimetype: pdf, size: bytes.length, state: 'ready', scan: 'not-scanned', isRead: true })

  const answer = await server.app.fetch(
    new Request(`http://localhost:3000/api/users/cv/${file!._id}`, {
      headers: { host: 'localhost:3000', ...ann.headers },
    }),
  )
  expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': pdf,
    'content-disposition': expect.stringMatching(
      /^attachment; filename="[^"]+\.pdf"; filename\*=utf-8''Lebenslauf%20%E2%80%93%20Aoife/u,
    ),
    'content-security-policy': expect.stringContaining('sandbox'),
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  })
  const { rows } = await server.db.$client.query<{ text: string }>('select text from cv_files')
  expect(rows[0]?.text).toBe('Aoife Ní Bhriain\nPrimary school teacher in Galway')
})

test("a guest has none, and somebody else's are not there", async () => {
  await using server = await startServer({ boards: [] })
  const [ann, eve] = [await aPerson(server), await aPerson(server)]
  const { body } = await upload(server, ann, aFile())
  const id = (body as { file: { _id: string } }).file._id
  expect((await upload(server, null, aFile())).status).toBe(401)
  for (const [person, status] of [
    [eve, 404],
    [null, 401],
  ] as const) {
    const headers = person?.headers ?? {}
    expect((await server.get(`/api/users/cv/${id}`, headers)).status).toBe(status)
    expect((await server.send('DELETE', `/api/cv-files/${id}`, undefined, headers)).status).toBe(status)
    expect((await server.post(`/api/cv-files/${id}/undelete`, {}, headers)).status).toBe(status)
  }
  expect(await list(server, eve)).toEqual([])
  expect(await list(server, ann)).toHaveLength(1)
})

test('a deleted file can be had back for a day, then it is gone with its bytes', async () => {
  await using server = await startServer({ boards: [] })
  const ann = await aPerson(server)
  const { body } = await upload(server, ann, aFile())
  const id = (body as { file: { _id: string } }).file._id
  const remove = async () => await server.send('DELETE', `/api/cv-files/${id}`, undefined, ann.headers)
  expect((await remove()).status).toBe(200)
  expect([await list(server, ann), (await server.get(`/api/users/cv/${id}`, ann.headers)).status]).toEqual([[], 404])
  expect((await remove()).status).toBe(404)
  expect((await server.post(`/api/cv-files/${id}/undelete`, {}, ann.headers)).status).toBe(200)
  expect(await list(server, ann)).toHaveLength(1)

  await remove()
  expect(kept(server)).toHaveLength(1)
  server.clock.set(new Date(server.clock.now().getTime() + 24 * 3_600_000))
  await server.services.tasks.send((await import('./tasks.ts')).tidyCvFiles, {})
  await runTasks(server, 'tidy-cv-files')
  expect((await server.post(`/api/cv-files/${id}/undelete`, {}, ann.headers)).status).toBe(404)
  expect(kept(server)).toEqual([])
})

test('the same file a second time is the one that is there', async () => {
  await using server = await startServer({ boards: [] })
  const ann = await aPerson(server)
  const answers = await Promise.all([upload(server, ann, aFile()), upload(server, ann, aFile())])
  expect(answers.map(({ status }) => status)).toEqual([201, 201])
  expect(await list(server, ann)).toHaveLength(1)
  expect(kept(server)).toHaveLength(1)
})

describe('limits', () => {
  test('20 files, and 20 uploads an hour', async () => {
    await using server = await startServer({ boards: [] })
    const ann = await aPerson(server)
    for (let i = 0; i < 20; i++) {
      expect((await upload(server, ann, aFile(`${i}.rtf`))).status).toBe(201)
    }
    const often = await upload(server, ann, aFile('more.rtf'))
    expect(often).toMatchObject({
      status: 429,
      body: { message: 'You can upload 20 files in an hour. Please wait a while and try again.' },
    })
    server.clock.set(new Date(server.clock.now().getTime() + 3_601_000))
    const full = await upload(server, ann, aFile('more.rtf'))
    expect(full).toMatchObject({
      status: 409,
      body: { message: 'You can keep 20 files of 80 MB together. Please delete one first.' },
    })
    expect(kept(server)).toHaveLength(20)
  })

  test('8 MB, and not a byte more', async () => {
    await using server = await startServer({ boards: [] })
    const ann = await aPerson(server)
    const size = 8 * 1024 * 1024
    const rich = (bytes: number) =>
      Buffer.concat([aRichText('Nurse in Leeds with ten years of experience'.padEnd(bytes - 13)), Buffer.alloc(0)])
    expect(rich(size)).toHaveLength(size)
    expect((await upload(server, ann, { name: 'cv.rtf', type: '', bytes: rich(size) })).status).toBe(201)
    expect(await upload(server, ann, { name: 'cv2.rtf', type: '', bytes: rich(size + 1) })).toMatchObject({
      status: 413,
      body: { message: expect.stringContaining('8 MB') },
    })
  })
})

export async function upload(
  server: TestServer,
  person: Person | null,
  file: { name: string; type: string; bytes: Uint8Array },
  headers: Record<string, string> = { origin: 'http://localhost:3000' },
): Promise<Answer> {
  const form = new FormData()
  form.append('file', new File([new Uint8Array(file.bytes)], file.name, { type: file.type }))
  const response = await server.app.fetch(
    new Request('http://localhost:3000/api/users/upload-cv', {
      method: 'POST',
      body: form,
      headers: { host: 'localhost:3000', ...headers, ...person?.headers },
    }),
  )
  const text = await response.text()
  return { status: response.status, headers: response.headers, text, body: JSON.parse(text) as unknown }
}

function aFile(name = 'cv.rtf') {
  return { name, type: 'application/rtf', bytes: aRichText(`${name}: nurse in Leeds with ten years of experience`) }
}

async function list(server: TestServer, { headers }: Person): Promise<{ _id: string }[]> {
  return (await server.get('/api/cv-files', headers)).body as { _id: string }[]
}

function kept(server: TestServer): string[] {
  const folder = join(server.services.config.dataFolder, 'files')
  return readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [entry.name] : [],
  )
}
