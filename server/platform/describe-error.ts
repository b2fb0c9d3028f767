/** An error as the log may have it: what it was and where it happened, and nothing that a person typed. */
export type DescribedError = {
  /** The name of its class. */
  type: string
  message?: string
  /** The places in the code, one a line; without the message, which stands above them in the error itself. */
  stack?: string
  cause?: DescribedError
  /** What an AggregateError holds. */
  errors?: DescribedError[]
  [fact: string]: unknown
}

/** What may be told of any error: codes and names of our own or of the system. Never `detail`, `where`, `params`, `input`, `data` … */
const facts = ['code', 'status', 'errno', 'syscall', 'hostname', 'port', 'responseCode'] as const
/** Of an error of the database: names of what is in its schema, and of PostgreSQL's own function. */
const databaseFacts = ['code', 'severity', 'schema', 'table', 'column', 'dataType', 'constraint', 'routine'] as const

const deepest = 5
const mostErrors = 5

/** Describes whatever was thrown. Everything that is logged as an error passes here, and also what ends a program. */
export function describeError(error: unknown, depth = 0): DescribedError {
  if (!(error instanceof Error)) return { type: `thrown ${error === null ? 'null' : typeof error}` }
  const described: DescribedError = { type: error.constructor.name || error.name }
  const message = messageOf(error)
  if (message !== '') described.message = message
  const own = error as unknown as Record<string, unknown>
  for (const fact of isOfDatabase(error) ? databaseFacts : facts) {
    const value = own[fact]
    if (typeof value === 'number' || (typeof value === 'string' && value !== '')) described[fact] = short(value)
  }
  // Which file could not be read; of other errors a path may be anything.
  if (typeof own['syscall'] === 'string' && typeof own['path'] === 'string') described['path'] = short(own['path'])
  const stack = placesIn(error)
  if (stack !== '') described.stack = stack
  if (depth >= deepest) return described
  if (error.cause !== undefined) described.cause = describeError(error.cause, depth + 1)
  if (error instanceof AggregateError)
    described.errors = error.errors.slice(0, mostErrors).map((one) => describeError(one, depth + 1))
  return described
}

/** The same in one line, for the reason of a task that failed and for the terminal. */
export function errorInWords(error: unknown): string {
  const { type, message, code, constraint, table, routine, cause } = describeError(error)
  const words = [type, message, code, constraint ?? table, routine].filter((word) => word !== undefined)
  return cause === undefined ? words.join(' ') : `${words.join(' ')}: ${errorInWords((error as Error).cause)}`
}

/**
 * PostgreSQL's errors, by what they are made of: the driver's class is loaded twice where the queue brings its own. Their words quote
 * values: 'invalid input syntax for type integer: "…"', 'Key (email)=(…) already exists'.
 */
function isOfDatabase(error: Error): boolean {
  const { code, severity, routine } = error as Error & { code?: unknown; severity?: unknown; routine?: unknown }
  return typeof code === 'string' && /^[0-9A-Z]{5}$/u.test(code) && (severity !== undefined || routine !== undefined)
}

/**
 * Errors of the database that are about it, and not about what was asked: the operator needs their words. Connection, login, missing
 * database, resources, being stopped (by class); a missing table, column or function.
 */
const aboutDatabase = /^(?:08|28|3D|53|57|58)|^42(?:P01|703|883)$/u

function messageOf(error: Error): string {
  if (isOfDatabase(error)) {
    const { code } = error as Error & { code: string }
    return aboutDatabase.test(code) ? short(error.message) : ''
  }
  if (hasIssues(error)) return issuesIn(error)
  // A relay's answer has the address, whatever else it says.
  if ('responseCode' in error || 'command' in error) return ''
  return withoutQuotes(error.message)
}

function hasIssues(error: Error): error is Error & { issues: readonly unknown[] } {
  return 'issues' in error && Array.isArray(error.issues)
}

/** Where a schema was not met, and how: 'body.name too_big'. Its words may quote what was sent. */
function issuesIn({ issues }: { issues: readonly unknown[] }): string {
  const told = issues.slice(0, 10).map((issue) => {
    const { path = [], code } = issue as { path?: readonly unknown[]; code?: unknown }
    const names = path.map((part) => (typeof part === 'object' && part !== null && 'key' in part ? part.key : part))
    // A key of a list that people fill is theirs.
    const shown = names.map((name) => (/^(?:[A-Za-z_]\w{0,30}|\d{1,6})$/u.test(String(name)) ? String(name) : '…'))
    return `${shown.join('.')} ${typeof code === 'string' ? code : ''}`.trim()
  })
  return told.join(', ')
}

/**
 * The first line of a message without what it quotes, and of addresses only the host. From the first quotation mark to the last, because what is quoted may hold some itself; the name
 * of a property that was missing is code and stays. Addresses and numbers of people go, also where they are not quoted.
 */
function withoutQuotes(message: string): string {
  const [line = ''] = message.split('\n', 1)
  if (/\((?:reading|setting) '[\w$]{1,40}'\)$/u.test(line)) return short(line)
  const bare = withoutSingleQuotes(line.replace(/["“”`].*["“”`]/u, '"…"'))
    .replace(/\b(\w+:\/\/[^\s/?#]+)[/?#]\S*/gu, '$1/…')
    .replace(/(?<![^\s<>"'])[^\s<>"']+@[^\s<>"']+/gu, '…@…')
    .replace(/\+?\d(?:[\d -]{5,})\d/gu, '…')
  return short(bare)
}

/** An apostrophe within a word is none. */
function withoutSingleQuotes(line: string): string {
  const from = line.search(/(?<!\w)['‘]/u)
  const to = [...line.matchAll(/['’](?!\w)/gu)].at(-1)?.index ?? -1
  return from === -1 || to <= from ? line : `${line.slice(0, from)}'…'${line.slice(to + 1)}`
}

/** Only lines that name a place in the code; what stands before them is the message, which may have lines of its own that look like one. */
function placesIn({ stack = '', message }: Error): string {
  const at = message === '' ? 0 : stack.indexOf(message)
  const rest = at === -1 ? stack : stack.slice(at + message.length)
  return rest
    .split('\n')
    .filter((line) =>
      /^\s+at (?:[\w$.<>#[\] ]+ \()?(?:async )?(?:file:|node:|\/|[A-Z]:\\)[^()]*:\d+:\d+\)?$/u.test(line),
    )
    .slice(0, 20)
    .map((line) => line.trim())
    .join('\n')
}

function short<Value extends string | number>(value: Value): Value | string {
  return typeof value === 'string' && value.length > 300 ? `${value.slice(0, 300)}…` : value
}
