import type { AnswerValue, ApplicationState, FormAnswer } from '../../contract/applications/applications.ts'
import { asksForStoredCv } from '../../contract/applications/stored-cv.ts'
import type { BoardId } from '../../contract/boards/boards.ts'
import { inTransaction, type Database } from '../platform/database.ts'
import { storableJson } from '../platform/json.ts'
import { adOf, answersOf, lockApplication } from './application-row.ts'
import { keepAgreed } from './answers/agreed-terms.ts'
import { rememberAnswer } from './answers/answer-bank.ts'
import { answerProblem, isEmpty } from './answers/check-answer.ts'
import { fillWaiting } from './fill-waiting.ts'
import { moveApplication } from './move.ts'
import { keepStoredCv } from './source-settings.ts'

type Given = { key: string; value: AnswerValue | null; remember: boolean }
type Outcome =
  | { kind: 'done' }
  | { kind: 'not-found' }
  | { kind: 'cannot'; state: ApplicationState }
  | { kind: 'problems'; errors: Record<string, { message: string }> }

/**
 * Takes a person's own answers to the questions of a form. Once nothing is missing it is queued again: the form is filled in again, and
 * shown. What they ask to have remembered is given again to the same question elsewhere.
 */
export async function answerQuestions(
  db: Database,
  {
    userId,
    applicationId,
    given,
    boardName,
    now,
  }: {
    userId: string
    applicationId: string
    given: readonly Given[]
    boardName: (board: BoardId) => string
    now: Date
  },
): Promise<Outcome> {
  return await inTransaction(db, async (client): Promise<Outcome> => {
    const row = await lockApplication(client, applicationId)
    if (row === null || row.user_id !== userId || row.removed_at !== null) return { kind: 'not-found' }
    if (row.state !== 'needs-you' && row.state !== 'ready') return { kind: 'cannot', state: row.state }
    const errors: Record<string, { message: string }> = {}
    const answers = answersOf(row).map((answer): FormAnswer => {
      const { question } = answer
      const one = given.find(({ key }) => key === question.key)
      const value = one === undefined ? answer.value : one.value
      // Those that go with the documents and what the form has already filled in are not asked of the person.
      const problem = one === undefined && answer.origin !== null ? null : answerProblem(question, value)
      if (problem !== null) errors[question.key] = { message: problem }
      if (one === undefined) return answer
      return isEmpty(value)
        ? { question, value: null, origin: null }
        : { question, value, origin: { from: 'you', text: 'from you' } }
    })
    if (Object.keys(errors).length > 0) return { kind: 'problems', errors }
    await client.query('update applications set answers = $2 where id = $1', [applicationId, storableJson(answers)])
    const said = answers.filter(({ question }) => given.some(({ key }) => key === question.key))
    await keepAgreed(client, { userId, board: row.board, answers: said, now })
    const { jobTitle } = adOf(row)
    let isRemembered = false
    for (const { key, value, remember } of given) {
      const question = answers.find((one) => one.question.key === key)?.question
      // Terms are kept by board and wording, and what is declared is said each time.
      const isBinding = question?.kind === 'terms' || question?.kind === 'declaration'
      if (!remember || question === undefined || isBinding || value === null || isEmpty(value)) continue
      if (asksForStoredCv(question)) {
        await keepStoredCv(client, { userId, board: row.board, name: String(value), now })
        continue
      }
      await rememberAnswer(client, {
        userId,
        question,
        value,
        givenFor: `${jobTitle} on ${boardName(row.board as BoardId)}`,
        now,
      })
      isRemembered = true
    }
    if (isRemembered) await fillWaiting(client, { userId, except: applicationId, now })
    // By hand the answers are to paste; else the form is filled in with them.
    if (row.way !== 'by-hand') await moveApplication(client, applicationId, { to: 'queued', by: 'person', now })
    return { kind: 'done' }
  })
}
