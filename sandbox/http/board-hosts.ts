import type { Hono } from 'hono'
import type { Desk } from '../applying/desk.ts'
import type { SandboxBoard, World } from '../board.ts'
import { emptyWorld, worldAbroad } from '../world.ts'
import type { View } from './faults.ts'

/** A board as it is being played: its answers, from each of the worlds that it may be told to see. */
export type PlayedBoard = SandboxBoard & { answer: (request: Request, view: View) => Promise<Response> }

export function playBoards(boards: readonly SandboxBoard[], world: World, desk: Desk): PlayedBoard[] {
  const worlds: Record<View, () => World> = {
    true: () => world,
    empty: () => emptyWorld(world),
    abroad: () => worldAbroad(world),
  }
  return boards.map((board) => {
    const apps = new Map<View, Hono>()
    const appFor = (view: View): Hono => {
      let app = apps.get(view)
      if (!app) apps.set(view, (app = board.app(worlds[view](), desk)))
      return app
    }
    return { ...board, answer: async (request, view) => await appFor(view).fetch(request) }
  })
}

/** The boards that answer for a real host: 'www.reed.co.uk', or 'demo.recruitee.com' by '*.recruitee.com'. */
export function boardsAt<Board extends Pick<SandboxBoard, 'hosts'>>(boards: readonly Board[], host: string): Board[] {
  const name = host.toLowerCase()
  return boards.filter(({ hosts }) =>
    hosts.some((pattern) => (pattern.startsWith('*.') ? name.endsWith(pattern.slice(1)) : name === pattern)),
  )
}

/**
 * Splits `/www.reed.co.uk/api/1.0/search?keywords=nurse` into the host and the request as the real board would get it:
 * `https://www.reed.co.uk/api/1.0/search?keywords=nurse`. Null where the path does not begin with a host.
 */
export function realRequest(request: Request): { host: string; request: Request } | null {
  const { pathname, search } = new URL(request.url)
  const [, host, rest = ''] = /^\/([^/]+\.[^/]+)(\/.*)?$/u.exec(pathname) ?? []
  if (host === undefined) return null
  const address = URL.parse(`https://${host}${rest || '/'}${search}`)
  if (!address) return null
  return { host: address.host, request: new Request(address, request) }
}
