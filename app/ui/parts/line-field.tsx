import { useId } from 'react'
import { TextField, type TextFieldProps } from './text-field.tsx'

/** A line to fill in on a card: its id is its own, because the page below may have a field of the same name. */
export function LineField(props: Omit<TextFieldProps, 'id' | 'isAnnounced'>) {
  return <TextField autoComplete="off" {...props} id={useId()} isAnnounced />
}
