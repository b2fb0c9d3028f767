import { cvFileLimits } from '../../../contract/cvs/limits.ts'
import { cvDataKinds } from '../../../contract/cvs/import-limits.ts'
import type { Platform } from '../../platform/platform.ts'
import { tellFileType } from '../files/file-type.ts'
import { proposeInChild, type ImportOutcome } from './propose-in-child.ts'
import type { ExtraPlaces } from '../../../engines/places/index.ts'

type Deps = Pick<Platform, 'log' | 'virusScanner'> & { extraPlaces: ExtraPlaces }

/**
 * Reads a file that somebody hands in as a CV. Nothing is kept of it.
 * @throws TooBusyToRead where many others wait already.
 */
export async function importFile(deps: Deps, upload: File): Promise<ImportOutcome> {
  if (upload.size > cvFileLimits.bytes) return { kind: 'refused', problem: 'too-large' }
  const bytes = new Uint8Array(await upload.arrayBuffer())
  const ending = /\.([a-z0-9]+)$/iu.exec(upload.name.trim())?.[1]?.toLowerCase()
  const data = cvDataKinds.find((kind) => kind === ending)
  if (data !== undefined)
    return bytes.length === 0 ? { kind: 'refused', problem: 'empty' } : await proposeInChild(deps, data, bytes)

  const told = tellFileType({ name: upload.name, declared: upload.type, bytes })
  if (told.kind === 'refused') return told
  // Before anything else looks at it.
  if (deps.virusScanner !== null && (await deps.virusScanner(bytes)) === 'infected')
    return { kind: 'refused', problem: 'infected' }
  return await proposeInChild(deps, told.file, bytes)
}

/** Reads JSON that came as the body of a call. */
export async function importJson(deps: Deps, json: unknown): Promise<ImportOutcome> {
  let text: string
  try {
    text = JSON.stringify(json)
  } catch {
    // Deeper than the stack.
    return { kind: 'no-cv' }
  }
  return await proposeInChild(deps, 'json', Buffer.from(text))
}

/** Reads what was taken out of an uploaded file before. */
export async function importDocument(
  deps: Deps,
  { text, embedded }: { text: string; embedded: string | null },
): Promise<ImportOutcome> {
  return await proposeInChild(deps, 'document', Buffer.from(JSON.stringify({ text, embedded })))
}
