import type { BoardId } from '../../contract/boards.ts'
import { reedForm } from '../boards/reed/apply.ts'
import type { BoardForm } from './board-form.ts'

/** The boards whose own forms we can fill in. To add one: `apply.ts` in the board's folder, and a line here. */
export const boardForms: readonly BoardForm[] = [reedForm]

export function formOf(board: BoardId): BoardForm | null {
  return boardForms.find(({ id }) => id === board) ?? null
}
