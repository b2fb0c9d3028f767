import { product } from '../../contract/texts/messages.ts'
import type { Provider } from '../../contract/users/users.ts'
import { providerNames } from '../../contract/social-login/provider-names.ts'
import type { Letter } from '../outbox/letter.ts'

/** To an address that the provider has not checked: only its owner can say that the account is theirs. */
export function confirmProviderEmail(provider: Provider, url: string): Letter {
  return {
    subject: `Confirm your e-mail address for ${product}`,
    paragraphs: [
      `Somebody has signed up for ${product} with an account at ${providerNames[provider]} and this address. If it was you, please confirm that the address is yours; after that ${providerNames[provider]} logs you in. The link works for 24 hours.`,
    ],
    link: { label: 'Confirm my e-mail address', url },
    after: [
      'If it was not you, do not use the link: whoever signed up could use an account with your address. Without it nothing happens.',
    ],
  }
}

export function identityChanged(provider: Provider, what: 'linked' | 'unlinked', securityUrl: string): Letter {
  const name = providerNames[provider]
  return {
    subject: `Your ${product} account: ${name} ${what}`,
    paragraphs: [
      what === 'linked'
        ? `An account at ${name} was linked with your account with ${product}, and logs in to it from now on.`
        : `${name} was unlinked from your account with ${product}, and does not log in to it any more.`,
    ],
    link: { label: 'Look at your security settings', url: securityUrl },
    after: ['If this was not you, change your password and end all other sessions there at once.'],
  }
}
