import { deflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { aDoc } from '../doc.fixtures.ts'
import { aPdf, aRichText } from '../files.fixtures.ts'
import { aZip, docxParts, odtParts, paragraph, relations, type ZipPart } from '../zip.fixtures.ts'
import { check } from './check.ts'
import { read } from './read.ts'

const line = 'Ann Example, staff nurse in Leeds for ten years'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

async function verdict(kind: string, bytes: Uint8Array): Promise<string> {
  const answer = await check(kind, new Uint8Array(bytes))
  return answer.kind === 'fine' ? 'fine' : answer.problem
}
const docx = async (others: Record<string, string>, more: ZipPart[] = []) =>
  await verdict('docx', aZip([...docxParts([line], others), ...more]))
const odt = async (others: Record<string, string>) => await verdict('odt', aZip(odtParts([line], others)))
const pdf = async (more: Parameters<typeof aPdf>[1], text = line) => await verdict('pdf', aPdf([text], more))

describe('what every kind may be', () => {
  test('a plain document', async () => {
    expect(await docx({})).toBe('fine')
    expect(await odt({})).toBe('fine')
    expect(await pdf({})).toBe('fine')
    expect(await verdict('doc', aDoc(`${line}\r`))).toBe('fine')
    expect(await verdict('rtf', aRichText(line))).toBe('fine')
  })

  test('not cut short, and not empty', async () => {
    const whole = {
      docx: aZip(docxParts([line])),
      odt: aZip(odtParts([line])),
      pdf: aPdf([line]),
      doc: aDoc(`${line}\r`),
      rtf: aRichText(line),
    }
    for (const [kind, bytes] of Object.entries(whole)) {
      for (const share of [0, 0.3, 0.6, 0.9]) {
        const cut = bytes.subarray(0, Math.floor(bytes.length * share))
        expect(await verdict(kind, cut), `${kind} cut to ${share}`).toBe('broken')
      }
    }
  })
})

describe('an archive', () => {
  test('that unpacks to more than 50 MB, in one entry or many, whatever it claims, is refused', async () => {
    const zeros = Buffer.alloc(26 * 1024 * 1024)
    const two = ['word/a.bin', 'word/b.bin'].map((name): ZipPart => ({ name, content: zeros, claims: 10 }))
    expect(await docx({}, two)).toBe('too-much-inside')
    expect(await docx({}, two.slice(1))).toBe('fine')
  })

  test('of more than 200 entries is refused', async () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, i): ZipPart => ({ name: `x/${i}.txt`, content: 'x' }))
    expect(await docx({}, many(197))).toBe('fine')
    expect(await docx({}, many(198))).toBe('too-much-inside')
  })

  test('whose entries lie over each other is refused', async () => {
    const bytes = aZip([
      ...docxParts([line]),
      { name: 'word/a.xml', content: '<a/>' },
      { name: 'word/b.xml', content: '<b/>' },
    ])
    // The last directory entry is made to point where the one before it points.
    const end = bytes.length - 22
    const other = bytes.lastIndexOf('PK\u0001\u0002', end, 'latin1')
    const one = bytes.lastIndexOf('PK\u0001\u0002', other - 1, 'latin1')
    bytes.copy(bytes, other + 42, one + 42, one + 46)
    bytes.copy(bytes, other + 46, one + 46, one + 56)
    expect(await verdict('docx', bytes)).not.toBe('fine')
  })

  test('with something besides before, between or behind is refused', async () => {
    const other = Buffer.from(`%PDF-1.7 ${'x'.repeat(40)}`)
    expect(await verdict('docx', aZip(docxParts([line]), { between: other }))).toBe('two-files-in-one')
    expect(await verdict('docx', aZip(docxParts([line]), { before: other }))).toBe('two-files-in-one')
    expect(await verdict('docx', aZip(docxParts([line]), { after: other }))).toBe('broken')
  })

  test('with a password, a name twice, or a path out of it is refused', async () => {
    const secret = docxParts([line]).map((part) => ({ ...part, isEncrypted: true }))
    expect(await verdict('docx', aZip(secret))).toBe('encrypted')
    expect(await docx({}, [{ name: 'word/document.xml', content: '<x/>' }])).toBe('broken')
    expect(await docx({}, [{ name: '../x.xml', content: '<x/>' }])).toBe('broken')
    expect(
      await odt({ 'META-INF/manifest.xml': '<manifest:manifest><manifest:encryption-data/></manifest:manifest>' }),
    ).toBe('encrypted')
  })

  test('whose XML declares types or entities is refused before anything of it grows', async () => {
    const lol = `<!DOCTYPE x [<!ENTITY a "${'a'.repeat(50)}"><!ENTITY b "${'&a;'.repeat(50)}">]><x>&b;</x>`
    expect(await docx({ 'word/document.xml': lol })).toBe('broken')
    expect(await odt({ 'content.xml': lol })).toBe('broken')
    expect(await read('docx', new Uint8Array(aZip(docxParts([], { 'word/document.xml': lol }))))).toEqual({
      kind: 'unreadable',
      problem: 'broken',
    })
  })

  test('of XML a hundred thousand elements deep is refused before it is taken apart', async () => {
    const deep = `${'<w:p>'.repeat(100_000)}x${'</w:p>'.repeat(100_000)}`
    expect(await docx({ 'word/document.xml': deep })).toBe('too-much-inside')
    const reading = await read('docx', new Uint8Array(aZip(docxParts([], { 'word/document.xml': deep }))))
    expect(reading).toEqual({ kind: 'unreadable', problem: 'too-much-inside' })
  })
})

