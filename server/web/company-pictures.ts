import { Hono, type MiddlewareHandler } from 'hono'
import { z } from 'zod'
import { messages } from '../../contract/texts/messages.ts'
import { findPicture } from '../job-ads/index.ts'
import { failed, type Env } from './env.ts'
import type { WebServices } from './web-services.ts'

/** The logo and the pictures on the page of a company. What is at an address never changes. @param limited counts a request against its client. */
export function companyPictureRoutes(services: WebServices, limited: MiddlewareHandler<Env>): Hono<Env> {
  const app = new Hono<Env>()
  app.get('/company-pictures/:id', limited, async (context) => {
    const id = z.uuid().safeParse(context.req.param('id')).data
    const companyId = context.var.user?.company?.id ?? null
    const found = id === undefined ? null : await findPicture(services.db, { id, companyId })
    if (found === null) return failed(context, 404, messages.notFound)
    return context.body(Uint8Array.from(found.jpeg), 200, {
      'content-type': 'image/jpeg',
      // An hour, so that a company that is blocked is soon gone from everywhere.
      'cache-control': found.isPublic ? 'public, max-age=3600' : 'private, no-store',
    })
  })
  return app
}
