import type { PoolClient } from 'pg'
import type { AnswerValue, FormAnswer } from '../../contract/applications/applications.ts'
import type { OpenQuestion } from '../../contract/applications/history.ts'
import { problemText } from '../../contract/applications/problem-text.ts'
import { asksForStoredCv } from '../../contract/applications/stored-cv.ts'
import { BoardId } from '../../contract/boards/boards.ts'
import { inTransaction, type Database, type Queryable } from '../platform/database.ts'
import { storableJson } from '../platform/json.ts'
import { answersOf, columns, lockApplication, type ApplicationRow } from './application-row.ts'
import { keepAgreed, termsHash } from './answers/agreed-terms.ts'
import { rememberAnswer } from './answers/answer-bank.ts'
import { withReading } from './answers/reading.ts'
import { answerProblem, isEmpty } from './answers/check-answer.ts'
import { fillWaiting } from './fill-waiting.ts'
import { isToAnswer } from './groups.ts'
import { moveApplication } from './move.ts'
import { keepStoredCv } from './source-settings.ts'

type BoardName = (board: BoardId) => string
type Given = { id: string; value: AnswerValue; remember: boolean }
type Outcome =
  | { kind: 'done'; queued: string[]; waiting: string[] }
  | { kind: 'problems'; errors: Record<string, { message: string }> }

/** What an application waits for: a needed answer that is missing, or one that the board did not take. Files are chosen elsewhere. */
function isOpen({ question, value, problem }: FormAnswer): boolean {
  return question.type !== 'file' && (problem !== undefined || (question.isRequired && isEmpty(value)))
}

/**
 * The same question is asked once. Terms are agreed to once for each board and wording: the same words may be another contract elsewhere. What
 * is declared or signed is said for each application by itself, and files are stored at one board.
 */
function idOf({ question }: FormAnswer, row: Pick<ApplicationRow, 'id' | 'board'>): string {
  if (question.kind === 'declaration') return `${row.id}:${question.key}`
  if (asksForStoredCv(question)) return `${row.board}:${question.key}`
  return question.kind === 'terms' ? `${row.board}:${termsHash(question)}` : question.key
}

/** Every question that a person's applications wait for, once, with who asks it. */
export async function openQuestions(
  db: Queryable,
  { userId, boardName }: { userId: string; boardName: BoardName },
): Promise<OpenQuestion[]> {
  const questions = new Map<string, OpenQuestion>()
  for (const row of await waitingOf(db, userId)) {
    for (const answer of withReading(answersOf(row).filter(isOpen))) {
      const id = idOf(answer, row)
      const { isUnderstood, isWorthRemembering } = answer
      const known = questions.get(id) ?? {
        id,
        question: answer.question,
        problem: null,
        isUnderstood,
        isWorthRemembering,
        askedBy: [],
      }
      questions.set(id, {
        ...known,
        problem: known.problem ?? problemText(answer),
        askedBy: [
          ...known.askedBy,
          {
            application: row.id,
            jobTitle: row.title,
            employer: row.employer,
            sourceName: boardName(BoardId.catch('import').parse(row.board)),
          },
        ],
      })
    }
  }
  return [...questions.values()]
}

/**
 * Gives answers to all of a person's applications that wait for them. All answers are checked first: if one is wrong, none is taken. An
 * application with nothing left to answer is queued; the others keep what they were given.
 */
export async function answerEverywhere(
  db: Database,
  { userId, given, boardName, now }: { userId: string; given: readonly Given[]; boardName: BoardName; now: Date },
): Promise<Outcome> {
  return await inTransaction(db, async (client): Promise<Outcome> => {
    const rows = await lockWaiting(client, userId)
    const values = new Map(given.map((one) => [one.id, one]))
    const errors: Record<string, { message: string }> = {}
    const queued: string[] = []
    const waiting: string[] = []
    const remembered = new Map<string, { answer: FormAnswer; row: ApplicationRow }>()
    const changes: { row: ApplicationRow; answers: FormAnswer[] }[] = []
    for (const row of rows) {
      let isTouched = false
      const answers = answersOf(row).map((answer): FormAnswer => {
        const one = isOpen(answer) ? values.get(idOf(answer, row)) : undefined
        if (one === undefined || isEmpty(one.value)) return answer
        const { question } = answer
        const problem = answerProblem(question, one.value)
        if (problem !== null) errors[one.id] = { message: problem }
        isTouched = true
        const taken: FormAnswer = { question, value: one.value, origin: { from: 'you', text: 'from you' } }
        const isBinding = question.kind === 'terms' || question.kind === 'declaration'
        if (one.remember && !isBinding) remembered.set(one.id, { answer: taken, row })
        return taken
      })
      if (isTouched) changes.push({ row, answers })
    }
    if (Object.keys(errors).length > 0) return { kind: 'problems', errors }
    for (const { row, answers } of changes) {
      await client.query('update applications set answers = $2 where id = $1', [row.id, storableJson(answers)])
      await keepAgreed(client, { userId, board: row.board, answers, now })
      if (answers.some(isOpen)) waiting.push(row.id)
      else {
        await moveApplication(client, row.id, { to: 'queued', by: 'person', now })
        queued.push(row.id)
      }
    }
    for (const { answer, row } of remembered.values()) {
      const { question, value } = answer
      if (value === null) continue
      if (asksForStoredCv(question)) {
        await keepStoredCv(client, { userId, board: row.board, name: String(value), now })
        continue
      }
      const givenFor = `${row.title} on ${boardName(BoardId.catch('import').parse(row.board))}`
      await rememberAnswer(client, { userId, question, value, givenFor, now })
    }
    // Others that were being changed meanwhile have remembered answers too.
    if (remembered.size > 0) await fillWaiting(client, { userId, except: null, now })
    return { kind: 'done', queued, waiting }
  })
}

async function waitingOf(db: Queryable, userId: string): Promise<ApplicationRow[]> {
  const { rows } = await db.query<ApplicationRow>(
    `select ${columns} from applications a where a.user_id = $1 and a.way <> 'by-hand' and ${isToAnswer} order by a.created, a.id`,
    [userId],
  )
  return rows
}

/** Locked one by one, in an order that all keep. */
async function lockWaiting(client: PoolClient, userId: string): Promise<ApplicationRow[]> {
  const locked: ApplicationRow[] = []
  for (const { id } of await waitingOf(client, userId)) {
    const row = await lockApplication(client, id)
    if (row?.state === 'needs-you' && row.removed_at === null) locked.push(row)
  }
  return locked
}
