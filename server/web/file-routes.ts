import { Readable } from 'node:stream'
import { Hono, type MiddlewareHandler } from 'hono'
import { messages } from '../../contract/texts/messages.ts'
import { fileSigningKey } from '../platform/files/create-files.ts'
import { readSignedAddress } from '../platform/files/signed-address.ts'
import { attachment, type ByteRange, type FileContent, RangeOutside } from '../platform/files/store.ts'
import type { Platform } from '../platform/platform.ts'
import { failed, type Env } from './env.ts'

/** Files of the folder store, to whoever has an address that has not expired. @param limited counts a request against its client. */
export function fileRoutes(services: Platform, limited: MiddlewareHandler<Env>): Hono<Env> {
  const app = new Hono<Env>()
  app.get('/files/:token', limited, async (context) => {
    const file = readSignedAddress(fileSigningKey(services.secrets), context.req.param('token'), services.clock.now())
    // Expired, made up and removed look the same.
    if (file === null) return failed(context, 404, messages.notFound)
    const asked = context.req.header('range')
    try {
      const found = await findRange(services.files, file.key, asked)
      if (found === null) return failed(context, 404, messages.notFound)
      const { size, first, last, content } = found
      if (context.req.method === 'HEAD') content.destroy()
      return new Response(context.req.method === 'HEAD' ? null : (Readable.toWeb(content) as ReadableStream), {
        status: found.isPart ? 206 : 200,
        headers: {
          'content-type': file.type,
          'content-disposition': attachment(file.name),
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
  })
  return app
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
