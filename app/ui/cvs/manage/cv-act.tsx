import type { ReactNode, SyntheticEvent } from 'react'
import { useNavigation } from 'react-router'
import { Button } from '../../parts/button.tsx'
import { ActForm } from '../../parts/act-form.tsx'

type Props = { intent: string; fields: Readonly<Record<string, string>>; children: ReactNode }

/** A button that does one thing to a CV or a file: a form, so that it works without scripts. The page answers where it stands. */
export function CvAct({ intent, fields, children }: Props) {
  const hold = useHold()
  return (
    <ActForm action="/manage-my-cv" onSubmit={hold} preventScrollReset>
      <input type="hidden" name="intent" value={intent} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit">{children}</Button>
    </ActForm>
  )
}

/**
 * Holds a form back that is sent a second time before the first has its answer, and one that cannot be sent at all: it would take
 * the whole page with it, and the banner says why nothing happens.
 */
export function useHold(): (event: SyntheticEvent) => void {
  const { state } = useNavigation()
  return (event) => {
    if (state !== 'idle' || !navigator.onLine) event.preventDefault()
  }
}
