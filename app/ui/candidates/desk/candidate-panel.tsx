import { href, Link } from 'react-router'
import type { Alert } from '../../../../contract/texts/alert.ts'
import { decisionReasons } from '../../../../contract/candidates/decisions.ts'
import type { Conversation } from '../../../../contract/conversations/conversations.ts'
import type { CandidateDetail } from '../../../../contract/candidates/desk.ts'
import { timeOf } from '../../dates.ts'
import { AlertBox } from '../../parts/alert-box.tsx'
import { Badge } from '../../parts/badge.tsx'
import { Ago, Day } from '../../when.tsx'
import { SentScreening } from '../sent-screening.tsx'
import { Messages } from '../../conversations/messages.tsx'
import { TextForm } from '../../conversations/text-form.tsx'
import { CvFacts, Fact, Part, WishFacts } from './cv-facts.tsx'
import { callOf, decisionWords, standingNames, standingTones, standsIn } from './desk-words.ts'
import css from './desk.module.css'
import { Happened } from './happened.tsx'
import { NotesSection } from './notes-section.tsx'
import { ScoresSection } from './scores-section.tsx'
import { SentFiles } from './sent-files.tsx'
import { WaitingLine } from './waiting-line.tsx'

type Props = {
  candidate: CandidateDetail
  now: string
  noteId: string
  conversation: Conversation
  /** Of the next message. */
  messageId: string
  /** Of the next text. */
  textId: string
  /** What became of what was asked for last, at what it was asked for. */
  said: { intent: string; alert: Alert; note: string } | null
  /** '1 of 9', with the ways to the next and the previous. */
  steps: React.ReactNode
  /** What they answered to video questions. */
  answers: React.ReactNode
  search: string
}

