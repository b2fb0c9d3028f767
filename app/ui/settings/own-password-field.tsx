import { PasswordField } from '../parts/password-field.tsx'

type Props = { problem: string | undefined; hint?: string }

/** The password of whoever is logged in, asked for once more before something grave. */
export function OwnPasswordField(props: Props) {
  return (
    <PasswordField id="password" name="password" label="Your password" autoComplete="current-password" {...props} />
  )
}
