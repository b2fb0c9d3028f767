import { describe, expect, test } from 'vitest'
import { eicar, startFakeClamd } from '../../../test/fake-clamd.ts'
import { aPerson } from '../../../test/people.ts'
import { runTasks } from '../../../test/run-tasks.ts'
import { startServer } from '../../../test/server.ts'
import { readConfig } from '../../platform/config.ts'
import { keptFiles, list, upload } from './cv-files.fixtures.ts'
import { aRichText } from './files.fixtures.ts'
import { tidyCvFiles } from './tasks.ts'

const rich = (name: string, text: string) => ({ name, type: 'application/rtf', bytes: aRichText(text) })
const clean = rich('clean.rtf', 'Ann Example, staff nurse in Leeds')
// Braces are rich text's own; the scanner of these tests looks for the letters.
const ill = {
  name: 'ill.rtf',
  type: '',
  bytes: Buffer.concat([
    Buffer.from(String.raw`{\rtf1 Ann Example, nurse in Leeds {\*\x `),
    Buffer.from(eicar.replace(/[{}]/gu, '')),
    Buffer.from('}}'),
  ]),
}

describe('a virus scan', () => {
  test('comes before anything else looks into a file, and a clean one says so', async () => {
    await using clamd = await startFakeClamd()
    await using server = await startServer({ boards: [], environment: { ROLECALL_CLAMD: clamd.address } })
    const ann = await aPerson(server)
    expect(await upload(server, ann, clean)).toMatchObject({
      status: 201,
      body: { file: { scan: 'waiting', isRead: false } },
    })
    await runTasks(server, 'read-uploaded-cv')
    expect(clamd.scanned).toEqual([clean.bytes.length])
    expect(await list(server, ann)).toMatchObject([{ state: 'ready', scan: 'clean', problem: null }])
  })

  test('that finds one deletes the bytes, keeps the entry with the reason, and writes to the owner', async () => {
    await using clamd = await startFakeClamd({
      answer: (bytes) => (bytes.includes('EICAR') ? 'stream: Eicar FOUND' : 'stream: OK'),
    })
    await using server = await startServer({ boards: [], environment: { ROLECALL_CLAMD: clamd.address } })
    const ann = await aPerson(server)
    const { body } = await upload(server, ann, ill)
    const id = (body as { file: { _id: string } }).file._id
    expect(keptFiles(server)).toHaveLength(1)
    await runTasks(server, 'read-uploaded-cv')
    expect(await list(server, ann)).toMatchObject([
      { state: 'infected', scan: 'infected', isRead: false, problem: expect.stringContaining('We found a virus') },
    ])
    expect(keptFiles(server)).toEqual([])
    expect(await server.get(`/api/users/cv/${id}`, ann.headers)).toMatchObject({ status: 410 })
    const { rows } = await server.db.query('select recipient, subject, body from sent_messages')
    expect(rows).toMatchObject([
      {
        recipient: ann.email,
        subject: 'We found a virus in a file you uploaded',
        body: expect.stringContaining('ill.rtf'),
      },
    ])
    expect((await server.db.query('select text from cv_files')).rows).toEqual([{ text: null }])
  })

  test(
    'that cannot be made leaves the file waiting, for its owner alone, and is made later',
    { tags: ['long'] },
    async () => {
      let answer = 'INSTREAM size limit exceeded. ERROR'
      await using clamd = await startFakeClamd({ answer: () => answer })
      await using server = await startServer({ boards: [], environment: { ROLECALL_CLAMD: clamd.address } })
      const ann = await aPerson(server)
      const { body } = await upload(server, ann, clean)
      const id = (body as { file: { _id: string } }).file._id
      await expect(runTasks(server, 'read-uploaded-cv')).rejects.toThrow('The virus scanner answered')
      expect(await list(server, ann)).toMatchObject([{ state: 'waiting', scan: 'waiting', isRead: false }])
      expect((await server.get(`/api/users/cv/${id}`, ann.headers)).status).toBe(200)

      answer = 'stream: OK'
      server.clock.set(new Date(server.clock.now().getTime() + 2 * 3_600_000))
      await server.services.tasks.send(tidyCvFiles, {})
      await runTasks(server, 'tidy-cv-files')
      expect(await runTasks(server, 'read-uploaded-cv')).toBe(1)
      expect(await list(server, ann)).toMatchObject([{ state: 'ready', scan: 'clean' }])
    },
  )

  test('by nobody is told as that', async () => {
    await using server = await startServer({ boards: [] })
    const ann = await aPerson(server)
    await upload(server, ann, clean)
    await runTasks(server, 'read-uploaded-cv')
    expect(await list(server, ann)).toMatchObject([{ state: 'ready', scan: 'not-scanned' }])
  })

  test('is set up by an address or the path of a socket', () => {
    const clamdOf = (given: string) => readConfig({ ROLECALL_CLAMD: given }).clamd
    expect(clamdOf('localhost:3310')).toEqual({ host: 'localhost', port: 3310 })
    expect(clamdOf('[::1]:3310')).toEqual({ host: '::1', port: 3310 })
    expect(clamdOf('/run/clamav/clamd.ctl')).toEqual({ path: '/run/clamav/clamd.ctl' })
    for (const wrong of ['localhost', 'localhost:0', 'localhost:99999', ':3310']) {
      expect(() => clamdOf(wrong)).toThrow('ROLECALL_CLAMD: must be host:port, or the path of a socket')
    }
  })
})
