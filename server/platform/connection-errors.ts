/** What Node says when a server cannot be reached, or has let go of us. */
const socketCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'ETIMEDOUT',
  'EPIPE',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  // A socket file whose server has ended.
  'ENOENT',
])

/** What PostgreSQL says: shut down by an administrator, crashed, starting up or stopping, too many connections. */
const serverCodes = new Set(['57P01', '57P02', '57P03', '53300'])

/** What node-postgres says without a code. */
const messages = [
  'Connection terminated',
  'Client has encountered a connection error',
  'Client was closed',
  'Query read timeout',
  'timeout expired',
]

/** Whether a statement failed because of the connection or the server's state, so that another server may well answer it. */
export function isConnectionError(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  // Several addresses of one name, none of which answered.
  if (error instanceof AggregateError) return error.errors.some((one) => isConnectionError(one))
  const code = codeOf(error)
  // 08: connection exceptions; 28 and 3D: the server does not let us in, or has no such database.
  if (code !== null) return socketCodes.has(code) || serverCodes.has(code) || /^(?:08|28|3D)/u.test(code)
  // It may have been wrapped on its way.
  return messages.some((text) => error.message.startsWith(text)) || isConnectionError(error.cause)
}

/** A read-only server, and a full disk: what is there can still be read. */
const unwritableCodes = new Set(['25006', '53100'])

/** Whether a statement failed because the database cannot be reached, or has no room and takes no writes. */
export function isAway(error: unknown): boolean {
  return isConnectionError(error) || unwritableCodes.has(codeOf(error) ?? '')
}

/** The error code from PostgreSQL or the operating system, or null. */
export function codeOf(error: unknown): string | null {
  const { code } = (error ?? {}) as { code?: unknown }
  return typeof code === 'string' ? code : null
}
