import type { FormQuestion } from '../../contract/applications/applications.ts'
import type { BoardId } from '../../contract/boards/boards.ts'
import type { BoardCall } from './board.ts'
import { greenhouseQuestions } from './greenhouse/questions.ts'
import type { Outward } from './outward.ts'
import { readRecruiteeForm } from './recruitee/questions.ts'
import { type BoardInUse, findBoard } from './which-boards.ts'
import { workableQuestions } from './workable/questions.ts'

type Ad = { link: string; ref: string }

/** The recruitment systems that tell a form before anybody applies. */
const readers: Partial<Record<BoardId, (ad: Ad, call: BoardCall) => Promise<FormQuestion[]>>> = {
  greenhouse: greenhouseQuestions,
  workable: workableQuestions,
  recruitee: async ({ link }, call) =>
    (await readRecruiteeForm(link, call))?.questions.map(({ question }) => question) ?? [],
}

/**
 * What an employer asks, ahead of applying; null: the board does not tell, or is off.
 * @throws BoardFailure
 */
export async function questionsOf(
  board: BoardId,
  ad: Ad,
  given: { boards: readonly BoardInUse[]; outward: Outward; signal: AbortSignal; endUser: BoardCall['endUser'] },
): Promise<FormQuestion[] | null> {
  const read = readers[board]
  const boardInUse = findBoard(given.boards, board)
  if (!read || !boardInUse || boardInUse.mode === 'off') return null
  const { call } = given.outward.open(boardInUse, { signal: given.signal, endUser: given.endUser, patienceMs: 5_000 })
  return await read(ad, call)
}
