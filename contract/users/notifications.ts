import { z } from 'zod'
import type { NotificationEvent } from './notification-events.ts'

const Ways = z.strictObject({ mail: z.boolean(), text: z.boolean() })
export const Notifications = z.strictObject({ alerts: Ways, applications: Ways, interviews: Ways, news: Ways })
export type Notifications = z.infer<typeof Notifications>

const defaultNotifications: Notifications = {
  alerts: { mail: true, text: false },
  applications: { mail: true, text: false },
  interviews: { mail: true, text: false },
  news: { mail: false, text: false },
}

/** What is kept with an account, with the defaults where nothing is: an event that came later is there for everybody. */
export function readNotifications(kept: unknown): Notifications {
  const rows = z.record(z.string(), z.unknown()).safeParse(kept)
  const given = rows.success ? rows.data : {}
  const of = (event: NotificationEvent) => {
    const ways = Ways.safeParse(given[event])
    return ways.success ? ways.data : defaultNotifications[event]
  }
  return { alerts: of('alerts'), applications: of('applications'), interviews: of('interviews'), news: of('news') }
}
