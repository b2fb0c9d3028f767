import { cvFileKinds, cvFileTypes, type CvFileKind } from '../../../contract/cvs/files.ts'
import type { FileProblem } from '../../../contract/cvs/file-problems.ts'

const magic: Record<CvFileKind, readonly number[]> = {
  pdf: [0x25, 0x50, 0x44, 0x46, 0x2d],
  docx: [0x50, 0x4b, 0x03, 0x04],
  odt: [0x50, 0x4b, 0x03, 0x04],
  doc: [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1],
  rtf: [0x7b, 0x5c, 0x72, 0x74, 0x66],
}

type Told = { kind: 'known'; file: CvFileKind } | { kind: 'refused'; problem: FileProblem }

/**
 * What a file is: its name's ending, the type that it is declared as, and its first bytes must agree (R-FIL-1). A browser that does
 * not know the type says application/octet-stream, or nothing, and that is fine.
 */
export function tellFileType(given: { name: string; declared: string; bytes: Uint8Array }): Told {
  const ending = /\.([a-z0-9]+)$/iu.exec(given.name.trim())?.[1]?.toLowerCase()
  const kind = cvFileKinds.find((one) => one === ending)
  if (kind === undefined) return { kind: 'refused', problem: 'wrong-type' }
  if (given.bytes.length === 0) return { kind: 'refused', problem: 'empty' }
  const declared = given.declared.split(';')[0]?.trim().toLowerCase() ?? ''
  const types: readonly string[] = cvFileTypes[kind].mimetypes
  const isDeclared = declared === '' || declared === 'application/octet-stream' || types.includes(declared)
  if (!isDeclared || !startsWith(given.bytes, magic[kind])) {
    // A document with a password lies in the container of old ones.
    const isLocked = (kind === 'docx' || kind === 'odt') && startsWith(given.bytes, magic.doc)
    return { kind: 'refused', problem: isLocked ? 'encrypted' : 'mismatch' }
  }
  return { kind: 'known', file: kind }
}

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte)
}
