import type { Page, Request } from 'playwright-core'
import type { ApplicationOrder } from './application-form.ts'
import type { Attached } from './attached.ts'
import type { Places } from './browser/places.ts'

/**
 * Watches what the page sends to its board, and notes the uploads that the board answered: each with the very bytes of a file that was put
 * into the form before.
 */
export function watchUploads(
  { page, places }: { page: Page; places: Places },
  { documents: { cv, letter } }: Pick<ApplicationOrder, 'documents'>,
  attached: Attached,
): void {
  page.on('response', (response) => {
    const request = response.request()
    const status = response.status()
    if (!carriesBody(request) || status >= 400 || !places.isAllowed(request.url())) return
    const body = request.postDataBuffer()
    const type = request.headers()['content-type'] ?? ''
    for (const { name, bytes } of letter ? [cv, letter] : [cv]) {
      const put = attached.put.get(name)
      if (put === undefined) continue
      if (body !== null && holds(body, bytes)) {
        const host = new URL(places.fromBrowser(request.url())).host
        put.upload = { host, status, bytes: bytes.length, at: new Date().toISOString() }
      } else if (body === null || mayHold(body, type, bytes.length)) put.mayHaveLeft = true
    }
  })
}

function carriesBody(request: Request): boolean {
  return /^(?:POST|PUT|PATCH)$/u.test(request.method())
}

/** As it is, or as text in base64. */
function holds(body: Buffer, bytes: Uint8Array): boolean {
  if (bytes.length === 0) return false
  const file = Buffer.from(bytes)
  return body.includes(file) || body.includes(file.toString('base64').replaceAll('=', ''))
}

/** Whether a body that a file is not found in could still hold it: in parts, or written in another way. */
function mayHold(body: Buffer, type: string, length: number): boolean {
  if (/urlencoded/iu.test(type)) return false
  if (/multipart/iu.test(type)) return hasFilePart(body)
  return /json|text|xml/iu.test(type) ? body.length >= length : body.length > 0
}

/** A field for a file that holds none is sent with an empty name. */
function hasFilePart(body: Buffer): boolean {
  const mark = 'filename="'
  for (let at = body.indexOf(mark); at >= 0; at = body.indexOf(mark, at + mark.length))
    if (body[at + mark.length] !== '"'.charCodeAt(0)) return true
  return false
}
