import { Link } from 'react-router'
import { product } from '../../../contract/texts/messages.ts'
import { PasswordField } from '../parts/password-field.tsx'

type Props = {
  /** Somebody who signs in by other means has none, and logs in again. */
  hasPassword: boolean
  problem: string | undefined
}

/** Asks again who somebody is, where the last proof is old: whoever finds a device unlocked cannot hand passwords over, or use them. */
export function ProveField({ hasPassword, problem }: Props) {
  if (!hasPassword) {
    return (
      <p>
        To go on, please <Link to="/logout">log out</Link>, log in again, and come back within 15 minutes.
      </p>
    )
  }
  return (
    <PasswordField
      id="password"
      name="password"
      label={`Your ${product} password`}
      autoComplete="current-password"
      hint="This stops anyone else doing this on your device."
      problem={problem}
    />
  )
}
