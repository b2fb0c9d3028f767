import { Hono } from 'hono'
import { z } from 'zod'
import { BoardId } from '../../contract/boards/boards.ts'
import { Account } from './accounts.ts'
import { filesOf } from './arrivals.ts'
import type { SandboxAd, World } from '../board.ts'
import type { Desk, Touched } from './desk.ts'
import { Obstacle } from './obstacle.ts'

export const ObstacleOrder = z.object({ board: z.union([BoardId, z.literal('all')]), obstacle: Obstacle })

/** Adds to the control call what belongs to applications. */
export function addApplyingControl(app: Hono, desk: Desk, world: World): void {
  app.get('/ads', (c) => {
    const board = BoardId.safeParse(c.req.query('board'))
    const number = c.req.query('number')
    if (board.success && number === undefined)
      return c.json({ ads: world.ads(board.data).map((ad) => presentAd(ad, world)) })
    const ad = board.success ? world.ad(board.data, Number(number)) : null
    return ad === null ? c.json({ error: 'No such ad' }, 404) : c.json(presentAd(ad, world))
  })
  app.get('/applications', (c) => {
    const { board, account } = c.req.query()
    const found = desk.arrivals
      .list(account === undefined ? {} : { email: account })
      .filter((arrival) => board === undefined || arrival.board === board)
    return c.json({ applications: found.map((arrival) => ({ ...arrival, files: filesOf(arrival) })) })
  })
  app.delete('/applications', (c) => {
    desk.arrivals.clear()
    return c.json({ applications: [] })
  })
  app.get('/obstacles', (c) => c.json({ obstacles: desk.obstacles.list() }))
  app.delete('/obstacles', (c) => {
    const board = BoardId.optional().safeParse(c.req.query('board'))
    if (!board.success) return c.json({ error: 'No such board' }, 400)
    desk.obstacles.clear(board.data)
    return c.json({ obstacles: desk.obstacles.list() })
  })
  app.get('/codes', (c) => {
    const { board, account } = c.req.query()
    const codes = desk.post
      .list()
      .filter(
        (letter) =>
          (board === undefined || letter.board === board) && (account === undefined || letter.email === account),
      )
    return c.json({ codes })
  })
  app.get('/traps', (c) => {
    const { board, account } = c.req.query()
    const isMeant = (one: Touched): boolean =>
      (board === undefined || one.board === board) && (account === undefined || one.email === account)
    return c.json({ traps: desk.touched.filter(isMeant) })
  })
  app.get('/logins', (c) => {
    const board = BoardId.safeParse(c.req.query('board'))
    if (!board.success) return c.json({ error: 'No such board' }, 400)
    return c.json({ logins: desk.accounts.logins(board.data, c.req.query('account') ?? '') })
  })
  app.post('/accounts', async (c) => {
    const account = Account.safeParse(await c.req.json().catch(() => null))
    if (!account.success) return c.json({ error: z.prettifyError(account.error) }, 400)
    desk.accounts.add(account.data)
    return c.json({ board: account.data.board, email: account.data.email }, 201)
  })
  app.delete('/accounts', (c) => {
    desk.accounts.clear()
    return c.json({})
  })
}

function presentAd(ad: SandboxAd, world: World) {
  const { number, external, closesAt } = ad
  const asked = world.asked(ad)
  const fromPool = asked.length - ad.questions.length
  const files = asked.filter(({ kind }) => kind === 'file').length
  return { number, external, questions: asked.length, fromPool, files, closesAt: closesAt.toISOString() }
}
