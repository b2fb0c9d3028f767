import type { ReadReply } from '../../contract/interviews/interviews.ts'
import type { Platform } from '../platform/platform.ts'
import { changeOurs, type Changed } from './change.ts'
import { isLive, type Act } from './interview.ts'
import { readReply, type Reply } from './reply.ts'
import { applicantOf, courseOf, interviewersOf, interviewsOfCompany, present, type Row } from './rows.ts'

type Asked = { companyId: string; userId: string; text: string; now: Date }

/** Reads a reply and says what can be done with it; null: it is none. A file is no proof of who sent it, so a member must take it. */
export async function lookAtReply(
  deps: Pick<Platform, 'db'>,
  { companyId, text, now }: Asked,
): Promise<{ reply: Reply; row: Row | null; shown: ReadReply } | null> {
  const reply = readReply(text)
  if (reply === null) return null
  const row = (await interviewsOfCompany(deps.db, companyId)).find(({ uid }) => uid === reply.uid) ?? null
  const { from, answer, proposed, comment } = reply
  const shown = {
    interview: row && present(row, 'company', now),
    from,
    answer,
    proposed: proposed?.toISOString() ?? null,
    comment,
    standing: standingOf(reply, row, now),
  }
  return { reply, row, shown }
}

function standingOf({ from, sequence }: Reply, row: Row | null, now: Date): ReadReply['standing'] {
  if (row === null) return 'unknown'
  if (applicantOf(row)?.email?.toLowerCase() !== from) {
    return interviewersOf(row).some(({ email }) => email?.toLowerCase() === from) ? 'colleague' : 'stranger'
  }
  if (!isLive(courseOf(row), now)) return 'ended'
  // An answer to an earlier time says nothing about this one.
  return row.sequence !== null && sequence === row.sequence ? 'can-be-accepted' : 'older'
}

/** Takes a reply as the candidate's answer. @returns null: this one cannot be taken. */
export async function takeReply(deps: Platform, asked: Asked): Promise<Changed | null> {
  const found = await lookAtReply(deps, asked)
  if (found?.row == null || found.shown.standing !== 'can-be-accepted') return null
  const { companyId, userId, now } = asked
  const wanted = actOf(found.reply, found.row)
  if (wanted === null) return { kind: 'already', row: found.row }
  return await changeOurs(deps, {
    companyId,
    userId,
    interviewId: found.row.id,
    act: wanted,
    note: found.reply.comment,
    now,
  })
}

function actOf({ answer, proposed }: Reply, row: Row): Act | null {
  switch (answer) {
    case 'accepted':
      return { kind: 'confirm', time: row.starts_at }
    case 'declined':
      return { kind: 'decline' }
    case 'counter':
      return proposed === null ? null : { kind: 'suggest', time: proposed }
    case 'tentative':
      // Neither yes nor no: it is shown, and nothing follows from it.
      return null
  }
}
