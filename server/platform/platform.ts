import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Database } from './database.ts'
import type { Files } from './files/store.ts'
import type { Log } from './log.ts'
import type { PersonalData } from './personal-data.ts'
import type { Readers } from './readers.ts'
import type { Secrets } from './secrets.ts'
import type { Tasks } from './tasks.ts'
import type { VirusScanner } from './virus-scanner.ts'
import type { Say } from './events.ts'

/** What every program has of the platform. A feature that stands on more names it beside: `Platform & { gazetteer: Gazetteer }`. */
export type Platform = {
  config: Config
  clock: Clock
  log: Log
  db: Database
  /** The same without a pooler between, for what holds a lock or a setting over several transactions. Opens when it is first used. */
  direct: Database
  /** Replicas of it, for what only reads. */
  readers: Readers
  tasks: Tasks
  secrets: Secrets
  /** What people uploaded, as bytes. */
  files: Files
  /** Null: none is set up. */
  virusScanner: VirusScanner | null
  /** What each feature keeps about a person. */
  personalData: readonly PersonalData[]
  /** Tells rooms above what happens in one below. */
  say: Say
  /** Ends when the program is told to stop: work in the background ends with it. */
  stopping: AbortSignal
}
