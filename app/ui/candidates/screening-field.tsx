import { candidacyLimits } from '../../../contract/candidates/limits.ts'
import type { ScreeningQuestion } from '../../../contract/candidates/screening.ts'
import { SelectField } from '../parts/select-field.tsx'
import { TextArea, TextField } from '../parts/text-field.tsx'
import { ChoiceGroup } from '../parts/choice-group.tsx'
import { Radio } from '../parts/radio.tsx'

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
    <ChoiceGroup id={name} legend={label} hint={hint} problem={problem} isInline>
      {options.map(({ value, text }) => (
        <Radio key={value} name={name} value={value} defaultChecked={value === defaultValue}>
          {text}
        </Radio>
      ))}
    </ChoiceGroup>
  )
}
