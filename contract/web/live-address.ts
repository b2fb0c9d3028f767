/**
 * The socket behind the page's background worker. The worker is served at `/ww`, its socket is `/ww/socket`; every request has an
 * id of the page's making, and every event carries it. A request ends with exactly one `done`.
 */
export const liveAddress = { worker: '/ww', socket: '/ww/socket' } as const
