import type { ComponentProps } from 'react'
import { Choice, type ChoiceProps } from './choice.tsx'
import css from './choice.module.css'

type Props = ChoiceProps & {
  /** Some of what it stands for are ticked and some are not: for one that ticks all. */
  isMixed?: boolean
  onChange?: (isOn: boolean) => void
}

/** A box to tick, with its label. */
export function Checkbox({ isMixed = false, onChange, ...choice }: Props) {
  return (
    <Choice
      {...choice}
      type="checkbox"
      ref={(input) => {
        if (input !== null) input.indeterminate = isMixed
      }}
      onChange={(event) => onChange?.(event.currentTarget.checked)}
    />
  )
}

type BareProps = Omit<ComponentProps<'input'>, 'type' | 'className' | 'onChange'> & {
  onChange?: (isOn: boolean) => void
} & ({ 'aria-label': string } | { id: string })

/** A box to tick in a row that names it: by `aria-label`, or by a label elsewhere in the row for its id. */
export function BareCheckbox({ onChange, ...input }: BareProps) {
  return (
    <input
      {...input}
      className={css.bare}
      type="checkbox"
      onChange={(event) => onChange?.(event.currentTarget.checked)}
    />
  )
}
