import { textHash } from '../export/text-hash.ts'
import type { FileProblem } from '../../../contract/cvs/file-problems.ts'
import type { CvProposal } from '../../../contract/cvs/import.ts'
import type { Settlement } from '../../../engines/places/index.ts'
import {
  placesOf,
  type Places,
  isOldEuropass,
  proposeFromDocument,
  proposeFromJson,
  proposeFromText,
  proposeFromXml,
} from '../../../engines/cv-reading/index.ts'
import { createGazetteer } from '../../places/gazetteer.ts'

/** What came of reading a file as a CV. */
export type ImportAnswer =
  | { kind: 'proposed'; proposal: CvProposal }
  | { kind: 'refused'; problem: FileProblem }
  /** Data, but neither a JSON Resume nor a Europass CV. */
  | { kind: 'no-cv' }
  /** A picture of a page. */
  | { kind: 'no-text' }

/**
 * Reads a file of any kind as a CV. Runs in a child process, which sees this one file only: see propose-in-child.ts.
 * @param kind 'pdf', 'docx', 'doc', 'odt', 'rtf', 'txt', 'json', 'xml', or 'document' for what was taken out of a file before, as JSON.
 * @param settlements what the operator imported, as a JSON list; empty if nothing was.
 */
export async function proposeFromFile(kind: string, bytes: Uint8Array, settlements: Uint8Array): Promise<ImportAnswer> {
  const places = lazyPlaces(settlements)
  switch (kind) {
    case 'txt': {
      const text = textOf(bytes)
      return text === null ? { kind: 'refused', problem: 'mismatch' } : proposed(proposeFromText(text, places))
    }
    case 'json': {
      const text = textOf(bytes)
      return text === null ? { kind: 'refused', problem: 'mismatch' } : proposed(proposeFromJson(text))
    }
    case 'xml':
      if (isOldEuropass(bytes)) return { kind: 'refused', problem: 'old-europass' }
      return proposed(proposeFromXml(bytes))
    case 'document':
      return proposed(proposeFromDocument(documentOf(bytes), places, textHash))
    default:
      return await fromDocumentFile(kind, bytes, places)
  }
}

async function fromDocumentFile(kind: string, bytes: Uint8Array, places: Places): Promise<ImportAnswer> {
  // Loaded only for a document: starting takes longer than reading a text.
  const [{ check }, { read }] = await Promise.all([import('../files/child/check.ts'), import('../files/child/read.ts')])
  // Each gets a copy: readers may hand the memory on.
  const verdict = await check(kind, bytes.slice())
  if (verdict.kind === 'refused') return verdict
  const reading = await read(kind, bytes.slice())
  switch (reading.kind) {
    case 'read':
      return proposed(proposeFromDocument(reading, places, textHash))
    case 'no-text':
      return { kind: 'no-text' }
    case 'unreadable':
      return { kind: 'refused', problem: reading.problem }
  }
}

function proposed(proposal: CvProposal | null): ImportAnswer {
  return proposal === null ? { kind: 'no-cv' } : { kind: 'proposed', proposal }
}

/** Written by propose-in-child.ts. */
function documentOf(bytes: Uint8Array): { text: string; embedded: string | null } {
  return JSON.parse(new TextDecoder().decode(bytes)) as { text: string; embedded: string | null }
}

/** UTF-8, UTF-16 with its mark, or what Windows wrote; null: no text at all. */
function textOf(bytes: Uint8Array): string | null {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  if (bytes.includes(0)) return null
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Data has no names of places to look up, and building the gazetteer takes longer than reading most files. */
function lazyPlaces(settlements: Uint8Array): Places {
  let places: Places | null = null
  return {
    kindOf(name) {
      places ??= placesOf(
        createGazetteer(
          { settlements: settlementsOf(settlements), outcodes: new Map() },
          // Only whole names count here: what a misspelt one might mean is not asked.
          { isSpelling: false },
        ),
      )
      return places.kindOf(name)
    },
  }
}

/** Written by propose-in-child.ts. */
function settlementsOf(json: Uint8Array): Settlement[] {
  return json.length === 0 ? [] : (JSON.parse(new TextDecoder().decode(json)) as Settlement[])
}
