import type { MiddlewareHandler } from 'hono'
import { messages } from '../../contract/texts/messages.ts'
import { failed, type Env } from './env.ts'
import { plainRequest } from './plain-request.ts'
import { unreadablePage } from './plain-pages.ts'

/* What no browser sends: refused at the door, as the sender's fault. */

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** TRACE and the like: the platform cannot even make a request of some of them. */
export const methodGate: MiddlewareHandler<Env> = async (context, next) => {
  if (methods.includes(context.req.method)) return await next()
  return failed(context, 405, messages.wrongMethod, { allow: methods.join(', ') })
}

/** A NUL anywhere in an address, or a line break in its query: no page of ours makes one, and no header may hold one. */
export const addressGate: MiddlewareHandler<Env> = async (context, next) => {
  const { pathname, search } = new URL(context.req.url)
  if (!/%00/u.test(pathname) && !/%0[0ad]/iu.test(search)) return await next()
  return isForPrograms(pathname)
    ? failed(context, 422, messages.badInput)
    : context.html(unreadablePage(messages.addressUnreadable), 400)
}

/** Whether an address is called by programs, which read JSON. */
export function isForPrograms(path: string): boolean {
  return /^\/(?:(?:api|auth)\/|mcp$)/u.test(path)
}

/** Whether somebody reads the answer as a page, or their browser as the data of one. */
export function isForPerson({ url, headers }: Request): boolean {
  const { pathname } = new URL(url)
  return !isForPrograms(pathname) && (pathname.endsWith('.data') || /text\/html/u.test(headers.get('accept') ?? ''))
}

/** The same address, as if it were only looked at: for the page that says that something failed. */
export function asShown({ method, url, signal }: Request): Request {
  return new Request(url, { method: method === 'HEAD' ? 'HEAD' : 'GET', signal })
}

/** What pages can make nothing of, and the status that says so. */
export class NotForPages extends Error {
  readonly status: 400 | 405 | 415
  constructor(status: 400 | 405 | 415) {
    super(`A request that no page reads: ${status}`)
    this.status = status
  }
}

/**
 * The request as the pages take it: one that shows, or a form that can be read. The origin gate, which knows the public address, has let it
 * in; the framework of the pages has a check of its own that does not, and would refuse forms behind a proxy, and those of pages that
 * tell nobody where one comes from.
 * @throws NotForPages
 */
export async function forPages(request: Request): Promise<Request> {
  const { pathname } = new URL(request.url)
  const path = readablePath(pathname)
  if (request.method === 'GET' || request.method === 'HEAD') {
    return path === pathname ? request : plainRequest(request, path)
  }
  if (request.method !== 'POST') throw new NotForPages(405)
  const type = request.headers.get('content-type') ?? ''
  if (!/^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/iu.test(type)) throw new NotForPages(415)
  const plain = plainRequest(request, path)
  plain.headers.delete('origin')
  if (!/^multipart/iu.test(type)) return plain
  // Read once here, so that one that is broken off or made up is not a failure of whichever page it was sent to.
  const bytes = await plain.arrayBuffer()
  try {
    await new Response(bytes, { headers: { 'content-type': type } }).formData()
  } catch {
    throw new NotForPages(400)
  }
  return new Request(plain.url, { method: 'POST', headers: plain.headers, signal: plain.signal, body: bytes })
}

/**
 * A path that can be decoded. People write 'https://…/jobresults/100%_remote_in_Leeds': a percent sign that encodes nothing stands for itself. The
 * framework would write the whole address to the log, keys in it included.
 * @throws NotForPages for bytes that are no text.
 */
function readablePath(path: string): string {
  const mended = path.replace(/%(?![\da-f]{2})/giu, '%25')
  try {
    decodeURIComponent(mended)
    return mended
  } catch {
    throw new NotForPages(400)
  }
}
