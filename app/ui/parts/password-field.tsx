import { useState, type FocusEventHandler, type RefObject } from 'react'
import { useForScripts } from '../use-hydrated.ts'
import { described, Field } from './field.tsx'
import { useUntilMended } from './mended.ts'
import css from './password-field.module.css'
import { Button } from './button.tsx'

type Props = {
  id: string
  name: string
  label: string
  /** 'new-password' has password managers offer one; 'off': it is another site's. */
  autoComplete: 'current-password' | 'new-password' | 'off'
  problem?: string | undefined
  hint?: string | undefined
  input?: RefObject<HTMLInputElement | null>
  onFocus?: FocusEventHandler<HTMLInputElement>
  onChange?: (password: string) => void
}

/** A password with a button that shows it. Never filled in by us, also not after a mistake. */
export function PasswordField(props: Props) {
  const { id, name, label, autoComplete, hint, input, onFocus, onChange } = props
  const [problem, onMend] = useUntilMended(props.problem)
  const [isShown, setShown] = useState(false)
  const forScripts = useForScripts()
  return (
    <Field id={id} label={label} hint={hint} problem={problem} onMend={onMend}>
      <div className={css.password}>
        <input
          className="input"
          ref={input}
          id={id}
          name={name}
          type={isShown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          required
          {...described({ id, hint, problem })}
          onFocus={onFocus}
          onChange={(event) => onChange?.(event.target.value)}
        />
        <Button
          className={`${css.show} ${forScripts ?? ''}`}
          type="button"
          aria-pressed={isShown}
          aria-controls={id}
          onClick={() => setShown(!isShown)}
        >
          Show<span className="unseen"> {label.toLowerCase()}</span>
        </Button>
      </div>
    </Field>
  )
}
