import { afterAll, expect, test } from 'vitest'
import { Cv } from '../../../contract/cvs/cvs.ts'
import { PrintOptions } from '../../../contract/cvs/print-options.ts'
import { defaultPrint } from '../../../contract/cvs/default-print.ts'
import { aCv } from '../../../test/cvs.ts'
import { chromiumForTests } from '../../../test/chromium.ts'
import { aPerson } from '../../../test/people.ts'
import { startServer } from '../../../test/server.ts'
import { createLog } from '../../platform/log.ts'
import { countPages, exportCv, layOut } from './export-cv.ts'
import { fullCv } from '../../../engines/cv-printing/full-cv.fixtures.ts'
import { parseEuropass, parseJsonResume } from '../../../engines/cv-printing/index.ts'
import { ownText } from './own-text.ts'
import { smallestSize } from './page-look.ts'
import { createPress } from './press.ts'

const press = createPress({ find: chromiumForTests, log: createLog({ program: 'test', level: 'silent' }) })
afterAll(async () => await press.stop())

test('a choice is kept with the CV, goes into every file, and is nobody else’s to make', async () => {
  await using server = await startServer({ boards: [] })
  const [ann, ben] = [await aPerson(server), await aPerson(server)]
  const saved = await server.post(
    '/api/users/me/savecv',
    aCv({ headline: 'Teacher', summary: '<p>Calm.</p>' }),
    ann.headers,
  )
  const { cvId } = saved.body as { cvId: string }
  const find = async () => (await server.get(`/api/cvs/${cvId}`, ann.headers)).body as { print: PrintOptions }
  expect((await find()).print).toEqual(defaultPrint)

  const print: PrintOptions = { ...defaultPrint, template: 'bold', colour: 'plum', names: { summary: 'About me' } }
  expect((await server.send('PATCH', `/api/cvs/${cvId}`, { print }, ben.headers)).status).toBe(404)
  expect(
    (await server.send('PATCH', `/api/cvs/${cvId}`, { print: { ...print, template: 'x' } }, ann.headers)).status,
  ).toBe(422)
  const twice = { ...print, order: ['jobs', 'jobs'] }
  expect((await server.send('PATCH', `/api/cvs/${cvId}`, { print: twice }, ann.headers)).status).toBe(422)
  expect((await find()).print).toEqual(defaultPrint)

  expect((await server.send('PATCH', `/api/cvs/${cvId}`, { print }, ann.headers)).status).toBe(200)
  expect((await find()).print).toEqual(print)
  const text = await server.get(`/api/cvs/${cvId}/export/txt`, ann.headers)
  expect(text.text).toContain('\nABOUT ME\n')

  // A copy looks as its source, and so does the CV after it is saved again.
  const copy = await server.post('/api/cvs', { name: 'Copy', from: cvId }, ann.headers)
  expect(copy.body).toMatchObject({ print })
  await server.post('/api/users/me/savecv', aCv({ headline: 'Head teacher' }), ann.headers)
  expect((await find()).print).toEqual(print)
})

test('sections stand in the chosen order under the chosen headings, in files for people', async () => {
  const options: PrintOptions = {
    ...defaultPrint,
    order: ['skills', 'education'],
    names: { skills: 'What I can do', jobs: 'Employment' },
  }
  for (const format of ['pdf', 'docx', 'odt', 'txt'] as const) {
    const file = await exportCv({ press }, { cv: fullCv, format, options })
    const text = format === 'txt' ? await file.text() : ((await ownText(await file.bytes(), format)) ?? '')
    const at = ['What I can do', 'PhD Education', 'Calm classrooms'.toLowerCase(), 'Employment'].map((words) =>
      text.toLowerCase().indexOf(words.toLowerCase()),
    )
    expect(at, format).toEqual(at.toSorted((a, b) => a - b))
    expect(at[0], format).toBeGreaterThan(0)
    expect(text, format).not.toMatch(/work experience/iu)
  }
})

const paragraphs = (count: number) => `<p>${'Taught mixed classes and wrote plain reports. '.repeat(count)}</p>`

