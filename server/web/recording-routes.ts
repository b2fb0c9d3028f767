import { Hono, type Context, type MiddlewareHandler } from 'hono'
import { messages } from '../../contract/texts/messages.ts'
import {
  isOurs,
  viewerOf,
  isPlayableBy,
  findStoredRecording as findRecording,
  type StoredRecording,
} from '../recordings/index.ts'
import { answerFile } from './answer-file.ts'
import { failed, type Env } from './env.ts'
import type { WebServices } from './web-services.ts'

/**
 * What a player asks for, by addresses that work for one session and ten minutes; whether somebody may see it is asked again each time. Expired, somebody
 * else's and made up look the same. @param limited counts a request against its client.
 */
export function recordingRoutes(services: WebServices, limited: MiddlewareHandler<Env>): Hono<Env> {
  const app = new Hono<Env>()

  async function find(context: Context<Env>, uuid: string): Promise<StoredRecording | null> {
    const { until = '', key = '' } = context.req.query()
    if (!/^[0-9a-f-]{36}$/u.test(uuid)) return null
    const { user } = context.var
    if (!isOurs(services, uuid, { until, key, holder: user, now: services.clock.now() })) return null
    const found = await findRecording(services.db, uuid)
    return found?.status === 'ready' && (await isPlayableBy(services, viewerOf(user), found)) ? found : null
  }

  const missing = (context: Context<Env>) => failed(context, 404, messages.notFound)

  app.get('/recordings/:uuid/media', limited, async (context) => {
    const found = await find(context, context.req.param('uuid'))
    if (found?.fileKey == null) return missing(context)
    return await answerFile(context, services.files, found.fileKey, { 'content-type': found.mimeType })
  })

  app.get('/recordings/:uuid/poster', limited, async (context) => {
    const found = await find(context, context.req.param('uuid'))
    if (found?.posterKey == null) return missing(context)
    return await answerFile(context, services.files, found.posterKey, { 'content-type': 'image/jpeg' })
  })

  app.get('/recordings/:uuid/captions', limited, async (context) => {
    const found = await find(context, context.req.param('uuid'))
    if (found?.captions == null) return missing(context)
    return context.body(found.captions, 200, {
      'content-type': 'text/vtt; charset=utf-8',
      'cache-control': 'private, no-store, no-transform',
    })
  })

  return app
}
