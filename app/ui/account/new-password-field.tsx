import { useState } from 'react'
import css from './account.module.css'
import { PasswordField } from '../parts/password-field.tsx'
import { strengthMeter, type Strength } from './strength.ts'

/** A new password, with advice on its strength once somebody types one: the word lists for it are loaded then. */
export function NewPasswordField({ problem, label = 'Password' }: { problem: string | undefined; label?: string }) {
  const [strength, setStrength] = useState<Strength | null>(null)
  const [meter] = useState(() => strengthMeter(async () => (await import('./password-strength.ts')).strengthOf))

  async function onChange(password: string) {
    if (password === '') return setStrength(null)
    const measured = await meter.measure(password)
    if (measured !== null) setStrength(measured)
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
        onFocus={meter.prepare}
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
