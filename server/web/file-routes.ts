import { Hono, type MiddlewareHandler } from 'hono'
import { messages } from '../../contract/texts/messages.ts'
import { fileSigningKey } from '../platform/files/create-files.ts'
import { readSignedAddress } from '../platform/files/signed-address.ts'
import { attachment } from '../platform/files/store.ts'
import type { Platform } from '../platform/platform.ts'
import { answerFile } from './answer-file.ts'
import { failed, type Env } from './env.ts'

/** Files of the folder store, to whoever has an address that has not expired. @param limited counts a request against its client. */
export function fileRoutes(services: Platform, limited: MiddlewareHandler<Env>): Hono<Env> {
  const app = new Hono<Env>()
  app.get('/files/:token', limited, async (context) => {
    const file = readSignedAddress(fileSigningKey(services.secrets), context.req.param('token'), services.clock.now())
    // Expired, made up and removed look the same.
    if (file === null) return failed(context, 404, messages.notFound)
    return await answerFile(context, services.files, file.key, {
      'content-type': file.type,
      'content-disposition': attachment(file.name),
    })
  })
  return app
}
