import { Agent, fetch } from 'undici'
import { z } from 'zod'
import { checkedLookup, resolveByDns } from '../platform/addresses.ts'
import type { Position } from '../../engines/places/index.ts'

/** What we use of a fetch; tests hand in their own. */
export type FetchPostcode = (
  url: string,
  options: { signal: AbortSignal; redirect: 'error'; headers: Record<string, string> },
) => Promise<{ status: number; body: ReadableStream<Uint8Array> | null }>

/** The service answered otherwise than it is documented to. */
class UnreadablePostcodeAnswer extends Error {}

/** The one place outside that postcodes are asked of: https://postcodes.io/docs, free and without a key. */
const service = 'https://api.postcodes.io/postcodes/'

/** An answer has some 1,500 bytes. */
const mostBytes = 32 * 1024

/**
 * Asks postcodes.io for one full postcode.
 * @returns null where there is no such postcode, or none with a position (a few of the Channel Islands and the Isle of Man).
 * @throws UnreadablePostcodeAnswer, or the error of the connection or of the signal
 */
export async function askPostcodesIo(
  postcode: string,
  fetchPostcode: FetchPostcode,
  signal: AbortSignal,
): Promise<Position | null> {
  // Nothing but letters and digits may become part of the address.
  if (!/^[A-Z0-9]{5,7}$/.test(postcode)) return null
  const { status, text } = await before(signal, async () => {
    const response = await fetchPostcode(service + postcode, {
      signal,
      redirect: 'error',
      headers: { accept: 'application/json' },
    })
    return { status: response.status, text: await readCapped(response.body) }
  })
  if (status === 404) return null
  if (status !== 200) throw new UnreadablePostcodeAnswer(`postcodes.io answered with status ${status}`)
  const answer = Answer.safeParse(parseJson(text))
  if (!answer.success) throw new UnreadablePostcodeAnswer('postcodes.io answered with something else than a postcode')
  const { latitude, longitude } = answer.data.result
  return latitude === null || longitude === null ? null : { lat: latitude, lng: longitude }
}

/** Of the islands only: whatever else comes is a mistake. */
const Answer = z.object({
  result: z.object({
    latitude: z.number().min(48.5).max(61.5).nullable(),
    longitude: z.number().min(-11.5).max(2.5).nullable(),
  }),
})

/** A fetch whose sockets go to public addresses only, over its own few connections. */
export function fetchOnline(): FetchPostcode {
  let agent: Agent | null = null
  return async (url, options) => {
    agent ??= new Agent({ connections: 4, connect: { lookup: checkedLookup(resolveByDns), timeout: 2_000 } })
    return (await fetch(url, { ...options, dispatcher: agent })) as Awaited<ReturnType<FetchPostcode>>
  }
}

/** Waits no longer than the signal allows, even for a sender that is deaf to it. */
async function before<Result>(signal: AbortSignal, work: () => Promise<Result>): Promise<Result> {
  signal.throwIfAborted()
  const { promise: stopped, reject } = Promise.withResolvers<never>()
  signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
  return await Promise.race([work(), stopped])
}

async function readCapped(body: ReadableStream<Uint8Array> | null): Promise<string> {
  if (!body) return ''
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of body) {
    size += piece.length
    if (size > mostBytes) throw new UnreadablePostcodeAnswer(`postcodes.io answered with more than ${mostBytes} bytes`)
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString('utf8')
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null // As any answer that is not what it should be: the schema says so.
  }
}
