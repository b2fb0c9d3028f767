import type { HTMLInputAutoCompleteAttribute } from 'react'

export type TextFieldProps = {
  name: string
  label: string
  /** Where the page may have another field of the same name. */
  id?: string
  hint?: string | undefined
  /** What is wrong with it. */
  problem?: string | undefined
  defaultValue?: string | undefined
  type?: 'text' | 'email' | 'tel'
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined
  isOptional?: boolean
  /** The problem is read out when it appears: for forms without a summary at their top. */
  isAnnounced?: boolean
  onChange?: (text: string) => void
}

/** A line to fill in: its label above, its hint and what is wrong with it between. */
export function TextField(props: TextFieldProps) {
  const { name, label, id = name, hint, problem, defaultValue, type = 'text', autoComplete } = props
  const { isOptional = false, isAnnounced = false, onChange } = props
  const described = hint === undefined ? `${id}-problem` : `${id}-hint ${id}-problem`
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {label}
        {isOptional && ' (optional)'}
      </label>
      {hint !== undefined && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <p className="problem" id={`${id}-problem`} role={isAnnounced ? 'alert' : undefined}>
        {problem}
      </p>
      <input
        className="input"
        id={id}
        name={name}
        type={type}
        autoComplete={autoComplete}
        defaultValue={defaultValue}
        required={!isOptional}
        aria-invalid={problem !== undefined}
        aria-describedby={described}
        onChange={(event) => onChange?.(event.target.value)}
      />
    </div>
  )
}
