import { PasswordField } from '../parts/password-field.tsx'
import type { Problems } from '../parts/problems.ts'
import { NewPasswordField } from './new-password-field.tsx'

/** A new password, typed twice: sent as 'newPassword' and 'repeated'. */
export function NewPasswordTwice({ problems }: { problems: Problems | undefined }) {
  return (
    <>
      <NewPasswordField label="New password" problem={problems?.['newPassword']} />
      <PasswordField
        id="repeated"
        name="repeated"
        label="Repeat the password"
        autoComplete="new-password"
        problem={problems?.['repeated']}
      />
    </>
  )
}
