import type { ComponentProps } from 'react'
import { described, Field, type FieldProps } from './field.tsx'
import { useUntilMended } from './mended.ts'

/** What every field to type in takes: its value belongs either to the form (`defaultValue`) or to its component (`value`). */
type Typed = Omit<FieldProps, 'id'> & {
  /** The name's by default; another where the page may have a field of the same name. */
  id?: string | undefined
  onChange?: ((text: string) => void) | undefined
}

export type TextFieldProps = Typed &
  Omit<ComponentProps<'input'>, 'id' | 'onChange' | 'type'> & {
    type?: 'text' | 'email' | 'tel' | 'url' | 'search' | 'number' | 'date' | 'time' | 'datetime-local'
  }

/** A line to fill in. */
export function TextField(props: TextFieldProps) {
  const {
    name,
    id = name ?? '',
    label,
    hint,
    problem: found,
    isOptional,
    isAnnounced,
    onChange,
    type = 'text',
    className,
    ...input
  } = props
  const [problem, onMend] = useUntilMended(found)
  const head = { id, label, hint, problem, isOptional: isOptional ?? false, isAnnounced: isAnnounced ?? false }
  return (
    <Field {...head} onMend={onMend}>
      <input
        required={isOptional !== true}
        {...input}
        {...described(head)}
        className={className === undefined ? 'input' : `input ${className}`}
        id={id}
        name={name}
        type={type}
        onChange={(event) => onChange?.(event.target.value)}
      />
    </Field>
  )
}

type TextAreaProps = Typed & Omit<ComponentProps<'textarea'>, 'id' | 'onChange'>

/** Several lines to fill in, without marks. */
export function TextArea(props: TextAreaProps) {
  const {
    name,
    id = name ?? '',
    label,
    hint,
    problem: found,
    isOptional,
    isAnnounced,
    onChange,
    rows = 4,
    ...area
  } = props
  const [problem, onMend] = useUntilMended(found)
  const head = { id, label, hint, problem, isOptional: isOptional ?? false, isAnnounced: isAnnounced ?? false }
  return (
    <Field {...head} onMend={onMend}>
      <textarea
        {...area}
        {...described(head)}
        className={area.className === undefined ? 'input area' : `input area ${area.className}`}
        id={id}
        name={name}
        rows={rows}
        onChange={(event) => onChange?.(event.target.value)}
      />
    </Field>
  )
}
