import { useRef, useState, type PointerEvent } from 'react'
import { href, Link } from 'react-router'
import type { Candidate } from '../../../../contract/candidates/desk.ts'
import { printScore } from '../../../../contract/candidates/scores.ts'
import { Icon } from '../../icon.tsx'
import { newMessages } from '../../conversations/new-messages.ts'
import { Badge } from '../../parts/badge.tsx'
import { Ago } from '../../when.tsx'
import { callOf, isShortlisted, standingNames, standingTones, standsIn } from './desk-words.ts'
import css from './candidate-list.module.css'
import { BareCheckbox } from '../../parts/checkbox.tsx'

type Props = {
  adId: string
  candidates: readonly Candidate[]
  chosenId: string | null
  /** After the address of each candidate: '?show=new'. */
  search: string
  /** How many messages of whom nobody has read. */
  unread: ReadonlyMap<string, number>
  now: string
  isHydrated: boolean
  /** Somebody was dropped on somebody else. */
  onDrop: (moved: string, on: string) => void
}

/** The form that the ticked rows belong to. */
export const severalForm = 'several'

/** The people who applied, one row each. A row can be dragged onto another by its handle; the panel has buttons that do the same. */
export function CandidateList({ adId, candidates, chosenId, search, unread, now, isHydrated, onDrop }: Props) {
  const list = useRef<HTMLOListElement>(null)
  const [dragged, setDragged] = useState<string | null>(null)
  const [over, setOver] = useState<string | null>(null)
  const chosenAt = candidates.findIndex(({ _id }) => _id === chosenId)
  const rowAt = ({ clientY }: PointerEvent): string | null => {
    const rows = [...(list.current?.children ?? [])]
    const at = rows.findIndex((row) => {
      const { top, bottom } = row.getBoundingClientRect()
      return clientY >= top && clientY < bottom
    })
    return candidates[at]?._id ?? null
  }
  const end = (on: string | null) => {
    if (dragged !== null && on !== null && on !== dragged) onDrop(dragged, on)
    setDragged(null)
    setOver(null)
  }
  return (
    <ol
      className={css.list}
      id="candidates"
      tabIndex={-1}
      aria-label="Candidates"
      data-is-chosen={chosenAt !== -1}
      ref={list}
    >
      {candidates.map((one, index) => (
        <li
          key={one._id}
          id={`row-${one._id}`}
          className={css.row}
          data-near={chosenAt !== -1 && (index === chosenAt || index === chosenAt - 1)}
          data-dragged={dragged === one._id || undefined}
          data-over={(over === one._id && dragged !== one._id) || undefined}
        >
          <BareCheckbox
            form={severalForm}
            name="n"
            value={one.number}
            aria-label={`Select ${callOf(one)}`}
            data-desk-key={one._id === chosenId ? 'x' : undefined}
          />
          <Row
            adId={adId}
            one={one}
            isChosen={one._id === chosenId}
            unread={unread.get(one._id) ?? 0}
            search={search}
            now={now}
          />
          {/* For a pointer alone: the candidate's page has buttons that do the same. */}
          {isHydrated && (
            <span
              className={css.handle}
              aria-hidden="true"
              data-handle
              onPointerDown={(event) => {
                event.currentTarget.setPointerCapture(event.pointerId)
                setDragged(one._id)
              }}
              onPointerMove={(event) => dragged === one._id && setOver(rowAt(event))}
              onPointerUp={(event) => end(rowAt(event))}
              onPointerCancel={() => end(null)}
            >
              <Icon name="menu" />
            </span>
          )}
        </li>
      ))}
    </ol>
  )
}

type RowProps = { adId: string; one: Candidate; isChosen: boolean; unread: number; search: string; now: string }

function Row({ adId, one, isChosen, unread, search, now }: RowProps) {
  const { gist, sentAt, outside, answers, also, score, waiting } = one
  const stands = standsIn(one)
  const facts = [
    newMessages(unread),
    answers === 0 ? '' : `${answers - outside} of ${answers} as asked`,
    also.length === 0 ? '' : `${also.length + 1} applications`,
    score === null ? '' : `score ${printScore(score)}`,
  ].filter((fact) => fact !== '')
  return (
    <Link
      className={css.rowLink}
      to={`${href('/posted-job-details/:adId/:candidacyId', { adId, candidacyId: one._id })}${search}`}
      preventScrollReset
      aria-current={isChosen ? 'true' : undefined}
    >
      <b>
        {callOf(one)}
        {isShortlisted(one) && (
          <span className={css.heart}>
            <span aria-hidden="true">♥</span>
            <span className="unseen"> (shortlisted)</span>
          </span>
        )}
      </b>
      <small className={css.when}>
        <Ago moment={sentAt} now={now} />
      </small>
      <small className={css.gist}>
        {[gist, ...facts].filter((part) => part !== '').join(' · ') ||
          (one.hasLetter ? 'CV and letter' : 'CV as a file')}
      </small>
      <Badge tone={standingTones[stands]}>
        {standingNames[stands]}
        {waiting !== null && ' …'}
      </Badge>
    </Link>
  )
}
