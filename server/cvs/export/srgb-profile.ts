/**
 * A colour profile of sRGB, as PDF/A asks for one (ICC.1:2001-04): primaries and white point after IEC 61966-2-1, adapted to D50, with a
 * gamma of 2.2 for its curve.
 */
export function srgbProfile(): Uint8Array {
  const curve = Buffer.concat([tag('curv'), uint32(1), Buffer.from([0x02, 0x33, 0, 0])])
  const parts: readonly (readonly [name: string, content: Buffer])[] = [
    ['desc', described('sRGB')],
    ['cprt', Buffer.concat([tag('text'), Buffer.from('No copyright, use freely\0\0\0\0')])],
    ['wtpt', xyz(0.9642, 1, 0.8249)],
    ['rXYZ', xyz(0.4361, 0.2225, 0.0139)],
    ['gXYZ', xyz(0.3851, 0.7169, 0.0971)],
    ['bXYZ', xyz(0.1431, 0.0606, 0.7141)],
    ['rTRC', curve],
    ['gTRC', curve],
    ['bTRC', curve],
  ]
  let at = 128 + 4 + 12 * parts.length
  const table = parts.map(([name, { length }]) => {
    const row = Buffer.concat([Buffer.from(name), uint32(at), uint32(length)])
    at += length
    return row
  })
  const header = Buffer.alloc(128)
  header.writeUInt32BE(at, 0)
  header.writeUInt32BE(0x02_10_00_00, 8)
  header.write('mntrRGB XYZ ', 12)
  for (const [index, value] of [2026, 1, 1].entries()) header.writeUInt16BE(value, 24 + 2 * index)
  header.write('acsp', 36)
  xyz(0.9642, 1, 0.8249).copy(header, 68, 8)
  return Buffer.concat([header, uint32(parts.length), ...table, ...parts.map(([, content]) => content)])
}

function tag(name: string): Buffer {
  return Buffer.concat([Buffer.from(name), uint32(0)])
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

/** Three numbers of which the lower 16 bits are a fraction. */
function xyz(...values: [x: number, y: number, z: number]): Buffer {
  return Buffer.concat([tag('XYZ '), ...values.map((value) => uint32(Math.round(value * 65_536)))])
}

/** A name in ASCII, and none in Unicode or for a Macintosh; its length a multiple of four. */
function described(name: string): Buffer {
  const words = Buffer.concat([
    tag('desc'),
    uint32(name.length + 1),
    Buffer.from(`${name}\0`),
    Buffer.alloc(8 + 3 + 67),
  ])
  return Buffer.concat([words, Buffer.alloc((4 - (words.length % 4)) % 4)])
}
