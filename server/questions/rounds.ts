import type { PoolClient } from 'pg'
import { KeptAd } from '../../contract/applications/history.ts'
import { londonDay } from '../../contract/platform/london.ts'
import { questionLimits as limits } from '../../contract/questions/limits.ts'
import type { NewRound, Round } from '../../contract/questions/rounds.ts'
import * as texts from '../../contract/questions/texts.ts'
import { shownNames, noteEvents } from '../candidates/index.ts'
import { inTransaction, type Queryable } from '../platform/database.ts'
import type { Platform } from '../platform/platform.ts'
import { stateOf, type Standing } from './question.ts'
import { tellCandidate } from './tell.ts'

type Deps = Pick<Platform, 'db' | 'tasks' | 'config'>

export type Asked =
  | { kind: 'asked'; round: Round }
  | { kind: 'not-found' }
  | { kind: 'bad-field'; field: 'questions' | 'closesOn'; why: string }
  | { kind: 'nobody' }

/** Asks candidates of an ad, and tells each by mail. Sent twice with its id, it is one; applications that have ended are left out. */
export async function askCandidates(
  deps: Deps,
  {
    adId,
    companyId,
    userId,
    given,
    now,
  }: { adId: string; companyId: string; userId: string; given: NewRound; now: Date },
): Promise<Asked> {
  const asked = await inTransaction(deps.db, async (client): Promise<Exclude<Asked, { kind: 'asked' }> | null> => {
    const { rows: ads } = await client.query('select from job_ads where id = $1 and company_id = $2', [adId, companyId])
    if (ads.length === 0) return { kind: 'not-found' }
    const { rows: before } = await client.query<{ is_same: boolean }>(
      'select coalesce(company_id = $2 and ad_id = $3, false) as is_same from question_rounds where id = $1',
      [given._id, companyId, adId],
    )
    if (before[0] !== undefined) return before[0].is_same ? null : { kind: 'not-found' }
    if (!isDayInReach(given.closesOn, now)) return { kind: 'bad-field', field: 'closesOn', why: texts.dayOutside }
    const { rows: found } = await client.query<{ id: string }>(
      'select id from video_questions where id = any($1::uuid[]) and company_id = $2 and removed_at is null for update',
      [given.questions, companyId],
    )
    const questions = [...new Set(given.questions)]
    if (found.length !== questions.length) return { kind: 'bad-field', field: 'questions', why: texts.questionGone }
    const { rows: candidates } = await client.query<{ id: string }>(
      `select id from candidacies where id = any($1::uuid[]) and ad_id = $2 and company_id = $3 and user_id is not null
          and state not in ('withdrawn', 'rejected') and cleared_at is null order by id for update`,
      [given.candidates, adId, companyId],
    )
    if (candidates.length === 0) return { kind: 'nobody' }
    const twice = await whoWasAsked(client, { candidates: candidates.map(({ id }) => id), questions })
    if (twice !== null) return { kind: 'bad-field', field: 'questions', why: twice }
    await client.query(
      'insert into question_rounds (id, company_id, ad_id, by_user_id, tries, created) values ($1, $2, $3, $4, $5, $6)',
      [given._id, companyId, adId, userId, given.tries, now],
    )
    await client.query(
      `insert into question_round_questions (round_id, question_id, place)
       select $1, one, place from unnest($2::uuid[]) with ordinality as asked (one, place)`,
      [given._id, questions],
    )
    const { rows: invited } = await client.query<{ id: string }>(
      `insert into question_invitations (round_id, candidacy_id, invited_at, closes_at)
       select $1, one, $2, (($3::date + 1)::timestamp at time zone 'Europe/London') from unnest($4::uuid[]) one returning id`,
      [given._id, now, given.closesOn, candidates.map(({ id }) => id)],
    )
    await noteEvents(client, {
      candidacyIds: candidates.map(({ id }) => id),
      kind: 'questions-asked',
      by: { userId },
      details: { round: given._id },
      now,
    })
    for (const { id } of invited) await tellCandidate(deps, client, id, { news: 'asked', now })
    return null
  })
  if (asked !== null) return asked
  const round = await findRound(deps.db, { companyId, roundId: given._id, now })
  return round === null ? { kind: 'not-found' } : { kind: 'asked', round }
}

/**
 * Nobody answers one question twice: says who was asked one before; null: nobody was. The candidacies are locked, so that of two who ask at once the
 * second sees what the first did. The answers of an application that was withdrawn are deleted: whoever applies again may be asked again.
 */
async function whoWasAsked(
  client: PoolClient,
  { candidates, questions }: { candidates: readonly string[]; questions: readonly string[] },
): Promise<string | null> {
  const { rows } = await client.query<{ id: string; title: string }>(
    `select distinct on (i.candidacy_id) i.candidacy_id as id, q.title
       from question_invitations i
       join question_round_questions r on r.round_id = i.round_id
       join video_questions q on q.id = r.question_id
      where i.candidacy_id = any($1::uuid[]) and r.question_id = any($2::uuid[]) order by i.candidacy_id, r.place`,
    [candidates, questions],
  )
  const [first] = rows
  if (first === undefined) return null
  const names = await shownNames(client, [first.id])
  return texts.askedBefore(names.get(first.id)?.name ?? 'Somebody', first.title, rows.length - 1)
}

type Extended =
  | { kind: 'extended'; round: Round }
  | { kind: 'not-found' }
  | { kind: 'bad-day'; why: string }
  | { kind: 'nobody' }

