import { inflateSync } from 'node:zlib'
import { BadFile } from '../../../../contract/cvs/bad-file.ts'

/** All that compressed streams may unpack to: scans are large, and still far below. */
const mostUnpacked = 200 * 1024 * 1024
/** Of the text between streams that is looked through; objects that lie over each other are counted each time. */
const mostLookedThrough = 96 * 1024 * 1024

/** What a PDF says outside the contents of its pages: the names ('/JavaScript') of every object, however it is packed. */
export function* namesOfPdf(bytes: Uint8Array): Generator<string> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const text = file.toString('latin1')
  let left = mostLookedThrough
  let room = mostUnpacked
  // A reader goes where the table of objects sends it, be that within a comment or a text: every place where an object could begin is one.
  for (const match of text.matchAll(/\d\s+\d+\s+obj\b|\btrailer\b/gu)) {
    const start = match.index + match[0].length
    const found = namesFrom(text, start)
    left -= found.end - start
    if (left < 0) throw new BadFile('too-much-inside')
    yield* found.names
    if (found.stream === null) continue
    const unpacked = unpack(file, { from: found.stream, names: found.names, room })
    if (unpacked === null) continue
    room -= unpacked.length
    // Objects may be packed together, and so out of sight.
    if (found.names.includes('ObjStm')) {
      for (let at = 0; at < unpacked.length;) {
        const { names, end } = namesFrom(unpacked.toString('latin1', at), 0)
        yield* names
        at += Math.max(1, end)
      }
    }
  }
}

/** Names up to the end of an object or the beginning of its stream, without what stands in texts and comments. */
function namesFrom(text: string, start: number): { names: string[]; end: number; stream: number | null } {
  const names: string[] = []
  const token = /\/([^\s()<>[\]{}/%]*)|\(|%[^\r\n]*|<<|<[0-9A-Fa-f\s]*>|\b(endobj|startxref)\b|\bstream(\r\n|\n|\r)/gu
  token.lastIndex = start
  for (let match = token.exec(text); match; match = token.exec(text)) {
    const [whole, name, end, lineEnd] = match
    if (name !== undefined) names.push(name.replace(/#([0-9A-Fa-f]{2})/gu, (_, hex: string) => letterOf(hex)))
    else if (whole === '(') token.lastIndex = endOfText(text, token.lastIndex)
    else if (end !== undefined) return { names, end: token.lastIndex, stream: null }
    else if (lineEnd !== undefined) return { names, end: token.lastIndex, stream: token.lastIndex }
  }
  return { names, end: text.length, stream: null }
}

function letterOf(hex: string): string {
  return String.fromCharCode(Number.parseInt(hex, 16))
}

/** Texts hold brackets in pairs, and others behind a backslash. */
function endOfText(text: string, start: number): number {
  let depth = 1
  for (let at = start; at < text.length; at++) {
    const sign = text[at]
    if (sign === '\\') at++
    else if (sign === '(') depth++
    else if (sign === ')') {
      depth--
      if (depth === 0) return at + 1
    }
  }
  return text.length
}

/** @returns null where the stream is packed in another way, or not as it says. */
function unpack(
  file: Buffer,
  { from, names, room }: { from: number; names: readonly string[]; room: number },
): Buffer | null {
  const isObjects = names.includes('ObjStm')
  const isFlate = names.includes('FlateDecode') || names.includes('Fl')
  const ending = file.indexOf('endstream', from, 'latin1')
  const packed = file.subarray(from, ending === -1 ? file.length : ending)
  if (!isFlate) {
    // Nobody packs objects in another way, but to hide them.
    if (isObjects && names.includes('Filter')) throw new BadFile('scripts')
    return isObjects ? packed : null
  }
  try {
    return inflateSync(packed, { maxOutputLength: Math.max(1, room), finishFlush: 2 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') throw new BadFile('too-much-inside')
    if (isObjects) throw new BadFile('broken')
    return null
  }
}
