import type { ScreeningQuestion } from '../../../contract/candidates/screening.ts'

/** What has been answered to the questions that ask for a recording, by their ids. */
export type SpokenAnswer = { recording: string; text: string }
export type SpokenAnswers = Readonly<Record<string, SpokenAnswer>>

export const noAnswer: SpokenAnswer = { recording: '', text: '' }

export function isAnswered(answers: SpokenAnswers, { uuid }: Pick<ScreeningQuestion, 'uuid'>): boolean {
  const { recording, text } = answers[uuid] ?? noAnswer
  return recording !== '' || text.trim() !== ''
}

/** The question to ask next: the first from there on that is not answered, then any before it; null once all are. */
export function nextOf(
  questions: readonly Pick<ScreeningQuestion, 'uuid'>[],
  answers: SpokenAnswers,
  from: number,
): number | null {
  const order = [...questions.keys()].map((_, i) => (from + i) % questions.length)
  return order.find((at) => !isAnswered(answers, questions[at] ?? { uuid: '' })) ?? null
}
