import { extname } from 'node:path'
import type { CvProposal } from '../../contract/cv-import.ts'
import { read } from '../../server/cvs/files/child/read.ts'
import type { Places } from '../../server/cvs/import/places.ts'
import { proposeCv } from '../../server/cvs/import/propose-cv.ts'

/** What is proposed for a file; null: there is no text in it. */
export async function propose(bytes: Uint8Array, name: string, places: Places): Promise<CvProposal | null> {
  const reading = await read(extname(name).slice(1), Uint8Array.from(bytes))
  return reading.kind === 'read' ? proposeCv(reading.text, places) : null
}