describe('a Word document', () => {
  const link = (type: string, target: string) => ({
    'word/_rels/document.xml.rels': relations([{ type: `${office}/${type}`, target, isExternal: true }]),
  })

  test('with macros is refused', async () => {
    expect(await docx({ 'word/vbaProject.bin': 'x' })).toBe('macros')
    const macro = 'application/vnd.ms-word.document.macroEnabled.main+xml'
    expect(await docx({ '[Content_Types].xml': `<Types><Override ContentType="${macro}"/></Types>` })).toBe('macros')
    expect(await docx({ 'word/activeX/activeX1.xml': '<x/>' })).toBe('macros')
  })

  test('that loads from elsewhere is refused; links that are clicked, and where the author’s template lay, are fine', async () => {
    for (const type of ['image', 'attachedTemplate', 'oleObject', 'frame']) {
      expect(await docx(link(type, 'https://evil.example/x'))).toBe('loads-from-elsewhere')
      expect(await docx(link(type, String.raw`\\evil.example\x`))).toBe('loads-from-elsewhere')
      expect(await docx(link(type, 'file://evil.example/x'))).toBe('loads-from-elsewhere')
    }
    expect(await docx(link('hyperlink', 'https://ann.example/'))).toBe('fine')
    expect(await docx(link('attachedTemplate', String.raw`file:///C:\Users\ann\Templates\CV.dotx`))).toBe('fine')
  })

  test('with objects and fields that start other programs is refused', async () => {
    expect(await docx({ 'word/embeddings/oleObject1.bin': 'x' })).toBe('holds-a-program')
    const field = (...parts: string[]) => ({
      'word/document.xml': `<w:document><w:body><w:p>${parts.map((part) => `<w:r><w:instrText>${part}</w:instrText></w:r>`).join('')}</w:p></w:body></w:document>`,
    })
    expect(await docx(field('DDEA', 'UTO c:\\\\windows\\\\cmd.exe'))).toBe('holds-a-program')
    expect(await docx(field('INCLUDEPICTURE "https://evil.example/x"'))).toBe('loads-from-elsewhere')
    expect(await docx(field('HYPERLINK "https://ann.example/"'))).toBe('fine')
    expect(
      await docx({
        'word/document.xml': `<w:document><w:body>${paragraph('I taught DDE and LINK.')}</w:body></w:document>`,
      }),
    ).toBe('fine')
  })
})

describe('an OpenDocument text', () => {
  const content = (inner: string) => ({
    'content.xml': `<office:document-content><office:body><office:text>${inner}</office:text></office:body></office:document-content>`,
  })

  test('with macros, objects, or what loads from elsewhere is refused', async () => {
    expect(await odt({ 'Basic/Standard/Module1.xml': '<x/>' })).toBe('macros')
    expect(await odt(content('<script:event-listener xlink:href="x"/>'))).toBe('macros')
    expect(await odt(content('<draw:object-ole xlink:href="./Object 1"/>'))).toBe('holds-a-program')
    expect(await odt(content('<draw:image xlink:href="https://evil.example/x.png"/>'))).toBe('loads-from-elsewhere')
    expect(
      await odt(
        content('<draw:image xlink:href="Pictures/x.png"/><text:a xlink:href="https://ann.example/">me</text:a>'),
      ),
    ).toBe('fine')
  })
})

describe('an old Word document', () => {
  test('with macros, objects or a password is refused', async () => {
    expect(await verdict('doc', aDoc(line, { names: ['Macros'] }))).toBe('macros')
    expect(await verdict('doc', aDoc(line, { names: ['_1234567890'] }))).toBe('holds-a-program')
    expect(await verdict('doc', aDoc(line, { names: ['EncryptedPackage'] }))).toBe('encrypted')
    expect(await verdict('doc', aDoc(line, { isEncrypted: true }))).toBe('encrypted')
    expect(await verdict('doc', aDoc('\u0013DDEAUTO c:\\cmd.exe\u0014x\u0015'))).toBe('holds-a-program')
  })
})

