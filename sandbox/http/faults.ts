import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { challengePage, refusalPage } from './fault-pages.ts'

/** How a board may be told to misbehave. */
export const Fault = z.object({
  kind: z.enum([
    'ok',
    'slow', // waits `ms`, then answers
    'hang', // never answers
    'drip', // sends one byte each `ms`
    'error', // `status`, 500 where not given
    'refuse', // `status`, 403 where not given
    'rate-limit', // 429 with Retry-After
    'challenge', // a page that asks for a human, with `status`: 403 where not given, as often 200
    'truncate', // the first half of its true answer
    'empty', // its true answer for a search that finds nothing
    'reset', // breaks the connection
    'wrong-country', // its true answer, with ads from abroad
  ]),
  ms: z.number().int().min(0).max(600_000).optional(),
  status: z.number().int().min(200).max(599).optional(),
  retryAfter: z
    .union([z.number().int().min(0), z.string().max(100)])
    .optional()
    .describe('Seconds, or a date as HTTP writes it'),
  times: z.number().int().positive().optional().describe('How many calls it lasts; for good where not given'),
})
export type Fault = z.infer<typeof Fault>

/** Which of its worlds the board answers from. */
export type View = 'true' | 'empty' | 'abroad'

type Call = {
  /** The board's own answer. */
  answer: (view: View) => Promise<Response>
  /** Says that the caller has gone, or that the sandbox is being stopped. */
  signal: AbortSignal
  /** Breaks the caller's connection. */
  hangUp: () => void
}

export async function answerWithFault(fault: Fault, call: Call): Promise<Response> {
  switch (fault.kind) {
    case 'ok':
      return await call.answer('true')
    case 'slow':
      await pause(fault.ms ?? 5_000, call.signal)
      return await call.answer('true')
    case 'hang':
      await ended(call.signal)
      return new Response(null, { status: 499 })
    case 'drip':
      return dripping(await call.answer('true'), fault.ms ?? 1_000, call.signal)
    case 'error':
      return page(fault.status ?? 500, '<!doctype html><title>Error</title><h1>Something went wrong</h1>')
    case 'refuse':
      return page(fault.status ?? 403, refusalPage)
    case 'rate-limit':
      return new Response(JSON.stringify({ error: 'Too many requests' }), {
        status: 429,
        headers: { 'content-type': 'application/json', 'retry-after': String(fault.retryAfter ?? 30) },
      })
    case 'challenge':
      return page(fault.status ?? 403, challengePage)
    case 'truncate':
      return await halved(await call.answer('true'))
    case 'empty':
      return await call.answer('empty')
    case 'wrong-country':
      return await call.answer('abroad')
    case 'reset':
      call.hangUp()
      await ended(call.signal)
      return new Response(null, { status: 499 })
  }
}

/** Waits, but not for a caller that has gone. */
export async function pause(ms: number, signal: AbortSignal): Promise<void> {
  if (ms === 0) return
  await wait(ms, undefined, { signal }).catch((error: unknown) => {
    if (!signal.aborted) throw error
  })
}

async function ended(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return
  await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }))
}

function page(status: number, html: string): Response {
  return new Response(html, { status, headers: { 'content-type': 'text/html; charset=utf-8' } })
}

async function halved(response: Response): Promise<Response> {
  const whole = await response.arrayBuffer()
  return new Response(whole.slice(0, Math.floor(whole.byteLength / 2)), sameHead(response))
}

async function dripping(response: Response, ms: number, signal: AbortSignal): Promise<Response> {
  const whole = new Uint8Array(await response.arrayBuffer())
  let sent = 0
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (sent > 0) await pause(ms, signal)
      if (signal.aborted || sent >= whole.length) controller.close()
      else controller.enqueue(whole.slice(sent, (sent += 1)))
    },
  })
  return new Response(body, sameHead(response))
}

function sameHead({ status, headers }: Response): ResponseInit {
  const kept = new Headers(headers)
  kept.delete('content-length')
  return { status, headers: kept }
}
