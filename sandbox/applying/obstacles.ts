import type { BoardId } from '../../contract/boards/boards.ts'
import { usualPlace, type Obstacle, type ObstacleKind, type Where } from './obstacle.ts'

/** Of whom and where it is asked whether something is in the way. */
export type Moment = {
  board: BoardId
  where?: Where
  ad?: { number: number; ref: string } | null
  account?: string | null
}

export type Obstacles = {
  add: (board: BoardId, obstacle: Obstacle) => void
  /** The first that is in the way, without using it up. */
  see: (kind: ObstacleKind, moment: Moment) => Obstacle | null
  /** The same, one of its `times` being used up. */
  meet: (kind: ObstacleKind, moment: Moment) => Obstacle | null
  /** All of a kind that are in the way. */
  seeAll: (kind: ObstacleKind, moment: Moment) => Obstacle[]
  list: () => { board: BoardId; obstacle: Obstacle }[]
  clear: (board?: BoardId) => void
}

export function createObstacles(): Obstacles {
  let all: { board: BoardId; obstacle: Obstacle }[] = []
  const found = (kind: ObstacleKind, moment: Moment) =>
    all.filter(({ board, obstacle }) => board === moment.board && obstacle.kind === kind && isMet(obstacle, moment))
  return {
    add(board, obstacle) {
      all.push({ board, obstacle })
    },
    see: (kind, moment) => found(kind, moment)[0]?.obstacle ?? null,
    seeAll: (kind, moment) => found(kind, moment).map(({ obstacle }) => obstacle),
    meet(kind, moment) {
      const [first] = found(kind, moment)
      if (!first) return null
      const { obstacle } = first
      if (obstacle.times === 1) all = all.filter((one) => one !== first)
      else if (obstacle.times !== undefined) first.obstacle = { ...obstacle, times: obstacle.times - 1 }
      return obstacle
    },
    list: () => [...all],
    clear(board) {
      all = board === undefined ? [] : all.filter((one) => one.board !== board)
    },
  }
}

function isMet(obstacle: Obstacle, { where, ad, account }: Moment): boolean {
  const place = obstacle.where ?? usualPlace[obstacle.kind]
  return (
    (where === undefined || place === undefined || place === where) &&
    (obstacle.ad === undefined || (ad != null && [ad.ref, String(ad.number)].includes(String(obstacle.ad)))) &&
    (obstacle.account === undefined || obstacle.account.toLowerCase() === account?.toLowerCase())
  )
}
