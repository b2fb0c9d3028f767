import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { MiddlewareHandler } from 'hono'
import { parseAccept } from 'hono/utils/accept'

const pack = promisify(gzip)

/** Bytes: what is shorter fits into one packet of the network either way. */
const shortest = 1_024

/**
 * Compresses pages and answers of the API, which are whole when they come here, in one piece: the stream that `compress` makes of each costs as
 * much as a tenth of a page. What it leaves alone – streams, files, clients that want another encoding – is for `compress`, around this.
 */
export const compressWhole: MiddlewareHandler = async (context, next) => {
  await next()
  const { res, req } = context
  if (res.body === null || req.method === 'HEAD' || res.status === 206) return
  const { headers } = res
  if (!/^(?:text\/html|application\/(?:problem\+)?json)\b/u.test(headers.get('content-type') ?? '')) return
  if (['content-encoding', 'etag', 'vary', 'content-disposition'].some((name) => headers.has(name))) return
  const accepted = parseAccept(req.header('accept-encoding') ?? '')
  if (accepted.find(({ type }) => type.toLowerCase() === 'gzip')?.q !== 1) return

  const bytes = new Uint8Array(await res.arrayBuffer())
  const isShort = bytes.length < shortest
  const sent = isShort ? bytes : await pack(bytes)
  const answer = new Response(sent, { status: res.status, statusText: res.statusText, headers })
  answer.headers.set('vary', 'Accept-Encoding')
  answer.headers.set('content-length', String(sent.byteLength))
  if (!isShort) answer.headers.set('content-encoding', 'gzip')
  context.res = undefined
  context.res = answer
}
