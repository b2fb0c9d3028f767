import { createSandbox, serve } from './server.ts'
import { believableLatency } from './http/latency.ts'
import { createWorld } from './world.ts'

/**
 * The program that plays the job boards on loopback. Started by another program it tells that one where it is and when it
 * is ready, and ends with it; started by a person it prints its address.
 */
const port = wholeNumber('ROLECALL_SANDBOX_PORT', 0, 65_535) ?? 0
const seed = wholeNumber('ROLECALL_SANDBOX_SEED', 0, Number.MAX_SAFE_INTEGER) ?? 1

const stopping = new AbortController()
let made: ReturnType<typeof createSandbox> | null = null
const sandbox = () =>
  (made ??= createSandbox({
    world: createWorld({ seed }),
    latency: believableLatency(seed),
    hasControl: process.env['ROLECALL_SANDBOX_CONTROL'] !== 'off',
    stopping: stopping.signal,
    payments: { file: process.env['ROLECALL_SANDBOX_PAYMENTS'] || null },
  }))

const { url, close } = await serve(port, (request, env) => sandbox().fetch(request, env))
process.once('SIGTERM', stop)
process.once('disconnect', stop)
process.on('SIGINT', () => {
  // Ctrl-C reaches every program of the terminal; a parent stops its own in its order.
  if (!process.connected) stop()
})

tell({ kind: 'listening', url })
// The world takes a second or two; whoever asks in between is answered when it is there.
setImmediate(() => {
  sandbox()
  tell({ kind: 'ready', url })
})

type Told = { kind: 'listening' | 'ready'; url: string }

function tell(message: Told): void {
  if (process.send) {
    if (process.connected) process.send(message)
  } else if (message.kind === 'ready') {
    process.stdout.write(`The sandbox of job boards is at ${message.url}\n`)
  }
}

function stop(): void {
  stopping.abort()
  void close().then(() => process.exit(0))
}

function wholeNumber(name: string, low: number, high: number): number | null {
  const text = process.env[name]
  if (text === undefined || text === '') return null
  const number = Number(text)
  if (Number.isInteger(number) && number >= low && number <= high) return number
  process.stderr.write(`${name} must be a whole number from ${low} to ${high}\n`)
  process.exit(1)
}
