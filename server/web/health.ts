import { timingSafeEqual } from 'node:crypto'
import { Hono } from 'hono'
import type { HttpBindings } from '@hono/node-server'
import type { Services } from '../services.ts'
import { isLoopback } from './client-address.ts'
import { createMetricsText } from './metrics-text.ts'

/** For those who run this: whether the process lives, whether it can serve, and its figures. */
export function healthRoutes(services: Services): Hono<{ Bindings: Partial<HttpBindings> }> {
  const { config, index, log, stopping } = services
  const app = new Hono<{ Bindings: Partial<HttpBindings> }>()

  const metricsText = createMetricsText(services)

  app.get('/healthz', (context) => context.json({ status: 'ok' }))

  app.get('/readyz', async (context) => {
    if (stopping.aborted) return context.json({ status: 'stopping' }, 503)
    try {
      // Migrations ran before this process was started; an index without its table throws.
      const status = await index.status()
      return context.json(
        { status: status.ready ? 'ready' : 'index not ready', jobs: status.jobs },
        status.ready ? 200 : 503,
      )
    } catch (error) {
      log.warn({ err: error }, 'not ready')
      return context.json({ status: 'the database does not answer' }, 503)
    }
  })

  app.get('/metrics', async (context) => {
    const { incoming } = (context.env as Partial<HttpBindings> | undefined) ?? {}
    const socketAddress = incoming?.socket.remoteAddress ?? ''
    const isOwnMachine = isLoopback(socketAddress.replace('::ffff:', '')) && !context.req.header('x-forwarded-for')
    if (!isOwnMachine && !hasToken(context.req.header('authorization'), config.metricsToken)) {
      return context.json({ status: 'not allowed' }, 403)
    }
    return context.text(await metricsText(), 200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' })
  })
  return app
}

function hasToken(authorization: string | undefined, token: string | null): boolean {
  if (token === null || !authorization) return false
  const given = Buffer.from(authorization)
  const wanted = Buffer.from(`Bearer ${token}`)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
