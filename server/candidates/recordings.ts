import type { PoolClient } from 'pg'
import type { ScreeningAnswers } from '../../contract/candidates/screening.ts'
import * as texts from '../../contract/candidates/texts.ts'
import type { Queryable } from '../platform/database.ts'
import {
  type MayPlay,
  type MayTranscribe,
  claimRecording,
  dropRecordingsOf,
  recordingsOf,
} from '../recordings/index.ts'
import type { StoredState } from './candidacy.ts'
import { isHidden } from './desk/blind.ts'

/** Undoes the transaction of an application whose recording cannot be used; `problems` by field. */
export class AnswerRefused extends Error {
  override readonly name = 'AnswerRefused'
  readonly problems: Record<string, string>

  constructor(problems: Record<string, string>) {
    super('A recorded answer cannot be used')
    this.problems = problems
  }
}

const prefix = 'candidacy:'

/** What its recorded answers belong to. */
const subjectOf = (candidacyId: string): string => `${prefix}${candidacyId}`

/**
 * Binds the recorded answers of an application to it, in the transaction that sends it: each is the applicant's own, and of no other.
 * @throws AnswerRefused
 */
export async function bindAnswers(
  client: PoolClient,
  { userId, candidacyId, screening }: { userId: string; candidacyId: string; screening: ScreeningAnswers },
): Promise<void> {
  for (const { uuid: question, answerRecording: uuid } of screening.answers) {
    if (uuid === null) continue
    const subject = subjectOf(candidacyId)
    const claimed = await claimRecording(client, { uuid, userId, kinds: ['screening-answer'], subject })
    if (claimed.kind === 'claimed') continue
    const problem =
      claimed.kind === 'refused' && claimed.why !== ''
        ? claimed.why
        : claimed.kind === 'unfinished'
          ? texts.recordingInWork
          : texts.recordingGone
    throw new AnswerRefused({ [`answer-${question}`]: problem })
  }
}

/** Drops the recorded answers of applications that are withdrawn, or whose time to be kept is over. */
export async function dropAnswers(client: PoolClient, candidacyIds: readonly string[]): Promise<void> {
  if (candidacyIds.length > 0) await dropRecordingsOf(client, candidacyIds.map(subjectOf))
}

/** The answers of an application without recordings that are gone, which stay in what was sent as words: 'recorded'. */
export async function withoutGone(db: Queryable, screening: ScreeningAnswers): Promise<ScreeningAnswers> {
  const there = await recordingsOf(
    db,
    screening.answers.flatMap(({ answerRecording }) => answerRecording ?? []),
  )
  const answers = screening.answers.map((one) =>
    one.answerRecording === null || there.has(one.answerRecording) ? one : { ...one, answerRecording: null },
  )
  return { ...screening, answers }
}

/**
 * Who may play a recorded answer beside the applicant: members of the company that it was sent to, while it stands and is kept. In blind
 * mode not before they have shortlisted or invited the candidate: a voice tells who somebody is. Handed to their room by a program.
 */
export const mayPlayAnswer: NonNullable<MayPlay['screening-answer']> = async (db, viewer, { subject }) => {
  if (viewer === null || viewer.companyId === null || !subject.startsWith(prefix)) return false
  const { rows } = await db.query<{ state: StoredState; shortlisted_at: Date | null; is_blind: boolean | null }>(
    `select c.state, c.shortlisted_at, v.is_blind
       from candidacies c left join ad_reviews v on v.ad_id = c.ad_id
      where c.id = $1 and c.company_id = $2 and c.state <> 'withdrawn' and c.cleared_at is null`,
    [subject.slice(prefix.length), viewer.companyId],
  )
  const [row] = rows
  return row !== undefined && !isHidden(row.is_blind ?? false, row)
}

/** An answer that was sent stays as it was sent, and its transcript with it. Handed to the recordings' room by a program. */
export const mayTranscribeAnswer: NonNullable<MayTranscribe['screening-answer']> = async () =>
  await Promise.resolve('locked')
