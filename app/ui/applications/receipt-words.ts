import type { Receipt, ReceiptFile } from '../../../contract/applications/history.ts'

export const fileNames: Readonly<Record<ReceiptFile['kind'], string>> = { cv: 'CV', letter: 'Letter' }

const wentNames: Readonly<Record<ReceiptFile['went'], string>> = {
  yes: 'Sent',
  no: 'Not sent',
  'not-confirmed': 'File not confirmed',
}

/** Whether a file went, in a word or two; one that the board stores was not sent by us. */
export function wentName({ went, text }: Pick<ReceiptFile, 'went' | 'text'>): string {
  return went === 'yes' && text === null ? 'Stored there' : wentNames[went]
}

/** Why none of the answers is confirmed, where nothing was seen at all; null if it is said of each by itself. */
export function wholeReason({ content, answers }: Pick<Receipt, 'content' | 'answers'>): string | null {
  const why = answers.find((answer) => answer.why !== '')?.why
  return content.evidence === null && why !== undefined ? `${why}.` : null
}

/** 'from your CV: Work' as 'From your CV: Work'. */
export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** The hash of the receipt before; noughts stand for none. */
export function hashBefore(previousHash: string): string {
  return /^0+$/u.test(previousHash) ? 'None: this is the first receipt' : previousHash
}
