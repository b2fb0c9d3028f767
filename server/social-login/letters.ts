import { product } from '../../contract/texts/messages.ts'
import type { Provider } from '../../contract/users/users.ts'
import { providerNames } from '../../contract/social-login/provider-names.ts'
import type { Letter } from '../outbox/index.ts'

/** Sent to an address that the provider has not verified: only its owner can confirm the account. */
export function confirmProviderEmail(provider: Provider, url: string): Letter {
  return {
    subject: `Confirm your email address for ${product}`,
    paragraphs: [
      `Someone has signed up for ${product} with a ${providerNames[provider]} account and this address. If it was you, please confirm that the address is yours. You can then log in with ${providerNames[provider]}. The link works for 24 hours.`,
    ],
    link: { label: 'Confirm my email address', url },
    after: [
      'If it was not you, do not open the link. Otherwise, the person who signed up could use an account with your address. If you do not open it, nothing happens.',
    ],
  }
}

export function identityChanged(provider: Provider, what: 'linked' | 'unlinked', securityUrl: string): Letter {
  const name = providerNames[provider]
  return {
    subject: `${name} was ${what} ${what === 'linked' ? 'to' : 'from'} your ${product} account`,
    paragraphs: [
      what === 'linked'
        ? `A ${name} account was linked to your ${product} account. It can now be used to log in.`
        : `${name} was unlinked from your ${product} account. It can no longer be used to log in.`,
    ],
    link: { label: 'Check your security settings', url: securityUrl },
    after: ['If this was not you, change your password and log out everywhere else straight away.'],
  }
}
