import { SelectField } from '../parts/select-field.tsx'
import { TextField } from '../parts/text-field.tsx'

type AmountProps = {
  name: string
  label: string
  hint?: string
  problem: string | undefined
  defaultValue: string
  isOptional?: boolean
  onInput?: (text: string) => void
}

/** A number to type: an amount, a percentage, days or hours. */
export function AmountField({ onInput, ...field }: AmountProps) {
  return (
    <TextField {...field} required={false} inputMode="decimal" autoComplete="off" maxLength={30} onChange={onInput} />
  )
}

type ChoiceProps = {
  name: string
  label: string
  options: readonly { value: string; label: string }[]
  defaultValue: string
  hint?: string
  problem?: string | undefined
}

/** One of a few, in a list that opens. */
export function ChoiceField({ options, ...field }: ChoiceProps) {
  return (
    <SelectField {...field}>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  )
}
