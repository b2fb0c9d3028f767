import type { CandidateDetail } from '../../../../contract/candidates/desk.ts'
import { callOf, decisionWords } from './desk-words.ts'

type Known = Pick<CandidateDetail, '_id' | 'name' | 'isGone' | 'number' | 'shortlistedAt' | 'waiting'>

/** What has just been done with a candidate, and how to undo it, for whoever does not see it; empty: nothing that is told. */
export function toldOf(before: Known, after: Known): string {
  if (before._id !== after._id) return ''
  const name = callOf(after)
  if (before.waiting !== null && after.waiting === null) return `Undone for ${name}. Nothing was sent.`
  if (before.waiting === null && after.waiting !== null) {
    return `${decisionWords[after.waiting.to].done}: ${name}. You can undo it for a minute, with the Undo button.`
  }
  if (before.shortlistedAt === null && after.shortlistedAt !== null) {
    return `${name} is shortlisted. Press S to undo it.`
  }
  if (before.shortlistedAt !== null && after.shortlistedAt === null) {
    return `${name} is no longer shortlisted. Press S to undo it.`
  }
  return ''
}
