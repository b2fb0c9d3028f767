import type { InterviewChange } from '../../contract/interviews/interviews.ts'
import * as texts from '../../contract/interviews/texts.ts'
import { inTransaction } from '../platform/database.ts'
import { count } from '../platform/limits/count.ts'
import { revisionOf } from '../platform/revision.ts'
import { change, type Changed } from './change.ts'
import { doubtsOf } from './doubts.ts'
import { act, type Act } from './interview.ts'
import { membersOf, problemsOf, type InviteDeps } from './invite.ts'
import { whereOf } from './place-of-ad.ts'
import { readTime } from './read-time.ts'
import { courseOf, findOurs, interviewById, interviewersOf, jobOf, type Row } from './rows.ts'

type Outcome =
  | Changed
  | { kind: 'doubts'; doubts: string[] }
  | { kind: 'problems'; problems: Record<string, string> }
  /** Emails to this candidate. */
  | { kind: 'too-many'; retryAfter: number }
  | { kind: 'changed-since' }

/** Names what an interview says, and how it stands: another after whatever either side does. */
export function revisionOfInterview(row: Row): string {
  const { event, state, starts_at, slots, suggested_at, minutes, how, place, message } = row
  const interviewers = interviewersOf(row).map(({ userId }) => userId)
  return revisionOf({ event, state, starts_at, slots, suggested_at, minutes, how, place, message, interviewers })
}

/** Puts all that an interview says in place of what it said, and tells whom it concerns. The entry in calendars stays the same one. */
export async function changeWhole(
  deps: InviteDeps,
  {
    body,
    companyId,
    userId,
    interviewId,
    now,
  }: { companyId: string; userId: string; interviewId: string; body: InterviewChange; now: Date },
): Promise<Outcome> {
  const row = await findOurs(deps.db, { companyId, interviewId })
  if (row === null) return { kind: 'not-found' }
  const read = body.slots.map((slot) => readTime(slot, { zone: row.zone, now }))
  const problems = problemsOf(body, read)
  const interviewers = [...new Set(body.interviewers)]
  const members = new Set((await membersOf(deps.db, companyId)).map(({ id }) => id))
  if (interviewers.some((id) => !members.has(id))) problems['interviewers'] = texts.memberGone
  if (Object.keys(problems).length > 0) return { kind: 'problems', problems }
  const slots = read.filter((slot) => slot instanceof Date).toSorted((a, b) => a.getTime() - b.getTime())
  const { event, how, where: place, message, minutes, note } = body
  const facts = { event, how, place, message, interviewers }
  const before = revisionOfInterview(row)
  const wanted = changeOf(row, { facts, slots, minutes })

  const doubts = body.isSure ? [] : await newDoubts(deps, { row, companyId, interviewers, slots, minutes, now })
  if (doubts.length > 0) return { kind: 'doubts', doubts }
  // What changes nothing sends nothing, and is not counted.
  if (act(courseOf(row), wanted, now).kind === 'done') {
    const { allowed, retryAfter } = await count(deps, [{ limit: 'interview-mail', subject: row.candidacy_id }], now)
    if (!allowed) return { kind: 'too-many', retryAfter }
  }
  return await inTransaction(deps.db, async (client) => {
    const locked = await interviewById(client, interviewId, true)
    if (locked === null) return { kind: 'not-found' }
    const there = revisionOfInterview(locked)
    const wantedNow = changeOf(locked, { facts, slots, minutes })
    // Also what happened between the look above and the lock. Sent twice, it is so already.
    if (there !== before || (body.baseRevision ?? there) !== there) {
      if (act(courseOf(locked), wantedNow, now).kind !== 'already') return { kind: 'changed-since' }
    }
    return await change(deps, client, { interviewId, act: wantedNow, by: { userId }, note, now, facts })
  })
}

type Wanted = {
  facts: { event: string; how: Row['how']; place: string; message: string; interviewers: readonly string[] }
  slots: readonly Date[]
  minutes: number
}

function changeOf(row: Row, { facts, slots, minutes }: Wanted): Extract<Act, { kind: 'change' }> {
  const { event, how, place, message, interviewers } = facts
  const people = interviewersOf(row).map(({ userId }) => userId)
  const isSamePeople = String(people.toSorted()) === String(interviewers.toSorted())
  return {
    kind: 'change',
    slots,
    minutes,
    // A link or a number that was corrected keeps nobody from coming; another address may.
    isElsewhere: how !== row.how || (how === 'place' && place !== row.place),
    hasOtherWords: event !== row.event || place !== row.place || message !== row.message || !isSamePeople,
  }
}

/** Times that the same people hold already were asked about when they were offered. */
async function newDoubts(
  deps: InviteDeps,
  given: {
    row: Row
    companyId: string
    interviewers: readonly string[]
    slots: readonly Date[]
    minutes: number
    now: Date
  },
): Promise<string[]> {
  const { row, companyId, interviewers, slots, minutes, now } = given
  const people = new Set(interviewersOf(row).map(({ userId }) => userId))
  const isHeld = row.state !== 'declined' && minutes === row.minutes && interviewers.every((id) => people.has(id))
  const fresh = slots.filter((slot) => !isHeld || !row.slots.some((one) => one.getTime() === slot.getTime()))
  if (fresh.length === 0) return []
  return await doubtsOf(deps.db, {
    companyId,
    candidacyId: row.candidacy_id,
    interviewers,
    slots: fresh,
    minutes,
    where: whereOf(deps.gazetteer, jobOf(row).jobLocation),
    now,
    except: row.id,
  })
}
