import { useEffect, useMemo, useRef, useState } from 'react'
import type { CvProposal } from '../../../../contract/cv-import.ts'
import type { CvSummary } from '../../../../contract/cvs-api.ts'
import { emptyCv, type Cv } from '../../../../contract/cvs.ts'
import { alert } from '../../../../contract/messages.ts'
import { AlertBox } from '../../alert-box.tsx'
import { readDraft } from '../draft-store.ts'
import { findCv } from '../wizard/account-calls.ts'
import { cardsOf, contactFields, contactOf, type ContactPath } from './cards.ts'
import { ContactTable, takenAtFirst } from './contact-table.tsx'
import { EntryCardView, ListCardView } from './entry-cards.tsx'
import type { CardDecision } from './import-card.tsx'
import { forgetReview, keepReview, type KeptReview } from './kept-review.ts'
import { mergeProposal, undecided, type Decisions } from './merge-proposal.ts'
import { putIntoCv, type Target } from './put-into-cv.ts'
import css from './import.module.css'

type Props = {
  proposal: CvProposal
  /** Of the file. */
  name: string
  /** The CVs of the account, the main one first; null: nobody is logged in. */
  cvs: readonly CvSummary[] | null
  /** What was decided before the page was loaded again. */
  before: KeptReview | null
  onAgain: () => void
}

/** What was found in a file, card by card, until it is put into a CV. */
export function Review({ proposal, name, cvs, before, onAgain }: Props) {
  const [found, setFound] = useState<Cv>(before?.found ?? proposal.cv)
  const [cards, setCards] = useState<Decisions['cards']>(before?.cards ?? {})
  const [off, setOff] = useState<ReadonlySet<string>>(new Set(before?.off))
  const [into, setInto] = useState(cvs?.[0]?._id ?? 'new')
  const { current, problem: loadProblem } = useCurrent(cvs === null ? null : into)
  const [contact, setContact] = useState<ReadonlySet<ContactPath> | null>(null)
  const [isKeptWanted, setKeptWanted] = useState(true)
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const shown = useMemo(() => cardsOf(found), [found])
  const taken = contact ?? takenAtFirst(current ?? emptyCv, found)
  const decisions: Decisions = { cards, off, contact: taken, kept: isKeptWanted ? found.kept : '' }
  const open = undecided(found, decisions)
  const isNothing = shown.length === 0 && contactFields.every(({ path }) => contactOf(found, path) === '')
  const accepted = shown.filter(({ id }) => cards[id] === 'taken').length

  useEffect(() => keepReview({ name, proposal, found, cards, off: [...off] }), [name, proposal, found, cards, off])
  useEffect(() => {
    if (problem !== null) box.current?.focus()
  }, [problem])

  const decide = (id: string, decision: CardDecision) =>
    setCards((now) => {
      const { [id]: _, ...others } = now
      return decision === undefined ? others : { ...others, [id]: decision }
    })

  function acceptAll(): void {
    setProblem(null)
    setCards((now) => ({ ...Object.fromEntries(shown.map(({ id }) => [id, 'taken' as const])), ...now }))
  }

  async function put(): Promise<void> {
    const [first] = open
    if (first !== undefined) {
      const count = open.length === 1 ? 'One entry is' : `${open.length} entries are`
      return setProblem(`${count} not decided yet. Accept or skip each, or press ‘Accept all’.`)
    }
    if (isBusy || current === null) return
    setBusy(true)
    setProblem(null)
    const answer = await putIntoCv(mergeProposal(current, found, decisions), targetOf(cvs, into, name))
    if ('problem' in answer) {
      setBusy(false)
      return setProblem(answer.problem)
    }
    forgetReview()
    location.assign(answer.to)
  }

  return (
    <div className={css.review}>
      {isNothing && (
        <AlertBox
          alert={alert(
            'warning',
            'We found nothing in this file that we know as part of a CV.',
            'Is it the right one? You can read another, or start with an empty CV.',
          )}
        />
      )}
      <p>
        We read <b className={css.name}>{name}</b>. Look at what we found: accept, change or skip each. Nothing is in
        your CV yet.
      </p>
      {proposal.isCut && (
        <AlertBox
          alert={alert('warning', 'This file is longer than what we read of one.', 'Its end is missing here.')}
        />
      )}
      <div ref={box} tabIndex={-1}>
        {problem !== null && (
          <>
            <AlertBox alert={alert('error', 'It is not in your CV yet.', problem)} />
            {open[0] !== undefined && (
              <p className={css.first}>
                <a href={`#card-${open[0].id}`}>Go to the first that is not decided</a>
              </p>
            )}
          </>
        )}
        {loadProblem !== null && <AlertBox alert={alert('error', 'Your CV could not be opened.', loadProblem)} />}
      </div>
      {cvs !== null && (
        <IntoField
          cvs={cvs}
          into={into}
          onChange={(next) => {
            setInto(next)
            setContact(null)
          }}
        />
      )}
      <ContactTable
        current={current ?? emptyCv}
        found={found}
        origins={proposal.origins}
        taken={taken}
        onChange={(path, isTaken) => {
          const next = new Set(taken)
          if (isTaken) next.add(path)
          else next.delete(path)
          setContact(next)
        }}
      />
      {shown.length > 0 && (
        <section className={css.part} aria-labelledby="entries">
          <div className={css.partHead}>
            <h2 id="entries">What else we found</h2>
            <button className="button" type="button" onClick={acceptAll} disabled={open.length === 0}>
              Accept all
            </button>
          </div>
          {shown.map((card) =>
            card.kind === 'list' ? (
              <ListCardView
                key={card.id}
                card={card}
                origins={proposal.origins}
                decision={cards[card.id]}
                onDecide={(decision) => decide(card.id, decision)}
                off={off}
                onOff={(id, isOff) =>
                  setOff((now) => {
                    const next = new Set(now)
                    if (isOff) next.add(id)
                    else next.delete(id)
                    return next
                  })
                }
              />
            ) : (
              <EntryCardView
                key={card.id}
                card={card}
                found={found}
                onFound={setFound}
                origins={proposal.origins}
                decision={cards[card.id]}
                onDecide={(decision) => decide(card.id, decision)}
              />
            ),
          )}
        </section>
      )}
      {proposal.cv.kept !== '' && (
        <section className={css.part} aria-labelledby="kept">
          <h2 id="kept">What fitted nowhere</h2>
          <p className="hint" id="kept-hint">
            It goes along with your CV, where only you see it, until you move it to its place or delete it. It is never
            printed.
          </p>
          <textarea
            className={`input ${css.kept}`}
            aria-labelledby="kept"
            aria-describedby="kept-hint"
            rows={Math.min(12, found.kept.split('\n').length + 1)}
            value={found.kept}
            disabled={!isKeptWanted}
            onChange={(event) => setFound({ ...found, kept: event.target.value })}
          />
          <label className={css.item}>
            <input type="checkbox" checked={isKeptWanted} onChange={(event) => setKeptWanted(event.target.checked)} />
            <span>Take this text along</span>
          </label>
        </section>
      )}
      <div className={css.end}>
        <p aria-live="polite">
          {shown.length === 0
            ? ''
            : `${accepted} of ${shown.length} accepted${open.length === 0 ? '' : `, ${open.length} to decide`}.`}
        </p>
        <button
          className="button primary"
          type="button"
          disabled={isBusy || current === null}
          aria-busy={isBusy}
          onClick={() => void put()}
        >
          Put into my CV
        </button>
        <button className="button" type="button" onClick={onAgain}>
          Read another file
        </button>
      </div>
    </div>
  )
}

