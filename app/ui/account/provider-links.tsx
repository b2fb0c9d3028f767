import type { Provider } from '../../../contract/users/users.ts'
import css from './provider-links.module.css'
import { providerNames } from '../../../contract/social-login/provider-names.ts'
import { ButtonAnchor } from '../parts/button-anchor.tsx'

type Props = {
  /** Those that are configured: see GET /api/auth/providers. */
  providers: readonly Provider[]
  /** Where to go afterwards, of a page of ours. */
  back?: string | undefined
}

/** The ways in by an account elsewhere; nothing where none is configured. Plain links: they lead away from this site. */
export function ProviderLinks({ providers, back }: Props) {
  if (providers.length === 0) return null
  const query = back === undefined ? '' : `?back=${encodeURIComponent(back)}`
  return (
    <div>
      <ul className={css.providers} aria-label="Log in with an account elsewhere">
        {providers.map((provider) => (
          <li key={provider}>
            <ButtonAnchor href={`/auth/${provider}${query}`} rel="nofollow">
              Go on with {providerNames[provider]}
            </ButtonAnchor>
          </li>
        ))}
      </ul>
      <p className="hint">If you have no account here yet, one is made, and you accept the terms and conditions.</p>
    </div>
  )
}
