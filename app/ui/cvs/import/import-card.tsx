import { useId, useState, type ReactNode } from 'react'
import type { CvOrigin } from '../../../../contract/cvs/import.ts'
import { Icon } from '../../icon.tsx'
import { SourceNote } from './source-note.tsx'
import css from './import.module.css'
import { Button } from '../../parts/button.tsx'

export type CardDecision = 'taken' | 'skipped' | undefined

type Props = {
  id: string
  /** What it is: 'Nurse, Aire Valley Hospital'. */
  title: string
  decision: CardDecision
  origin: CvOrigin | undefined
  onDecide: (decision: CardDecision) => void
  /** What it says. */
  children: ReactNode
  /** To change it, where it can be changed as a whole. */
  form?: ReactNode
}

/** One entry that was found: to accept, change or leave out. */
export function ImportCardView({ id, title, decision, origin, onDecide, children, form }: Props) {
  const heading = useId()
  const [isOpen, setOpen] = useState(false)
  const decide = (next: 'taken' | 'skipped') => onDecide(decision === next ? undefined : next)
  return (
    <article
      className={`${css.card} ${decision === 'taken' ? css.taken : decision === 'skipped' ? css.skipped : ''}`}
      id={`card-${id}`}
      aria-labelledby={heading}
      tabIndex={-1}
    >
      <header className={css.cardHead}>
        <h3 id={heading}>{title}</h3>
        <p className={css.state}>
          {decision === 'taken' && (
            <>
              <Icon name="tick" /> Accepted
            </>
          )}
          {decision === 'skipped' && (
            <>
              <Icon name="close" /> Skipped
            </>
          )}
        </p>
      </header>
      {isOpen ? <div className={css.form}>{form}</div> : <div className={css.body}>{children}</div>}
      <SourceNote origin={origin} />
      <div className={css.acts}>
        {isOpen ? (
          <Button
            type="button"
            onClick={() => {
              setOpen(false)
              onDecide('taken')
            }}
          >
            Save and accept
          </Button>
        ) : (
          <>
            <Act name="Accept" of={title} isOn={decision === 'taken'} onPress={() => decide('taken')} />
            {form !== undefined && (
              <Button type="button" onClick={() => setOpen(true)}>
                Edit<span className="unseen"> {title}</span>
              </Button>
            )}
            <Act name="Skip" of={title} isOn={decision === 'skipped'} onPress={() => decide('skipped')} />
          </>
        )}
      </div>
    </article>
  )
}

function Act({ name, of, isOn, onPress }: { name: string; of: string; isOn: boolean; onPress: () => void }) {
  return (
    <Button className={isOn ? css.on : undefined} type="button" aria-pressed={isOn} onClick={onPress}>
      {name}
      <span className="unseen"> {of}</span>
    </Button>
  )
}
