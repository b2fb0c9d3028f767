/* What the page's background worker needs of wire.ts: without schemas, which would be most of its script. */

/** What ties order, number and content of all parts together: the SHA-256 of this, as UTF-8. */
export function rootText(parts: readonly { index: number; size: number; sha256: string }[]): string {
  return parts
    .toSorted((a, b) => a.index - b.index)
    .map(({ index, size, sha256 }) => `${index}:${size}:${sha256}`)
    .join('\n')
}

/**
 * A part as it goes over the socket.
 * @param header a ChunkHeader.
 */
export function packChunk(header: object, bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const head = new TextEncoder().encode(JSON.stringify(header))
  const message = new Uint8Array(2 + head.length + bytes.length)
  new DataView(message.buffer).setUint16(0, head.length)
  message.set(head, 2)
  message.set(bytes, 2 + head.length)
  return message
}
