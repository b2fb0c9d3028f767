import type { BoardId } from '../../contract/boards/boards.ts'
import { cvlibraryForm } from '../boards/cvlibrary/apply.ts'
import { cwjobsForm } from '../boards/cwjobs/apply.ts'
import { diceForm } from '../boards/dice/apply.ts'
import { indeedForm } from '../boards/indeed/apply.ts'
import { linkedinForm } from '../boards/linkedin/apply.ts'
import { monsterForm } from '../boards/monster/apply.ts'
import { nhsForm } from '../boards/nhs/apply.ts'
import { reedForm } from '../boards/reed/apply.ts'
import { totaljobsForm } from '../boards/totaljobs/apply.ts'
import type { BoardForm } from './board-form.ts'

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
