import { describe, expect, test } from 'vitest'
import { anS3Store } from '../../../test/fake-s3.ts'
import { aPerson } from '../../../test/people.ts'
import { runTasks } from '../../../test/run-tasks.ts'
import { startServer } from '../../../test/server.ts'
import { keptFiles, list, upload } from './cv-files.fixtures.ts'
import { aDoc } from './doc.fixtures.ts'
import { aPdf, aRichText } from './files.fixtures.ts'
import { removeDroppedFiles, removeFiles } from '../../platform/files/dropped-files.ts'
import { putFile } from '../../platform/files/put-file.ts'
import { newFileKey } from '../../platform/files/store.ts'
import { tidyCvFiles } from './tasks.ts'
import { aZip, docxParts } from './zip.fixtures.ts'

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
  const { rows } = await server.db.query<{ text: string }>('select text from cv_files')
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
  expect((await server.get('/api/cv-files/deleted', ann.headers)).body).toEqual([])

  await remove()
  const deleted = (await server.get('/api/cv-files/deleted', ann.headers)).body
  expect(deleted).toMatchObject([{ _id: id, name: 'cv.rtf' }])
  expect((await server.get('/api/cv-files/deleted', (await aPerson(server)).headers)).body).toEqual([])
  expect(keptFiles(server)).toHaveLength(1)
  server.clock.set(new Date(server.clock.now().getTime() + 24 * 3_600_000))
  await server.services.tasks.send(tidyCvFiles, {})
  await runTasks(server, 'tidy-cv-files')
  expect((await server.post(`/api/cv-files/${id}/undelete`, {}, ann.headers)).status).toBe(404)
  expect(keptFiles(server)).toEqual([])
  expect((await server.get('/api/cv-files/deleted', ann.headers)).body).toEqual([])
})

test('the same file a second time is the one that is there', async () => {
  await using server = await startServer({ boards: [] })
  const ann = await aPerson(server)
  const answers = await Promise.all([upload(server, ann, aFile()), upload(server, ann, aFile())])
  expect(answers.map(({ status }) => status)).toEqual([201, 201])
  expect(await list(server, ann)).toHaveLength(1)
  expect(keptFiles(server)).toHaveLength(1)
})

describe('who sends it', () => {
  test('a page of another site gets nothing done, with or without the session’s cookie', async () => {
    await using server = await startServer({ boards: [] })
    const ann = await aPerson(server)
    for (const headers of [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }, {}]) {
      expect((await upload(server, ann, aFile(), headers as Record<string, string>)).status).toBe(403)
    }
    expect(await list(server, ann)).toEqual([])
  })

  test('a program says who it is by a header that no form can send', async () => {
    await using server = await startServer({ boards: [] })
    const ann = await aPerson(server)
    const bearer = { authorization: `Bearer ${ann.token}` }
    expect((await upload(server, null, aFile('a.rtf'), bearer)).status).toBe(201)
    expect((await upload(server, ann, aFile('b.rtf'), { 'x-xsrf-token': 'from the cookie' })).status).toBe(201)
    // A browser says where a page is from, whatever else it sends.
    const foreign = { ...bearer, 'sec-fetch-site': 'cross-site' }
    expect((await upload(server, null, aFile('c.rtf'), foreign)).status).toBe(403)
  })
})

describe('a file that is not what it says', () => {
  test('is refused with what is the matter and what to do', async () => {
    await using server = await startServer({ boards: [] })
    const ann = await aPerson(server)
    for (const [name, type, bytes, message] of [
      ['cv.exe', 'application/pdf', aPdf(['x']), 'We take PDF'],
      ['cv', '', aPdf(['x']), 'We take PDF'],
      ['cv.pdf', pdf, Buffer.from('MZ\u0090\u0000'), 'does not match its name'],
      ['cv.pdf', 'text/html', aPdf(['x']), 'does not match its name'],
      ['cv.docx', '', aPdf(['x']), 'does not match its name'],
      ['cv.pdf', pdf, Buffer.concat([Buffer.from('<script>'), aPdf(['x'])]), 'does not match its name'],
      ['cv.rtf', 'application/rtf', Buffer.alloc(0), 'is empty'],
      ['cv.docx', '', aDoc('x', { names: ['EncryptedPackage'] }), 'needs a password'],
      ['cv.docx', '', aZip(docxParts(['x'], { 'word/vbaProject.bin': 'x' })), 'contains macros'],
      ['cv.pdf', pdf, aPdf(['x']).subarray(0, 300), 'damaged or incomplete'],
    ] as const) {
      const answer = await upload(server, ann, { name, type, bytes })
      expect([answer.status, answer.text], name).toEqual([422, expect.stringContaining(message)])
      expect(answer.body).toMatchObject({
        errors: { file: { message: expect.stringMatching(/Choose|Save|Open|Print/u) } },
      })
    }
    expect(await list(server, ann)).toEqual([])
  })

  test('a type that the browser does not know, and odd names, are fine', { tags: ['long'] }, async () => {
    await using server = await startServer({ boards: [] })
    const ann = await aPerson(server)
    const names = ['C:\\CVs\\a.RTF', 'x'.repeat(300) + '.rtf', 'Ann\u202Efdp.rtf', '.rtf', 'a"b;c.rtf']
    for (const name of names) {
      const file = { ...aFile(name), name, type: 'application/octet-stream' }
      expect((await upload(server, ann, file)).status).toBe(201)
    }
    const { rows } = await server.db.query<{ name: string }>(
      'select original_name as name from cv_files order by uploaded_at, name',
    )
    expect(rows.map(({ name }) => name).toSorted()).toEqual(
      ['Annfdp.rtf', 'CV.rtf', 'a"b;c.rtf', 'a.RTF', 'x'.repeat(150) + '.rtf'].toSorted(),
    )
  })

  test('two files at once are refused', async () => {
    await using server = await startServer({ boards: [] })
    const ann = await aPerson(server)
    const form = new FormData()
    for (const name of ['a.rtf', 'b.rtf']) form.append('file', new File([new Uint8Array(aRichText('x'))], name))
    const headers = { host: 'localhost:3000', origin: 'http://localhost:3000', ...ann.headers }
    const request = new Request('http://localhost:3000/api/users/upload-cv', { method: 'POST', body: form, headers })
    expect((await server.app.fetch(request)).status).toBe(422)
  })
})

