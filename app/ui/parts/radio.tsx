import { Choice, type ChoiceProps } from './choice.tsx'

type Props = Omit<ChoiceProps, 'problem'> & {
  /** It was chosen: of a group, the one that is left tells nothing. */
  onChange?: () => void
}

/** One choice of a `ChoiceGroup`, of which one can be made. */
export function Radio({ onChange, ...choice }: Props) {
  return <Choice {...choice} type="radio" onChange={() => onChange?.()} />
}
