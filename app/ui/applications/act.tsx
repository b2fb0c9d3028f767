import { useNavigation } from 'react-router'
import { ActForm } from '../parts/act-form.tsx'
import { Button, type ButtonLook } from '../parts/button.tsx'

type Props = {
  intent: string
  label: string
  look?: ButtonLook | undefined
  fields?: Readonly<Record<string, string>>
  /** What it is about, where several buttons say the same. */
  about?: string
}

/** A button that does one thing with an application; pressed twice, it does it once. */
export function Act({ intent, label, look, fields, about }: Props) {
  const { state } = useNavigation()
  return (
    <ActForm preventScrollReset>
      <input type="hidden" name="intent" value={intent} />
      {Object.entries(fields ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button look={look} type="submit" disabled={state === 'submitting'}>
        {label}
        {about !== undefined && <span className="unseen"> {about}</span>}
      </Button>
    </ActForm>
  )
}
