import { useRef, useState } from 'react'
import css from './account.module.css'
import { PasswordField } from '../parts/password-field.tsx'

type Strength = { word: string; advice: string }

/** A new password, with advice on its strength once somebody types one: the word lists for it are loaded then. */
export function NewPasswordField({ problem, label = 'Password' }: { problem: string | undefined; label?: string }) {
  const [strength, setStrength] = useState<Strength | null>(null)
  const measure = useRef<Promise<(password: string) => Strength> | null>(null)

  function load() {
    measure.current ??= import('./password-strength.ts').then(({ strengthOf }) => strengthOf)
    return measure.current
  }

  async function onChange(password: string) {
    if (password === '') return setStrength(null)
    const strengthOf = await load().catch(() => null)
    // Without its script there is no advice, and the server decides. What the script itself throws is a fault, and is reported as one.
    if (strengthOf === null) measure.current = null
    else setStrength(strengthOf(password))
  }

  return (
    <div>
      <PasswordField
        id="newPassword"
        name="newPassword"
        label={label}
        autoComplete="new-password"
        hint="At least 8 characters. Three or four unrelated words are strong and easy to remember."
        problem={problem}
        onFocus={() => void load().catch(() => {})}
        onChange={(password) => void onChange(password)}
      />
      <output className={`hint ${css.strength}`}>
        {strength !== null && (
          <>
            <b>{strength.word}.</b> {strength.advice}
          </>
        )}
      </output>
    </div>
  )
}
