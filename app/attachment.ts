/** How an answer says that it is a file to keep, and what it is called (RFC 6266). */
export function attachment(name: string): string {
  const plain = name.replaceAll(/[^\x20-\x7E]|["\\]/gu, '_')
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/gu,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}

/** A file of somebody's, to be kept by whoever asks and by nothing on the way. */
export function fileAnswer(file: File): Response {
  const headers = {
    'content-type': file.type,
    'content-disposition': attachment(file.name),
    'cache-control': 'no-store',
  }
  return new Response(file, { headers })
}
