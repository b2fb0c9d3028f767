import { KeptAd } from '../../../contract/applications/history.ts'
import { Applicant, CandidacyState } from '../../../contract/candidates/candidacies.ts'
import { Decision, DecisionReason } from '../../../contract/candidates/decisions.ts'
import type { CandidateDetail } from '../../../contract/candidates/desk.ts'
import { ScreeningAnswers } from '../../../contract/candidates/screening.ts'
import { Cv } from '../../../contract/cvs/cvs.ts'
import { inTransaction, type Database, type Queryable } from '../../platform/database.ts'
import { eventsOf, noteEvent, type CandidacyEvent } from '../events.ts'
import { columns, type CandidacyRow } from '../queries.ts'
import { withoutGone } from '../recordings.ts'
import { isHidden, reviewOf } from './blind.ts'
import { blindCv, ownWords } from './blind-cv.ts'
import { scoresOf } from './list.ts'
import { byPerson, sentToAd } from './people.ts'
import { redactor, type Redact } from './redact.ts'

export type Asked = { companyId: string; adId: string; candidacyId: string }

/** Somebody who applied, with what they sent; null if not found or another company's. What blind mode hides is not in it. */
export async function findCandidate(
  db: Queryable,
  { userId, ...asked }: Asked & { userId: string },
): Promise<CandidateDetail | null> {
  const { candidacyId, adId, companyId } = asked
  const { rows } = await db.query<CandidacyRow>(
    `select ${columns} from candidacies c where c.id = $1 and c.ad_id = $2 and c.company_id = $3`,
    [candidacyId, adId, companyId],
  )
  const [row] = rows
  if (!row) return null
  const [review, sent, documents, notes, scores, decisions, events] = await Promise.all([
    reviewOf(db, adId),
    sentToAd(db, { companyId, adId }),
    documentsOf(db, candidacyId),
    notesOf(db, candidacyId),
    scoresOf(db, { candidacyId, userId }),
    decisionsOf(db, candidacyId),
    eventsOf(db, candidacyId),
  ])
  const isOpen = row.state !== 'withdrawn' && row.cleared_at === null
  const hidden = isHidden(review.is_blind, row)
  const applicant = Applicant.nullable().parse(row.applicant)
  const cvDocument = documents.find(({ kind }) => kind === 'cv')
  const source = isOpen && cvDocument?.source != null ? Cv.parse(JSON.parse(cvDocument.source)) : null
  const own = ownWords(source)
  const redact: Redact = hidden
    ? redactor({ names: [applicant?.name ?? '', ...row.former_names, ...own.names], phrases: own.phrases })
    : (text) => text
  const blind = hidden && source !== null ? await blindCv(source, { redact, at: row.sent_at }) : null
  const kept = isOpen ? ScreeningAnswers.nullable().parse(row.screening) : null
  const screening = kept && (await withoutGone(db, kept))
  const person = byPerson(sent).find((group) => group.some(({ id }) => id === candidacyId)) ?? []
  const numbers = new Map(sent.map(({ id }, index) => [id, index + 1]))
  const waiting = decisions.find(({ told_at, undone_at }) => told_at === null && undone_at === null)
  const others = person
    .filter(({ id }) => id !== candidacyId)
    .map((other) => ({
      _id: other.id,
      number: numbers.get(other.id) ?? 0,
      name: isHidden(review.is_blind, other) ? null : other.name,
      state: CandidacyState.parse(other.state),
      sentAt: other.sent_at.toISOString(),
    }))
  return {
    _id: row.id,
    number: numbers.get(row.id) ?? 0,
    name: hidden ? null : (applicant?.name ?? null),
    isHidden: hidden,
    isGone: applicant === null,
    state: row.state,
    waiting:
      waiting === undefined ? null : { to: Decision.parse(waiting.to_state), tellAt: waiting.tell_at.toISOString() },
    sentAt: row.sent_at.toISOString(),
    viewedAt: row.viewed_at?.toISOString() ?? null,
    endedAt: row.ended_at?.toISOString() ?? null,
    shortlistedAt: row.shortlisted_at?.toISOString() ?? null,
    gist: isOpen ? redact(cvDocument?.gist ?? '') : '',
    outside: isOpen ? row.outside : 0,
    answers: screening?.answers.length ?? 0,
    hasLetter: isOpen && documents.some(({ kind }) => kind === 'letter'),
    notes: notes.length,
    score: scores.final,
    also: others.map(({ _id }) => _id),
    adId,
    clearedAt: row.cleared_at?.toISOString() ?? null,
    keptUntil: row.kept_until?.toISOString() ?? null,
    jobTitle: KeptAd.parse(row.ad).jobTitle,
    applicant: isOpen && !hidden ? applicant : null,
    // What did not fit anywhere is the person's alone.
    cv: source === null ? null : (blind?.cv ?? { ...source, kept: '' }),
    lengths: blind?.lengths ?? null,
    screening: screening && redactedScreening(screening, { redact, hidden }),
    documents: isOpen
      ? documents.map(({ kind, name, text }) => ({
          kind,
          // A file has its writer's name.
          name: hidden ? '' : name,
          text: hidden ? null : text,
        }))
      : [],
    noteList: notes.map(({ id, note, author, at }) => ({
      _id: id,
      note: redact(note),
      author,
      created: at.toISOString(),
    })),
    scores,
    decisions: decisions
      .filter(({ undone_at }) => undone_at === null)
      .map(({ to_state, reason, decided_at, by, text, told_text, told_at }) => ({
        to: Decision.parse(to_state),
        reason: DecisionReason.parse(reason),
        at: decided_at.toISOString(),
        by,
        text: redact(told_text ?? text),
        toldAt: told_at?.toISOString() ?? null,
      })),
    events: events.map(presentEvent),
    others,
  }
}

