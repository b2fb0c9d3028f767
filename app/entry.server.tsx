import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from 'react-router'
import { reportError, visitor } from './api.ts'
import { lastVisit } from './last-visit.ts'
import { scriptsAtFirstFrame } from './scripts-at-first-frame.ts'

/** A page waits for nothing once its loaders have answered, so one that takes longer than this is stuck. Milliseconds. */
export const streamTimeout = 5_000

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8')
  const visit = lastVisit(new URL(request.url))
  if (status < 400 && visit !== null) headers.append('set-cookie', visit)
  if (request.method === 'HEAD') return new Response(null, { status, headers })

  const { nonce } = context.get(visitor)
  return await new Promise((resolve, reject) => {
    let isFailed = false
    const { pipe, abort } = renderToPipeableStream(<ServerRouter context={router} url={request.url} nonce={nonce} />, {
      nonce,
      // In one piece: what is set aside to be put in place by a script would be missing where scripts are off.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      // All, not the shell: nothing here comes late, and a whole page can still get a proper status if rendering fails.
      onAllReady() {
        clearTimeout(stuck)
        const answer = (html: string) =>
          new Response(scriptsAtFirstFrame(html, nonce), { status: isFailed ? 500 : status, headers })
        pipe(collected((html) => resolve(answer(html)), reject))
      },
      onShellError(error) {
        clearTimeout(stuck)
        reject(error as Error)
      },
      onError(error) {
        isFailed = true
        context.get(reportError)(error)
      },
    })
    const stuck = setTimeout(abort, streamTimeout)
  })
}

/** Hands over all that is written to it as one text. React writes a page in a hundred pieces: passing each through a stream that is read again takes longer. */
function collected(done: (text: string) => void, failed: (error: Error) => void): Writable {
  const pieces: Buffer[] = []
  return new Writable({
    write(piece: Buffer, _encoding, next) {
      pieces.push(piece)
      next()
    },
    final(next) {
      done(Buffer.concat(pieces).toString())
      next()
    },
  }).on('error', failed)
}

/** Called for errors that no page expected. Answers with a status are not errors, and a visitor who left early is none either. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  context.get(reportError)(error)
}
