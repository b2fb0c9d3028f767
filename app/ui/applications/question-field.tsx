import type { FormAnswer } from '../../../contract/applications/applications.ts'
import css from './applications.module.css'
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
  const described = `${name}-more`
  const common = {
    id: name,
    name,
    'aria-describedby': described,
    ...(problem !== undefined && { 'aria-invalid': true }),
  }
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
  const moreBelow = (
    <p className="hint" id={described}>
      {more}
    </p>
  )
  if (type === 'file') return null
  if (type === 'consent') {
    return (
      <div>
        <div className={css.choice}>
          <input type="checkbox" {...common} value="on" defaultChecked={value === true} />
          <label htmlFor={name}>{label}</label>
        </div>
        {moreBelow}
        {problem !== undefined && <p className="problem">{problem}</p>}
      </div>
    )
  }
  if (type === 'choices' || type === 'yes-no' || (type === 'choice' && options.length <= 4)) {
    const chosen = Array.isArray(value) ? value : [typeof value === 'boolean' ? (value ? 'Yes' : 'No') : text]
    const shown = type === 'yes-no' ? yesNo : options
    return (
      <fieldset aria-describedby={described}>
        <legend className="label">{label}</legend>
        {moreBelow}
        <div className={css.options}>
          {shown.map((option) => (
            <label key={option}>
              <input
                type={type === 'choices' ? 'checkbox' : 'radio'}
                name={name}
                value={option}
                defaultChecked={chosen.includes(option)}
              />
              {option}
            </label>
          ))}
        </div>
        {problem !== undefined && <p className="problem">{problem}</p>}
      </fieldset>
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
