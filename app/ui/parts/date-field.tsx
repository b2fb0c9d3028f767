import type { ComponentProps } from 'react'
import { described, Field, type FieldProps } from './field.tsx'

type Props = Omit<FieldProps, 'id'> &
  Omit<ComponentProps<'input'>, 'id' | 'onChange' | 'type'> & {
    /** The name's by default. */
    id?: string | undefined
    /** What is asked for; a moment is a date and a time of day. */
    kind?: 'date' | 'time' | 'moment'
    onChange?: ((value: string) => void) | undefined
  }

/**
 * A date, a time of day, or both, as '2026-03-04', '14:30' and '2026-03-04T14:30': without a zone, which the hint names. The browser's own
 * picker speaks the person's language, works by touch, by keys and without scripts.
 */
export function DateField(props: Props) {
  const {
    name,
    id = name ?? '',
    label,
    hint,
    problem,
    isOptional,
    isAnnounced,
    kind = 'date',
    onChange,
    ...input
  } = props
  const head = { id, label, hint, problem, isOptional: isOptional ?? false, isAnnounced: isAnnounced ?? false }
  return (
    <Field {...head}>
      <input
        required={isOptional !== true}
        {...input}
        {...described(head)}
        className="input short"
        id={id}
        name={name}
        type={kind === 'moment' ? 'datetime-local' : kind}
        onChange={(event) => onChange?.(event.target.value)}
      />
    </Field>
  )
}
