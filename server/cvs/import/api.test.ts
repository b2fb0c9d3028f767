import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import * as texts from '../../../contract/cvs/texts.ts'
import { fileProblemTexts } from '../../../contract/cvs/file-problems.ts'
import { CvProposal } from '../../../contract/cvs/import.ts'
import { importsAnHour } from '../../../contract/cvs/import-limits.ts'
import { Cv } from '../../../contract/cvs/cvs.ts'
import { aPerson, type Person } from '../../../test/people.ts'
import { runTasks } from '../../../test/run-tasks.ts'
import { startServer, type Answer, type TestServer } from '../../../test/server.ts'
import { embedCv } from '../export/embed-in-file.ts'
import { printEuropass, printJsonResume, withCleanText } from '../../../engines/cv-printing/index.ts'
import { fullCv } from '../../../engines/cv-printing/full-cv.fixtures.ts'
import { printLabelledText } from '../../../engines/cv-printing/labelled-text.fixtures.ts'
import { readCvFile } from '../files/read-file.ts'
import { aPdf } from '../files/files.fixtures.ts'
import { proposeFromFile } from './propose-from-file-bytes.ts'

const lines = [
  'Aoife Brennan',
  'aoife.brennan@example.com, 07700 900123',
  '12 Mill Lane, Leeds, LS1 4AP',
  'Experience',
  'Staff Nurse, Aire Valley Hospital',
  'Sept 2019 - present',
  'Education',
  'BSc (Hons) Nursing, 2:1',
  'University of Airedale, 2019',
]

describe('a file', () => {
  test('becomes a proposal for a guest, and nothing of it is kept', { tags: ['long'] }, async () => {
    await using server = await startServer({ boards: [] })
    const answer = await propose(server, { name: 'My CV.pdf', type: 'application/pdf', bytes: aPdf(lines) })
    expect(answer.status).toBe(200)
    const { cv, origins, source } = CvProposal.parse(answer.body)
    expect(source).toBe('text')
    expect(cv.personal_data).toMatchObject({
      given_name: 'Aoife',
      surname: 'Brennan',
      email: 'aoife.brennan@example.com',
      city: 'Leeds',
      postcode: 'LS1 4AP',
    })
    expect(cv.jobs).toMatchObject([
      { jobTitle: 'Staff Nurse', employer: 'Aire Valley Hospital', startDate: '2019-09', isCurrent: true },
    ])
    expect(cv.education).toMatchObject([{ title: 'BSc (Hons) Nursing', grade: '2:1', endDate: '2019' }])
    expect(origins['jobs.0']).toMatchObject({ snippet: expect.stringContaining('Aire Valley Hospital') })
    for (const table of ['cv_files', 'cvs', 'stored_files'])
      expect(
        (
          await server.db.query(
            `select to_regclass('${table}') is null or not exists (select from ${table === 'stored_files' ? 'cv_files' : table}) as none`,
          )
        ).rows,
      ).toEqual([{ none: true }])
  })

  test.each([
    ['photo.png', 'image/png', Buffer.from('89504e47', 'hex'), texts.importWrongType],
    ['empty.pdf', 'application/pdf', Buffer.alloc(0), fileProblemTexts.empty],
    ['other.pdf', 'application/pdf', Buffer.from('{\\rtf1 hello}'), fileProblemTexts.mismatch],
    ['scan.pdf', 'application/pdf', aPdf([]), texts.importNoText],
    ['list.json', 'application/json', Buffer.from('[1, 2, 3]'), texts.importNoCv],
    ['page.xml', 'application/xml', Buffer.from('<html><body>Hello</body></html>'), texts.importNoCv],
    ['bytes.txt', 'text/plain', Buffer.from([65, 0, 66]), fileProblemTexts.mismatch],
  ])('%s is refused with a sentence', async (name, type, bytes, message) => {
    await using server = await startServer({ boards: [] })
    const answer = await propose(server, { name, type, bytes })
    expect(answer).toMatchObject({ status: 422, body: { message } })
  })

  test('of a client twenty are read in an hour', { tags: ['long'] }, async () => {
    await using server = await startServer({ boards: [] })
    const file = { name: 'cv.txt', type: 'text/plain', bytes: Buffer.from(lines.join('\n')) }
    // One that is refused counts too: a file costs the same whatever is in it.
    const refused = { name: 'photo.png', type: 'image/png', bytes: Buffer.from('89504e47', 'hex') }
    for (let count = 1; count < importsAnHour; count++) expect((await propose(server, refused)).status).toBe(422)
    expect((await propose(server, file)).status).toBe(200)
    expect(await propose(server, file)).toMatchObject({ status: 429, body: { message: texts.tooManyImports(20) } })
    server.clock.set(new Date(server.clock.now().getTime() + 3_600_000))
    expect((await propose(server, file)).status).toBe(200)
    // Each file is read by a program of its own.
  })
})

