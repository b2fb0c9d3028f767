import type { ComponentProps } from 'react'
import { described, Field, type FieldProps } from './field.tsx'
import { useUntilMended } from './mended.ts'

type Props = Omit<FieldProps, 'id'> &
  Omit<ComponentProps<'select'>, 'id' | 'onChange'> & {
    /** The name's by default. */
    id?: string | undefined
    onChange?: ((value: string) => void) | undefined
  }

/** One of a list: its `option`s are the children. The browser's own list, because on a phone it works better than a custom one. */
export function SelectField(props: Props) {
  const {
    name,
    id = name ?? '',
    label,
    hint,
    problem: found,
    isOptional,
    isAnnounced,
    onChange,
    children,
    ...select
  } = props
  const [problem, onMend] = useUntilMended(found)
  const head = { id, label, hint, problem, isOptional: isOptional ?? false, isAnnounced: isAnnounced ?? false }
  return (
    <Field {...head} onMend={onMend}>
      <select
        {...select}
        {...described(head)}
        className="input"
        id={id}
        name={name}
        onChange={(event) => onChange?.(event.target.value)}
      >
        {children}
      </select>
    </Field>
  )
}
