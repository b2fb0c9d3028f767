import { z } from 'zod'

/**
 * What a person can have news of, and how. Texts only where the moment counts; what concerns the account itself (links to
 * confirm, a changed password) is always sent and stands in no list. News of the product is off until somebody asks for it.
 */
export const notificationEvents = [
  {
    event: 'alerts',
    name: 'New jobs for my searches',
    hint: 'For the searches that you turned an alert on for.',
    ways: ['mail'],
  },
  {
    event: 'applications',
    name: 'My applications',
    hint: 'An application was sent, failed, or was answered.',
    ways: ['mail', 'text'],
  },
  {
    event: 'interviews',
    name: 'Interviews',
    hint: 'An invitation, a new time, or a cancelled interview.',
    ways: ['mail', 'text'],
  },
  {
    event: 'news',
    name: 'News of Rolecall',
    hint: 'What is new here, a few times a year.',
    ways: ['mail'],
  },
] as const

export type NotificationEvent = (typeof notificationEvents)[number]['event']
export type NotificationWay = 'mail' | 'text'

const Ways = z.strictObject({ mail: z.boolean(), text: z.boolean() })
export const Notifications = z.strictObject({ alerts: Ways, applications: Ways, interviews: Ways, news: Ways })
export type Notifications = z.infer<typeof Notifications>

export const defaultNotifications: Notifications = {
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