describe('data', () => {
  test('of a JSON Resume is taken as the body, or as a file', { tags: ['long'] }, async () => {
    await using server = await startServer({ boards: [] })
    const resume = {
      basics: { name: 'Priya Nair', email: 'priya@example.com', summary: 'Builds things.' },
      work: [{ name: 'Tally & Co', position: 'Engineer', startDate: '2020-03', highlights: ['Shipped'] }],
      hobbies: 'Chess',
    }
    const body = await server.post('/api/cv-import', resume)
    expect(body).toMatchObject({
      status: 200,
      body: {
        source: 'json-resume',
        cv: { personal_data: { given_name: 'Priya', surname: 'Nair' }, jobs: [{ employer: 'Tally & Co' }] },
      },
    })
    expect((body.body as CvProposal).cv.kept).toContain('Chess')
    const file = { name: 'resume.json', type: 'application/json', bytes: Buffer.from(JSON.stringify(resume)) }
    expect((await propose(server, file)).body).toEqual(body.body)
  })

  test('a Europass CV in its format of 2004 to 2012 is refused by name', { tags: ['long'] }, async () => {
    await using server = await startServer({ boards: [] })
    const xml =
      '<?xml version="1.0"?><europass:learnerinfo xmlns:europass="http://europass.cedefop.europa.eu/Europass/V2.0"><identification><firstname>Ann</firstname></identification></europass:learnerinfo>'
    const { status, body } = await propose(server, { name: 'cv.xml', type: 'text/xml', bytes: Buffer.from(xml) })
    expect(status).toBe(422)
    expect(body).toMatchObject({ message: expect.stringContaining('Europass CV in its old format') as string })
  })

  test('that means harm is refused: a document type, depths, and scripts', { tags: ['long'] }, async () => {
    await using server = await startServer({ boards: [] })
    const bomb = `<?xml version="1.0"?><!DOCTYPE s [<!ENTITY a "ha">]><SkillsPassport><LearnerInfo>&a;</LearnerInfo></SkillsPassport>`
    const deep = `<SkillsPassport>${'<LearnerInfo>'.repeat(5_000)}${'</LearnerInfo>'.repeat(5_000)}</SkillsPassport>`
    for (const text of [bomb, deep])
      expect((await propose(server, { name: 'cv.xml', type: 'text/xml', bytes: Buffer.from(text) })).status).toBe(422)
    const nested = `{"basics":${'['.repeat(20_000)}${']'.repeat(20_000)}}`
    expect(
      (await propose(server, { name: 'cv.json', type: 'application/json', bytes: Buffer.from(nested) })).status,
    ).toBe(422)
    const answer = await server.post('/api/cv-import', {
      basics: {
        name: 'Eve',
        summary: '<img src=x onerror=alert(1)><script>alert(1)</script><p onclick="x()">Hello</p>',
      },
    })
    expect((answer.body as CvProposal).cv.summary).not.toMatch(/<(?!\/?p>)/u)
  })

  test('JSON that is deep is no failure of ours', async () => {
    await using server = await startServer({ boards: [] })
    const response = await server.app.fetch(
      new Request('http://localhost:3000/api/cv-import', {
        method: 'POST',
        body: `{"basics":${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}}`,
        headers: { host: 'localhost:3000', origin: 'http://localhost:3000', 'content-type': 'application/json' },
      }),
    )
    expect([400, 413, 422]).toContain(response.status)
  })
})

