import type { PoolClient } from 'pg'
import type { Invitation, InvitationPlan } from '../../contract/interviews/interviews.ts'
import * as texts from '../../contract/interviews/texts.ts'
import { wallOf } from '../../contract/interviews/wall-clock.ts'
import { moveCandidacy, noteEvent, shownNames, canMove, type StoredState, siteUrl } from '../candidates/index.ts'
import type { Gazetteer } from '../../engines/places/index.ts'
import { inTransaction, type Queryable } from '../platform/database.ts'
import { count } from '../platform/limits/count.ts'
import type { Platform } from '../platform/platform.ts'
import { doubtsOf } from './doubts.ts'
import { isLive } from './interview.ts'
import { whereOf } from './place-of-ad.ts'
import { readTime } from './read-time.ts'
import {
  applicantOf,
  courseOf,
  interviewById,
  interviewersOf,
  interviewsOfCompany,
  jobOf,
  present,
  type Row,
} from './rows.ts'
import { tellBoth } from './tell.ts'
import { nextWorkingTime, notHeld, type Where } from './working-days.ts'

export type InviteDeps = Platform & { gazetteer: Pick<Gazetteer, 'resolve'> }
type Asker = { companyId: string; userId: string; now: Date }

/** What is asked of an application; null if not found, another company's, or its person is gone. */
async function candidacyOf(
  db: Queryable,
  { companyId, candidacyId }: { companyId: string; candidacyId: string },
): Promise<{ adId: string; state: StoredState; name: string | null; ad: unknown; companyName: string } | null> {
  const { rows } = await db.query<{
    ad_id: string
    state: StoredState
    name: string | null
    ad: unknown
    company_name: string
  }>(
    `select c.ad_id, c.state, c.applicant ->> 'name' as name, c.ad, co.shown_name as company_name
       from candidacies c join companies co on co.id = c.company_id where c.id = $1 and c.company_id = $2`,
    [candidacyId, companyId],
  )
  const [row] = rows
  return row ? { adId: row.ad_id, state: row.state, name: row.name, ad: row.ad, companyName: row.company_name } : null
}

/** Who may take part for a company, by name. */
export async function membersOf(db: Queryable, companyId: string): Promise<{ id: string; name: string }[]> {
  const { rows } = await db.query<{ id: string; name: string }>(
    'select u.id, u.name from company_members m join users u on u.id = m.user_id where m.company_id = $1 order by u.name, u.id',
    [companyId],
  )
  return rows
}

const isInvitable = (state: StoredState) => state === 'interview' || canMove(state, 'interview', 'company')

/** What the form needs; null if not found. */
export async function planOf(
  deps: InviteDeps,
  { companyId, userId, adId, candidacyId, now }: Asker & { adId: string; candidacyId: string },
): Promise<InvitationPlan | null> {
  const found = await candidacyOf(deps.db, { companyId, candidacyId })
  if (found === null || found.adId !== adId) return null
  const { jobTitle, jobLocation } = jobOf(found)
  const where = whereOf(deps.gazetteer, jobLocation)
  const rows = await interviewsOfCompany(deps.db, companyId)
  const live = rows.filter((row) => isLive(courseOf(row), now))
  return {
    candidacy: candidacyId,
    adId,
    // In blind mode an invitation is written to 'Candidate 14'; once it is sent the company knows whom it meets.
    name:
      found.name === null
        ? 'Account deleted'
        : ((await shownNames(deps.db, [candidacyId])).get(candidacyId)?.name ?? found.name),
    jobTitle,
    jobLocation,
    zone: where.zone,
    defaultTime: nextWorkingTime(where, now),
    today: wallOf(now, where.zone).slice(0, 10),
    hint: notHeld(Number(nextWorkingTime(where, now).slice(0, 4))),
    members: (await membersOf(deps.db, companyId)).map(({ id, name }) => ({ _id: id, name, isYou: id === userId })),
    busy: live.flatMap((row) =>
      (row.is_agreed ? [row.starts_at] : row.slots).map((time) => ({
        interview: row.id,
        time: time.toISOString(),
        minutes: row.minutes,
        who: interviewersOf(row).map(({ name }) => name),
        what: `${applicantOf(row)?.name ?? 'Account deleted'}, ${jobOf(row).jobTitle}`,
      })),
    ),
    interviews: rows.filter((row) => row.candidacy_id === candidacyId).map((row) => present(row, 'company', now)),
    canInvite: isInvitable(found.state) && found.name !== null,
  }
}

type Invited =
  | { kind: 'invited'; row: Row; isNew: boolean }
  | { kind: 'doubts'; doubts: string[] }
  | { kind: 'problems'; problems: Record<string, string> }
  /** Mails to this candidate. */
  | { kind: 'too-many'; retryAfter: number }
  | { kind: 'not-found' | 'too-late' | 'id-used' }

