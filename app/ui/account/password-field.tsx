import { useState, type FocusEventHandler, type RefObject } from 'react'
import { useHydrated } from '../use-hydrated.ts'
import css from './account.module.css'
import { Button } from '../parts/button.tsx'

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
  const { id, name, label, autoComplete, problem, hint, input, onFocus, onChange } = props
  const [isShown, setShown] = useState(false)
  const hydrated = useHydrated()
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      {hint !== undefined && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <p className="problem" id={`${id}-problem`}>
        {problem}
      </p>
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
          aria-invalid={problem !== undefined}
          aria-describedby={hint === undefined ? `${id}-problem` : `${id}-hint ${id}-problem`}
          onFocus={onFocus}
          onChange={(event) => onChange?.(event.target.value)}
        />
        {hydrated && (
          <Button
            className={css.show}
            type="button"
            aria-pressed={isShown}
            aria-controls={id}
            onClick={() => setShown(!isShown)}
          >
            Show<span className="unseen"> {label.toLowerCase()}</span>
          </Button>
        )}
      </div>
    </div>
  )
}
