import type { ReactNode } from 'react'
import css from './roll-call.module.css'

type Called = {
  name: ReactNode
  /** What it answered with: a count, a time. */
  answer?: ReactNode
  /** 'here': it answered; 'absent': it did not; 'called': it is still waited for. */
  state: 'here' | 'absent' | 'called'
}

type Props = {
  /** What is called, and of whom. */
  label: string
  called: readonly Called[]
}

/**
 * Names read out in a ruled list with leader dots; each answers with a tick. The ticks come one after another when the list first appears: style
 * sheets alone do it, so it needs no scripts, and with reduced motion all are there at once.
 */
export function RollCall({ label, called }: Props) {
  return (
    <ul className={css.roll} aria-label={label}>
      {called.map(({ name, answer, state }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- names keep their order for as long as the list is shown
        <li key={index} className={state === 'here' ? undefined : css.waiting}>
          <span className={css.name}>{name}</span>
          <span className={css.dots} aria-hidden />
          <span className={css.answer}>{answer}</span>
          {state === 'here' && <Tick />}
          {state === 'absent' && <Cross />}
          {state === 'called' && <span className={css.noTick} />}
        </li>
      ))}
    </ul>
  )
}

function Tick() {
  return (
    <>
      <span className="unseen">answered</span>
      <svg className={css.tick} viewBox="0 0 20 20" aria-hidden>
        <path pathLength="1" d="M2 11l5.5 5.5L18 4" />
      </svg>
    </>
  )
}

function Cross() {
  return (
    <>
      <span className="unseen">did not answer</span>
      <svg className={css.cross} viewBox="0 0 20 20" aria-hidden>
        <path d="M5 5l10 10M15 5L5 15" />
      </svg>
    </>
  )
}
