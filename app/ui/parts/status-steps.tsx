import type { ReactNode } from 'react'
import { Icon } from '../icon.tsx'
import css from './status-steps.module.css'

type StatusStep = {
  name: string
  state: 'done' | 'current' | 'needs-you' | 'failed' | 'to-come'
  /** When it was, or how far it is. */
  note?: ReactNode
}

type Props = {
  /** What goes through the steps. */
  label: string
  steps: readonly StatusStep[]
  /** Below one another, as a roll that is called; else beside one another. */
  isRoll?: boolean
  /** Beside one another and small, within a row of a list. */
  isInRow?: boolean
}

/** What something goes through, and how far it is. */
export function StatusSteps({ label, steps, isRoll = false, isInRow = false }: Props) {
  return (
    <ol className={isRoll ? css.roll : isInRow ? css.inRow : css.line} aria-label={label}>
      {steps.map(({ name, state, note }) => (
        <li key={name} className={looks[state]} aria-current={state === 'current' ? 'step' : undefined}>
          {state === 'done' && <Icon name="tick" label="Done:" />}
          {state === 'failed' && <Icon name="warning" label="Failed:" />}
          <span>{name}</span>
          {state === 'needs-you' && <span className="unseen"> – waits for you</span>}
          {note !== undefined && <span className={css.note}>{note}</span>}
        </li>
      ))}
    </ol>
  )
}

const looks = {
  done: css.done,
  current: css.current,
  'needs-you': css.needsYou,
  failed: css.failed,
  'to-come': undefined,
} as const
