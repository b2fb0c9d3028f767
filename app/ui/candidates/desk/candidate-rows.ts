import type { CandidateLine } from '../../../../contract/candidates/desk.ts'
import { printScore } from '../../../../contract/candidates/scores.ts'
import { callOf, isShortlisted, standingNames, standsIn } from './desk-words.ts'

/** Candidates as rows of a spreadsheet, with a column for each question that any of them was asked. */
export function candidateRows(candidates: readonly CandidateLine[]): (string | number | null)[][] {
  const questions = [...new Set(candidates.flatMap(({ answerList }) => answerList.map(({ question }) => question)))]
  return [
    [
      'Number',
      'Name',
      'Email',
      'Phone',
      'State',
      'Shortlisted',
      'Applied (UTC)',
      'Score',
      'Education',
      'Years of experience',
      'Meets every requirement',
      ...questions,
    ],
    ...candidates.map(({ candidate: one, email, phone, education, experience, answerList }) => [
      one.number,
      callOf(one),
      email,
      phone,
      standingNames[standsIn(one)],
      isShortlisted(one) ? 'Yes' : 'No',
      one.sentAt,
      one.score === null ? null : printScore(one.score),
      education,
      experience,
      one.answers === 0 ? null : `${one.answers - one.outside} of ${one.answers}`,
      ...questions.map((asked) => answerList.find(({ question }) => question === asked)?.answer ?? null),
    ]),
  ]
}
