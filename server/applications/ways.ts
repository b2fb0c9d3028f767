import type { SendableWay } from '../../contract/applications/plan.ts'
import type { BoardId } from '../../contract/boards/boards.ts'
import { appliedBy } from '../boards/appliers.ts'
import type { Platform } from '../platform/platform.ts'
import type { BoardInUse } from '../boards/which-boards.ts'

/** How a board can be applied to now, by itself the first: by hand always, in other ways where we can fill in its form. */
export type WaysOf = (board: BoardId) => readonly SendableWay[]

/** As the registry and the settings of this installation have it. */
export function waysIn({
  boards,
  config: { termsSeen },
}: Pick<Platform, 'config'> & { boards: readonly BoardInUse[] }): WaysOf {
  return (board) =>
    appliedBy(board, { boards, termsSeen }) === null ? ['by-hand'] : ['by-hand', 'assisted', 'automatic']
}

/** The boards whose forms we can fill in, in the order of the registry. */
export function boardsWithForms(services: Pick<Platform, 'config'> & { boards: readonly BoardInUse[] }): BoardId[] {
  const ways = waysIn(services)
  return services.boards.map(({ board }) => board.id).filter((id) => ways(id).length > 1)
}
