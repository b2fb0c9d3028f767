import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aDoc } from '../doc.fixtures.ts'
import { aPdf, aRichText } from '../files.fixtures.ts'
import { aZip, docxParts, odtParts } from '../zip.fixtures.ts'
import { read } from './read.ts'

const who = 'Aoife Ní Bhriain, primary school teacher'

async function textOf(kind: string, bytes: Uint8Array): Promise<string> {
  const reading = await read(kind, new Uint8Array(bytes))
  if (reading.kind !== 'read') throw new Error(JSON.stringify(reading))
  return reading.text
}

const w = (inner: string) => `<w:document><w:body>${inner}</w:body></w:document>`
const run = (text: string) => `<w:r><w:t>${text}</w:t></w:r>`
const p = (inner: string) => `<w:p>${inner}</w:p>`
const cell = (...lines: string[]) => `<w:tc>${lines.map((text) => p(run(text))).join('')}</w:tc>`

describe('a Word document', () => {
  const docx = async (body: string, others: Record<string, string> = {}) =>
    await textOf('docx', aZip(docxParts([], { 'word/document.xml': w(body), ...others })))

  test('is read line by line: headings, lists, breaks and tabs', async () => {
    const heading = p(`<w:pPr><w:pStyle w:val="Heading1"/></w:pPr>${run('Work')}`)
    const listed = p(`<w:pPr><w:numPr/></w:pPr>${run('Phonics')}`)
    const broken = p(`${run('Leeds')}<w:r><w:br/><w:t>Galway</w:t><w:tab/><w:t>2019</w:t></w:r>`)
    expect(await docx(p(run(who)) + heading + listed + broken)).toBe(`${who}\n\nWork\n• Phonics\nLeeds\nGalway\t2019`)
  })

  test('with tables: a row of single lines is a line, longer cells follow each other', async () => {
    const table = `<w:tbl><w:tr>${cell('2019')}${cell('Teacher')}</w:tr><w:tr>${cell('2015')}${cell('Carer', 'Nights')}</w:tr></w:tbl>`
    expect(await docx(p(run(who)) + table)).toBe(`${who}\n2019\tTeacher\n\n2015\nCarer\nNights`)
  })

  test('with what stands in the page header first, and each once', async () => {
    const header = `<w:hdr>${p(run('aoife@example.com'))}</w:hdr>`
    const parts = {
      'word/header1.xml': header,
      'word/header2.xml': header,
      'word/footer1.xml': `<w:ftr>${p(run('Page 1'))}</w:ftr>`,
    }
    expect(await docx(p(run(who)), parts)).toBe(`aoife@example.com\n\n${who}\n\nPage 1`)
  })

  test('as people see it: text boxes once, no deleted or hidden words, no instructions', async () => {
    const box = `<mc:AlternateContent><mc:Choice><w:txbxContent>${p(run('In a box'))}</w:txbxContent></mc:Choice><mc:Fallback><w:txbxContent>${p(run('In a box'))}</w:txbxContent></mc:Fallback></mc:AlternateContent>`
    const hidden = '<w:r><w:rPr><w:vanish/></w:rPr><w:t>hidden</w:t></w:r>'
    const gone = '<w:del><w:r><w:delText>gone</w:delText></w:r></w:del>'
    const field = '<w:r><w:instrText>PAGE</w:instrText></w:r>'
    expect(await docx(p(run(who) + hidden + gone + field) + p(`<w:r>${box}</w:r>`))).toBe(`${who}\n\nIn a box`)
  })
})

test('an OpenDocument text: headings, lists, tables, frames and page headers', async () => {
  const body =
    `<text:p>${who}</text:p><text:h>Work</text:h><text:list><text:list-item><text:p>Phonics</text:p></text:list-item></text:list>` +
    '<table:table><table:table-row><table:table-cell><text:p>2019</text:p></table:table-cell><table:table-cell><text:p>Teacher<text:line-break/>Galway</text:p></table:table-cell></table:table-row></table:table>' +
    '<text:p>a<text:s/>b<text:tab/>c<draw:frame><draw:text-box><text:p>In a box</text:p></draw:text-box></draw:frame><text:note>no</text:note></text:p>'
  const bytes = aZip(
    odtParts([], {
      'content.xml': `<office:document-content><office:body><office:text>${body}</office:text></office:body></office:document-content>`,
      'styles.xml':
        '<office:document-styles><office:master-styles><style:master-page><style:header><text:p>aoife@example.com</text:p></style:header></style:master-page></office:master-styles></office:document-styles>',
    }),
  )
  expect(await textOf('odt', bytes)).toBe(
    `aoife@example.com\n\n${who}\n\nWork\n• Phonics\n\n2019\nTeacher\nGalway\n\na b\tc\nIn a box`,
  )
})

