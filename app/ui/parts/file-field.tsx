import type { ComponentProps } from 'react'
import { described, Field, type FieldProps } from './field.tsx'
import { useUntilMended } from './mended.ts'
import css from './file-field.module.css'

type Props = Omit<FieldProps, 'id'> &
  Omit<ComponentProps<'input'>, 'id' | 'type' | 'className'> & {
    /** The name's by default. */
    id?: string | undefined
  }

/** A file of the person's own to choose. Its content goes with the form, or is read by whoever holds its `ref`. */
export function FileField(props: Props) {
  const { name, id = name ?? '', label, hint, problem: found, isOptional, isAnnounced, ...input } = props
  const [problem, onMend] = useUntilMended(found)
  const head = { id, label, hint, problem, isOptional: isOptional ?? false, isAnnounced: isAnnounced ?? false }
  return (
    <Field {...head} onMend={onMend}>
      <input {...input} {...described(head)} className={css.file} id={id} name={name} type="file" />
    </Field>
  )
}
