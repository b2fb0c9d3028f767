import type { PlannedCv } from '../../../contract/applications/plan.ts'
import type { ShortlistEntry, ShortlistStage } from '../../../contract/shortlists/shortlists.ts'
import type { EntryChange } from './shortlist-calls.ts'
import type { Notes } from './use-notes.ts'

/** What all that belongs to a job of the list is drawn with. */
export type DrawerProps = {
  entry: ShortlistEntry
  notes: Notes
  cvs: readonly PlannedCv[]
  now: string
  onChange: (change: EntryChange) => void
  onRemove: () => void
}

/** What its line in the list, or its card on the board, is drawn with. */
export type EntryProps = Pick<DrawerProps, 'entry' | 'now'> & {
  isPicked: boolean
  onPick: (isPicked: boolean) => void
  onMove: (stage: ShortlistStage) => void
}
