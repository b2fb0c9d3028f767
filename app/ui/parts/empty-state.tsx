import type { ReactNode } from 'react'
import css from './empty-state.module.css'

type Props = {
  title: string
  /** Of the heading: one below that of the section it is in. */
  level?: 2 | 3
  /** Why there is nothing, and what would fill it. */
  children?: ReactNode
  /** The next step. */
  action?: ReactNode
}

/** Where a list would be, had it anything in it. */
export function EmptyState({ title, level = 2, children, action }: Props) {
  const Heading = `h${level}` as const
  return (
    <div className={css.empty}>
      <svg className={css.tally} viewBox="0 0 56 40" aria-hidden="true">
        <path d="M8 5v30M20 5v30M32 5v30M44 5v30" />
        <path className={css.tick} d="M2 27l14 9L54 6" />
      </svg>
      <Heading>{title}</Heading>
      {children}
      {action !== undefined && <div className={css.action}>{action}</div>}
    </div>
  )
}
