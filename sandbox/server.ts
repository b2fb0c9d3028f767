import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { Hono, type Context } from 'hono'
import { createDesk, type Desk } from './applying/desk.ts'
import type { SandboxBoard, World } from './board.ts'
import { sandboxBoards } from './boards.ts'
import { boardsAt, playBoards, realRequest } from './http/board-hosts.ts'
import { controlApp, createFaults, isFromHere, socketOf, type Faults } from './http/control.ts'
import { answerWithFault, pause } from './http/faults.ts'
import { forPeople, isBrowser, isForPerson } from './http/for-people.ts'
import { frontPage } from './http/front-page.ts'
import { noLatency, type Latency } from './http/latency.ts'
import { createPayments, type Payments, type PaymentsSettings } from './payments/payments.ts'
import { createWorld } from './world.ts'

export type SandboxSettings = {
  world: World
  boards?: readonly SandboxBoard[]
  /** None where not given, as tests want it; `believableLatency` is for people who try out searches. */
  latency?: Latency
  /** Whether the boards can be told to misbehave and what has arrived can be read; left out: they can. */
  hasControl?: boolean
  /** How the payment provider is played. */
  payments?: PaymentsSettings
  /** Aborted when the sandbox stops: ends what hangs. */
  stopping?: AbortSignal
}

/** All boards below one origin: `/www.reed.co.uk/api/1.0/search` is answered as Reed answers `/api/1.0/search`. */
export function createSandbox(settings: SandboxSettings): Hono & { faults: Faults; desk: Desk; payments: Payments } {
  const { world, boards = sandboxBoards, latency = noLatency, hasControl = true } = settings
  const { stopping = new AbortController().signal } = settings
  const ids = boards.map(({ id }) => id)
  const faults = createFaults(ids)
  const desk = createDesk()
  const payments = createPayments(settings.payments)
  stopping.addEventListener('abort', () => payments.stop(), { once: true })
  const played = playBoards(boards, world, desk)
  const isPlayed = (host: string) => boardsAt(played, host).length > 0

  const app = new Hono()
  app.get('/', (c) => c.html(frontPage(boards, world, { hasControl: hasControl && isFromHere(c.env, c.req.raw) })))
  if (hasControl) app.route('/control', controlApp(faults, { desk, boards: ids, world, payments: payments.control }))
  app.route('/', payments.app)
  app.all('*', async (c) => {
    const asked = realRequest(c.req.raw)
    const found = asked ? boardsAt(played, asked.host) : []
    const [first, ...others] = found
    if (!asked || !first) return c.text('No board of the sandbox answers there', 404)
    const { request, host } = asked
    const signal = AbortSignal.any([c.req.raw.signal, stopping])
    // A search of several boards should look like one; whoever fills in forms need not wait for it.
    await pause(isBrowser(c.req.raw) ? 0 : latency(first.id), signal)
    const response = await answerWithFault(faults.take(first.id), {
      signal,
      hangUp: () => hangUp(c),
      async answer(view) {
        // Boards that share a host each know their own paths.
        const copies = others.map((board) => ({ board, request: request.clone() }))
        let answered = await first.answer(request, view)
        for (const { board, request } of copies) {
          if (answered.status === 404) answered = await board.answer(request, view)
        }
        return answered
      },
    })
    return isForPerson(c.req.raw) ? await forPeople(response, host, isPlayed) : response
  })
  return Object.assign(app, { faults, desk, payments })
}

function hangUp(c: Context): void {
  const socket = socketOf(c.env)
  if (!socket) throw new Error('The connection was broken')
  socket.resetAndDestroy()
}

export type RunningSandbox = AsyncDisposable & {
  url: string
  world: World
  faults: Faults
  desk: Desk
  payments: Payments
  stop: () => Promise<void>
}

/** Starts the sandbox on loopback; with port 0 on any that is free. */
export async function startSandbox(
  settings: Partial<SandboxSettings> & { port?: number; seed?: number } = {},
): Promise<RunningSandbox> {
  const { port = 0, seed, world = createWorld(seed === undefined ? {} : { seed }) } = settings
  const stopping = new AbortController()
  const app = createSandbox({ ...settings, world, stopping: stopping.signal })
  const { url, close } = await serve(port, (request, env) => app.fetch(request, env))
  const stop = async () => {
    stopping.abort()
    await close()
  }
  return { url, world, faults: app.faults, desk: app.desk, payments: app.payments, stop, [Symbol.asyncDispose]: stop }
}

type Serve = NonNullable<Parameters<typeof createAdaptorServer>[0]['fetch']>

/** A server on loopback, and nowhere else. */
export async function serve(port: number, fetch: Serve): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createAdaptorServer({ fetch })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const close = async () => {
    if (!server.listening) return
    server.close()
    if ('closeAllConnections' in server) server.closeAllConnections()
    await once(server, 'close')
  }
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close }
}
