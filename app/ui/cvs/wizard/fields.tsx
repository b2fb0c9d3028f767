import { cvLimits } from '../../../../contract/cvs/limits.ts'
import type { FieldProps } from '../../parts/field.tsx'
import { SelectField } from '../../parts/select-field.tsx'
import { TextArea, TextField, type TextFieldProps } from '../../parts/text-field.tsx'
import { ChoiceGroup } from '../../parts/choice-group.tsx'
import { Radio } from '../../parts/radio.tsx'

type LineProps = TextFieldProps & { id: string; value: string; onChange: (text: string) => void; isRequired?: boolean }

/** A line of a CV to type. */
export function LineField({ isRequired = false, ...field }: LineProps) {
  return <TextField autoComplete="off" maxLength={cvLimits.line} {...field} required={isRequired} />
}

type ParagraphProps = FieldProps & { value: string; onChange: (text: string) => void; rows?: number }

/** Several lines of a CV without marks. */
export function ParagraphField(props: ParagraphProps) {
  return <TextArea rows={3} maxLength={cvLimits.paragraph} {...props} />
}

type Option<Value extends string> = Value | { value: Value; label: string }

type ChoiceProps<Value extends string> = FieldProps & {
  value: Value | ''
  options: readonly Option<Value>[]
  /** What stands where nothing is chosen. */
  none: string
  onChange: (value: Value | '') => void
}

/** One of a list, or none. */
export function ChoiceField<Value extends string>(props: ChoiceProps<Value>) {
  const { value, options, none, onChange, ...field } = props
  const choices = options.map((option) => (typeof option === 'string' ? { value: option, label: option } : option))
  return (
    <SelectField
      {...field}
      value={value}
      onChange={(chosen) => onChange(choices.find((choice) => choice.value === chosen)?.value ?? '')}
    >
      <option value="">{none}</option>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </SelectField>
  )
}

type YesNoProps = { id: string; label: string; value: boolean | null; onChange: (value: boolean | null) => void }

/** Yes, no, or not said: nothing is chosen for anybody. */
export function YesNoField({ id, label, value, onChange }: YesNoProps) {
  const choices = [
    { text: 'Yes', value: true },
    { text: 'No', value: false },
    { text: 'Not given', value: null },
  ]
  return (
    <ChoiceGroup id={id} legend={label} isInline>
      {choices.map((choice) => (
        <Radio key={choice.text} name={id} checked={value === choice.value} onChange={() => onChange(choice.value)}>
          {choice.text}
        </Radio>
      ))}
    </ChoiceGroup>
  )
}
