import { useId } from 'react'

type Props = {
  name: string
  label: string
  type?: 'text' | 'email' | 'tel'
  autoComplete?: string
  defaultValue?: string
  problem: string | undefined
  isOptional?: boolean
}

/** A line to fill in on a card: its id is its own, because the page below may have a field of the same name. */
export function LineField({
  name,
  label,
  type = 'text',
  autoComplete = 'off',
  defaultValue,
  problem,
  isOptional = false,
}: Props) {
  const id = useId()
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {label}
        {isOptional && ' (optional)'}
      </label>
      <p className="problem" id={`${id}-problem`} role="alert">
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
        aria-describedby={`${id}-problem`}
      />
    </div>
  )
}
