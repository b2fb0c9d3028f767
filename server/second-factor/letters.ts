import { product } from '../../contract/texts/messages.ts'
import type { Letter } from '../outbox/letter.ts'

/** What was done to the second factor of an account, as its owner reads it. */
export type SecondFactorChange =
  | 'authenticator-added'
  | 'authenticator-removed'
  | 'passkey-added'
  | 'passkey-removed'
  | 'recovery-codes-renewed'
  | 'recovery-code-used'
  | 'reset-by-us'

const sentences: Record<SecondFactorChange, string> = {
  'authenticator-added': 'an authenticator app was set up',
  'authenticator-removed': 'the authenticator app was removed',
  'passkey-added': 'a passkey was added',
  'passkey-removed': 'a passkey was removed',
  'recovery-codes-renewed': 'new recovery codes were made, and the old ones stopped working',
  'recovery-code-used': 'somebody logged in with a recovery code, which is now used up',
  'reset-by-us': 'we took the second factor off, because you could not log in with it. Please set one up again',
}

export function secondFactorChanged(change: SecondFactorChange, securityUrl: string): Letter {
  return {
    subject: `Your ${product} account: a change to its second factor`,
    paragraphs: [`On your account with ${product}, ${sentences[change]}.`],
    link: { label: 'Look at your security settings', url: securityUrl },
    after: ['If this was not you, change your password and end all other sessions there at once.'],
  }
}
