import { product } from '../../contract/texts/messages.ts'
import type { Letter } from '../outbox/index.ts'

/** A change to the second factor of an account, as its owner reads it. */
export type SecondFactorChange =
  | 'authenticator-added'
  | 'authenticator-removed'
  | 'passkey-added'
  | 'passkey-removed'
  | 'recovery-codes-renewed'
  | 'recovery-code-used'
  | 'reset-by-us'

const sentences: Record<SecondFactorChange, string> = {
  'authenticator-added': 'An authenticator app was set up on your account',
  'authenticator-removed': 'The authenticator app was removed from your account',
  'passkey-added': 'A passkey was added to your account',
  'passkey-removed': 'A passkey was removed from your account',
  'recovery-codes-renewed': 'New recovery codes were made for your account. The old ones no longer work',
  'recovery-code-used': 'Someone logged in to your account with a recovery code. That code no longer works',
  'reset-by-us':
    'We removed the second factor from your account, because you could not log in with it. Please set one up again',
}

export function secondFactorChanged(change: SecondFactorChange, securityUrl: string): Letter {
  return {
    subject: `The second factor of your ${product} account has changed`,
    paragraphs: [`${sentences[change]}.`],
    link: { label: 'Check your security settings', url: securityUrl },
    after: ['If this was not you, change your password and log out everywhere else straight away.'],
  }
}
