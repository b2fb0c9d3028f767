import { readNotifications } from '../../contract/users/notifications.ts'
import type { Queryable } from '../platform/database.ts'
import type { Platform } from '../platform/platform.ts'

/** Where somebody gets news of their applications; null if they have confirmed no address or want none. */
export async function mailOf(db: Queryable, userId: string): Promise<string | null> {
  const { rows } = await db.query<{ email: string | null; is_verified: boolean; notifications: unknown }>(
    'select email, is_verified, notifications from users where id = $1',
    [userId],
  )
  const [person] = rows
  if (!person || !person.is_verified) return null
  return readNotifications(person.notifications).applications.mail ? person.email : null
}

export function siteUrl({ config }: Pick<Platform, 'config'>): string {
  return config.publicUrl ?? `http://${config.host}:${config.port}`
}
