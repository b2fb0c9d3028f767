import { textHash } from '../../server/cvs/export/text-hash.ts'
import { extname } from 'node:path'
import type { CvProposal } from '../../contract/cvs/import.ts'
import { read } from '../../server/cvs/files/child/read.ts'
import {
  type Places,
  proposeFromDocument,
  proposeFromJson,
  proposeFromText,
  proposeFromXml,
} from '../../engines/cv-reading/index.ts'

/** What is proposed for a file, and its text where it has lines; null: there is nothing to read in it. */
export async function propose(
  bytes: Uint8Array,
  name: string,
  places: Places,
): Promise<{ proposal: CvProposal; text: string } | null> {
  const kind = extname(name).slice(1)
  const text = new TextDecoder().decode(bytes)
  const data = kind === 'json' ? proposeFromJson(text) : kind === 'xml' ? proposeFromXml(bytes) : null
  if (data !== null) return { proposal: data, text: '' }
  if (kind === 'txt') return { proposal: proposeFromText(text, places), text }
  const reading = await read(kind, Uint8Array.from(bytes))
  return reading.kind === 'read'
    ? { proposal: proposeFromDocument(reading, places, textHash), text: reading.text }
    : null
}
