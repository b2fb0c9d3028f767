import type { ReactNode } from 'react'
import css from './calculator.module.css'

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
export function AmountField({ name, label, hint, problem, defaultValue, isOptional = false, onInput }: AmountProps) {
  return (
    <div className="field">
      <label className="label" htmlFor={name}>
        {label}
        {isOptional && ' (optional)'}
      </label>
      {hint !== undefined && (
        <p className="hint" id={`${name}-hint`}>
          {hint}
        </p>
      )}
      <p className="problem" id={`${name}-problem`}>
        {problem}
      </p>
      <input
        className="input"
        id={name}
        name={name}
        inputMode="decimal"
        autoComplete="off"
        maxLength={30}
        defaultValue={defaultValue}
        onInput={(event) => onInput?.(event.currentTarget.value)}
        aria-invalid={problem !== undefined}
        aria-describedby={hint === undefined ? `${name}-problem` : `${name}-hint ${name}-problem`}
      />
    </div>
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
export function ChoiceField({ name, label, options, defaultValue, hint, problem }: ChoiceProps) {
  return (
    <div className="field">
      <label className="label" htmlFor={name}>
        {label}
      </label>
      {hint !== undefined && (
        <p className="hint" id={`${name}-hint`}>
          {hint}
        </p>
      )}
      {problem !== undefined && (
        <p className="problem" id={`${name}-problem`}>
          {problem}
        </p>
      )}
      <select
        className="input"
        id={name}
        name={name}
        defaultValue={defaultValue}
        aria-invalid={problem !== undefined}
        aria-describedby={hint === undefined ? undefined : `${name}-hint`}
      >
        {options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  )
}

type TickProps = { name: string; value?: string; isOn: boolean; children: ReactNode }

export function Tick({ name, value = 'on', isOn, children }: TickProps) {
  return (
    <label className={css.tick}>
      <input type="checkbox" name={name} value={value} defaultChecked={isOn} />
      <span>{children}</span>
    </label>
  )
}