test('an old Word document: paragraphs, tables, fields and page headers', async () => {
  const text =
    `${who}\rHe taught\u000Bphonics\r\r2019\u0007Teacher\u0007\u00072015\u0007Carer\u0007\u0007` +
    '\u0013 HYPERLINK "https://example.com" \u0014My page\u0015 \u001E end\r'
  expect(await textOf('doc', aDoc(text, { headers: 'aoife@example.com\r' }))).toBe(
    `aoife@example.com\n\n${who}\nHe taught\nphonics\n\n2019\tTeacher\n2015\tCarer\nMy page - end`,
  )
})

test('a rich text: letters of every kind, tables, lists and page headers', async () => {
  const rtf = String.raw`{\rtf1\ansi\ansicpg1252{\fonttbl{\f0 Arial;}{\f1\fcharset238 Arial CE;}}{\*\generator x}{\header aoife@example.com\par}
\uc1 Aoife N\'ed Bhriain, \u8211\'96 {\f1 Dvo\'f8\'e1k} primary school teacher\par
\trowd\intbl 2019\cell\intbl Teacher\cell\row
\pard{\listtext\'b7\tab}Phonics\line again\tab x\par {\v hidden}{\field{\*\fldinst HYPERLINK "x"}{\fldrslt my page}}}`
  expect(await textOf('rtf', Buffer.from(rtf, 'latin1'))).toBe(
    'aoife@example.com\n\nAoife Ní Bhriain, – Dvořák primary school teacher\n2019\tTeacher\n• Phonics\nagain\tx\nmy page',
  )
})

test('a PDF: its lines, and a page for each', async () => {
  const bytes = new Uint8Array(aPdf(['Ann Example', 'Primary school teacher']))
  expect(await read('pdf', bytes)).toEqual({
    kind: 'read',
    text: 'Ann Example\nPrimary school teacher',
    pages: 1,
    embedded: null,
  })
})

test('with next to no letters it is a picture of a page', async () => {
  expect(await read('pdf', new Uint8Array(aPdf(['1'])))).toEqual({ kind: 'no-text' })
  expect(await read('rtf', new Uint8Array(aRichText('')))).toEqual({ kind: 'no-text' })
})

describe('any damage', () => {
  const whole = {
    docx: aZip(docxParts([who])),
    odt: aZip(odtParts([who])),
    doc: aDoc(`${who}\r`, { headers: 'x\r' }),
    rtf: aRichText(who),
  }
  test.each(Object.entries(whole))('to a %s ends in an answer, soon', async (kind, bytes) => {
    const hits = fc.array(fc.tuple(fc.nat({ max: bytes.length - 1 }), fc.nat({ max: 255 })), {
      minLength: 1,
      maxLength: 12,
    })
    await fc.assert(
      fc.asyncProperty(hits, fc.nat({ max: bytes.length }), async (changes, length) => {
        const damaged = new Uint8Array(bytes)
        for (const [at, value] of changes) damaged[at] = value
        const reading = await read(kind, length % 3 === 0 ? damaged.subarray(0, length) : damaged)
        expect(['read', 'no-text', 'unreadable']).toContain(reading.kind)
      }),
      { numRuns: 300 },
    )
  })

  test('and anything at all', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('docx', 'odt', 'doc', 'rtf'),
        fc.uint8Array({ maxLength: 3_000 }),
        async (kind, bytes) => {
          expect(['read', 'no-text', 'unreadable']).toContain((await read(kind, bytes)).kind)
        },
      ),
      { numRuns: 500 },
    )
  })
})

test('a PDF of the old Europass hands on the XML that it carries, and no other file', async () => {
  const { PDFDocument } = await import('@cantoo/pdf-lib')
  const attached = async (files: Readonly<Record<string, string>>) => {
    const pdf = await PDFDocument.load(aPdf([who]))
    for (const [name, content] of Object.entries(files)) await pdf.attach(new TextEncoder().encode(content), name)
    const reading = await read('pdf', await pdf.save())
    return reading.kind === 'read' ? reading.embedded : reading.kind
  }
  const xml =
    '<?xml version="1.0"?><SkillsPassport xmlns="http://europass.cedefop.europa.eu/Europass"></SkillsPassport>'
  expect(await attached({ 'notes.xml': '<invoice/>', 'Europass-CV.xml': xml })).toBe(xml)
  expect(await attached({ 'invoice.xml': '<invoice/>', 'cv.json': '{}' })).toBeNull()
  expect(await attached({ 'Europass-CV.xml': xml, 'rolecall-cv.json': '{"ours":1}' })).toBe('{"ours":1}')
})
