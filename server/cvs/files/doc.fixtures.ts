const sectorSize = 512

/** An old Word document of one piece of text; `\r` ends a paragraph. */
export function aDoc(
  text: string,
  more: { names?: readonly string[]; isEncrypted?: boolean; headers?: string } = {},
): Buffer {
  const header = more.headers ?? ''
  const document = Buffer.alloc(8192)
  document.writeUInt16LE(0xa5_ec, 0)
  document.writeUInt16LE(0x02_00 | (more.isEncrypted ? 0x01_00 : 0), 0x0a)
  document.writeUInt32LE(text.length, 0x4c)
  document.writeUInt32LE(header.length, 0x54)
  document.write(text + header, 2048, 'utf16le')
  // The table: first where each text about page headers ends, then the one piece.
  const table = Buffer.alloc(4096)
  const places = [0, 0, 0, 0, 0, 0, 0, 0, header.length, header.length]
  places.forEach((place, index) => table.writeUInt32LE(place, index * 4))
  document.writeUInt32LE(0, 0xf2)
  document.writeUInt32LE(header === '' ? 0 : places.length * 4, 0xf6)
  const pieces = 200
  table.writeUInt8(2, pieces)
  table.writeUInt32LE(16, pieces + 1)
  table.writeUInt32LE(0, pieces + 5)
  table.writeUInt32LE(text.length + header.length, pieces + 9)
  table.writeUInt32LE(2048, pieces + 15)
  document.writeUInt32LE(pieces, 0x01_a2)
  document.writeUInt32LE(21, 0x01_a6)
  return aCompoundFile({ WordDocument: document, '1Table': table }, more.names ?? [])
}

/** A container with streams of whole sectors, and empty storages. */
export function aCompoundFile(streams: Record<string, Buffer>, storages: readonly string[] = []): Buffer {
  const sectors: Buffer[] = []
  const next: number[] = []
  const add = (content: Buffer): number => {
    const first = sectors.length
    for (let at = 0; at < content.length; at += sectorSize) {
      sectors.push(content.subarray(at, at + sectorSize))
      next.push(sectors.length)
    }
    next[next.length - 1] = end
    return first
  }
  const entries = [
    entry('Root Entry', 5, end, 0),
    ...Object.entries(streams).map(([name, content]) => entry(name, 2, add(content), content.length)),
    ...storages.map((name) => entry(name, 1, 0, 0)),
  ]
  while (entries.length % 4 !== 0) entries.push(Buffer.alloc(128))
  const directory = add(Buffer.concat(entries))
  const tableAt = sectors.length
  const table = Buffer.alloc(sectorSize, 0xff)
  ;[...next, 0xff_ff_ff_fd].forEach((number, index) => table.writeUInt32LE(number, index * 4))
  const head = Buffer.alloc(sectorSize, 0xff)
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(head)
  head.fill(0, 8, 76)
  head.writeUInt16LE(9, 30)
  head.writeUInt16LE(6, 32)
  head.writeUInt32LE(1, 44)
  head.writeUInt32LE(directory, 48)
  head.writeUInt32LE(4096, 56)
  head.writeUInt32LE(end, 60)
  head.writeUInt32LE(end, 68)
  head.writeUInt32LE(tableAt, 76)
  return Buffer.concat([head, ...sectors, table])
}

const end = 0xff_ff_ff_fe

function entry(name: string, type: number, first: number, size: number): Buffer {
  const bytes = Buffer.alloc(128)
  bytes.write(name, 0, 'utf16le')
  bytes.writeUInt16LE((name.length + 1) * 2, 64)
  bytes.writeUInt8(type, 66)
  bytes.writeUInt32LE(first, 116)
  bytes.writeUInt32LE(size, 120)
  return bytes
}
