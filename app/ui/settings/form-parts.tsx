import { useEffect, useId, useRef } from 'react'
import css from './settings.module.css'

/** By field: what is wrong with it; under '' what concerns no field. */
export type Problems = Readonly<Record<string, string>>

/** What has to be put right, at the top of its form; it takes the focus, and each line leads to its field. */
export function ProblemSummary({ problems, fields }: { problems: Problems; fields: readonly string[] }) {
  const heading = useId()
  const box = useRef<HTMLDivElement>(null)
  const lines = Object.entries(problems)
  useEffect(() => {
    if (Object.keys(problems).length > 0) box.current?.focus()
  }, [problems])
  if (lines.length === 0) return null
  return (
    <div className={css.problems} ref={box} role="alert" tabIndex={-1} aria-labelledby={heading}>
      <h3 id={heading}>There is something to put right</h3>
      <ul>
        {lines.map(([field, message]) => (
          <li key={field}>{fields.includes(field) ? <a href={`#${field}`}>{message}</a> : message}</li>
        ))}
      </ul>
    </div>
  )
}

type FieldProps = {
  name: string
  label: string
  problem?: string | undefined
  hint?: string | undefined
  defaultValue?: string | undefined
  type?: 'text' | 'email' | 'tel'
  autoComplete?: string
  isOptional?: boolean
}

/** A line to fill in: its label above, its hint and its problem between. */
export function TextField(props: FieldProps) {
  const { name, label, problem, hint, defaultValue, type = 'text', autoComplete, isOptional = false } = props
  const described = [hint === undefined ? null : `${name}-hint`, `${name}-problem`].filter((id) => id !== null)
  return (
    <div className="field">
      <label className="label" htmlFor={name}>
        {label}
        {isOptional && ' (optional)'}
      </label>
      {hint !== undefined && (
        <p className="hint" id={`${name}-hint`}>
          {hint}
        </p>
      )}
      <p className="problem" id={`${name}-problem`}>
        {problem}
      </p>
      <input
        className="input"
        id={name}
        name={name}
        type={type}
        autoComplete={autoComplete}
        defaultValue={defaultValue}
        required={!isOptional}
        aria-invalid={problem !== undefined}
        aria-describedby={described.join(' ')}
      />
    </div>
  )
}
