import { Readable } from 'node:stream'
import type { Context } from 'hono'
import { messages } from '../../contract/texts/messages.ts'
import { type ByteRange, type FileContent, RangeOutside } from '../platform/files/store.ts'
import type { Platform } from '../platform/platform.ts'
import { failed, type Env } from './env.ts'

/** Answers with a file of the store, or the range of it that is asked for: 200, 206 or 416; 404 if not found. Nobody between keeps it. */
export async function answerFile(
  context: Context<Env>,
  files: Platform['files'],
  key: string,
  headers: Record<string, string>,
): Promise<Response> {
  try {
    const found = await findRange(files, key, context.req.header('range'))
    if (found === null) return failed(context, 404, messages.notFound)
    const { size, first, last, content } = found
    const isHead = context.req.method === 'HEAD'
    if (isHead) content.destroy()
    // Anyone who leaves in the middle keeps no file open.
    context.req.raw.signal.addEventListener('abort', () => content.destroy(), { once: true })
    return new Response(isHead ? null : (Readable.toWeb(content) as ReadableStream), {
      status: found.isPart ? 206 : 200,
      headers: {
        ...headers,
        'content-length': String(last - first + 1),
        'accept-ranges': 'bytes',
        // Compressed, a range would be one of something else.
        'cache-control': 'private, no-store, no-transform',
        ...(found.isPart ? { 'content-range': `bytes ${first}-${last}/${size}` } : {}),
      },
    })
  } catch (error) {
    if (!(error instanceof RangeOutside)) throw error
    return failed(context, 416, messages.badInput, { 'content-range': `bytes */${error.size}` })
  }
}

/** @param header one range, as RFC 9110 has it; several, or what cannot be read, are answered with the whole file. */
async function findRange(
  files: Platform['files'],
  key: string,
  header: string | undefined,
): Promise<(FileContent & { isPart: boolean }) | null> {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/u.exec(header ?? '') ?? []
  if (first === '' && last !== '') {
    // The last so many bytes: how many there are has to be known first.
    const all = await files.get(key)
    if (all === null) return null
    all.content.destroy()
    const range = { first: Math.max(0, all.size - Number(last)) }
    return part(await files.get(key, { range }))
  }
  if (first === '') return whole(await files.get(key))
  const range: ByteRange = last === '' ? { first: Number(first) } : { first: Number(first), last: Number(last) }
  if (range.last !== undefined && range.last < range.first) return whole(await files.get(key))
  return part(await files.get(key, { range }))
}

const part = (found: FileContent | null) => found && { ...found, isPart: true }
const whole = (found: FileContent | null) => found && { ...found, isPart: false }
