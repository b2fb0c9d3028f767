import type { ReactNode } from 'react'
import css from './folded.module.css'

type Props = {
  /** How many there are in it. */
  count: number
  /** What the line says that opens it: '173 people'. */
  summary: ReactNode
  /** Open from the beginning: there is something in it to see to. */
  isOpen?: boolean
  children: ReactNode
}

/** So many lines still stand open; more are a line to open, so that what follows is not a long way down. */
const most = 10

/** A list that is folded away once it is long. */
export function Folded({ count, summary, isOpen = false, children }: Props) {
  if (count <= most) return children
  return (
    <details className={css.folded} open={isOpen || undefined}>
      <summary>{summary}</summary>
      {children}
    </details>
  )
}
