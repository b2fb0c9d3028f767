import type { AnswerEvidence } from '../../contract/applications/evidence.ts'
import { headingOf } from './attached.ts'
import { shownBy, type Answers } from './fill-page.ts'
import { questionsIn } from './form/questions.ts'
import type { PageView } from './page/page-view.ts'
import type { Session } from './session.ts'

/** Answers that were read from their fields just before the button of their page was pressed, by the keys of their questions. */
export type ReadBack = Map<string, AnswerEvidence>

/**
 * Reads the answers of a page from its fields; files are seen in other ways.
 * @returns the labels of those where something else stands than what was noted before
 */
export function noteReadBack(
  session: Pick<Session, 'clean'>,
  view: PageView,
  answers: Answers,
  read: ReadBack,
): string[] {
  const page = headingOf(session, view)
  const changed: string[] = []
  for (const { question, field } of questionsIn(view.fields)) {
    const answer = answers.get(question.key)
    if (answer === undefined || question.type === 'file' || answer.value === null) continue
    if (JSON.stringify(shownBy(field)) === JSON.stringify(answer.value))
      read.set(question.key, { key: question.key, how: 'read-back', page, at: new Date().toISOString() })
    else {
      read.delete(question.key)
      changed.push(question.label)
    }
  }
  return changed
}
