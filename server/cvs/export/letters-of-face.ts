/**
 * The letters that a TrueType face has, as the list in the face itself says ('cmap', OpenType 1.9.1): the lists of packages name more
 * than their files have.
 * @throws Error where the bytes are no TrueType face with such a list.
 */
export function lettersOfFace(face: Uint8Array): ReadonlySet<number> {
  const view = new DataView(face.buffer, face.byteOffset, face.byteLength)
  const list = tableAt(view, 'cmap')
  const codes = new Set<number>()
  for (let index = 0; index < view.getUint16(list + 2); index++) {
    const at = list + view.getUint32(list + 4 + index * 8 + 4)
    const format = view.getUint16(at)
    if (format === 4) addSegments(view, at, codes)
    if (format === 12) addGroups(view, at, codes)
  }
  return codes
}

function tableAt(view: DataView, name: string): number {
  const wanted = Buffer.from(name).readUInt32BE()
  for (let index = 0; index < view.getUint16(4); index++) {
    const record = 12 + index * 16
    if (view.getUint32(record) === wanted) return view.getUint32(record + 8)
  }
  throw new Error(`The face has no table '${name}'`)
}

/** Format 4: segments of 16-bit codes, their ends, starts, deltas and offsets in four lists. */
function addSegments(view: DataView, at: number, codes: Set<number>): void {
  const length = view.getUint16(at + 6)
  const [ends, starts, deltas, offsets] = [at + 14, at + 16 + length, at + 16 + 2 * length, at + 16 + 3 * length]
  for (let segment = 0; segment < length; segment += 2) {
    const [start, end] = [view.getUint16(starts + segment), view.getUint16(ends + segment)]
    const [delta, offset] = [view.getUint16(deltas + segment), view.getUint16(offsets + segment)]
    for (let code = start; code <= end && code !== 0xffff; code++) {
      const glyph = offset === 0 ? code : view.getUint16(offsets + segment + offset + 2 * (code - start))
      // Glyph 0 is the empty box.
      if ((offset === 0 || glyph !== 0) && (glyph + delta) % 0x10000 !== 0) codes.add(code)
    }
  }
}

/** Format 12: groups of 32-bit codes, each with the glyph of its first. */
function addGroups(view: DataView, at: number, codes: Set<number>): void {
  for (let group = 0; group < view.getUint32(at + 12); group++) {
    const record = at + 16 + group * 12
    const [start, end, glyph] = [view.getUint32(record), view.getUint32(record + 4), view.getUint32(record + 8)]
    for (let code = start; code <= end; code++) if (glyph + code - start !== 0) codes.add(code)
  }
}
