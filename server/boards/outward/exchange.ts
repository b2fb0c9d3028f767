import type { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { createBrotliDecompress, createGunzip, gunzip } from 'node:zlib'
import type { Dispatcher } from 'undici'
import { decode } from './charset.ts'

/** One answer as it came over the wire, unpacked and read as text. */
export type WireAnswer = { status: number; headers: Headers; text: string; bytes: number }

/** The answer cannot be taken in: too big, or packed in a way that it does not name. */
export class UnusableBody extends Error {}

/** A refusal is read for what it says, never for long. */
const longestRefusal = 256 * 1024

/**
 * Sends one request and reads its whole answer; follows nothing, stores nothing.
 * @param options.maxBytes the cap of the body, both as it comes and unpacked: a small gzip can unpack to gigabytes.
 * @throws UnusableBody, the reason of the signal, or the error of the connection
 */
export async function exchange(
  dispatcher: Dispatcher,
  url: URL,
  options: {
    method: 'GET' | 'POST'
    headers: Record<string, string>
    body: string | Buffer | null
    signal: AbortSignal
    maxBytes: number
  },
): Promise<WireAnswer> {
  const answer = await dispatcher.request({
    origin: url.origin,
    path: url.pathname + url.search,
    method: options.method,
    headers: { ...options.headers, 'accept-encoding': 'gzip, br' },
    body: options.body,
    signal: options.signal,
  })
  const headers = headersOf(answer.headers)
  const isRefusal = answer.statusCode >= 400
  const body = await readBody(answer.body, headers.get('content-encoding'), {
    maxBytes: isRefusal ? Math.min(longestRefusal, options.maxBytes) : options.maxBytes,
    beyond: isRefusal ? 'cut' : 'refuse',
    declared: Number(headers.get('content-length') ?? 0),
    signal: options.signal,
  })
  const text = decode(await unzipFile(body, options.maxBytes), headers.get('content-type'))
  return { status: answer.statusCode, headers, text, bytes: body.length }
}

const unzip = promisify(gunzip)

/** Large feeds are gzip files (`jobs.xml.gz`), which is another thing than an answer that is packed on its way. */
async function unzipFile(body: Buffer, maxBytes: number): Promise<Buffer> {
  if (body[0] !== 0x1f || body[1] !== 0x8b) return body
  try {
    return await unzip(body, { maxOutputLength: maxBytes })
  } catch (error) {
    throw new UnusableBody('the answer cannot be unpacked, or is too large unpacked', { cause: error })
  }
}

function headersOf(raw: Record<string, string | string[] | undefined>): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(raw)) {
    for (const one of [value ?? []].flat()) headers.append(name, one)
  }
  return headers
}

async function readBody(
  raw: Readable,
  encoding: string | null,
  limits: { maxBytes: number; beyond: 'cut' | 'refuse'; declared: number; signal: AbortSignal },
): Promise<Buffer> {
  const tooBig = () => new UnusableBody(`the answer is larger than ${Math.round(limits.maxBytes / 1024)} kB`)
  const unpacked = unpack(raw, encoding)
  const chunks: Buffer[] = []
  let size = 0
  try {
    if (limits.beyond === 'refuse' && limits.declared > limits.maxBytes) throw tooBig()
    for await (const chunk of unpacked as AsyncIterable<Buffer>) {
      size += chunk.length
      if (size > limits.maxBytes) {
        if (limits.beyond === 'refuse') throw tooBig()
        break
      }
      chunks.push(chunk)
    }
  } catch (error) {
    // A broken pack and a stopped transfer both end the unpacking: the signal tells them apart.
    limits.signal.throwIfAborted()
    if (isPackError(error)) throw new UnusableBody('the answer cannot be unpacked', { cause: error })
    throw error
  } finally {
    unpacked.destroy()
    raw.destroy()
  }
  return Buffer.concat(chunks)
}

function unpack(raw: Readable, encoding: string | null): Readable {
  const name = (encoding ?? 'identity').trim().toLowerCase()
  // Errors after we have stopped listening (a destroyed body) are of no interest to anyone.
  raw.on('error', ignore)
  if (name === 'identity' || name === '') return raw
  if (name !== 'gzip' && name !== 'x-gzip' && name !== 'br') {
    raw.destroy()
    throw new UnusableBody(`the answer is packed as '${name}', which was not asked for`)
  }
  const unpacker = name === 'br' ? createBrotliDecompress() : createGunzip()
  unpacker.on('error', ignore)
  raw.on('error', (error) => unpacker.destroy(error))
  return raw.pipe(unpacker)
}

function ignore(): void {}

function isPackError(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return code.startsWith('Z_') || code.startsWith('ERR__ERROR_') || code.startsWith('ERR_BROTLI')
}
