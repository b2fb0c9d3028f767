import { useEffect, useRef } from 'react'
import type { CvSummary } from '../../../../contract/cvs/api.ts'
import { emptyCv } from '../../../../contract/cvs/empty-cv.ts'
import { alert } from '../../../../contract/texts/messages.ts'
import { AlertBox } from '../../parts/alert-box.tsx'
import { ContactTable } from './contact-table.tsx'
import { EntryCardView, ListCardView } from './entry-cards.tsx'
import { KeptBox } from './kept-box.tsx'
import css from './import.module.css'
import { useReview, type ReviewProps } from './use-review.ts'
import { Button } from '../../parts/button.tsx'
import { SelectField } from '../../parts/select-field.tsx'

/** What was found in a file, card by card, until it is put into a CV. */
export function Review(props: ReviewProps) {
  const { proposal, name, cvs, onAgain } = props
  const review = useReview(props)
  const { found, shown, open, accepted, current, isBusy } = review
  const count = open.length === 0 ? '' : `, ${open.length} to decide`
  return (
    <div className={css.review}>
      {review.isNothing ? (
        <AlertBox
          alert={alert(
            'warning',
            'We did not recognise a CV in this file.',
            'Is it the right file? You can choose another one, or start with an empty CV.',
          )}
        />
      ) : (
        <Intro name={name} review={review} />
      )}
      {proposal.isCut && (
        <AlertBox alert={alert('warning', 'This file is too long.', 'We did not read the end of it.')} />
      )}
      <Problems problem={review.problem} loadProblem={review.loadProblem} firstOpen={open[0]?.id} />
      {cvs !== null && cvs.length > 0 && <IntoField cvs={cvs} into={review.into} onChange={review.setInto} />}
      <ContactTable
        current={current ?? emptyCv}
        found={found}
        origins={proposal.origins}
        taken={review.taken}
        onChange={review.take}
      />
      {shown.length > 0 && (
        <section className={css.part} aria-labelledby="entries">
          <div className={css.partHead}>
            <h2 id="entries">Everything else</h2>
            {!review.takesAll && (
              <Button type="button" onClick={review.acceptAll} disabled={open.length === 0}>
                Accept all
              </Button>
            )}
          </div>
          {shown.map((card) => {
            const shell = {
              origins: proposal.origins,
              decision: review.decisionOf(card.id),
              onDecide: (decision: ReturnType<typeof review.decisionOf>) => review.decide(card.id, decision),
            }
            return card.kind === 'list' ? (
              <ListCardView key={card.id} card={card} off={review.off} onOff={review.setOff} {...shell} />
            ) : (
              <EntryCardView key={card.id} card={card} found={found} onFound={review.setFound} {...shell} />
            )
          })}
        </section>
      )}
      {proposal.cv.kept !== '' && (
        <KeptBox
          text={found.kept}
          origin={proposal.origins['kept']}
          isWanted={review.isKeptWanted}
          onText={(kept) => review.setFound({ ...found, kept })}
          onWanted={review.setKeptWanted}
        />
      )}
      <div className={css.end}>
        <p aria-live="polite">{shown.length === 0 ? '' : `${accepted} of ${shown.length} accepted${count}.`}</p>
        <Button
          look={review.takesAll ? undefined : 'primary'}
          type="button"
          disabled={isBusy || current === null}
          aria-busy={isBusy}
          onClick={() => void review.put()}
        >
          Add to my CV
        </Button>
        <Button type="button" onClick={onAgain}>
          Choose another file
        </Button>
      </div>
    </div>
  )
}

/** What is to be done: nothing but a look and one press where the CV is empty. */
function Intro({ name, review }: { name: string; review: ReturnType<typeof useReview> }) {
  const { doubtful, takesAll } = review
  const checks = doubtful.length > 0 && (
    <div className={css.doubtful}>
      <p>
        {doubtful.length === 1
          ? 'We are not sure about one thing:'
          : `We are not sure about ${doubtful.length} things:`}
      </p>
      <ul>
        {doubtful.map(({ name: of, at }) => (
          <li key={`${at} ${of}`}>
            <a href={`#${at}`}>{of}</a>
          </li>
        ))}
      </ul>
    </div>
  )
  return takesAll ? (
    <>
      <p>
        We read <b className={css.name}>{name}</b>. Everything below goes into your CV. You can change or skip things
        first, or change them later.
      </p>
      {checks}
      <div>
        <Button
          look="primary"
          type="button"
          disabled={review.isBusy}
          aria-busy={review.isBusy}
          onClick={() => void review.put()}
        >
          Add all of it
        </Button>
      </div>
    </>
  ) : (
    <>
      <p>
        We read <b className={css.name}>{name}</b>. Accept, change or skip each thing we found. Nothing is in your CV
        yet.
      </p>
      {checks}
    </>
  )
}

type ProblemsProps = { problem: string | null; loadProblem: string | null; firstOpen: string | undefined }

/** What must be corrected first. It takes the focus. */
function Problems({ problem, loadProblem, firstOpen }: ProblemsProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (problem !== null) box.current?.focus()
  }, [problem])
  return (
    <div ref={box} tabIndex={-1}>
      {problem !== null && <AlertBox alert={alert('error', 'Nothing has been added to your CV yet.', problem)} />}
      {problem !== null && firstOpen !== undefined && (
        <p className={css.first}>
          <a href={`#card-${firstOpen}`}>Go to the first undecided entry</a>
        </p>
      )}
      {loadProblem !== null && <AlertBox alert={alert('error', 'We could not open your CV.', loadProblem)} />}
    </div>
  )
}

type IntoProps = { cvs: readonly CvSummary[]; into: string; onChange: (into: string) => void }

function IntoField({ cvs, into, onChange }: IntoProps) {
  return (
    <div className={css.into}>
      <SelectField label="Add it to" id="into" value={into} onChange={onChange}>
        {cvs.map(({ _id, name }) => (
          <option key={_id} value={_id}>
            {name}
          </option>
        ))}
        <option value="new">A new CV</option>
      </SelectField>
    </div>
  )
}
