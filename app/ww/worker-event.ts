import type { LiveEvent } from '../../contract/live.ts'

/** What the page hears: the server's events, and that there will be no more of them because the connection is gone. */
export type WorkerEvent = LiveEvent | { id: string; kind: 'lost' }
