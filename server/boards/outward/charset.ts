/**
 * Reads bytes as text by, in order: a byte order mark, the charset of the content type, the declaration inside an XML or
 * HTML document, UTF-8 where the bytes are valid UTF-8, and Windows-1252, which every byte fits.
 */
export function decode(bytes: Uint8Array, contentType: string | null): string {
  const label = markOf(bytes) ?? labelIn(contentType) ?? declaredIn(bytes)
  if (label !== null) return new TextDecoder(label).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

function markOf(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8'
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  return null
}

function labelIn(contentType: string | null): string | null {
  return known(/charset\s*=\s*"?([\w.:-]+)/i.exec(contentType ?? '')?.[1])
}

/** As browsers do, only the first kilobyte is looked at. */
function declaredIn(bytes: Uint8Array): string | null {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 1024))
  if (!/^\s*</.test(start)) return null
  return known(
    /^\s*<\?xml[^>]*\bencoding=["']([\w.:-]+)/i.exec(start)?.[1] ??
      /<meta[^<>]*\bcharset=["']?([\w.:-]+)/i.exec(start)?.[1],
  )
}

function known(label: string | undefined): string | null {
  if (label === undefined) return null
  try {
    return new TextDecoder(label).encoding
  } catch {
    return null
  }
}
