import { product } from '../../../contract/texts/messages.ts'
import type { Letter } from '../../outbox/index.ts'

/** @param name what the person called the file. */
export function virusFound(name: string): Letter {
  return {
    subject: 'We found a virus in a file you uploaded',
    paragraphs: [
      `You uploaded the file ‘${name}’ to ${product}. Our scanner found a virus in it, so we deleted the file. Nobody else has seen it.`,
      'The file on your computer probably has the virus too. Have your computer checked, then upload your CV again.',
    ],
  }
}