function IntoField({
  cvs,
  into,
  onChange,
}: {
  cvs: readonly CvSummary[]
  into: string
  onChange: (into: string) => void
}) {
  return (
    <div className={css.into}>
      <label className="label" htmlFor="into">
        Which CV it goes into
      </label>
      <select className="input" id="into" value={into} onChange={(event) => onChange(event.target.value)}>
        {cvs.map(({ _id, name }) => (
          <option key={_id} value={_id}>
            {name}
          </option>
        ))}
        <option value="new">A new CV</option>
      </select>
    </div>
  )
}

/** The CV that it goes into, with what was typed last; null while it is asked for. @param into a CV's id, 'new', or null: the browser's own. */
function useCurrent(into: string | null): { current: Cv | null; problem: string | null } {
  const [own] = useState(() => (into === null ? (readDraft()?.cv ?? emptyCv) : null))
  const [loaded, setLoaded] = useState<{ of: string; cv: Cv | null; problem: string | null } | null>(null)
  useEffect(() => {
    if (into === null || into === 'new') return
    let isGone = false
    void findCv(into).then((answer) => {
      if (isGone) return
      const isDone = answer.kind === 'done'
      const cv = isDone ? (answer.value.draft?.cv ?? answer.value.cv) : null
      setLoaded({ of: into, cv, problem: isDone ? null : answer.why })
    })
    return () => {
      isGone = true
    }
  }, [into])
  if (into === null) return { current: own, problem: null }
  if (into === 'new') return { current: emptyCv, problem: null }
  return loaded?.of === into ? { current: loaded.cv, problem: loaded.problem } : { current: null, problem: null }
}

function targetOf(cvs: readonly CvSummary[] | null, into: string, file: string): Target {
  if (cvs === null) return { kind: 'browser' }
  if (into !== 'new') return { kind: 'cv', cvId: into }
  const stem = file.replace(/\.[a-z0-9]{1,5}$/iu, '').trim()
  return { kind: 'new', name: (stem === '' ? 'My CV' : stem).slice(0, 100) }
}
