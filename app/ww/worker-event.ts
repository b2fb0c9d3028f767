import type { LiveEvent } from '../../contract/web/live.ts'

/** What the page hears: the server's events but for those that the worker acts on, and that there will be no more of them because the connection is gone. */
export type WorkerEvent = Exclude<LiveEvent, { kind: 'busy' }> | { id: string; kind: 'lost' }
