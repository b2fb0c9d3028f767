import { BadFile } from '../../../../contract/cvs/bad-file.ts'

const signature = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const directoryEntrySize = 128
/** Above these are marks, no sectors. */
const lastSector = 0xff_ff_ff_fa

/** Streams by the name of their directory entry; of two of one name in different storages, the first. */
export type CompoundFile = { names: ReadonlySet<string>; streams: ReadonlyMap<string, Buffer> }

/**
 * Reads the old Office container (MS-CFB): a small file system of sectors in chains. No chain is followed further than the file
 * is long, so one that bites its own tail ends.
 * @throws BadFile
 */
export function readCompoundFile(bytes: Uint8Array): CompoundFile {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (file.length < 512 || !file.subarray(0, 8).equals(signature)) throw new BadFile('broken')
  const sectorShift = file.readUInt16LE(30)
  if (sectorShift !== 9 && sectorShift !== 12) throw new BadFile('broken')
  const sectorSize = 1 << sectorShift
  const sectorCount = Math.floor(file.length / sectorSize)
  const sector = (number: number): Buffer => {
    const at = (number + 1) * sectorSize
    if (at >= file.length) throw new BadFile('broken')
    // The last one of a file may be short.
    const content = file.subarray(at, at + sectorSize)
    return content.length === sectorSize ? content : Buffer.concat([content, Buffer.alloc(sectorSize - content.length)])
  }

  const table = sectorTable(file, sector, sectorCount)
  const chain = (first: number): Buffer => {
    const parts: Buffer[] = []
    for (let number = first; number < lastSector; number = table(number)) {
      if (parts.length > sectorCount) throw new BadFile('broken')
      parts.push(sector(number))
    }
    return Buffer.concat(parts)
  }

  const entries = directoryOf(chain(file.readUInt32LE(48)))
  const root = entries.find(({ type }) => type === 5)
  if (!root) throw new BadFile('broken')
  const miniStream = chain(root.first)
  const miniTable = chain(file.readUInt32LE(60))
  const miniChain = (first: number): Buffer => {
    const parts: Buffer[] = []
    for (let number = first; number < lastSector; number = miniTable.readUInt32LE(number * 4)) {
      if (parts.length * 64 > miniStream.length || number * 4 + 4 > miniTable.length) throw new BadFile('broken')
      parts.push(miniStream.subarray(number * 64, number * 64 + 64))
    }
    return Buffer.concat(parts)
  }

  const streams = new Map<string, Buffer>()
  for (const { name, type, first, size } of entries) {
    if (type !== 2 || streams.has(name) || !wanted.has(name)) continue
    const content = size < file.readUInt32LE(56) ? miniChain(first) : chain(first)
    if (content.length < size) throw new BadFile('broken')
    streams.set(name, content.subarray(0, size))
  }
  return { names: new Set(entries.map(({ name }) => name)), streams }
}

/** The streams whose content is read; of the rest only the names are looked at. */
const wanted = new Set(['WordDocument', '0Table', '1Table'])

function sectorTable(
  file: Buffer,
  sector: (number: number) => Buffer,
  sectorCount: number,
): (number: number) => number {
  const numbers: number[] = []
  for (let index = 0; index < 109; index++) numbers.push(file.readUInt32LE(76 + index * 4))
  let next = file.readUInt32LE(68)
  for (let seen = 0; next < lastSector; seen++) {
    if (seen > sectorCount) throw new BadFile('broken')
    const content = sector(next)
    for (let at = 0; at < content.length - 4; at += 4) numbers.push(content.readUInt32LE(at))
    next = content.readUInt32LE(content.length - 4)
  }
  const table = Buffer.concat(numbers.filter((number) => number < lastSector).map(sector))
  return (number) => {
    if (number * 4 + 4 > table.length) throw new BadFile('broken')
    return table.readUInt32LE(number * 4)
  }
}

function directoryOf(bytes: Buffer): { name: string; type: number; first: number; size: number }[] {
  const entries = []
  for (let at = 0; at + directoryEntrySize <= bytes.length; at += directoryEntrySize) {
    const nameBytes = Math.min(64, bytes.readUInt16LE(at + 64))
    const name = bytes.toString('utf16le', at, at + Math.max(0, nameBytes - 2))
    const type = bytes[at + 66] ?? 0
    if (type !== 0)
      entries.push({ name, type, first: bytes.readUInt32LE(at + 116), size: bytes.readUInt32LE(at + 120) })
  }
  return entries
}
