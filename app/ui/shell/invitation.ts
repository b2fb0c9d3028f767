import type { Role } from '../../../contract/platform/roles.ts'

/** What people are invited to, once: an alert, inside the list of results; or to be called back about hiring, over a page. */
export type Invitation = 'alert' | 'lead'

/** Milliseconds after a page is there (S2.19, S2.26, K1). */
export const invitationDelay: Readonly<Record<Invitation, number>> = { alert: 7_000, lead: 9_000 }

const hiring = /^\/(?:post-job-ad|buy-credits|create-video-interview)$/u

/** What comes over a page: guests are invited to talk to us where publishers are; nothing anywhere else. */
export function invitationFor(pathname: string, role: Role): 'lead' | null {
  return role === 'guest' && hiring.test(pathname) ? 'lead' : null
}

const cookieNames: Readonly<Record<Invitation, string>> = { alert: 'alertReminder', lead: 'leadReminder' }

/** Seconds: closed without a word, it may come again soon; a 'no', or a 'yes', holds for 90 days (C12). */
export const quietFor = { closed: 360, answered: 90 * 86_400 } as const

export function isQuiet(invitation: Invitation, cookies: string): boolean {
  return new RegExp(`(?:^|;\\s*)${cookieNames[invitation]}=`, 'u').test(cookies)
}

export function quietCookie(invitation: Invitation, why: keyof typeof quietFor, isSecure: boolean): string {
  const life = quietFor[why]
  return `${cookieNames[invitation]}=${why}; Path=/; Max-Age=${life}; SameSite=Strict${isSecure ? '; Secure' : ''}`
}
