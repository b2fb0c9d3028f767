import { readCompoundFile } from './compound-file.ts'
import { BadFile, type Problem } from '../../../../contract/cvs/bad-file.ts'
import { readDoc } from './read-doc.ts'
import { readDocx } from './read-docx.ts'
import { readOdt } from './read-odt.ts'
import { readPdf } from './read-pdf.ts'
import { readRtf } from './read-rtf.ts'
import { unzip, type ZipEntries } from './zip.ts'

export type Reading =
  | { kind: 'read'; text: string; pages: number | null; embedded: string | null }
  | { kind: 'no-text' }
  | { kind: 'unreadable'; problem: Problem }

const mostText = 400_000
/** As much as is ever written: see engines/cv-printing/embedded.ts. */
const mostEmbedded = 4_000_000

/** Takes the text out of a file of a kind. */
export async function read(kind: string, bytes: Uint8Array): Promise<Reading> {
  try {
    const { text, pages, embedded } = await readKind(kind, bytes)
    // What cannot be kept in a text column, and letters that come in two halves, are left out.
    const clean = text.slice(0, mostText).replaceAll('\u0000', '').toWellFormed().trim()
    // A scan may hold a page number or a mark of the program that made it.
    if ((clean.match(/\p{L}/gu) ?? []).length < 20 && embedded === null) return { kind: 'no-text' }
    return { kind: 'read', text: clean, pages, embedded: embeddedText(embedded) }
  } catch (error) {
    // Whatever a reader trips over is damage of the file, as far as its owner is concerned.
    return { kind: 'unreadable', problem: error instanceof BadFile ? error.problem : 'broken' }
  }
}

type Found = { text: string; pages: number | null; embedded: Uint8Array | null }

async function readKind(kind: string, bytes: Uint8Array): Promise<Found> {
  switch (kind) {
    case 'pdf':
      return await readPdf(bytes)
    case 'docx':
      return fromZip(unzip(bytes), readDocx)
    case 'odt':
      return fromZip(unzip(bytes), readOdt)
    case 'doc':
      return { text: readDoc(readCompoundFile(bytes)), pages: null, embedded: null }
    case 'rtf':
      return { text: readRtf(bytes), pages: null, embedded: null }
    default:
      throw new BadFile('broken')
  }
}

function fromZip(entries: ZipEntries, readText: (entries: ZipEntries) => string): Found {
  return { text: readText(entries), pages: null, embedded: entries.get('rolecall/cv.json') ?? null }
}

function embeddedText(bytes: Uint8Array | null): string | null {
  if (bytes === null || bytes.length > mostEmbedded) return null
  return new TextDecoder('utf-8').decode(bytes).replaceAll('\u0000', '').toWellFormed()
}
