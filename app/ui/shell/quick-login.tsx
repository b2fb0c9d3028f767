import { Link } from 'react-router'
import type { Provider } from '../../../contract/users/users.ts'
import css from './quick-login.module.css'
import { Button } from '../parts/button.tsx'

/**
 * The menu's own way in (S2.15): a plain form, so that every page can have it without a script of its own. What is wrong with it
 * is said on the login page.
 */
export default function QuickLogin({ providers }: { providers: readonly Provider[] }) {
  return (
    <form className={css.form} method="post" action="/login">
      <input type="hidden" name="where" value="menu" />
      <label className="label" htmlFor="quick-email">
        Email
      </label>
      <input
        className="input"
        id="quick-email"
        name="email"
        type="email"
        autoComplete="username"
        inputMode="email"
        required
      />
      <label className="label" htmlFor="quick-password">
        Password
      </label>
      <input
        className="input"
        id="quick-password"
        name="password"
        type="password"
        autoComplete="current-password"
        required
      />
      <Button look="primary">Log in</Button>
      <p className={css.ways}>
        <Link to="/login?with=phone">Log in by phone</Link>
        <Link to="/forgotten-password/password">Forgotten your password?</Link>
        {providers.map((provider) => (
          <a key={provider} href={`/auth/${provider}`}>
            Log in with {names[provider]}
          </a>
        ))}
      </p>
    </form>
  )
}

const names: Readonly<Record<Provider, string>> = {
  facebook: 'Facebook',
  google: 'Google',
  linkedin: 'LinkedIn',
  twitter: 'Twitter',
}
