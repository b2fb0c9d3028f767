import { finalScore, meanScore, type Scores } from '../../../contract/candidates/scores.ts'
import { Decision } from '../../../contract/candidates/decisions.ts'
import type { Candidate, CandidateFilter, CandidateLine } from '../../../contract/candidates/desk.ts'
import type { Queryable } from '../../platform/database.ts'
import { inSlices } from '../../platform/in-slices.ts'
import { isHidden, reviewOf } from './blind.ts'
import { byPerson, inOrder, type Sent } from './people.ts'
import { meets, readableOf, type Readable } from './readable.ts'
import { redactor } from './redact.ts'

type Row = Sent & {
  former_names: string[]
  viewed_at: Date | null
  ended_at: Date | null
  outside: number
  answers: number
  gist: string | null
  has_letter: boolean
  notes: number
  /** Every member's four scores, as given. */
  finals: number[] | null
  has_own: boolean
  waits_to: string | null
  waits_until: Date | null
  cleared_at: Date | null
  screening: unknown
  source: string | null
}

type Asked = { companyId: string; adId: string; userId: string; filter: CandidateFilter }

/** Who applied to an ad of a company, one entry a person, in the company's order. @param userId whose own scores count. */
export async function listCandidates(
  db: Queryable,
  asked: Asked,
): Promise<{ candidates: Candidate[]; total: number; isBlind: boolean }> {
  const { q, level } = asked.filter
  const { people, isBlind } = await readPeople(db, asked, { hasAnswers: q !== '' || level !== '' })
  const candidates = people
    .filter(({ candidate, readable }) => meets(asked.filter, candidate, readable))
    .map(({ candidate }) => candidate)
  return { candidates, total: people.length, isBlind }
}

/** The same with contact details and answers, as far as the company may read them. */
export async function candidateLines(db: Queryable, asked: Asked): Promise<CandidateLine[]> {
  const { people } = await readPeople(db, asked, { hasAnswers: true })
  return people
    .filter(({ candidate, readable }) => meets(asked.filter, candidate, readable))
    .map(({ candidate, readable: { email, phone, education, experience, answers } }) => ({
      candidate,
      email,
      phone,
      education,
      experience,
      answerList: answers,
    }))
}

async function readPeople(
  db: Queryable,
  { companyId, adId, userId }: Asked,
  { hasAnswers }: { hasAnswers: boolean },
): Promise<{ people: { candidate: Candidate; readable: Readable }[]; isBlind: boolean }> {
  const review = await reviewOf(db, adId)
  const { rows } = await db.query<Row>(
    `select c.id, c.user_id, c.state, c.shortlisted_at, c.sent_at, c.viewed_at, c.ended_at, c.outside, c.cleared_at,
            c.applicant ->> 'name' as name, c.applicant ->> 'email' as email, c.applicant ->> 'phone' as phone, c.former_names,
            coalesce(jsonb_array_length(c.screening -> 'answers'), 0) as answers, d.gist,
            case when $4 then c.screening end as screening, case when $5 then d.source end as source,
            exists (select from candidacy_documents l where l.candidacy_id = c.id and l.kind = 'letter') as has_letter,
            (select count(*)::int from candidacy_notes n where n.candidacy_id = c.id) as notes,
            s.finals, coalesce(s.has_own, false) as has_own, w.to_state as waits_to, w.tell_at as waits_until
       from candidacies c
       left join candidacy_documents d on d.candidacy_id = c.id and d.kind = 'cv'
       left join candidacy_decisions w on w.candidacy_id = c.id and w.told_at is null and w.undone_at is null
       left join lateral (
         select array_agg((screening + interview + education + work)::float8 / 4) as finals, bool_or(by_user_id = $3) as has_own
           from candidacy_scores where candidacy_id = c.id) s on true
      where c.ad_id = $1 and c.company_id = $2 order by c.sent_at, c.id`,
    [adId, companyId, userId, hasAnswers, hasAnswers && review.is_blind],
  )
  const numbers = new Map(rows.map(({ id }, index) => [id, index + 1]))
  const people = inOrder(byPerson(rows), review.chosen_order)
  // Many long answers with names to take out: others have their turn in between.
  const turn = inSlices()
  const read: { candidate: Candidate; readable: Readable }[] = []
  for (const [row, ...others] of people) {
    if (row === undefined) continue
    await turn()
    const hidden = isHidden(review.is_blind, row)
    const isOpen = row.state !== 'withdrawn' && row.cleared_at === null
    const entry = presentRow(row, { number: numbers.get(row.id) ?? 0, isBlind: review.is_blind })
    read.push({
      candidate: { ...entry, also: others.map(({ id }) => id) },
      readable: readableOf(row, { isOpen, isHidden: hidden }),
    })
  }
  return { people: read, isBlind: review.is_blind }
}

/** A list entry; what is hidden is not in it. */
function presentRow(row: Row, { number, isBlind }: { number: number; isBlind: boolean }): Omit<Candidate, 'also'> {
  const isOpen = row.state !== 'withdrawn'
  const hidden = isHidden(isBlind, row)
  const gist = isOpen ? (row.gist ?? '') : ''
  return {
    _id: row.id,
    number,
    name: hidden ? null : row.name,
    isHidden: hidden,
    isGone: row.name === null,
    state: row.state,
    waiting:
      row.waits_to === null || row.waits_until === null
        ? null
        : { to: Decision.parse(row.waits_to), tellAt: row.waits_until.toISOString() },
    sentAt: row.sent_at.toISOString(),
    viewedAt: row.viewed_at?.toISOString() ?? null,
    endedAt: row.ended_at?.toISOString() ?? null,
    shortlistedAt: row.shortlisted_at?.toISOString() ?? null,
    gist: hidden && gist !== '' ? redactor({ names: [row.name ?? '', ...row.former_names], phrases: [] })(gist) : gist,
    outside: isOpen ? row.outside : 0,
    answers: isOpen ? row.answers : 0,
    hasLetter: isOpen && row.has_letter,
    notes: row.notes,
    // Nobody sees others' before they have given their own.
    score: row.has_own ? meanScore(row.finals ?? []) : null,
  }
}

type ScoreRow = {
  by_user_id: string | null
  by: string | null
  screening: number
  interview: number
  education: number
  work: number
}

/** The scores of one candidate as a member may see them. */
export async function scoresOf(
  db: Queryable,
  { candidacyId, userId }: { candidacyId: string; userId: string },
): Promise<{
  own: Scores | null
  others: { by: string | null; scores: Scores; final: number }[] | null
  final: number | null
}> {
  const { rows } = await db.query<ScoreRow>(
    `select s.by_user_id, u.name as by, s.screening, s.interview, s.education, s.work
       from candidacy_scores s left join users u on u.id = s.by_user_id where s.candidacy_id = $1 order by s.id`,
    [candidacyId],
  )
  const own = rows.find(({ by_user_id: by }) => by === userId)
  if (own === undefined) return { own: null, others: null, final: null }
  const others = rows
    .filter((row) => row !== own)
    .map((row) => ({ by: row.by, scores: scoresIn(row), final: finalScore(scoresIn(row)) }))
  return { own: scoresIn(own), others, final: meanScore(rows.map((row) => finalScore(scoresIn(row)))) }
}

function scoresIn({ screening, interview, education, work }: ScoreRow): Scores {
  return { screeningScore: screening, interviewScore: interview, educationScore: education, workScore: work }
}
