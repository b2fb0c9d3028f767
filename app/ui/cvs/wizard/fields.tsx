import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react'
import { cvLimits } from '../../../../contract/cvs/cvs.ts'
import css from './wizard.module.css'

type FieldProps = {
  /** The field's path in the CV, such as 'jobs.0.employer': a line that tells of a problem leads to it. */
  id: string
  label: string
  hint?: ReactNode
  problem?: string | undefined
  isOptional?: boolean
}

/** The ids that describe a field. */
function described({ id, hint, problem }: FieldProps): string | undefined {
  const ids = [hint === undefined ? null : `${id}-hint`, problem === undefined ? null : `${id}-problem`]
  return ids.filter((one) => one !== null).join(' ') || undefined
}

/** What stands above a field: its label, its hint, and what is wrong with it. */
export function FieldHead({ id, label, hint, problem, isOptional = false }: FieldProps) {
  return (
    <>
      <label className="label" id={`${id}-label`} htmlFor={id}>
        {label}
        {isOptional && ' (optional)'}
      </label>
      {hint !== undefined && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {problem !== undefined && (
        <p className="problem" id={`${id}-problem`}>
          {problem}
        </p>
      )}
    </>
  )
}

type LineProps = FieldProps & {
  value: string
  onChange: (text: string) => void
  type?: 'text' | 'email' | 'tel' | 'url'
  autoComplete?: HTMLInputAutoCompleteAttribute
  isRequired?: boolean
  /** Of a datalist with suggestions. */
  list?: string
  placeholder?: string
}

/** A line to type. */
export function LineField(props: LineProps) {
  const { id, value, onChange, type = 'text', autoComplete = 'off', isRequired = false, list, problem } = props
  return (
    <div className="field">
      <FieldHead {...props} />
      <input
        className="input"
        id={id}
        type={type}
        autoComplete={autoComplete}
        value={value}
        maxLength={cvLimits.line}
        required={isRequired}
        list={list}
        aria-invalid={problem !== undefined}
        aria-describedby={described(props)}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  )
}

/** Several lines without marks. */
export function ParagraphField(props: FieldProps & { value: string; onChange: (text: string) => void; rows?: number }) {
  const { id, value, onChange, problem, rows = 3 } = props
  return (
    <div className="field">
      <FieldHead {...props} />
      <textarea
        className={`input ${css.area}`}
        id={id}
        rows={rows}
        value={value}
        maxLength={cvLimits.paragraph}
        aria-invalid={problem !== undefined}
        aria-describedby={described(props)}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  )
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
  const { id, value, options, none, onChange, problem } = props
  const choices = options.map((option) => (typeof option === 'string' ? { value: option, label: option } : option))
  return (
    <div className="field">
      <FieldHead {...props} />
      <select
        className="input"
        id={id}
        value={value}
        aria-invalid={problem !== undefined}
        aria-describedby={described(props)}
        onChange={(event) => onChange(choices.find((choice) => choice.value === event.target.value)?.value ?? '')}
      >
        <option value="">{none}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </div>
  )
}

type YesNoProps = { id: string; label: string; value: boolean | null; onChange: (value: boolean | null) => void }

/** Yes, no, or not said: nothing is chosen for anybody. */
export function YesNoField({ id, label, value, onChange }: YesNoProps) {
  const choices = [
    { text: 'Yes', value: true },
    { text: 'No', value: false },
    { text: 'Not said', value: null },
  ]
  return (
    <fieldset className={css.yesNo}>
      <legend className="label">{label}</legend>
      {choices.map((choice) => (
        <label className={css.radio} key={choice.text}>
          <input
            type="radio"
            id={choice.value === true ? id : undefined}
            name={id}
            checked={value === choice.value}
            onChange={() => onChange(choice.value)}
          />
          {choice.text}
        </label>
      ))}
    </fieldset>
  )
}
