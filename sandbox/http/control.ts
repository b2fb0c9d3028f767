import { Hono } from 'hono'
import { z } from 'zod'
import { BoardId } from '../../contract/boards/boards.ts'
import { isFromThisMachine } from '../../contract/platform/own-machine.ts'
import { addApplyingControl, ObstacleOrder } from '../applying/control.ts'
import type { Desk } from '../applying/desk.ts'
import type { World } from '../board.ts'
import { Fault } from './faults.ts'

const Order = z.union([z.object({ board: z.union([BoardId, z.literal('all')]), fault: Fault }), ObstacleOrder])

export type Faults = {
  /** The fault of this call, one of its `times` being used up. */
  take: (board: BoardId) => Fault
  /** Tells one board, or 'all', to misbehave; 'ok' mends it. */
  set: (board: BoardId | 'all', fault: Fault) => void
  list: () => Partial<Record<BoardId, Fault>>
  clear: () => void
}

export function createFaults(boards: readonly BoardId[]): Faults {
  const faults = new Map<BoardId, Fault>()
  return {
    take(board) {
      const fault = faults.get(board)
      if (!fault) return { kind: 'ok' }
      if (fault.times === 1) faults.delete(board)
      else if (fault.times !== undefined) faults.set(board, { ...fault, times: fault.times - 1 })
      return fault
    },
    set(board, fault) {
      for (const id of board === 'all' ? boards : [board]) {
        if (fault.kind === 'ok') faults.delete(id)
        else faults.set(id, fault)
      }
    },
    list: () => Object.fromEntries(faults),
    clear: () => faults.clear(),
  }
}

/**
 * `GET` lists the faults, `POST { board, fault }` sets one, `DELETE` clears them all, and the obstacles with them. What
 * belongs to applications has its paths below. For this machine only.
 */
export function controlApp(
  faults: Faults,
  { desk, boards, world, payments }: { desk: Desk; boards: readonly BoardId[]; world: World; payments: Hono },
): Hono {
  const app = new Hono()
  app.use(async (c, next) => {
    if (!isFromHere(c.env, c.req.raw)) return c.json({ error: 'Only this machine may do that' }, 403)
    await next()
    return
  })
  // A page of the web may send a form here, but not this type without asking first.
  app.on('POST', ['/', '/*'], async (c, next) => {
    if (!/^application\/json\b/iu.test(c.req.header('content-type') ?? '')) {
      return c.json({ error: 'Send application/json' }, 415)
    }
    await next()
    return
  })
  addApplyingControl(app, desk, world)
  app.route('/payments', payments)
  app.get('/', (c) => c.json(faults.list()))
  app.delete('/', (c) => {
    faults.clear()
    desk.obstacles.clear()
    return c.json(faults.list())
  })
  app.post('/', async (c) => {
    const order = Order.safeParse(await c.req.json().catch(() => null))
    if (!order.success) return c.json({ error: z.prettifyError(order.error) }, 400)
    const { data } = order
    if ('fault' in data) {
      faults.set(data.board, data.fault)
      return c.json(faults.list())
    }
    for (const board of data.board === 'all' ? boards : [data.board]) desk.obstacles.add(board, data.obstacle)
    return c.json({ obstacles: desk.obstacles.list() })
  })
  return app
}

/** By the connection's other end, the name that was called, and nobody in between. */
export function isFromHere(env: unknown, request: Request): boolean {
  const socket = socketOf(env)
  return isFromThisMachine({
    // Without a connection the caller is in this process.
    socketAddress: socket === null ? '127.0.0.1' : (socket.remoteAddress ?? null),
    hostname: new URL(request.url).hostname,
    headers: request.headers.keys(),
  })
}

const Connected = z.object({
  incoming: z.object({
    socket: z.custom<import('node:net').Socket>((socket) => typeof socket === 'object' && socket !== null),
  }),
})

/** The connection of a call over the network, null for one within the process. */
export function socketOf(env: unknown): import('node:net').Socket | null {
  const connected = Connected.safeParse(env)
  return connected.success ? connected.data.incoming.socket : null
}