test.for([
  ['a short one fits as it is', 4, 'fits'],
  ['one that is a little too long is made smaller', 118, 'made-smaller'],
  ['one that is far too long is left as it was', 400, 'too-long'],
] as const)('on one page: %s', async ([, sentences, expected]) => {
  const cv = aCv({
    jobs: Array.from({ length: 4 }, () => ({
      jobTitle: 'Teacher',
      jobDescription: paragraphs(sentences / 4),
    })) as never,
  })
  const { html, look, onePage } = await layOut(press, cv, { ...defaultPrint, fitsOnePage: true })
  expect(onePage).toBe(expected)
  const { pages } = await press.print(html)
  if (expected === 'too-long') {
    expect(pages).toBeGreaterThan(1)
    expect(look.scale.size).toBe(1)
  } else expect(pages).toBe(1)
  if (expected === 'made-smaller') {
    expect(look.scale.gap).toBeLessThan(1)
    expect((await press.print((await layOut(press, cv, defaultPrint)).html)).pages).toBe(2)
  }
})

test.for([
  ['of one page', 60, 1, 'not-asked'],
  ['with little on its second page', 100, 2, 'would-fit'],
  ['of nearly two pages', 160, 2, 'not-asked'],
] as const)(
  'one page is offered to a CV with little on its second, and to no other: %s',
  async ([, sentences, pages, onePage]) => {
    const cv = aCv({
      jobs: Array.from({ length: 4 }, () => ({
        jobTitle: 'Teacher',
        jobDescription: paragraphs(sentences / 4),
      })) as never,
    })
    expect(await countPages(press, cv, defaultPrint)).toMatchObject({ pages, onePage })
  },
)

test('no letter is under nine points, also where everything is as small as it goes', async () => {
  const { getDocumentProxy } = await import('unpdf')
  for (const template of PrintOptions.shape.template.unwrap().options) {
    const { tighterLooks } = await import('./page-look.ts')
    const { cvHtml } = await import('./print-html.ts')
    const { printedCv } = await import('../../../engines/cv-printing/index.ts')
    const tightest = tighterLooks({ ...defaultPrint, template }).at(-1)!
    const { pdf } = await press.print(cvHtml(printedCv(fullCv), tightest))
    const document = await getDocumentProxy(pdf.slice(), { verbosity: 0 })
    for (let number = 1; number <= document.numPages; number++) {
      for (const item of (await (await document.getPage(number)).getTextContent()).items) {
        if (!('str' in item) || item.str.trim() === '') continue
        expect(Math.abs(Number(item.transform[3])), `${template}: ${item.str}`).toBeGreaterThan(smallestSize - 0.05)
      }
    }
  }
})

const inGalway = Cv.parse({
  personal_data: { given_name: 'Seán', surname: 'Ó Murchú', city: 'Galway', country: 'Ireland' },
  jobs: [{ jobTitle: 'Electrician', employer: 'Corrib Electrical' }],
  career: {
    expected_salary: 48_000,
    expected_salary_currency: 'EUR',
    work_permit_ie: true,
    work_permit_uk: false,
  },
})

test('whoever lives in Ireland has pay in euro and the Irish right to work first, in every kind of file', async () => {
  const options: PrintOptions = { ...defaultPrint, withCareer: true, withPay: true, withRefusals: true }
  for (const format of ['pdf', 'docx', 'odt', 'txt', 'json', 'xml'] as const) {
    const file = await exportCv({ press }, { cv: inGalway, format, options })
    const isText = format === 'txt' || format === 'json' || format === 'xml'
    const text = isText ? await file.text() : ((await ownText(await file.bytes(), format)) ?? '')
    expect(text, format).toContain('€48,000 a year')
    expect(text, format).not.toContain('£')
    const [irish, british] = [text.indexOf('Right to work in Ireland: '), text.indexOf('Right to work in the UK: ')]
    expect(irish, format).toBeGreaterThan(0)
    expect(british, format).toBeGreaterThan(irish)
    if (format === 'json') expect(parseJsonResume(text)).toEqual(inGalway)
    if (format === 'xml') expect(parseEuropass(text)).toEqual(inGalway)
  }
})

test('elsewhere the British one comes first, and pay is not printed unless it is asked for', async () => {
  const cv = { ...inGalway, personal_data: { ...inGalway.personal_data, country: 'United Kingdom' } }
  const file = await exportCv({ press }, { cv, format: 'txt', options: { ...defaultPrint, withCareer: true } })
  const text = await file.text()
  expect(text).not.toContain('€')
  expect(text).toMatch(/Right to work in the UK: needs sponsorship\n(?:.*\n)*?Right to work in Ireland: yes/u)
})
