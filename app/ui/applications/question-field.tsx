import type { FormAnswer } from '../../../contract/applications/applications.ts'
import { Checkbox } from '../parts/checkbox.tsx'
import { ChoiceGroup } from '../parts/choice-group.tsx'
import { Radio } from '../parts/radio.tsx'
import { DateField } from '../parts/date-field.tsx'
import { SelectField } from '../parts/select-field.tsx'
import { TextArea, TextField } from '../parts/text-field.tsx'

type Props = {
  answer: FormAnswer
  name: string
  problem?: string | undefined
  /** Where the answer is from, or that it is needed, is said beside it. */
  isBare?: boolean
}

/** One question of a board's form, to be answered: empty where nothing is known, never with a guess. */
export function QuestionField({ answer, name, problem, isBare = false }: Props) {
  const { question, value, origin } = answer
  const { label, hint, type, options, isRequired, kind, min, max } = question
  const text = typeof value === 'string' ? value : ''
  const yesNo = options.length > 0 ? options : ['Yes', 'No']
  const more = (
    <>
      {hint !== '' && <>{hint} </>}
      {kind === 'sensitive' && (
        <>
          Employers ask this to check that they treat everyone equally. We never fill it in, and you do not have to
          answer.{' '}
        </>
      )}
      {min !== null && max !== null && type === 'number' && (
        <>
          From {min} to {max}.{' '}
        </>
      )}
      {!isBare && (origin !== null ? origin.text : isRequired ? <b>Needs you</b> : 'May stay open')}
    </>
  )
  if (type === 'file') return null
  if (type === 'consent') {
    return (
      <Checkbox id={name} name={name} hint={more} problem={problem} defaultChecked={value === true}>
        {label}
      </Checkbox>
    )
  }
  if (type === 'choices' || type === 'yes-no' || (type === 'choice' && options.length <= 4)) {
    const chosen = Array.isArray(value) ? value : [typeof value === 'boolean' ? (value ? 'Yes' : 'No') : text]
    const shown = type === 'yes-no' ? yesNo : options
    const One = type === 'choices' ? Checkbox : Radio
    return (
      <ChoiceGroup id={name} legend={label} hint={more} problem={problem} isInline>
        {shown.map((option) => (
          <One key={option} name={name} value={option} defaultChecked={chosen.includes(option)}>
            {option}
          </One>
        ))}
      </ChoiceGroup>
    )
  }
  // What must be answered is told by the server: a form is also kept half filled in.
  const field = { name, label, hint: more, problem, required: false, defaultValue: text }
  if (type === 'choice') {
    return (
      <SelectField {...field}>
        <option value="">Please choose</option>
        {options.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </SelectField>
    )
  }
  if (type === 'long-text') return <TextArea {...field} rows={8} {...(max !== null && { maxLength: max })} />
  if (type === 'date') return <DateField {...field} />
  if (type === 'email') return <TextField {...field} type="email" />
  if (type === 'phone') return <TextField {...field} type="tel" />
  return <TextField {...field} inputMode={type === 'number' ? 'decimal' : undefined} />
}
