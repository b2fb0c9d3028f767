import { Client } from 'pg'

/** Milliseconds for connecting, and for an answer. */
const patience = 2_000

type Probed = {
  isStandby: boolean
  /** It was a standby when we first saw it. */
  wasStandby: boolean
  /** Position in the log up to which it shows what the primary wrote, in bytes; null if it keeps none. */
  replayedTo: bigint | null
  /** Seconds since the last transaction that it replayed; null if it has replayed none. */
  behindSeconds: number | null
}

export type Probe = {
  /** @throws where the replica does not answer. One look at a time. */
  look: () => Promise<Probed>
  stop: () => Promise<void>
}

/** Looks at a replica over a connection of its own, so that a busy pool is not taken for a dead server. */
export function createProbe(url: string, name: string): Probe {
  let client: Client | null = null
  let wasStandby = false

  const open = async (): Promise<Client> => {
    const made = new Client({
      connectionString: url,
      application_name: name,
      connectionTimeoutMillis: patience,
      query_timeout: patience,
    })
    made.on('error', () => {
      if (client === made) client = null
    })
    await made.connect()
    return made
  }

  return {
    async look() {
      client ??= await open()
      const used = client
      try {
        const { rows } = await used.query<{ standby: boolean; at: string | null; behind: number | null }>(
          `select pg_is_in_recovery() as standby, (pg_last_wal_replay_lsn() - '0/0')::text as at,
                  extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp())::float8 as behind`,
        )
        const { standby = false, at = null, behind = null } = rows[0] ?? {}
        wasStandby ||= standby
        const replayedTo = standby && at !== null ? BigInt(at) : null
        return { isStandby: standby, wasStandby, replayedTo, behindSeconds: behind }
      } catch (error) {
        client = null
        // It may hang: ending it must not be waited for.
        void used.end().catch(() => {})
        throw error
      }
    },
    async stop() {
      const used = client
      client = null
      await used?.end().catch(() => {})
    },
  }
}
