import { z } from 'zod'

/** Four scores that a member gives (S18.11): whole numbers from 1 to 9. */
const Score = z.number().int().min(1).max(9)
export const scoreOf = { least: 1, most: 9, first: 5 } as const

export const Scores = z.strictObject({
  screeningScore: Score,
  interviewScore: Score,
  educationScore: Score,
  workScore: Score,
})
export type Scores = z.infer<typeof Scores>
export type ScoreName = keyof Scores

export const scoreNames: readonly { key: ScoreName; name: string }[] = [
  { key: 'screeningScore', name: 'Screening' },
  { key: 'interviewScore', name: 'Interview' },
  { key: 'educationScore', name: 'Education' },
  { key: 'workScore', name: 'Work' },
]

/** The mean of a member's four scores (S18.11). */
export function finalScore(scores: Scores): number {
  return (scores.screeningScore + scores.interviewScore + scores.educationScore + scores.workScore) / 4
}

/** The mean of members' final scores; null if nobody has given any. */
export function meanScore(finals: readonly number[]): number | null {
  return finals.length === 0 ? null : finals.reduce((sum, one) => sum + one, 0) / finals.length
}

/** The word beside a score, by the legend at odd values (S18.11): what is between two has the lower one. */
export function scoreWord(score: number): 'Poor' | 'Fair' | 'Average' | 'Good' | 'Excellent' {
  if (score < 3) return 'Poor'
  if (score < 5) return 'Fair'
  if (score < 7) return 'Average'
  return score < 9 ? 'Good' : 'Excellent'
}

/** Red below 3, amber below 5, else green (C42); always beside the word. */
export function scoreTone(score: number): 'low' | 'middle' | 'high' {
  if (score < 3) return 'low'
  return score < 5 ? 'middle' : 'high'
}

/** '6.5', '7': at most two digits behind the point. */
export function printScore(score: number): string {
  return String(Math.round(score * 100) / 100)
}