/** One candidate: the same facts in the same order for everybody, and what is missing said so. */
export function CandidatePanel({
  candidate,
  now,
  noteId,
  conversation,
  messageId,
  textId,
  said,
  steps,
  answers,
  search,
}: Props) {
  const {
    _id,
    adId,
    state,
    sentAt,
    endedAt,
    applicant,
    screening,
    cv,
    isHidden,
    isGone,
    others,
    waiting,
    clearedAt,
    keptUntil,
  } = candidate
  const address = href('/posted-job-details/:adId/:candidacyId', { adId, candidacyId: _id })
  const stands = standsIn(candidate)
  const isOpen = state !== 'withdrawn' && clearedAt === null
  const alertOf = (intent: string) => (said?.intent === intent ? said.alert : null)
  return (
    <>
      <header className={css.panelHead}>
        <div className={css.panelTitle}>
          <h2 id="candidate" tabIndex={-1}>
            {callOf(candidate)}
          </h2>
          {cv !== null && cv.personal_data.image !== '' && (
            <img className={css.photo} src={cv.personal_data.image} alt="" width={56} height={56} />
          )}
          <Badge tone={standingTones[stands]}>{standingNames[stands]}</Badge>
          {steps}
        </div>
        <p className="quiet">
          Applied <Ago moment={sentAt} now={now} /> {timeOf(sentAt)} · through Rolecall
          {endedAt !== null && (
            <>
              {' '}
              · {state === 'withdrawn' ? 'withdrew' : 'rejected'} on <Day moment={endedAt} />
            </>
          )}
        </p>
        {waiting !== null && <WaitingLine waiting={waiting} now={now} />}
        {['shortlist', 'move', 'undo'].map((intent) => {
          const alert = alertOf(intent)
          return alert === null ? null : <AlertBox key={intent} alert={alert} />
        })}
        {isHidden && !isGone && isOpen && (
          <p className={css.hidden}>
            Name, contact details, photo, address, links and years that reveal age are hidden until you shortlist or
            invite them. So are the CV file, the letter and recorded answers, because they reveal all of that.
          </p>
        )}
        {state === 'withdrawn' && (
          <p>
            {isGone
              ? 'They have deleted their account. Nothing that they sent is left.'
              : 'They have withdrawn their application. What they sent is no longer shown.'}
          </p>
        )}
        {clearedAt !== null && state !== 'withdrawn' && (
          <p>
            {candidate.events.some(({ kind, actor }) => kind === 'cleared' && actor === 'person') ? (
              <>
                They deleted what they sent on <Day moment={clearedAt} />.
              </>
            ) : (
              <>
                What they sent was deleted on <Day moment={clearedAt} />, when{' '}
                <Link to="/manage-company/keeping">the time to keep it</Link> was over.
              </>
            )}{' '}
            {isGone ? 'Only what happened is left.' : 'Name, scores and the decision stay a little longer.'}
          </p>
        )}
        {keptUntil !== null && clearedAt === null && (
          <p className={css.hidden}>
            They agreed that you keep their application for other jobs until <Day moment={keptUntil} />.
          </p>
        )}
        {others.length > 0 && (
          <p className={css.hidden}>
            The same person, by account, email or phone, sent {others.length + 1} applications to this ad:{' '}
            {others.map((other, index) => (
              <span key={other._id}>
                {index > 0 && ', '}
                <Link
                  to={`${href('/posted-job-details/:adId/:candidacyId', { adId, candidacyId: other._id })}${search}`}
                  preventScrollReset
                >
                  {other.name ?? `Candidate ${other.number}`}, <Day moment={other.sentAt} /> (
                  {other.state === 'withdrawn' ? 'withdrawn' : 'standing'})
                </Link>
              </span>
            ))}
          </p>
        )}
      </header>

      {isOpen && !isHidden && (
        <Part name="Contact">
          <dl className={css.facts}>
            <Fact name="Email">
              {applicant?.email == null ? null : <a href={`mailto:${applicant.email}`}>{applicant.email}</a>}
            </Fact>
            <Fact name="Phone">
              {applicant?.phone == null ? null : (
                <a href={`tel:${applicant.phone.replaceAll(' ', '')}`}>{applicant.phone}</a>
              )}
            </Fact>
            <Fact name="Address">{addressOf(candidate)}</Fact>
          </dl>
        </Part>
      )}
      {isOpen && (
        <>
          <Part name="Next job">
            <WishFacts cv={cv} />
          </Part>
          {screening !== null &&
            screening.answers.length + (screening.education ? 1 : 0) + (screening.experience ? 1 : 0) > 0 && (
              <Part name="Your questions">
                <SentScreening screening={screening} isMarked isHidden={isHidden} />
              </Part>
            )}
          {answers}
          <CvFacts cv={cv} lengths={candidate.lengths} isHidden={isHidden} />
          <SentFiles documents={candidate.documents} address={address} isHidden={isHidden} />
        </>
      )}
      {!isGone && (
        <>
          {state !== 'withdrawn' && <ScoresSection scores={candidate.scores} alert={alertOf('assess')} />}
          <NotesSection
            key={_id}
            notes={candidate.noteList}
            noteId={noteId}
            alert={alertOf('note')}
            typed={said?.intent === 'note' ? said.note : ''}
            canWrite
          />
        </>
      )}
      {!isGone && (
        <Messages
          key={_id}
          className={css.part}
          level="h3"
          conversation={conversation}
          side="company"
          messageId={messageId}
          alert={alertOf('message')}
          typed={said?.intent === 'message' ? said.note : ''}
          hint="Everybody in your company reads the answers. They are told by email that you have written."
        >
          {conversation.texting !== null && (
            <TextForm
              texting={conversation.texting}
              texts={conversation.texts}
              textId={textId}
              alert={alertOf('text')}
              typed={said?.intent === 'text' ? said.note : ''}
            />
          )}
        </Messages>
      )}
      {isOpen && (
        <>
          <Part name="Interviews">
            <p>
              <Link to={`${address}/interview`}>Invite to an interview</Link> ·{' '}
              <Link to="/manage-interviews">All your interviews</Link>
            </p>
          </Part>
        </>
      )}
      {candidate.decisions.length > 0 && (
        <Part name="Decisions">
          {candidate.decisions.map(({ to, reason, at, by, text, toldAt }) => (
            <details key={at}>
              <summary>
                {decisionWords[to].done} · <Day moment={at} /> · {by ?? 'a former member'}
                {toldAt === null && ' · not told yet'}
              </summary>
              <p className="quiet">Reason: {decisionReasons.find((one) => one.reason === reason)?.name}</p>
              <p className={css.noteText}>{text}</p>
            </details>
          ))}
        </Part>
      )}
      <Happened events={candidate.events} />
    </>
  )
}

function addressOf({ cv }: CandidateDetail): string | null {
  if (cv === null) return null
  const { address_number, street, city, postcode, country } = cv.personal_data
  const parts = [`${address_number} ${street}`.trim(), city, postcode, country].filter((part) => part.trim() !== '')
  return parts.length === 0 ? null : parts.join(', ')
}
