import { createHash } from 'node:crypto'
import type { ArrivedFile } from './arrivals.ts'

/** What is written down of a file: its name, its size and its hash. */
export async function fileOf(file: File): Promise<ArrivedFile> {
  return arrivedFile(file.name, Buffer.from(await file.arrayBuffer()))
}

export function arrivedFile(name: string, bytes: Uint8Array): ArrivedFile {
  return { file: name, bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') }
}
