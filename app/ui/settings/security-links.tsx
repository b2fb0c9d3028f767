import type { Provider } from '../../../contract/users/users.ts'
import { providerNames } from '../../../contract/social-login/provider-names.ts'
import { Day } from '../when.tsx'
import { Act } from './security-factors.tsx'
import css from './security.module.css'
import { SettingsPart } from './settings-frame.tsx'
import { ButtonAnchor } from '../parts/button-anchor.tsx'

type Props = {
  identities: readonly { provider: Provider; since: string | null; linkPath: string | null }[]
  needsProof: boolean
}

/** Linked accounts that can log in here. */
export function SecurityLinks({ identities, needsProof }: Props) {
  return (
    <SettingsPart title="Linked accounts">
      <p>You can log in here with a linked account. We only get your name and email address from it.</p>
      <ul className={css.things}>
        {identities.map(({ provider, since, linkPath }) => (
          <li key={provider}>
            <span>
              <b>{providerNames[provider]}</b>
              <small>
                {since === null ? (
                  'Not linked'
                ) : (
                  <>
                    Linked on <Day moment={since} />
                  </>
                )}
              </small>
            </span>
            {since !== null && !needsProof && (
              <Act intent="unlink" fields={{ provider }}>
                Unlink<span className="unseen"> {providerNames[provider]}</span>
              </Act>
            )}
            {linkPath !== null && (
              // Leads away from this site: not a page of ours.
              <ButtonAnchor href={linkPath}>
                Link<span className="unseen"> {providerNames[provider]}</span>
              </ButtonAnchor>
            )}
          </li>
        ))}
      </ul>
    </SettingsPart>
  )
}
