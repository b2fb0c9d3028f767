import { inflateRawSync } from 'node:zlib'
import { BadFile } from '../../../../contract/cvs/bad-file.ts'

/** R-FIL-1 */
const mostEntries = 200
const mostUnpacked = 50 * 1024 * 1024

export type ZipEntries = ReadonlyMap<string, Uint8Array>

const endSize = 22
const centralSize = 46
const localSize = 30

/**
 * Unpacks an archive, no further than the limits: what its directory claims is not believed, each entry is stopped at what is left.
 * Whatever stands outside the entries and the directory makes it more than an archive, and is refused.
 * @throws BadFile
 */
export function unzip(bytes: Uint8Array): ZipEntries {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = findEnd(view)
  const count = view.getUint16(end + 10, true)
  const directorySize = view.getUint32(end + 12, true)
  const directoryAt = view.getUint32(end + 16, true)
  if (count === 0xff_ff || directoryAt === 0xff_ff_ff_ff) throw new BadFile('too-much-inside')
  if (count > mostEntries) throw new BadFile('too-much-inside')
  if (directoryAt + directorySize > end) throw new BadFile('broken')

  const entries = new Map<string, Uint8Array>()
  const taken: [number, number][] = [[directoryAt, bytes.length]]
  let left = mostUnpacked
  let at = directoryAt
  for (let index = 0; index < count; index++) {
    if (at + centralSize > end || view.getUint32(at, true) !== 0x02_01_4b_50) throw new BadFile('broken')
    const nameSize = view.getUint16(at + 28, true)
    const name = Buffer.from(bytes.subarray(at + centralSize, at + centralSize + nameSize)).toString('utf8')
    const entry = readEntry(bytes, view, { at, name, left })
    left -= entry.content.length
    taken.push([entry.from, entry.to])
    // Two entries of one name: which one a program takes is anybody's guess.
    if (entries.has(name)) throw new BadFile('broken')
    entries.set(name, entry.content)
    at += centralSize + nameSize + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  refuseStrangers(taken)
  return entries
}

/** The end of the directory must be the end of the file: anything behind it would be for another program. */
function findEnd(view: DataView): number {
  const first = Math.max(0, view.byteLength - endSize - 0xff_ff)
  for (let at = view.byteLength - endSize; at >= first; at--) {
    if (view.getUint32(at, true) === 0x06_05_4b_50 && at + endSize + view.getUint16(at + 20, true) === view.byteLength)
      return at
  }
  throw new BadFile('broken')
}

function readEntry(
  bytes: Uint8Array,
  view: DataView,
  { at, name, left }: { at: number; name: string; left: number },
): { content: Uint8Array; from: number; to: number } {
  const flags = view.getUint16(at + 8, true)
  const method = view.getUint16(at + 10, true)
  const packedSize = view.getUint32(at + 20, true)
  const from = view.getUint32(at + 42, true)
  if ((flags & 1) !== 0) throw new BadFile('encrypted')
  if (from + localSize > bytes.length || view.getUint32(from, true) !== 0x04_03_4b_50) throw new BadFile('broken')
  const dataAt = from + localSize + view.getUint16(from + 26, true) + view.getUint16(from + 28, true)
  const to = dataAt + packedSize
  if (to > bytes.length) throw new BadFile('broken')
  // The name stands twice; programs differ in which they believe.
  const localName = Buffer.from(bytes.subarray(from + localSize, from + localSize + view.getUint16(from + 26, true)))
  if (localName.toString('utf8') !== name || name.includes('\\') || name.split('/').includes('..'))
    throw new BadFile('broken')
  return { content: unpack(bytes.subarray(dataAt, to), method, left), from, to }
}

function unpack(packed: Uint8Array, method: number, left: number): Uint8Array {
  if (method === 0) {
    if (packed.length > left) throw new BadFile('too-much-inside')
    return packed
  }
  if (method !== 8) throw new BadFile('broken')
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, left) })
  } catch (error) {
    throw new BadFile((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? 'too-much-inside' : 'broken')
  }
}

/** Entries may not lie over each other, which is how small archives become huge, nor leave room for something else. */
function refuseStrangers(taken: [number, number][]): void {
  let reached = 0
  for (const [from, to] of taken.sort(([a], [b]) => a - b)) {
    if (from < reached) throw new BadFile('too-much-inside')
    // Between entries stands at most what closes a streamed one: its sum and sizes.
    if (from - reached > (reached === 0 ? 0 : 24)) throw new BadFile('two-files-in-one')
    reached = to
  }
}
