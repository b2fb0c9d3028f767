import type { ApiContext } from '../platform/calls/api-context.ts'
import type { WriteDeps } from './write-to-us.ts'

/** What keeping a message stands on, for a call. */
export function depsOf({ services, siteUrl }: ApiContext): WriteDeps {
  return { db: services.db, tasks: services.tasks, siteUrl, operator: services.config.mail.operator }
}

/** Who writes, and when. */
export function writer({ services, user }: ApiContext): { userId: string | null; now: Date } {
  return { userId: user?.userId ?? null, now: services.clock.now() }
}
