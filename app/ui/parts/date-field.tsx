import { TextField, type TextFieldProps } from './text-field.tsx'

type Props = Omit<TextFieldProps, 'type' | 'className'> & {
  /** What is asked for; a moment is a date and a time of day. */
  kind?: 'date' | 'time' | 'moment'
}

/**
 * A date, a time of day, or both, as '2026-03-04', '14:30' and '2026-03-04T14:30': without a zone, which the hint names. The browser's own
 * picker speaks the person's language, works by touch, by keys and without scripts.
 */
export function DateField({ kind = 'date', ...field }: Props) {
  return <TextField {...field} className="short" type={kind === 'moment' ? 'datetime-local' : kind} />
}
