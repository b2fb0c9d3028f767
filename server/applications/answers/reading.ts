import type { FormAnswer, FormQuestion } from '../../../contract/applications/applications.ts'
import { worthRemembering } from '../../../engines/questions/index.ts'
import { asEngineReads, meaningOf } from '../../applying/index.ts'

/** Answers for those who read them: which questions nobody but they can understand, and which answers are worth keeping. */
export function withReading(answers: readonly FormAnswer[]): FormAnswer[] {
  return answers.map((answer) => ({
    ...answer,
    isUnderstood: isUnderstood(answer.question),
    isWorthRemembering: isWorthRemembering(answer.question),
  }))
}

/** Of what is sensitive or binding it is clear whose it is. */
function isUnderstood(question: FormQuestion): boolean {
  const isTheirs = ['sensitive', 'terms', 'declaration', 'optional-consent'].includes(question.kind)
  return isTheirs || meaningOf(question) !== null
}

/** What is not about one employer, one job, a start, pay or anything that only the person may say. */
function isWorthRemembering(question: FormQuestion): boolean {
  return (
    (question.kind === 'screening' || question.kind === 'about-you') &&
    question.type !== 'long-text' &&
    question.type !== 'file' &&
    worthRemembering(asEngineReads(question, null))
  )
}

/** Half a year, in days: after that an answer may no longer be so. */
const daysThatHold = 183

/** Whether an answer was given so long ago that its person reads it again before it is sent. */
export function isOld({ origin }: FormAnswer, now: Date): boolean {
  if (origin?.from !== 'answer-bank' || origin.givenAt === undefined) return false
  return now.getTime() - new Date(origin.givenAt).getTime() > daysThatHold * 86_400_000
}
