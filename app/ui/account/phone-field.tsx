import { useFocus } from '../parts/use-focus.ts'

type Props = {
  problem: string | undefined
  defaultValue: string | undefined
  hint?: string
  isOptional?: boolean
}

/** A UK mobile number, written in any of the usual ways. */
export function PhoneField({ problem, defaultValue, hint = exampleHint, isOptional = false }: Props) {
  const input = useFocus<HTMLInputElement>(problem)
  return (
    <div className="field">
      <label className="label" htmlFor="phone">
        UK mobile number{isOptional && ' (optional)'}
      </label>
      <p className="hint" id="phone-hint">
        {hint}
      </p>
      <p className="problem" id="phone-problem">
        {problem}
      </p>
      <input
        className="input"
        ref={input}
        id="phone"
        name="phone"
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        defaultValue={defaultValue}
        required={!isOptional}
        aria-invalid={problem !== undefined}
        aria-describedby="phone-hint phone-problem"
      />
    </div>
  )
}

const exampleHint = 'Ten digits, without the leading 0 or +44, or with them: 7700 900123.'
