import type { PoolClient } from 'pg'
import type { Config } from './config.ts'
import type { Database } from './database.ts'
import type { PersonToForget } from './personal-data.ts'
import type { Secrets } from './secrets.ts'
import type { Tasks } from './tasks.ts'

/** Listeners run in the transaction that makes it true: they keep what they write together with it, or nothing is kept. */
type Within<Told> = { on: PoolClient; told: Told }
/** Listeners run once it is kept, each by itself. */
type After<Told> = { on: Database; told: Told }

type OfLogin = { userId: string; board: string; now: Date }

/**
 * What happens in a room that others want to know of, which stand above it and it must not know. Who says each, and who listens, is one
 * table: server/events.ts.
 */
type Events = {
  'login-saved': Within<OfLogin>
  /** It is deleted, asked for each time from now on, or to be tried once more: what the board said of it no longer counts. */
  'login-let-go': Within<OfLogin>
  'login-switched-on': Within<OfLogin>
  /** @param named with what an email of that moment named */
  'address-confirmed': Within<{ userId: string; named?: { writtenAt: Date; now: Date } }>
  'ways-in-taken-off': Within<{ userId: string }>
  'account-deleted': Within<{ person: PersonToForget; now: Date }>
  'job-hidden': After<{ userId: string; jobId: number; now: Date }>
  'job-shown-again': After<{ userId: string; jobId: number }>
  /** New, different or gone. */
  'jobs-changed': Within<{ jobIds: readonly number[] }>
  /** Ads were folded again. Both jobs are there meanwhile. */
  'ads-moved': Within<{ moved: readonly MovedAd[] }>
  'keys-renewed': Within<{ jobs: readonly JobKeys[] }>
  'promise-broken': Within<{ adId: string; answersBy: string; now: Date }>
}

/** An ad that belongs to another job than before, because ads were folded again. */
export type MovedAd = {
  from: number
  to: number
  board: string
  ref: string
  /** It was the one that the job showed: who kept the job kept this ad. */
  led: boolean
}

/** The keys of title, employer and county that the ads of a job have now, 64 bits as decimal texts. */
export type JobKeys = { jobId: number; keys: readonly string[] }

export type EventName = keyof Events

/** Says that something has happened, and waits until everybody who listens has done what follows from it. */
export type Say = <Name extends EventName>(
  on: Events[Name]['on'],
  name: Name,
  told: Events[Name]['told'],
) => Promise<void>

/** What listeners may stand on. */
export type ListenerDeps = { config: Config; secrets: Secrets; tasks: Tasks }

/** One listener of an event. */
type Listener<Name extends EventName> = {
  /** The folder of server/ that does it. */
  room: string
  /** To follow its name: 'goes on with applications that the board had refused'. */
  does: string
  run: (on: Events[Name]['on'], told: Events[Name]['told'], deps: ListenerDeps) => Promise<unknown>
}

export type EventTable = {
  readonly [Name in EventName]: {
    /** As a sentence: 'Somebody saves a login of a board.' */
    happens: string
    saidBy: readonly string[]
    when: Events[Name] extends Within<unknown> ? 'within' : 'after'
    listeners: readonly Listener<Name>[]
  }
}

/** Whoever listens does so in the order of the table. */
export function sayingBy(table: EventTable, deps: ListenerDeps): Say {
  return async (on, name, told) => {
    for (const { run } of table[name].listeners) await run(on, told, deps)
  }
}
