import type { FileProblem } from '../../../contract/cv-file-problems.ts'
import { cvFileLimits } from '../../../contract/cv-files.ts'
import type { CvProposal } from '../../../contract/cv-import.ts'
import { cvDataKinds } from '../../../contract/cv-import-limits.ts'
import type { Services } from '../../services.ts'
import { checkCvFile } from '../files/check-file.ts'
import { tellFileType } from '../files/file-type.ts'
import { readCvFile } from '../files/read-file.ts'
import { placesOf, type Places } from './places.ts'
import { proposeFromDocument, proposeFromJson, proposeFromText, proposeFromXml } from './propose-from-file.ts'

export type ImportOutcome =
  | { kind: 'proposed'; proposal: CvProposal }
  | { kind: 'refused'; problem: FileProblem }
  /** Data, but neither a JSON Resume nor a Europass CV. */
  | { kind: 'no-cv' }
  /** A picture of a page. */
  | { kind: 'no-text' }

type Deps = Pick<Services, 'log' | 'gazetteer' | 'virusScanner'>

/** Reads a file that somebody hands in as a CV. Nothing is kept of it. */
export async function importFile(deps: Deps, upload: File): Promise<ImportOutcome> {
  if (upload.size > cvFileLimits.bytes) return { kind: 'refused', problem: 'too-large' }
  const bytes = new Uint8Array(await upload.arrayBuffer())
  const ending = /\.([a-z0-9]+)$/iu.exec(upload.name.trim())?.[1]?.toLowerCase()
  const data = cvDataKinds.find((kind) => kind === ending)
  if (data !== undefined) return bytes.length === 0 ? { kind: 'refused', problem: 'empty' } : ofData(deps, data, bytes)

  const told = tellFileType({ name: upload.name, declared: upload.type, bytes })
  if (told.kind === 'refused') return told
  // Before anything else looks at it.
  if (deps.virusScanner !== null && (await deps.virusScanner(bytes)) === 'infected')
    return { kind: 'refused', problem: 'infected' }
  const problem = await checkCvFile(deps, bytes, told.file)
  if (problem !== null) return { kind: 'refused', problem }
  const reading = await readCvFile(deps, bytes, told.file)
  switch (reading.kind) {
    case 'read':
      return { kind: 'proposed', proposal: proposeFromDocument(reading, placesFor(deps)) }
    case 'no-text':
      return { kind: 'no-text' }
    case 'unreadable':
      return { kind: 'refused', problem: reading.problem }
  }
}

/** Reads JSON that came as the body of a call. */
export function importJson(json: unknown): ImportOutcome {
  let text: string
  try {
    text = JSON.stringify(json)
  } catch {
    // Deeper than the stack.
    return { kind: 'no-cv' }
  }
  return proposed(proposeFromJson(text))
}

function ofData(deps: Deps, kind: (typeof cvDataKinds)[number], bytes: Uint8Array): ImportOutcome {
  if (kind === 'xml') return proposed(proposeFromXml(bytes))
  const text = textOf(bytes)
  if (text === null) return { kind: 'refused', problem: 'mismatch' }
  return kind === 'json' ? proposed(proposeFromJson(text)) : proposed(proposeFromText(text, placesFor(deps)))
}

function proposed(proposal: CvProposal | null): ImportOutcome {
  return proposal === null ? { kind: 'no-cv' } : { kind: 'proposed', proposal }
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

/** One a process. */
export function placesFor({ gazetteer }: Pick<Services, 'gazetteer'>): Places {
  return placesOf(gazetteer)
}
