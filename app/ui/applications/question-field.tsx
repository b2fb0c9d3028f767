import type { FormAnswer } from '../../../contract/applications/applications.ts'
import css from './applications.module.css'

type Props = { answer: FormAnswer; name: string; problem?: string | undefined }

/** One question of a board's form, to be answered: empty where nothing is known, never with a guess. */
export function QuestionField({ answer, name, problem }: Props) {
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
    <p className="hint" id={described}>
      {hint !== '' && <>{hint} </>}
      {kind === 'sensitive' && (
        <>Employers ask this to see whether they treat people alike. We never fill it in; you need not say. </>
      )}
      {min !== null && max !== null && type === 'number' && (
        <>
          From {min} to {max}.{' '}
        </>
      )}
      {origin !== null ? origin.text : isRequired ? <b>Needs you</b> : 'May stay open'}
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
        {more}
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
        {more}
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
  const inputType = ({ number: 'text', date: 'date', email: 'email', phone: 'tel' } as const)[
    type as 'number' | 'date' | 'email' | 'phone'
  ]
  return (
    <div className="field">
      <label className="label" htmlFor={name}>
        {label}
      </label>
      {more}
      {type === 'choice' ? (
        <select className="input" {...common} defaultValue={text}>
          <option value="">Please choose</option>
          {options.map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </select>
      ) : type === 'long-text' ? (
        <textarea className={css.paste} {...common} defaultValue={text} {...(max !== null && { maxLength: max })} />
      ) : (
        <input
          className="input"
          {...common}
          type={inputType ?? 'text'}
          inputMode={type === 'number' ? 'decimal' : undefined}
          defaultValue={text}
        />
      )}
      {problem !== undefined && <p className="problem">{problem}</p>}
    </div>
  )
}
