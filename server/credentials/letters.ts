import { boardNames } from '../../contract/credentials/boards-with-logins.ts'
import type { BoardWithCredentials } from '../../contract/applications/applications.ts'
import { product } from '../../contract/texts/messages.ts'
import type { Letter } from '../outbox/index.ts'

/** Says that logins to boards were added or changed (R-VLT-5). */
export function loginsSaved(sources: readonly BoardWithCredentials[], url: string): Letter {
  const names = new Intl.ListFormat('en-GB').format(sources.map((source) => boardNames[source]))
  return {
    subject: `Your login to ${names} was saved with ${product}`,
    paragraphs: [
      `The password of your account at ${names} was added to your ${product} account, or changed there. ${product} can use it to apply for you. It is encrypted and never shown to anyone, not even you.`,
    ],
    link: { label: 'Look at your stored passwords', url },
    after: [
      `If this was not you, delete it there, change your password with ${product}, and end all other sessions at once.`,
    ],
  }
}