/** Gives those who have not finished until another day, also where their time is over, and tells them. Nobody's time gets shorter. */
export async function extendRound(
  deps: Deps,
  given: {
    roundId: string
    companyId: string
    userId: string
    closesOn: string
    candidacyId: string | null
    now: Date
  },
): Promise<Extended> {
  const { roundId, companyId, userId, closesOn, candidacyId, now } = given
  if (!isDayInReach(closesOn, now)) return { kind: 'bad-day', why: texts.dayOutside }
  const refused = await inTransaction(
    deps.db,
    async (client): Promise<Exclude<Extended, { kind: 'extended' }> | null> => {
      const { rows } = await client.query<{ id: string; candidacy_id: string; is_later: boolean }>(
        `select i.id, i.candidacy_id, i.closes_at < (($4::date + 1)::timestamp at time zone 'Europe/London') as is_later
         from question_invitations i join question_rounds r on r.id = i.round_id join candidacies c on c.id = i.candidacy_id
        where r.id = $1 and r.company_id = $2 and ($3::uuid is null or c.id = $3) and i.finished_at is null
          and c.user_id is not null and c.state not in ('withdrawn', 'rejected') and c.cleared_at is null
        order by i.id for update of i`,
        [roundId, companyId, candidacyId, closesOn],
      )
      const later = rows.filter(({ is_later: isLater }) => isLater)
      if (later.length === 0) {
        if (rows.length > 0) return { kind: 'bad-day', why: texts.dayNotLater }
        return (await findRound(client, { companyId, roundId, now })) === null
          ? { kind: 'not-found' }
          : { kind: 'nobody' }
      }
      await client.query(
        `update question_invitations set closes_at = (($2::date + 1)::timestamp at time zone 'Europe/London'),
          three_days_told_at = null, day_told_at = null where id = any($1::uuid[])`,
        [later.map(({ id }) => id), closesOn],
      )
      const candidacyIds = later.map(({ candidacy_id: id }) => id)
      const details = { round: roundId }
      await noteEvents(client, { candidacyIds, kind: 'questions-extended', by: { userId }, details, now })
      for (const { id } of later) await tellCandidate(deps, client, id, { news: 'extended', now })
      return null
    },
  )
  if (refused !== null) return refused
  const round = await findRound(deps.db, { companyId, roundId, now })
  return round === null ? { kind: 'not-found' } : { kind: 'extended', round }
}

/** From tomorrow on, within the days that are allowed. */
function isDayInReach(day: string, now: Date): boolean {
  const days = (Date.parse(`${day}T12:00:00Z`) - Date.parse(`${londonDay(now)}T12:00:00Z`)) / 86_400_000
  return days >= limits.days.least && days <= limits.days.most
}

async function findRound(
  db: Queryable,
  { companyId, roundId, now }: { companyId: string; roundId: string; now: Date },
): Promise<Round | null> {
  const [round] = await readRounds(db, { companyId, adId: null, roundId, now })
  return round ?? null
}

/** The rounds of a company, or of one of its ads, the latest first; those of others are as if they were not there. */
export async function roundsOf(
  db: Queryable,
  { companyId, adId, now }: { companyId: string; adId: string | null; now: Date },
): Promise<Round[]> {
  return await readRounds(db, { companyId, adId, roundId: null, now })
}

type RoundRow = {
  id: string
  ad_id: string
  title: string | null
  tries: number
  created: Date
  questions: { _id: string; title: string; seconds: number }[]
}

type InvitedRow = Standing & { id: string; round_id: string; candidacy_id: string; ad: unknown; answered: number }

async function readRounds(
  db: Queryable,
  { companyId, adId, roundId, now }: { companyId: string; adId: string | null; roundId: string | null; now: Date },
): Promise<Round[]> {
  const { rows } = await db.query<RoundRow>(
    `select r.id, r.ad_id, a.content ->> 'jobTitle' as title, r.tries, r.created,
            (select json_agg(json_build_object('_id', q.id, 'title', q.title, 'seconds', q.seconds) order by o.place)
               from question_round_questions o join video_questions q on q.id = o.question_id where o.round_id = r.id) as questions
       from question_rounds r join job_ads a on a.id = r.ad_id
      where r.company_id = $1 and ($2::uuid is null or r.ad_id = $2) and ($3::uuid is null or r.id = $3)
      order by r.created desc, r.id limit 200`,
    [companyId, adId, roundId],
  )
  const { rows: invited } = await db.query<InvitedRow>(
    `select i.id, i.round_id, i.candidacy_id, i.finished_at, i.closes_at, c.state, c.user_id as candidate_id, c.company_id, false as is_blocked, c.ad,
            (select count(*)::int from question_answers a where a.invitation_id = i.id) as answered
       from question_invitations i join candidacies c on c.id = i.candidacy_id
      where i.round_id = any($1::uuid[]) order by i.invited_at, c.sent_at, i.id`,
    [rows.map(({ id }) => id)],
  )
  const names = await shownNames(
    db,
    invited.map(({ candidacy_id: id }) => id),
  )
  return rows.map((row) => {
    const those = invited.filter(({ round_id: id }) => id === row.id)
    return {
      _id: row.id,
      ad: row.ad_id,
      jobTitle: those[0] === undefined ? (row.title ?? '') : KeptAd.parse(those[0].ad).jobTitle,
      created: row.created.toISOString(),
      tries: row.tries,
      questions: row.questions,
      invited: those.map((one) => ({
        _id: one.id,
        candidacy: one.candidacy_id,
        name: names.get(one.candidacy_id)?.name ?? '',
        closesAt: one.closes_at.toISOString(),
        state: stateOf(one, now),
        answered: one.answered,
      })),
    }
  })
}
