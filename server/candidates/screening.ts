import { candidacyLimits } from '../../contract/candidates/limits.ts'
import type {
  ScreeningAnswer,
  ScreeningAnswers,
  ScreeningQuestion,
  TypedScreening,
} from '../../contract/candidates/screening.ts'
import * as texts from '../../contract/candidates/texts.ts'
import { educationNames } from '../../contract/job-ads/education.ts'
import { adLimits } from '../../contract/job-ads/limits.ts'

/** What an ad asks of whoever applies. */
export type Asked = {
  education: string | null
  /** Years. */
  experience: number | null
  questions: readonly ScreeningQuestion[]
}

type Reading = { screening: ScreeningAnswers; problems: Record<string, string> }

/**
 * What was answered, and by field what is missing or cannot be read (S22.2, S22.3). An answer that is not what the ad asks for is noted
 * and never refused: people decide about people. Pure.
 */
export function readScreening(asked: Asked, typed: TypedScreening): Reading {
  const problems: Record<string, string> = {}
  const given = new Map(typed.answers.map((one) => [one.question, one]))
  const answers = asked.questions.map((asks): ScreeningAnswer => {
    const one = given.get(asks.uuid)
    // What the company spoke is its own: with the answer the words stay.
    const question = { ...asks, recording: null, isSpoken: false, answerRecording: null }
    const recording = asks.kind === 'audio' ? (one?.recording ?? null) : null
    const answer = one?.answer.trim() ?? ''
    if (recording !== null && answer === '')
      return { ...question, answer: '', isOutside: false, isSpoken: true, answerRecording: recording }
    const read = readAnswer(question, answer)
    if ('problem' in read) problems[`answer-${question.uuid}`] = read.problem
    return 'problem' in read ? { ...question, answer: '', isOutside: false } : { ...question, ...read }
  })

  const level = asked.education === null ? null : educationNames.find((name) => name === typed.education)
  if (level === undefined) problems['education'] = texts.educationMissing
  const years = asked.experience === null ? null : wholeYears(typed.experience)
  if (years === undefined) problems['experience'] = texts.experienceOutside

  const rank = (name: string) => educationNames.findIndex((one) => one === name)
  return {
    screening: {
      education:
        asked.education === null || level == null
          ? null
          : { asked: asked.education, given: level, isOutside: rank(level) < rank(asked.education) },
      experience:
        asked.experience === null || years == null
          ? null
          : { asked: asked.experience, given: years, isOutside: years < asked.experience },
      answers,
    },
    problems,
  }
}

/** How many answers are not what the ad asks for. */
export function countOutside({ education, experience, answers }: ScreeningAnswers): number {
  return [education, experience, ...answers].filter((one) => one?.isOutside === true).length
}

function readAnswer(
  { kind, least, most, options }: ScreeningQuestion,
  typed: string,
): { answer: string; isOutside: boolean } | { problem: string } {
  if (typed === '') return { problem: unanswered[kind] ?? texts.answerMissing }
  switch (kind) {
    case 'number': {
      const plain = typed.replaceAll(/[\s,]/gu, '')
      if (!/^-?\d{1,10}(?:\.\d{1,4})?$/u.test(plain)) return { problem: texts.numberUnreadable }
      const value = Number(plain)
      return { answer: plain, isOutside: (least !== null && value < least) || (most !== null && value > most) }
    }
    case 'yes-no':
      return typed === 'yes' || typed === 'no' ? { answer: typed, isOutside: false } : { problem: texts.yesOrNo }
    case 'choice':
      return options.includes(typed) ? { answer: typed, isOutside: false } : { problem: texts.oneOfThese }
    case 'text':
    case 'audio':
      return typed.length > candidacyLimits.answer
        ? { problem: texts.answerTooLong(candidacyLimits.answer) }
        : { answer: typed, isOutside: false }
  }
}

const unanswered: Partial<Record<ScreeningQuestion['kind'], string>> = {
  'yes-no': texts.yesOrNo,
  audio: texts.recordOrWrite,
}

function wholeYears(typed: string): number | undefined {
  const trimmed = typed.trim()
  if (!/^\d{1,2}$/u.test(trimmed)) return undefined
  const years = Number(trimmed)
  // None at all is an answer: the company sees that it asks for more, and decides (S22.2 begins with 1).
  return years <= adLimits.mostExperience ? years : undefined
}
