import type { BoardId } from '../../contract/boards/boards.ts'
import { cvlibraryForm } from './cvlibrary/apply.ts'
import { cwjobsForm } from './cwjobs/apply.ts'
import { diceForm } from './dice/apply.ts'
import { indeedForm } from './indeed/apply.ts'
import { linkedinForm } from './linkedin/apply.ts'
import { monsterForm } from './monster/apply.ts'
import { nhsForm } from './nhs/apply.ts'
import { reedForm } from './reed/apply.ts'
import { totaljobsForm } from './totaljobs/apply.ts'
import type { BoardForm } from '../applying/index.ts'

/** The boards whose own forms we can fill in. To add one: `apply.ts` in the board's folder, and a line here. */
export const boardForms: readonly BoardForm[] = [
  reedForm,
  indeedForm,
  totaljobsForm,
  cvlibraryForm,
  cwjobsForm,
  monsterForm,
  diceForm,
  nhsForm,
  linkedinForm,
]

export function formOf(board: BoardId): BoardForm | null {
  return boardForms.find(({ id }) => id === board) ?? null
}
