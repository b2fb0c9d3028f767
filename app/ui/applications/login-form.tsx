import { Form, useNavigation } from 'react-router'
import { PasswordField } from '../parts/password-field.tsx'
import { TextField } from '../parts/text-field.tsx'
import css from './applications.module.css'
import { Button } from '../parts/button.tsx'

type Props = {
  sourceName: string
  /** The address that is kept with the board; null: none is. */
  email: string | null
  problems: Readonly<Record<string, string>>
}

/** Asks for the login to a board, for one attempt at one application. Never filled in by us. */
export function LoginForm({ sourceName, email, problems }: Props) {
  const { state } = useNavigation()
  return (
    <section className={css.part} aria-labelledby="board-login">
      <h2 id="board-login">Your login at {sourceName}</h2>
      <p>
        You chose to be asked each time. We use this login for this application only, and delete it after 15 minutes if
        it is not used, or 15 minutes after it is used.
      </p>
      <Form method="post" className={css.questions}>
        <input type="hidden" name="intent" value="login" />
        <TextField
          name="email"
          label={`Email address at ${sourceName}`}
          type="email"
          autoComplete="off"
          defaultValue={email ?? ''}
          problem={problems['email']}
        />
        <PasswordField
          id="board-password"
          name="password"
          label={`Password at ${sourceName}`}
          autoComplete="off"
          problem={problems['password']}
        />
        <Button look="primary" type="submit" disabled={state === 'submitting'}>
          Fill it in with this login
        </Button>
      </Form>
    </section>
  )
}