test('files in a bucket are kept, downloaded and deleted as those in the folder are', { tags: ['long'] }, async () => {
  await using s3 = await anS3Store()
  await using server = await startServer({ boards: [], environment: s3.environment })
  const ann = await aPerson(server)
  const { bytes } = aFile()
  expect((await upload(server, ann, aFile())).status).toBe(201)
  expect(s3.keys()).toHaveLength(1)
  const [entry] = await list(server, ann)
  const answer = await server.get(`/api/users/cv/${entry!._id}`, ann.headers)
  expect([answer.status, answer.text]).toEqual([200, Buffer.from(bytes).toString('utf8')])
  expect((await server.get(`/api/users/cv/${entry!._id}`, (await aPerson(server)).headers)).status).toBe(404)
  expect(s3.keys()).toHaveLength(1)
  await server.db.query('delete from cv_files')
  await removeDroppedFiles(server.services)
  expect(s3.keys()).toEqual([])
  // The same file twice: one stays.
  for (let i = 0; i < 2; i++) await upload(server, ann, aFile())
  expect(s3.keys()).toHaveLength(1)
})

describe('what a crash leaves', () => {
  test('bytes that no row names, and rows whose bytes are to go, are tidied away', async () => {
    await using server = await startServer({ boards: [] })
    const ann = await aPerson(server)
    await upload(server, ann, aFile())
    const [mine] = keptFiles(server)
    const some = { type: 'text/plain', maxBytes: 100 }
    const { key: stray } = await putFile(server.services, Buffer.from('nobody’s'), some)
    // As if the program had ended between the deletion of the row and that of the bytes.
    const { key: dropped } = await server.services.files.put(Buffer.from('somebody’s'), { ...some, key: newFileKey() })
    await server.db.query('insert into dropped_files (name, dropped_at) values ($1, now())', [dropped])
    const tidy = async () => {
      await server.services.tasks.send(removeFiles, {})
      await runTasks(server, 'remove-files')
    }
    await tidy()
    expect(keptFiles(server).toSorted()).toEqual([mine, stray].toSorted())
    await server.db.query(`update dropped_files set dropped_at = dropped_at - interval '6 hours'`)
    await tidy()
    expect(keptFiles(server)).toEqual([mine])
    expect((await server.db.query('select 1 from dropped_files')).rowCount).toBe(0)
  })
})

describe('limits', () => {
  test('20 files, and 20 uploads an hour', { tags: ['long'] }, async () => {
    await using server = await startServer({ boards: [] })
    const ann = await aPerson(server)
    for (let i = 0; i < 20; i++) {
      expect((await upload(server, ann, aFile(`${i}.rtf`))).status).toBe(201)
    }
    const often = await upload(server, ann, aFile('more.rtf'))
    expect(often).toMatchObject({
      status: 429,
      body: { message: 'You can upload 20 files an hour. Please try again later.' },
    })
    server.clock.set(new Date(server.clock.now().getTime() + 3_601_000))
    const full = await upload(server, ann, aFile('more.rtf'))
    expect(full).toMatchObject({
      status: 409,
      body: { message: 'You can keep 20 files, up to 80 MB in total. Please delete one first.' },
    })
    expect(keptFiles(server)).toHaveLength(20)
  })

  test('8 MB, and not a byte more', { tags: ['long'] }, async () => {
    await using server = await startServer({ boards: [] })
    const ann = await aPerson(server)
    const size = 8 * 1024 * 1024
    const rich = (bytes: number) =>
      Buffer.concat([aRichText('Nurse in Leeds with ten years of experience'.padEnd(bytes - 13)), Buffer.alloc(0)])
    expect(rich(size)).toHaveLength(size)
    expect((await upload(server, ann, { name: 'cv.rtf', type: '', bytes: rich(size) })).status).toBe(201)
    expect(await upload(server, ann, { name: 'cv2.rtf', type: '', bytes: rich(size + 1) })).toMatchObject({
      status: 413,
      body: { message: expect.stringContaining('8 MB'), details: 'Files can be up to 8 MB. Nothing was saved.' },
    })
  })
})

function aFile(name = 'cv.rtf') {
  return { name, type: 'application/rtf', bytes: aRichText(`${name}: nurse in Leeds with ten years of experience`) }
}