describe('a rich text', () => {
  const rtf = async (text: string) => await verdict('rtf', Buffer.from(text, 'latin1'))

  test('with objects, what loads from elsewhere, or something behind its end is refused', async () => {
    expect(await rtf(String.raw`{\rtf1 {\object\objemb{\*\objdata 0105}}}`)).toBe('holds-a-program')
    expect(await rtf(String.raw`{\rtf1 {\*\template https://evil.example/x.dotm}}`)).toBe('loads-from-elsewhere')
    expect(await rtf(String.raw`{\rtf1 {\field{\*\fldinst INCLUDEPICTURE "https://evil.example/x"}}}`)).toBe(
      'loads-from-elsewhere',
    )
    expect(await rtf(String.raw`{\rtf1 {\field{\*\fldinst HYPERLINK "https://ann.example"}{\fldrslt me}}}`)).toBe(
      'fine',
    )
    expect(await rtf(String.raw`{\rtf1 hello} and PK`)).toBe('two-files-in-one')
    expect(await rtf(`${String.raw`{\rtf1 hello}`}\r\n\0`)).toBe('fine')
  })
})

describe('a PDF', () => {
  test('with scripts or what starts programs is refused, wherever it stands and however it is written', async () => {
    const script = '<< /S /JavaScript /JS (app.alert(1)) >>'
    const launch = '<< /S /Launch /F (cmd.exe) >>'
    expect(await pdf({ catalog: `/OpenAction ${script}` })).toBe('scripts')
    expect(await pdf({ catalog: '/OpenAction 6 0 R', objects: [launch] })).toBe('scripts')
    expect(await pdf({ catalog: '/Names << /JavaScript 6 0 R >>', objects: ['<< /Names [] >>'] })).toBe('scripts')
    expect(await pdf({ objects: [script.replace('/JavaScript', '/J#61vaScript').replace('/JS', '/J#53')] })).toBe(
      'scripts',
    )
    expect(await pdf({ objects: ['<< /Type /Annot /A << /S /Launch >> >>'] })).toBe('scripts')
    // Packed together with others, and so out of sight.
    const packed = deflateSync(Buffer.from(`9 0 ${script}`))
    const stream = `<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${packed.length} >>\nstream\n${packed.toString('latin1')}\nendstream`
    expect(await pdf({ objects: [stream] })).toBe('scripts')
    expect(await pdf({ objects: [stream.replace('/FlateDecode', '/ASCIIHexDecode')] })).toBe('scripts')
    // An object within a text or a comment, where the table of objects could send a reader.
    expect(await pdf({ objects: [`(9 0 obj ${script} endobj)`] })).toBe('scripts')
    expect(await pdf({ objects: [`%9 0 obj ${script} endobj\n<< >>`] })).toBe('scripts')
  })

  test('that only speaks of scripts is fine', async () => {
    expect(
      await pdf(
        { objects: ['<< /Title (HTML/CSS/JavaScript, /Launch \\) /JS) >>'] },
        'Java/JavaScript, /JS and /Launch',
      ),
    ).toBe('fine')
  })

  test('with a password, something else behind it, or more than 200 MB in it is refused', async () => {
    expect(await pdf({ trailer: '/Encrypt << /Filter /Standard /V 1 >>' })).toBe('encrypted')
    expect(await verdict('pdf', Buffer.concat([aPdf([line]), aZip(docxParts([line]))]))).not.toBe('fine')
    const zip = aZip([{ name: 'x', content: 'x' }])
    expect(await verdict('pdf', Buffer.concat([aPdf([line]), zip, Buffer.from('')]))).toBe('two-files-in-one')
    let bomb = deflateSync(Buffer.alloc(201 * 1024 * 1024))
    expect(bomb.length).toBeLessThan(1024 * 1024)
    bomb = Buffer.concat([
      Buffer.from(`<< /Filter /FlateDecode /Length ${bomb.length} >>\nstream\n`),
      bomb,
      Buffer.from('\nendstream'),
    ])
    expect(await pdf({ objects: [bomb.toString('latin1')] })).toBe('too-much-inside')
  })

  test('with our own CV attached is fine, and it is found', async () => {
    const json = '{"personal_data":{"given_name":"Aoife"}}'
    const attached = {
      catalog: '/Names << /EmbeddedFiles << /Names [(rolecall-cv.json) 6 0 R] >> >>',
      objects: [
        '<< /Type /Filespec /F (rolecall-cv.json) /UF (rolecall-cv.json) /EF << /F 7 0 R >> >>',
        `<< /Type /EmbeddedFile /Length ${json.length} >>\nstream\n${json}\nendstream`,
      ],
    }
    expect(await pdf(attached)).toBe('fine')
    expect(await read('pdf', new Uint8Array(aPdf([line], attached)))).toMatchObject({
      kind: 'read',
      text: line,
      embedded: json,
    })
  })
})

test.each([
  ['short', 1],
  ['as long as is ever written', 3_900_000],
])('our own CV is found in Word and OpenDocument too: %s', async (_, length) => {
  const json = JSON.stringify({ a: 'x'.repeat(length) })
  const parts = { 'rolecall/cv.json': json }
  for (const [kind, bytes] of [
    ['docx', aZip(docxParts([line], parts))],
    ['odt', aZip(odtParts([line], parts))],
  ] as const) {
    expect(await verdict(kind, bytes)).toBe('fine')
    expect(await read(kind, new Uint8Array(bytes))).toMatchObject({ kind: 'read', text: line, embedded: json })
  }
})
