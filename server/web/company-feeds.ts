import { createHash } from 'node:crypto'
import { Hono, type Context, type MiddlewareHandler } from 'hono'
import { z } from 'zod'
import { messages } from '../../contract/texts/messages.ts'
import { liveAdsOf, printJson, printXml } from '../job-ads/index.ts'
import { failed, type Env } from './env.ts'
import { originOf } from './own-address.ts'
import type { WebServices } from './web-services.ts'

const formats = {
  'jobs.xml': { print: printXml, type: 'application/xml; charset=utf-8' },
  'jobs.json': { print: printJson, type: 'application/feed+json; charset=utf-8' },
} as const

/** A company's live ads as XML and as JSON Feed, for anyone who has the address. @param limited counts a request against its client. */
export function companyFeedRoutes(services: WebServices, limited: MiddlewareHandler<Env>): Hono<Env> {
  const app = new Hono<Env>()
  app.get('/company-feeds/:companyId/:file', limited, async (context, next) => {
    const file = context.req.param('file')
    if (!(file === 'jobs.xml' || file === 'jobs.json')) return await next()
    const companyId = z.uuid().safeParse(context.req.param('companyId')).data
    const { resolve: resolvePlace } = services.gazetteer
    const now = services.clock.now()
    const live =
      companyId === undefined ? null : await liveAdsOf(services.readers.one(), { companyId, resolvePlace, now })
    if (live === null || companyId === undefined) return failed(context, 404, messages.notFound)
    const siteUrl = originOf(services, context.req.raw)
    const { print, type } = formats[file]
    const text = print({ ...live, siteUrl, self: `${siteUrl}/company-feeds/${companyId}/${file}` })
    // Weak: it may be compressed on its way.
    const etag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`
    const headers = {
      etag,
      'last-modified': live.lastChanged.toUTCString(),
      'cache-control': 'public, max-age=300',
      // Feeds are there to be shown on other sites.
      'access-control-allow-origin': '*',
    }
    if (isKnown(context, etag, live.lastChanged)) return new Response(null, { status: 304, headers })
    return new Response(text, { headers: { ...headers, 'content-type': type } })
  })
  return app
}

/** Whether the client has this very feed (RFC 9110: its tag counts, and the date only where it sent none). */
function isKnown(context: Context<Env>, etag: string, lastChanged: Date): boolean {
  const tags = context.req.header('if-none-match')
  if (tags !== undefined) return tags.split(',').some((tag) => tag.trim() === '*' || sameTag(tag.trim(), etag))
  const since = Date.parse(context.req.header('if-modified-since') ?? '')
  return !Number.isNaN(since) && Math.floor(lastChanged.getTime() / 1000) <= since / 1000
}

function sameTag(one: string, other: string): boolean {
  return one.replace(/^W\//u, '') === other.replace(/^W\//u, '')
}
