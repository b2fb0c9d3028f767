import { inWords, wallOf } from '../../contract/interviews/wall-clock.ts'
import { byPerson } from '../candidates/index.ts'
import type { Queryable } from '../platform/database.ts'
import { endOf, isLive } from './interview.ts'
import { applicantOf, courseOf, interviewersOf, interviewsOfCompany, type Row } from './rows.ts'
import { dayOff, notHeld, type Where } from './working-days.ts'

type Asked = {
  companyId: string
  candidacyId: string
  interviewers: readonly string[]
  slots: readonly Date[]
  minutes: number
  where: Where
  now: Date
  /** The interview itself, which does not clash with itself. */
  except?: string
}

/** Between these hours on the clocks of the place nobody is asked whether the time is meant. */
const usual = { from: '07:00', to: '20:00' }

/**
 * What a company is asked about before an invitation goes: times at which somebody is taken, days off, unusual hours, and an invitation to the
 * same person that is not answered yet.
 */
export async function doubtsOf(db: Queryable, asked: Asked): Promise<string[]> {
  const { companyId, slots, where, now, except } = asked
  const rows = (await interviewsOfCompany(db, companyId)).filter(
    (row) => row.id !== except && isLive(courseOf(row), now),
  )
  const theirs = await ofTheSamePerson(db, rows, asked)
  const open = theirs.filter(({ state }) => state !== 'confirmed')
  const doubts = [
    ...open.map(
      ({ event, starts_at: time, zone }) =>
        `This candidate has not answered another invitation yet: ${event}, ${inWords(time, zone)}.`,
    ),
    ...slots.flatMap((slot) => [
      ...clashesOf(rows, { ...asked, slot }),
      ...theirs
        .filter((row) => isThen(row, { ...asked, slot }))
        .map(() => `${inWords(slot, where.zone)}: this candidate has another interview with you then.`),
      ...[dayOff(slot, where), unusualHour(slot, asked), notHeld(Number(wallOf(slot, where.zone).slice(0, 4)))].filter(
        (doubt) => doubt !== null,
      ),
    ]),
  ]
  return [...new Set(doubts)]
}

/** The interviews of whoever sent an application, of all that they sent to the company: one account, address or phone number. */
async function ofTheSamePerson(
  db: Queryable,
  rows: readonly Row[],
  { companyId, candidacyId }: Pick<Asked, 'companyId' | 'candidacyId'>,
): Promise<Row[]> {
  const { rows: found } = await db.query<{ id: string; user_id: string | null; applicant: unknown }>(
    'select id, user_id, applicant from candidacies where id = $1 and company_id = $2',
    [candidacyId, companyId],
  )
  const [asked] = found
  if (asked === undefined) return []
  const known = (id: string, user_id: string | null, of: ReturnType<typeof applicantOf>) => ({
    id,
    user_id,
    state: 'interview' as const,
    sent_at: new Date(0),
    email: of?.email ?? null,
    phone: of?.phone ?? null,
  })
  const others = rows.map((row) => known(row.candidacy_id, row.candidate_id, applicantOf(row)))
  const people = byPerson([known(asked.id, asked.user_id, applicantOf(asked)), ...others])
  const same = new Set(people.find((group) => group.some(({ id }) => id === candidacyId))?.map(({ id }) => id))
  return rows.filter(({ candidacy_id: id }) => same.has(id))
}

type Slot = Pick<Asked, 'interviewers' | 'minutes' | 'where'> & { slot: Date }

function isThen(row: Row, { slot, minutes }: Pick<Slot, 'slot' | 'minutes'>): boolean {
  const end = endOf({ startsAt: slot, minutes })
  const times = row.is_agreed ? [row.starts_at] : row.slots
  return times.some((time) => time < end && endOf({ startsAt: time, minutes: row.minutes }) > slot)
}

function clashesOf(rows: readonly Row[], { interviewers, where, ...then }: Slot): string[] {
  return rows
    .filter((row) => isThen(row, then))
    .flatMap((row) =>
      interviewersOf(row)
        .filter(({ userId }) => interviewers.includes(userId))
        .map(
          ({ name }) =>
            `${inWords(then.slot, where.zone)}: ${name} has an interview with ${applicantOf(row)?.name ?? 'somebody else'} then.`,
        ),
    )
}

function unusualHour(slot: Date, { minutes, where }: Pick<Asked, 'minutes' | 'where'>): string | null {
  const [from, to] = [slot, endOf({ startsAt: slot, minutes })].map((moment) => wallOf(moment, where.zone))
  const [day, start] = from?.split('T') ?? []
  const [lastDay, end] = to?.split('T') ?? []
  const isUsual = start !== undefined && end !== undefined && start >= usual.from && end <= usual.to && day === lastDay
  return isUsual ? null : `${inWords(slot, where.zone)}: this is not between 7:00 and 20:00.`
}
