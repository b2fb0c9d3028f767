import { useFocus } from '../parts/use-focus.ts'
import { TextField } from '../parts/text-field.tsx'

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
    <TextField
      ref={input}
      name="phone"
      label="UK mobile number"
      hint={hint}
      problem={problem}
      isOptional={isOptional}
      type="tel"
      autoComplete="tel"
      inputMode="tel"
      defaultValue={defaultValue}
    />
  )
}

const exampleHint = 'For example 07700 900123. You can leave out the 0 or write +44.'
