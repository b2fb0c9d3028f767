import { useId } from 'react'
import css from './problem-summary.module.css'
import type { Problems } from './problems.ts'
import { useFocus } from './use-focus.ts'

type Props = {
  problems: Problems | undefined
  /** The focus stays where it is: for a page that shows the summary itself. */
  isFocusLeft?: boolean
}

/** What is wrong with a form, at its top, where the focus goes; each line leads to its field. */
export function ProblemSummary({ problems, isFocusLeft = false }: Props) {
  const lines = Object.entries(problems ?? {})
  const box = useFocus<HTMLDivElement>(isFocusLeft || lines.length === 0 ? undefined : problems)
  const heading = useId()
  if (lines.length === 0) return null
  return (
    <div className={css.problems} role="alert" aria-labelledby={heading} ref={box} tabIndex={-1}>
      <h2 id={heading}>There is a problem</h2>
      <ul>
        {lines.map(([field, message]) => (
          <li key={field}>{field === '' ? message : <a href={`#${field}`}>{message}</a>}</li>
        ))}
      </ul>
    </div>
  )
}
