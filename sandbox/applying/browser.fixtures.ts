import type { BoardId } from '../../contract/boards/boards.ts'
import { aSandboxAd } from '../../test/sandbox-world.ts'
import type { EmployerQuestion, SandboxAd } from '../board.ts'

/** One question of each kind. */
const everyQuestion: readonly EmployerQuestion[] = [
  { kind: 'yes-no', label: 'Do you hold a full driving licence?' },
  { kind: 'number', label: 'How many years have you been registered?' },
  { kind: 'date', label: 'From what date could you start?' },
  { kind: 'text', label: 'Who told you of us?', optional: true },
  { kind: 'long-text', label: 'Why this ward?', limit: 40 },
  { kind: 'choice', label: 'What is your notice period?', choices: ['None', 'One month'] },
  { kind: 'choices', label: 'Which shifts could you work?', choices: ['Early', 'Late', 'Night'] },
  { kind: 'suggestion', label: 'In which city do you live?', choices: ['Leeds', 'London', 'Luton'] },
  { kind: 'file', label: 'Your registration', endings: ['pdf'] },
]

/** What each of them is answered with, as the board writes it down. */
export const everyAnswer = [
  { label: 'Do you hold a full driving licence?', value: 'Yes' },
  { label: 'How many years have you been registered?', value: '4' },
  { label: 'From what date could you start?', value: '2027-01-04' },
  { label: 'Why this ward?', value: 'Because it is kind.' },
  { label: 'What is your notice period?', value: 'One month' },
  { label: 'Which shifts could you work?', value: ['Early', 'Night'] },
  { label: 'In which city do you live?', value: 'London' },
]

/** An ad that asks everything, one that asks nothing, and one more for what is in the way. */
export function adsToApplyFor(board: BoardId): [SandboxAd, SandboxAd, SandboxAd] {
  const ad = (number: number, questions: readonly EmployerQuestion[]) => aSandboxAd({ board, number, questions })
  return [ad(2_000_003, everyQuestion), ad(2_000_005, []), ad(2_000_007, everyQuestion.slice(0, 1))]
}
