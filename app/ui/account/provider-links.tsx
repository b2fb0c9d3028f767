import type { Provider } from '../../../contract/users/users.ts'
import css from './provider-links.module.css'
import { providerNames } from '../../../contract/social-login/provider-names.ts'
import { ButtonAnchor } from '../parts/button-anchor.tsx'

type Props = {
  /** Those that are configured: see GET /api/auth/providers. */
  providers: readonly Provider[]
  /** Path of our own page to go to afterwards. */
  back?: string | undefined
}

/** Links to log in with other accounts. Renders nothing if none is configured. They are plain links, because they lead away from this site. */
export function ProviderLinks({ providers, back }: Props) {
  if (providers.length === 0) return null
  const query = back === undefined ? '' : `?back=${encodeURIComponent(back)}`
  return (
    <div>
      <ul className={css.providers} aria-label="Log in with another account">
        {providers.map((provider) => (
          <li key={provider}>
            <ButtonAnchor href={`/auth/${provider}${query}`} rel="nofollow">
              Continue with {providerNames[provider]}
            </ButtonAnchor>
          </li>
        ))}
      </ul>
      <p className="hint">
        If you do not have an account here, we will create one, and you accept the terms and conditions.
      </p>
    </div>
  )
}
