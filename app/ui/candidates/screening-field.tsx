import { candidacyLimits } from '../../../contract/candidates/limits.ts'
import type { ScreeningQuestion } from '../../../contract/candidates/screening.ts'
import { SelectField } from '../parts/select-field.tsx'
import { TextArea, TextField } from '../parts/text-field.tsx'
import css from './candidates.module.css'

type Props = { question: ScreeningQuestion; value: string; problem: string | undefined }

/** As many answers as are shown beside one another; more are a list. */
const mostRadios = 4

/** A screening question of an ad. What must be answered is said by the server: a form may be half filled in. */
export function ScreeningField({ question, value, problem }: Props) {
  const { uuid, kind, question: label, options } = question
  const name = `answer-${uuid}`
  const hint = hintOf(question)
  const field = { name, label, problem, required: false, defaultValue: value, ...(hint !== '' && { hint }) }
  switch (kind) {
    case 'number':
      return <TextField {...field} inputMode="decimal" maxLength={20} />
    case 'yes-no':
      return (
        <Radios
          {...field}
          options={[
            { value: 'yes', text: 'Yes' },
            { value: 'no', text: 'No' },
          ]}
        />
      )
    case 'choice':
      if (options.length <= mostRadios)
        return <Radios {...field} options={options.map((option) => ({ value: option, text: option }))} />
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
    case 'text':
    case 'audio':
      return <TextArea {...field} maxLength={candidacyLimits.answer} />
  }
}

function hintOf({ kind, why, least, most }: ScreeningQuestion): string {
  const number = (value: number) => value.toLocaleString('en-GB')
  const range =
    least !== null && most !== null
      ? `The employer looks for ${number(least)} to ${number(most)}.`
      : least !== null
        ? `The employer looks for at least ${number(least)}.`
        : most !== null
          ? `The employer looks for at most ${number(most)}.`
          : ''
  const writing =
    kind === 'audio' ? 'The employer asked for a recording. You can answer in writing instead: it counts as much.' : ''
  return [why === '' ? '' : `Why they ask: ${why}`, range, writing].filter((part) => part !== '').join(' ')
}

type RadiosProps = {
  name: string
  label: string
  hint?: string
  problem: string | undefined
  defaultValue: string
  options: readonly { value: string; text: string }[]
}

function Radios({ name, label, hint, problem, defaultValue, options }: RadiosProps) {
  return (
    <fieldset
      id={name}
      tabIndex={-1}
      aria-describedby={hint === undefined ? `${name}-problem` : `${name}-hint ${name}-problem`}
    >
      <legend className="label">{label}</legend>
      {hint !== undefined && (
        <p className="hint" id={`${name}-hint`}>
          {hint}
        </p>
      )}
      <p className="problem" id={`${name}-problem`}>
        {problem}
      </p>
      <div className={css.options}>
        {options.map(({ value, text }) => (
          <label key={value}>
            <input type="radio" name={name} value={value} defaultChecked={value === defaultValue} />
            {text}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