describe('what we made ourselves', () => {
  test(
    'comes back without a field lost: as text of earlier days, as JSON Resume, as Europass, and inside a PDF',
    { tags: ['long'] },
    async () => {
      await using server = await startServer({ boards: [] })
      const files = [
        { name: 'cv.txt', type: 'text/plain', bytes: Buffer.from(printLabelledText(fullCv)) },
        { name: 'cv.json', type: 'application/json', bytes: Buffer.from(printJsonResume(fullCv)) },
        { name: 'cv.xml', type: 'application/xml', bytes: Buffer.from(printEuropass(fullCv)) },
      ]
      for (const file of files) {
        const { cv } = CvProposal.parse((await propose(server, file)).body)
        expect({ ...cv, kept: '' }, file.name).toEqual({ ...withCleanText(fullCv), kept: '' })
      }
    },
  )

  test('is read anew where somebody has edited the file', { tags: ['long'] }, async () => {
    await using server = await startServer({ boards: [] })
    const plain = aPdf(lines)
    const reading = await readCvFile(server.services, plain, 'pdf')
    if (reading.kind !== 'read') throw new Error('The file has text')
    const cv = Cv.parse({ personal_data: { given_name: 'Exactly', surname: 'This' } })
    for (const [text, name] of [
      [reading.text, 'Exactly'],
      ['Something else', 'Aoife'],
    ] as const) {
      const bytes = Buffer.from(await embedCv(plain, { format: 'pdf', cv, text }))
      const answer = await propose(server, { name: 'cv.pdf', type: 'application/pdf', bytes })
      expect(answer.body).toMatchObject({ cv: { personal_data: { given_name: name } } })
    }
  })
})

describe('an uploaded file', () => {
  test('is read for its owner, once we know its text, and for nobody else', async () => {
    await using server = await startServer({ boards: [] })
    const [ann, eve] = [await aPerson(server), await aPerson(server)]
    const file = { name: 'cv.pdf', type: 'application/pdf', bytes: aPdf(lines) }
    const uploaded = await send(server, '/api/users/upload-cv', file, ann)
    const { _id } = (uploaded.body as { file: { _id: string } }).file
    const path = `/api/cv-files/${_id}/proposal`
    expect(await server.post(path, {}, ann.headers)).toMatchObject({
      status: 409,
      body: { message: texts.importStillReading },
    })
    await runTasks(server, 'read-uploaded-cv')
    expect(await server.post(path, {}, ann.headers)).toMatchObject({
      status: 200,
      body: { cv: { personal_data: { given_name: 'Aoife' } } },
    })
    expect((await server.post(path, {}, eve.headers)).status).toBe(404)
    expect((await server.post(path, {})).status).toBe(401)
  })
})

const shared = join(import.meta.dirname, '../../../../shared/data/cvs/synthetic-uk-ie')

describe.skipIf(!existsSync(shared))('the sample files, where they are at hand', () => {
  test('each gives a name, a way to write, work and education', async () => {
    for (const name of readdirSync(shared).filter((one) => one.endsWith('.docx') || one.endsWith('.odt'))) {
      const answer = await proposeFromFile(name.split('.').at(-1)!, readFileSync(join(shared, name)), new Uint8Array())
      if (answer.kind !== 'proposed') throw new Error(`${name}: ${answer.kind}`)
      const { cv } = answer.proposal
      expect(
        [cv.personal_data.surname, cv.personal_data.email, cv.jobs[0]?.employer, cv.education[0]?.title],
        name,
      ).not.toContain('')
    }
  }, 60_000)
})

type AFile = { name: string; type: string; bytes: Uint8Array }

async function propose(server: TestServer, file: AFile): Promise<Answer> {
  return await send(server, '/api/cv-import', file, null)
}

async function send(
  server: TestServer,
  path: string,
  { name, type, bytes }: AFile,
  person: Person | null,
): Promise<Answer> {
  const form = new FormData()
  form.set('file', new File([new Uint8Array(bytes)], name, { type }))
  const origin = 'http://localhost:3000'
  const response = await server.app.fetch(
    new Request(origin + path, {
      method: 'POST',
      body: form,
      headers: { host: 'localhost:3000', origin, ...person?.headers },
    }),
  )
  const text = await response.text()
  return { status: response.status, headers: response.headers, text, body: JSON.parse(text) }
}
