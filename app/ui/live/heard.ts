import type { BoardProgress } from '../../../contract/boards/progress.ts'
import type { Alert } from '../../../contract/texts/alert.ts'

/** What was heard since the page was made. */
export type Heard = {
  phase: 'asking' | 'done' | 'lost'
  boards: ReadonlyMap<string, BoardProgress>
  total: number | null
  alert: Alert | null
}
