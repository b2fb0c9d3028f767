/**
 * The text of a file that somebody uploads; null if it is no text. UTF-8, or UTF-16 with its mark; what is neither comes from an old
 * editor of Windows, as many files of subtitles do.
 */
export async function readTextFile(file: Blob): Promise<string | null> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const text = decode(bytes)
  return isText(text) ? text : null
}

function decode(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Pictures, sound and documents are full of control characters, which no text has. */
function isText(text: string): boolean {
  // oxlint-disable-next-line no-control-regex -- they are what is looked for
  return !/[\u0000-\u0008\u000e-\u001a\u001c-\u001f\ufffd]/u.test(text)
}
