import { expect, test } from 'vitest'
import type { CandidateDetail } from '../../../../contract/candidates/desk.ts'
import type { AnsweredRound } from '../../../../contract/questions/rounds.ts'
import { emptyCv } from '../../../../contract/cvs/empty-cv.ts'
import { compared } from './compared.ts'

const question = { kind: 'audio', question: 'Which ovens?', why: '', least: null, most: null } as const
const spoken = {
  ...question,
  options: [],
  uuid: 'ovens',
  recording: null,
  answer: '',
  isSpoken: true,
  isOutside: false,
}

/** A candidate as far as they are compared. */
function aCandidate(given: Partial<CandidateDetail>): CandidateDetail {
  const scores = { own: null, others: null, final: null }
  return {
    state: 'viewed',
    waiting: null,
    scores,
    screening: null,
    cv: null,
    lengths: null,
    ...given,
  } as CandidateDetail
}

const screening = (given: { answerRecording: string | null; isSpoken?: boolean; answer?: string }) => ({
  education: null,
  experience: null,
  answers: [{ ...spoken, ...given }],
})

test('recorded answers are there to be played, those that are hidden are named, and written ones are read', () => {
  const rows = compared(
    [
      aCandidate({ screening: screening({ answerRecording: 'a-recording' }) }),
      aCandidate({ screening: screening({ answerRecording: null }) }),
      aCandidate({ screening: screening({ answerRecording: null, isSpoken: false, answer: 'Deck ovens' }) }),
      aCandidate({}),
    ],
    [[], [], [], []],
  )
  expect(rows.find(({ name }) => name === 'Which ovens?')).toMatchObject({
    recordings: ['a-recording', null, null, null],
    values: [[], ['Recorded answer, hidden or deleted'], ['Deck ovens'], []],
  })
})

test('answers to video questions stand beside each other, and what blind mode hides is not shown', () => {
  const at = '2026-03-04T12:00:00Z'
  const round = (isHidden: boolean, given: { videoId: string | null; text: string | null } | null): AnsweredRound[] => {
    const answer = given && { ...given, answeredAt: at }
    const questions = [{ _id: 'q', title: 'Why us?', seconds: 20, answer }]
    return [{ _id: 'r', created: at, closesAt: at, state: 'open', answered: 0, isHidden, questions }]
  }
  const rows = compared(
    [aCandidate({}), aCandidate({}), aCandidate({})],
    [
      round(false, { videoId: 'a-video', text: null }),
      round(false, { videoId: null, text: 'The bread' }),
      round(true, null),
    ],
  )
  expect(rows.find(({ name }) => name === 'Video question: Why us?')).toMatchObject({
    recordings: ['a-video', null, null],
    values: [[], ['The bread'], ['Hidden until you shortlist or invite them']],
  })
})

test('a language is compared with all its parts, not with its writing alone', () => {
  const parts = {
    name: 'French',
    understanding: { listening: 'C1', reading: 'C1' },
    speaking: { interaction: 'B2', production: 'B2' },
    writing: 'A2',
  } as const
  const cv = emptyCv
  const skills = { ...cv.skills, main_language: 'English', other_languages: [parts] }
  const rows = compared([aCandidate({ cv: { ...cv, skills } })], [[]])
  expect(rows.find(({ name }) => name === 'Languages')?.values).toEqual([
    ['English (main)', 'French: listening C1, reading C1, conversation B2, speaking B2, writing A2'],
  ])
})
