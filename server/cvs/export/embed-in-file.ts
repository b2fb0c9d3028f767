import { strFromU8, strToU8, unzipSync, zipSync, type Zippable } from 'fflate'
import type { Cv } from '../../../contract/cvs/cvs.ts'
import { longestCopy, readEmbedded, type EmbeddedCv } from '../../../engines/cv-printing/index.ts'
import { textHash } from './text-hash.ts'

/** The kinds of files that carry a copy. */
export type CarrierFormat = 'pdf' | 'docx' | 'odt'

/** Where the copy lies: the name of a PDF's attachment, and the entry of a Word or OpenDocument file. */
const attachmentName = 'rolecall-cv.json'
export const entryName = 'rolecall/cv.json'

/**
 * Puts a CV into a file that was made of it.
 * @param text what our reader reads in the file.
 */
export async function embedCv(
  file: Uint8Array,
  { format, cv, text }: { format: CarrierFormat; cv: Cv; text: string },
): Promise<Uint8Array> {
  const copy: EmbeddedCv = { format: 'rolecall-cv', version: 1, textHash: textHash(text), cv }
  const json = strToU8(JSON.stringify(copy))
  return format === 'pdf' ? await attach(file, json) : addEntry(file, { format, json })
}

/** What lies in a file where our copy lies, unchecked; null: nothing. A file that cannot be opened has none. */
export async function findEmbedded(file: Uint8Array, format: CarrierFormat): Promise<EmbeddedCv | null> {
  try {
    return readEmbedded(format === 'pdf' ? await attachmentOf(file) : entryOf(file))
  } catch {
    return null
  }
}

async function attach(file: Uint8Array, json: Uint8Array): Promise<Uint8Array> {
  const { AFRelationship, PDFDocument } = await import('@cantoo/pdf-lib')
  const pdf = await PDFDocument.load(file, { updateMetadata: false })
  await pdf.attach(json, attachmentName, {
    mimeType: 'application/json',
    description: 'This CV as data, for programs that read it',
    afRelationship: AFRelationship.Data,
  })
  return await pdf.save()
}

async function attachmentOf(file: Uint8Array): Promise<Uint8Array | null> {
  const { PDFDocument } = await import('@cantoo/pdf-lib')
  const pdf = await PDFDocument.load(file, { updateMetadata: false })
  return pdf.getAttachments().find(({ name }) => name === attachmentName)?.data ?? null
}

function addEntry(file: Uint8Array, { format, json }: { format: 'docx' | 'odt'; json: Uint8Array }): Uint8Array {
  const entries: Zippable = unzipSync(file)
  // Word refuses a file with a part whose kind its list does not tell, and OpenDocument has a list of all its parts.
  if (format === 'docx') {
    extend(entries, '[Content_Types].xml', /<Override/u, '<Default Extension="json" ContentType="application/json"/>')
  } else {
    const line = `<manifest:file-entry manifest:full-path="${entryName}" manifest:media-type="application/json"/>`
    extend(entries, 'META-INF/manifest.xml', /<\/manifest:manifest>/u, line)
    // OpenDocument files are told by their first entry, which must not be packed.
    entries['mimetype'] = [unpacked(entries, 'mimetype'), { level: 0 }]
  }
  entries[entryName] = json
  return zipSync(entries, { level: 6 })
}

function extend(entries: Zippable, name: string, before: RegExp, line: string): void {
  entries[name] = strToU8(strFromU8(unpacked(entries, name)).replace(before, (found) => line + found))
}

function unpacked(entries: Zippable, name: string): Uint8Array {
  const entry = entries[name]
  if (!(entry instanceof Uint8Array)) throw new Error(`The file has no part ${name}`)
  return entry
}

function entryOf(file: Uint8Array): Uint8Array | null {
  const found = unzipSync(file, {
    filter: ({ name, originalSize }) => name === entryName && originalSize <= longestCopy,
  })
  return found[entryName] ?? null
}
