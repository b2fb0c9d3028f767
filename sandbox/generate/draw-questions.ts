import type { Look } from '../applying/ask.ts'
import type { SandboxAd } from '../board.ts'
import { pool } from './pool/index.ts'
import type { PoolQuestion } from './pool/question.ts'
import { randomOf, type Random } from './random.ts'

/** Of the ads of each board, those whose form asks from the pool; the others ask what the vacancy asks, or nothing. */
const share = 0.3

const subjects: readonly (readonly PoolQuestion[])[] = Object.values(pool)

/** The controls that a kind of question is met in; null: the board's own. */
const looks: Partial<Record<PoolQuestion['kind'], readonly (Look | null)[]>> = {
  'yes-no': [null, 'radios', 'segments', 'toggle', 'select', 'drop-down'],
  choice: [null, 'radios', 'select', 'drop-down', 'combobox'],
  choices: [null, 'menu'],
  date: [null, 'date-selects', 'date-texts'],
  'long-text': [null, 'editable'],
}

/** What the form of one ad asks from the pool: nothing for most, for the others the same each time for the same seed. */
export function drawnQuestions(seed: number, { board, number }: Pick<SandboxAd, 'board' | 'number'>): PoolQuestion[] {
  const random = randomOf(seed, 'pool', board, number)
  return random.chance(share) ? questionsFromPool(random) : []
}

/** Two to four subjects, with a question or two of each. */
export function questionsFromPool(random: Random): PoolQuestion[] {
  return random.some(subjects, random.whole(2, 4)).flatMap((subject) => {
    const first = random.pick(subject)
    const beside = subject.filter((one) => one !== first && one.section === first.section && one.label !== first.label)
    const isPair = first.section !== undefined && beside.length > 0 && random.chance(0.5)
    return [first, ...(isPair ? [random.pick(beside)] : [])].map((question) => withLook(question, random))
  })
}

function withLook(question: PoolQuestion, random: Random): PoolQuestion {
  const { kind, follow } = question
  const look = random.pick(looks[kind] ?? [null])
  return {
    ...question,
    ...(look !== null && { look }),
    ...(follow && { follow: { when: follow.when, question: withLook(follow.question, random) } }),
  }
}
