import { finalScore } from '../../../contract/candidates/scores.ts'
import type { SpecApplication } from '../../../contract/candidates/desk.ts'
import { personOf } from './spec-ids.ts'
import type { Queryable } from '../../platform/database.ts'
import { nameOfNumber } from './blind.ts'
import { findCandidate, type Asked } from './detail.ts'

/** An application in the specification's shape (S24.12); null if not found. What blind mode hides is not in it. */
export async function specApplication(
  db: Queryable,
  { userId, ...asked }: Asked & { userId: string },
): Promise<SpecApplication | null> {
  const found = await findCandidate(db, { userId, ...asked })
  if (found === null) return null
  const person = found.isHidden ? null : await personOf(db, asked)
  const { own } = found.scores
  return {
    _id: found._id,
    userId: {
      _id: person,
      name: found.name ?? nameOfNumber(found.number),
      email: found.applicant?.email ?? null,
      phone: found.applicant?.phone ?? null,
      cv: found.cv,
    },
    created: found.sentAt,
    shortlisted: found.shortlistedAt !== null,
    notes: found.noteList.map(({ note, author, created }) => ({ note, author: author ?? 'A former member', created })),
    assessment: own && { ...own, finalScore: finalScore(own) },
  }
}