/** Notes that the company has opened an application; the first time counts. @returns whether there is such a one. */
export async function noteViewed(
  db: Database,
  { userId, now, ...asked }: Asked & { userId: string; now: Date },
): Promise<boolean> {
  const { candidacyId, adId, companyId } = asked
  return await inTransaction(db, async (client) => {
    const { rowCount } = await client.query(
      `update candidacies set state = case when state = 'sent' then 'viewed' else state end, viewed_at = $4
        where id = $1 and ad_id = $2 and company_id = $3 and viewed_at is null`,
      [candidacyId, adId, companyId, now],
    )
    if (rowCount === 1) {
      await noteEvent(client, { candidacyId, kind: 'viewed', by: { userId }, now })
      return true
    }
    const { rowCount: there } = await client.query(
      'select from candidacies where id = $1 and ad_id = $2 and company_id = $3',
      [candidacyId, adId, companyId],
    )
    return there === 1
  })
}

/** Whether a document of an application may be had as a file: it is the company's, not withdrawn, and not hidden. */
export async function mayReadFile(db: Queryable, { candidacyId, adId, companyId }: Asked): Promise<boolean> {
  const { rows } = await db.query<CandidacyRow>(
    `select ${columns} from candidacies c where c.id = $1 and c.ad_id = $2 and c.company_id = $3`,
    [candidacyId, adId, companyId],
  )
  const [row] = rows
  if (!row || row.state === 'withdrawn' || row.cleared_at !== null) return false
  return !isHidden((await reviewOf(db, adId)).is_blind, row)
}

type SentDocument = { kind: 'cv' | 'letter'; name: string; text: string; source: string | null; gist: string | null }

async function documentsOf(db: Queryable, candidacyId: string): Promise<SentDocument[]> {
  const { rows } = await db.query<SentDocument>(
    `select kind, name, text, case when kind = 'cv' then source end as source, gist
       from candidacy_documents where candidacy_id = $1 order by kind`,
    [candidacyId],
  )
  return rows
}

async function notesOf(
  db: Queryable,
  candidacyId: string,
): Promise<{ id: string; note: string; author: string | null; at: Date }[]> {
  const { rows } = await db.query<{ id: string; note: string; author: string | null; at: Date }>(
    `select n.id, n.note, u.name as author, n.at from candidacy_notes n left join users u on u.id = n.by_user_id
      where n.candidacy_id = $1 order by n.at, n.id`,
    [candidacyId],
  )
  return rows
}

type DecisionRow = {
  to_state: string
  reason: string
  text: string
  decided_at: Date
  tell_at: Date
  told_at: Date | null
  undone_at: Date | null
  told_text: string | null
  by: string | null
}

async function decisionsOf(db: Queryable, candidacyId: string): Promise<DecisionRow[]> {
  const { rows } = await db.query<DecisionRow>(
    `select d.to_state, d.reason, d.text, d.decided_at, d.tell_at, d.told_at, d.undone_at, d.told_text, u.name as by
       from candidacy_decisions d left join users u on u.id = d.by_user_id
      where d.candidacy_id = $1 order by d.decided_at desc`,
    [candidacyId],
  )
  return rows
}

function redactedScreening(
  screening: ScreeningAnswers,
  { redact, hidden }: { redact: Redact; hidden: boolean },
): ScreeningAnswers {
  const answers = screening.answers.map((one) =>
    one.kind === 'text' || one.kind === 'audio'
      ? // A voice tells who somebody is.
        { ...one, answer: redact(one.answer), answerRecording: hidden ? null : one.answerRecording }
      : one,
  )
  return { ...screening, answers }
}

function presentEvent({ id, at, kind, actor, byName, details }: CandidacyEvent): CandidateDetail['events'][number] {
  const to = typeof details === 'object' && details !== null && 'to' in details ? details.to : null
  return {
    id,
    at: at.toISOString(),
    kind,
    actor: actor === 'person' || actor === 'product' ? actor : 'company',
    by: byName,
    to: typeof to === 'string' ? to : null,
  }
}
