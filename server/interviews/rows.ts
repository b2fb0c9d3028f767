import { KeptAd } from '../../contract/applications/history.ts'
import { Applicant } from '../../contract/candidates/candidacies.ts'
import type { Appointment, InterviewState, InterviewWay } from '../../contract/interviews/interviews.ts'
import type { Zone } from '../../contract/interviews/wall-clock.ts'
import { z } from 'zod'
import type { Queryable } from '../platform/database.ts'
import { isPast, statusOf, type Interview } from './interview.ts'

const Interviewers = z.array(z.object({ userId: z.uuid(), name: z.string(), email: z.string().nullable() }))
const Organizer = z.object({ name: z.string(), email: z.string() })

/** An interview with whom it concerns. */
export type Row = {
  id: string
  candidacy_id: string
  company_id: string | null
  ad_id: string
  event: string
  state: InterviewState
  starts_at: Date
  slots: Date[]
  is_agreed: boolean
  suggested_at: Date | null
  suggestion_note: string
  ended_note: string
  minutes: number
  zone: Zone
  how: InterviewWay
  place: string
  message: string
  uid: string
  organizer: unknown
  sequence: number | null
  settled_at: Date
  /** When a text reminded of it on the evening before. */
  evening_text_at: Date | null
  candidacy_state: string
  candidate_id: string | null
  ad: unknown
  applicant: unknown
  company_name: string | null
  is_blocked: boolean
  interviewers: unknown
}

const columns = `i.id, i.candidacy_id, i.company_id, c.ad_id, i.event, i.state, i.starts_at, i.slots, i.is_agreed, i.suggested_at,
  i.suggestion_note, i.ended_note, i.minutes, i.zone, i.how, i.place, i.message, i.uid, i.organizer, i.sequence, i.settled_at, i.evening_text_at,
  c.state as candidacy_state, c.user_id as candidate_id, c.ad, c.applicant, co.shown_name as company_name,
  coalesce(co.publishing = 'blocked', false) as is_blocked,
  (select coalesce(json_agg(json_build_object('userId', u.id, 'name', u.name, 'email', case when u.is_verified then u.email end)
            order by u.name, u.id), '[]')
     from interview_interviewers p join company_members m on m.user_id = p.user_id and m.company_id = i.company_id
       join users u on u.id = p.user_id where p.interview_id = i.id) as interviewers`
const from = `from interviews i join candidacies c on c.id = i.candidacy_id left join companies co on co.id = i.company_id`

/** A company's interviews, by time. */
export async function interviewsOfCompany(db: Queryable, companyId: string): Promise<Row[]> {
  const { rows } = await db.query<Row>(`select ${columns} ${from} where i.company_id = $1 order by i.starts_at, i.id`, [
    companyId,
  ])
  return rows
}

/** Null if not found or another company's. */
export async function findOurs(
  db: Queryable,
  { companyId, interviewId }: { companyId: string; interviewId: string },
): Promise<Row | null> {
  const { rows } = await db.query<Row>(`select ${columns} ${from} where i.id = $1 and i.company_id = $2`, [
    interviewId,
    companyId,
  ])
  return rows[0] ?? null
}

/** The interviews of an application, if it is this person's. */
export async function interviewsOfMine(
  db: Queryable,
  { userId, candidacyId }: { userId: string; candidacyId: string },
): Promise<Row[]> {
  const { rows } = await db.query<Row>(
    `select ${columns} ${from} where i.candidacy_id = $1 and c.user_id = $2 order by i.starts_at, i.id`,
    [candidacyId, userId],
  )
  return rows
}

/** Whoever calls has asked whose it is. @param isLocked what is done to it happens one after the other. */
export async function interviewById(db: Queryable, id: string, isLocked = false): Promise<Row | null> {
  if (isLocked) await db.query('select from interviews where id = $1 for update', [id])
  const { rows } = await db.query<Row>(`select ${columns} ${from} where i.id = $1`, [id])
  return rows[0] ?? null
}

/** The live interviews of a person, by the address of their account. */
export async function liveByAddress(db: Queryable, emailKey: string, now: Date): Promise<Row[]> {
  const { rows } = await db.query<Row>(
    `select ${columns} ${from} join users person on person.id = c.user_id
      where person.email_key = $1 and i.state in ('invited', 'confirmed', 'suggested') and c.state <> 'withdrawn' order by i.starts_at`,
    [emailKey],
  )
  return rows.filter((row) => !isPast(courseOf(row), now))
}

/** A member's own interviews that are on, for their calendar: not older than four weeks. */
export async function interviewsOfMember(db: Queryable, userId: string, now: Date): Promise<Row[]> {
  const { rows } = await db.query<Row>(
    `select ${columns} ${from} join interview_interviewers mine on mine.interview_id = i.id and mine.user_id = $1
       join company_members own on own.user_id = $1 and own.company_id = i.company_id
      where co.publishing <> 'blocked' and i.state in ('invited', 'confirmed', 'suggested') and c.state <> 'withdrawn'
        and i.starts_at > $2::timestamptz - interval '28 days' order by i.starts_at, i.id`,
    [userId, now],
  )
  return rows
}

export function courseOf(row: Row): Interview {
  return {
    state: row.state,
    startsAt: row.starts_at,
    slots: row.slots,
    isAgreed: row.is_agreed,
    suggestedAt: row.suggested_at,
    minutes: row.minutes,
  }
}

export const applicantOf = (row: Pick<Row, 'applicant'>): Applicant | null => Applicant.nullable().parse(row.applicant)
export const interviewersOf = (row: Row) => Interviewers.parse(row.interviewers)
export const organizerOf = (row: Row) => Organizer.parse(row.organizer)
export const jobOf = (row: Pick<Row, 'ad'>) => KeptAd.parse(row.ad)
/** As others see it now; of a company that is gone, as its ad named it. */
export const companyOf = (row: Pick<Row, 'ad' | 'company_name'>): string =>
  row.company_name ?? jobOf(row).employer ?? 'The employer'

/** @param side who looks: a candidate gets no member's address, and a company nothing of somebody who has withdrawn. */
export function present(row: Row, side: 'company' | 'candidate', now: Date): Appointment {
  const { jobTitle, jobLocation } = jobOf(row)
  const applicant = applicantOf(row)
  const isReachable = side === 'candidate' || row.candidacy_state !== 'withdrawn'
  return {
    _id: row.id,
    event: row.event,
    job: { id: row.ad_id, jobTitle, jobLocation },
    company: { name: companyOf(row) },
    time: row.starts_at.toISOString(),
    message: row.message,
    participants: [
      {
        user: {
          id: side === 'company' ? row.candidacy_id : null,
          name: applicant?.name ?? 'Account deleted',
          email: isReachable ? (applicant?.email ?? null) : null,
          phone: isReachable ? (applicant?.phone ?? null) : null,
        },
        side: 'candidate',
        status: statusOf(row.state, 'candidate'),
      },
      ...interviewersOf(row).map(({ userId, name, email }) => ({
        user: { id: side === 'company' ? userId : null, name, email: side === 'company' ? email : null, phone: null },
        side: 'company' as const,
        status: statusOf(row.state, 'company'),
      })),
    ],
    candidacy: row.candidacy_id,
    state: row.state,
    isPast: isPast(courseOf(row), now),
    isAgreed: row.is_agreed,
    slots: row.slots.map((slot) => slot.toISOString()),
    suggested: row.suggested_at?.toISOString() ?? null,
    suggestionNote: row.suggestion_note,
    endedNote: row.ended_note,
    minutes: row.minutes,
    zone: row.zone,
    how: row.how,
    where: row.place,
  }
}