/** Invites a candidate: keeps the interview, moves the application, and tells both sides. */
export async function invite(deps: InviteDeps, { body, ...asker }: Asker & { body: Invitation }): Promise<Invited> {
  const { companyId, userId, now } = asker
  const found = await candidacyOf(deps.db, { companyId, candidacyId: body.candidacy })
  if (found === null) return { kind: 'not-found' }
  const where = whereOf(deps.gazetteer, jobOf(found).jobLocation)
  const interviewers = body.interviewers.length === 0 ? [userId] : [...new Set(body.interviewers)]
  const read = body.slots.map((slot) => readTime(slot, { zone: where.zone, now }))
  const problems = problemsOf(body, read)
  const members = new Set((await membersOf(deps.db, companyId)).map(({ id }) => id))
  if (interviewers.some((id) => !members.has(id))) problems['interviewers'] = texts.memberGone
  if (Object.keys(problems).length > 0) return { kind: 'problems', problems }
  const slots = read.filter((slot) => slot instanceof Date).toSorted((a, b) => a.getTime() - b.getTime())
  const [first] = slots
  if (first === undefined) return { kind: 'problems', problems: { slot1: texts.timeMissing } }

  const meant = { companyId, candidacyId: body.candidacy, interviewers, slots, minutes: body.minutes, where, now }
  // Whatever will be answered without a mail is not counted. Not in the transaction, which would wait for a second connection.
  if (
    (await interviewById(deps.db, body._id)) === null &&
    (body.isSure || (await doubtsOf(deps.db, meant)).length === 0)
  ) {
    const { allowed, retryAfter } = await count(deps, [{ limit: 'interview-mail', subject: body.candidacy }], now)
    if (!allowed) return { kind: 'too-many', retryAfter }
  }
  return await inTransaction(deps.db, async (client) => {
    // Of two who invite at once, or one who presses twice, the second sees what the first did.
    await client.query('select from candidacies where id = $1 for update', [body.candidacy])
    const before = await interviewById(client, body._id)
    if (before !== null) {
      const isIt = before.company_id === companyId && before.candidacy_id === body.candidacy
      return isIt ? { kind: 'invited', row: before, isNew: false } : { kind: 'id-used' }
    }
    const standing = await candidacyOf(client, { companyId, candidacyId: body.candidacy })
    if (standing === null || standing.name === null || !isInvitable(standing.state)) return { kind: 'too-late' }
    if (!body.isSure) {
      const doubts = await doubtsOf(client, meant)
      if (doubts.length > 0) return { kind: 'doubts', doubts }
    }
    await keep(deps, client, { body, slots, first, where, interviewers, asker, companyName: standing.companyName })
    const row = await interviewById(client, body._id)
    if (row === null) throw new Error('The interview that was just kept is not there')
    const about = { candidacyId: body.candidacy, by: { userId }, now }
    if (standing.state !== 'interview') await moveCandidacy(client, { companyId, to: 'interview', ...about })
    const details = { interview: row.id, time: first.toISOString() }
    await noteEvent(client, { kind: 'interview-invited', details, ...about })
    // Of several times none is in a calendar until it is chosen.
    await tellBoth(deps, client, row, { news: 'invited', calendar: 'request', now })
    return { kind: 'invited', row, isNew: true }
  })
}

/** What is wrong with an invitation, by field. @param read its times, or what is wrong with each */
export function problemsOf(
  { how, where, slots }: Pick<Invitation, 'how' | 'where' | 'slots'>,
  read: readonly (Date | string)[],
): Record<string, string> {
  const problems: Record<string, string> = {}
  const seen = new Set<number>()
  for (const [at, slot] of read.entries()) {
    if (typeof slot === 'string') problems[`slot${at + 1}`] = slot
    else if (seen.has(slot.getTime())) problems[`slot${at + 1}`] = texts.timeTwice
    else seen.add(slot.getTime())
  }
  if (slots.length === 0) problems['slot1'] = texts.timeMissing
  if (how === 'place' && where === '') problems['where'] = texts.placeMissing
  if (how === 'phone' && !/\d{3}/u.test(where)) problems['where'] = texts.phoneMissing
  if (how === 'video' && !isSafeLink(where)) problems['where'] = texts.linkMissing
  return problems
}

/** Only what a browser opens safely: https, with no login in it. */
function isSafeLink(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : null
  return url !== null && url.protocol === 'https:' && url.username === '' && url.password === ''
}

async function keep(
  deps: InviteDeps,
  client: PoolClient,
  given: {
    body: Invitation
    slots: readonly Date[]
    first: Date
    where: Where
    interviewers: readonly string[]
    asker: Asker
    companyName: string
  },
): Promise<void> {
  const { body, slots, first, where, interviewers, asker, companyName } = given
  const host = new URL(siteUrl(deps)).hostname
  // Mail programs distrust an organiser who is not the sender. Kept, because it stays the same for the entry's life.
  const { from } = deps.config.mail
  const email = /<([^<>\s]+)>\s*$/u.exec(from)?.[1] ?? from
  const organizer = { name: companyName, email }
  await client.query(
    `insert into interviews (id, candidacy_id, company_id, created_by, event, state, starts_at, slots, minutes, zone, how, place, message, uid,
                             organizer, sequence, created, settled_at)
     values ($1, $2, $3, $4, $5, 'invited', $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $16)`,
    [
      body._id,
      body.candidacy,
      asker.companyId,
      asker.userId,
      body.event,
      first,
      slots,
      body.minutes,
      where.zone,
      body.how,
      body.where,
      body.message,
      `interview-${body._id}@${host}`,
      JSON.stringify(organizer),
      slots.length === 1 ? 0 : null,
      asker.now,
    ],
  )
  for (const id of interviewers) {
    await client.query('insert into interview_interviewers (interview_id, user_id) values ($1, $2)', [body._id, id])
  }
}
