import { crc32, deflateRawSync } from 'node:zlib'

export type ZipPart = {
  name: string
  content: string | Uint8Array
  /** Says that it needs a password. */
  isEncrypted?: boolean
  /** What its directory entry claims to unpack to. */
  claims?: number
}

/** An archive, as good or bad as its parts. */
export function aZip(
  parts: readonly ZipPart[],
  more: { between?: Uint8Array; before?: Uint8Array; after?: Uint8Array } = {},
): Buffer {
  const local: Buffer[] = [Buffer.from(more.before ?? [])]
  const central: Buffer[] = []
  let at = local[0]!.length
  for (const { name, content, isEncrypted = false, claims } of parts) {
    const bytes = Buffer.from(content)
    const packed = deflateRawSync(bytes)
    const head = Buffer.alloc(26)
    head.writeUInt16LE(20, 0)
    head.writeUInt16LE(isEncrypted ? 1 : 0, 2)
    head.writeUInt16LE(8, 4)
    head.writeUInt32LE(crc32(bytes), 10)
    head.writeUInt32LE(packed.length, 14)
    head.writeUInt32LE(claims ?? bytes.length, 18)
    head.writeUInt16LE(Buffer.byteLength(name), 22)
    const nameBytes = Buffer.from(name)
    central.push(Buffer.from('PK\u0001\u0002\u0014\u0000', 'latin1'), head, Buffer.alloc(10), u32(at), nameBytes)
    const entry = Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), head, nameBytes, packed])
    local.push(entry)
    at += entry.length
  }
  if (more.between) local.push(Buffer.from(more.between))
  const directory = Buffer.concat(central)
  const start = Buffer.concat(local)
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006', 'latin1')
  end.writeUInt16LE(parts.length, 8)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(start.length, 16)
  return Buffer.concat([start, directory, end, Buffer.from(more.after ?? [])])
}

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}

const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const documentType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'

/** The parts of a Word document with a paragraph for each line; others are added, or put in their place. */
export function docxParts(lines: readonly string[], others: Record<string, string> = {}): ZipPart[] {
  const parts: Record<string, string> = {
    '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="${documentType}"/></Types>`,
    '_rels/.rels': relations([
      {
        type: 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument',
        target: 'word/document.xml',
      },
    ]),
    'word/document.xml': `<w:document xmlns:w="${word}"><w:body>${lines.map(paragraph).join('')}</w:body></w:document>`,
    ...others,
  }
  return Object.entries(parts).map(([name, content]) => ({ name, content }))
}

export const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`

export function relations(all: readonly { type: string; target: string; isExternal?: boolean }[]): string {
  const one = ({ type, target, isExternal }: (typeof all)[number], index: number) =>
    `<Relationship Id="r${index}" Type="${type}" Target="${target}"${isExternal ? ' TargetMode="External"' : ''}/>`
  return `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${all.map(one).join('')}</Relationships>`
}

/** The parts of an OpenDocument text. */
export function odtParts(lines: readonly string[], others: Record<string, string> = {}): ZipPart[] {
  const paragraphs = lines.map((line) => `<text:p>${line}</text:p>`).join('')
  const parts: Record<string, string> = {
    mimetype: 'application/vnd.oasis.opendocument.text',
    'content.xml': `<office:document-content><office:body><office:text>${paragraphs}</office:text></office:body></office:document-content>`,
    'META-INF/manifest.xml': '<manifest:manifest/>',
    ...others,
  }
  return Object.entries(parts).map(([name, content]) => ({ name, content }))
}
