import { timingSafeEqual } from 'node:crypto'
import { Hono } from 'hono'
import type { Database } from '../platform/database.ts'
import { missingMigrations, readMigrations } from '../platform/migrate.ts'
import type { WebServices } from './web-services.ts'
import type { Env } from './env.ts'
import { createMetricsText } from './metrics-text.ts'

/** For those who run this: whether the process lives, whether it can serve, and its figures. */
export function healthRoutes(services: WebServices): Hono<Env> {
  const { config, db, index, log, openCounts, readers, stopping } = services
  const ours = readMigrations().map(({ name }) => name)
  const app = new Hono<Env>()

  const metricsText = createMetricsText(services)

  app.get('/healthz', (context) => context.json({ status: 'ok' }))

  app.get('/readyz', async (context) => {
    if (stopping.aborted) return context.json({ status: 'stopping' }, 503)
    try {
      const missing = await missingMigrations(db, ours)
      if (missing.length > 0) {
        return context.json({ status: 'the database lacks migrations', migrations: missing }, 503)
      }
      if (await isReadOnly(db)) return context.json({ status: 'the database takes no writes' }, 503)
      const isReady = await index.isReady()
      // A replica that is out costs speed, and no answer: the primary gives it.
      const replicas = readers.status()
      return context.json(
        {
          status: isReady ? 'ready' : 'index not ready',
          jobs: (await openCounts()).jobs,
          ...(replicas.length > 0 && { isDegraded: replicas.some(({ state }) => state !== 'in-use'), replicas }),
        },
        isReady ? 200 : 503,
      )
    } catch (error) {
      log.warn({ err: error }, 'not ready')
      return context.json({ status: 'the database does not answer' }, 503)
    }
  })

  app.get('/metrics', async (context) => {
    if (!context.var.isOwnMachine && !hasToken(context.req.header('authorization'), config.metricsToken)) {
      return context.json({ status: 'not allowed' }, 403)
    }
    return context.text(await metricsText(), 200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' })
  })
  return app
}

/** As a primary is after a failover that has made it a standby. */
async function isReadOnly(db: Database): Promise<boolean> {
  const { rows } = await db.query<{ transaction_read_only: string }>('show transaction_read_only')
  return rows[0]?.transaction_read_only === 'on'
}

function hasToken(authorization: string | undefined, token: string | null): boolean {
  if (token === null || !authorization) return false
  const given = Buffer.from(authorization)
  const wanted = Buffer.from(`Bearer ${token}`)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
