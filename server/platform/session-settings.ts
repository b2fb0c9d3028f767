import type { Client } from 'pg'
import type { Queryable } from './database.ts'

/**
 * What every connection of ours runs with. They are kept by the server as defaults of our role in our database, so that they hold on each
 * new connection, behind PgBouncer as well, and cost no query anything. The embedded server has them in its configuration.
 */
export const sessionSettings = {
  // It costs more than it gives on queries of a few milliseconds; see docs/performance.md.
  jit: 'off',
  random_page_cost: '1.1',
  work_mem: '32MB',
  max_parallel_workers_per_gather: '0',
  // Days of statistics and of closing jobs are worked out by the server.
  TimeZone: 'UTC',
} as const

/** The connections of a program have other settings than they need; the message is for the person who runs the app. */
export class OtherSessionSettings extends Error {}

/** Makes them defaults of the role that is connected, which every role may do for itself. Connections that are open keep what they have. */
export async function makeSessionDefaults(client: Client): Promise<void> {
  if ((await otherSettings(client)).length === 0) return
  const statements = Object.entries(sessionSettings).map(
    ([name, value]) =>
      `execute format('alter role current_user in database %I set ${name} = %L', current_database(), '${value}');`,
  )
  // sql: a block for each of our own names and values
  await client.query(`do $$ begin ${statements.join(' ')} end $$`)
}

/** @throws OtherSessionSettings where a connection has none of our defaults, as under a role that has never migrated. */
export async function checkSessionSettings(db: Queryable): Promise<void> {
  const others = await otherSettings(db)
  if (others.length === 0) return
  throw new OtherSessionSettings(
    `Connections to the database do not have the settings that Rolecall needs (${others.join(', ')}). ` +
      'Run `npm run migrate` as the role of DATABASE_URL, or deploy/roles.sql; if PgBouncer stands between, give its console the command RECONNECT after that.',
  )
}

async function otherSettings(db: Queryable): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>(
    `select name from unnest($1::text[], $2::text[]) as needed (name, value) where current_setting(name) <> value`,
    [Object.keys(sessionSettings), Object.values(sessionSettings)],
  )
  return rows.map(({ name }) => name).sort()
}
