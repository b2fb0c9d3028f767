import type { BoardProgress } from '../../../contract/boards/progress.ts'
import type { Alert } from '../../../contract/texts/alert.ts'

/** What was heard since the page was made. */
export type Heard = {
  phase: 'asking' | 'done' | 'lost'
  boards: ReadonlyMap<string, BoardProgress>
  total: number | null
  /** Few jobs were found, and the boards are asked within so many miles; `total` null: they have not answered yet. */
  wider: { miles: number; total: number | null } | null
  alert: Alert | null
  /** Nothing more will be heard. */
  isOver: boolean
}
