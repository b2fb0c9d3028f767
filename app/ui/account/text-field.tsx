type Props = {
  name: string
  label: string
  type?: 'text' | 'email'
  autoComplete: string
  defaultValue: string | undefined
  problem: string | undefined
  onChange?: (text: string) => void
}

/** A line to type, with its label above and what is wrong with it between. */
export function TextField({ name, label, type = 'text', autoComplete, defaultValue, problem, onChange }: Props) {
  return (
    <div className="field">
      <label className="label" htmlFor={name}>
        {label}
      </label>
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
        required
        aria-invalid={problem !== undefined}
        aria-describedby={`${name}-problem`}
        onChange={(event) => onChange?.(event.target.value)}
      />
    </div>
  )
}
