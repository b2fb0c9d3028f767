import { PDFDocument } from '@cantoo/pdf-lib'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { aCv } from '../../../test/cvs.ts'
import { embedCv, entryName, findEmbedded, type CarrierFormat } from './embed-in-file.ts'
import { cvOfEmbedded } from '../../../engines/cv-printing/index.ts'
import { textHash } from './text-hash.ts'

const cv = aCv({ headline: 'Primary school teacher', dob: '1990-04-12' })
const text = 'Aoife Ní Bhriain\nPrimary school teacher'

const plainFiles: Record<CarrierFormat, () => Promise<Uint8Array> | Uint8Array> = {
  pdf: async () => {
    const pdf = await PDFDocument.create()
    pdf.addPage()
    return await pdf.save()
  },
  docx: () =>
    zipSync({
      '[Content_Types].xml': strToU8('<Types><Override PartName="/word/document.xml" ContentType="x"/></Types>'),
      'word/document.xml': strToU8('<w:document/>'),
    }),
  odt: () =>
    zipSync({
      mimetype: [strToU8('application/vnd.oasis.opendocument.text'), { level: 0 }],
      'META-INF/manifest.xml': strToU8('<manifest:manifest></manifest:manifest>'),
      'content.xml': strToU8('<office:document-content/>'),
    }),
}
const formats = Object.keys(plainFiles) as CarrierFormat[]

describe.each(formats)('a copy in a %s file', (format) => {
  test('comes out as it went in', async () => {
    const file = await embedCv(await plainFiles[format](), { format, cv, text })
    const found = await findEmbedded(file, format)

    expect(found?.cv).toEqual(cv)
    expect(cvOfEmbedded(found, ' Aoife Ní  Bhriain Primary\u00a0school\r\nteacher ', textHash)).toEqual(cv)
  })

  test('is not used once the file says something else', async () => {
    const file = await embedCv(await plainFiles[format](), { format, cv, text })
    expect(cvOfEmbedded(await findEmbedded(file, format), `${text}, retired`, textHash)).toBeNull()
  })

  test('is not found in a file of somebody else, or in no file at all', async () => {
    expect(await findEmbedded(await plainFiles[format](), format)).toBeNull()
    expect(await findEmbedded(strToU8('not a file'), format)).toBeNull()
  })
})

test('what lies in its place and is no CV is none', async () => {
  for (const foreign of [
    '{',
    '{}',
    JSON.stringify({ format: 'rolecall-cv', version: 1, textHash: textHash(text), cv: { a: 1 } }),
  ]) {
    expect(await findEmbedded(zipSync({ [entryName]: strToU8(foreign) }), 'docx')).toBeNull()
  }
})

test('an OpenDocument file still begins with its kind, not packed, and lists the copy', async () => {
  const file = await embedCv(await plainFiles.odt(), { format: 'odt', cv, text })
  expect(strFromU8(file.subarray(30, 38 + 39))).toBe('mimetypeapplication/vnd.oasis.opendocument.text')
  expect(strFromU8(unzipSync(file)['META-INF/manifest.xml'] ?? new Uint8Array())).toContain(entryName)
})
