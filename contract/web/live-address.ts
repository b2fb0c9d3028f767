/** Apart, so that the worker carries nothing else. */
export const liveSocket = '/ww/socket'

/** The part of the worker that keeps and sends recordings, which it loads when a recorder needs it. */
export const recordingsScript = '/ww-recordings.js'

/**
 * The socket behind the page's background worker. The worker is served at `/ww`, its socket is `/ww/socket`; every request has an
 * id of the page's making, and every event carries it. A request ends with exactly one `done`.
 */
export const liveAddress = { worker: '/ww', socket: liveSocket } as const
