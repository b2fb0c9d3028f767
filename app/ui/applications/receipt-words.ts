import type { Receipt, ReceiptFile } from '../../../contract/applications/history.ts'

export const fileNames: Readonly<Record<ReceiptFile['kind'], string>> = { cv: 'CV', letter: 'Letter' }

/** Whether a file went, in a word or two. */
export const wentNames: Readonly<Record<ReceiptFile['went'], string>> = {
  yes: 'Sent',
  no: 'Not sent',
  'not-confirmed': 'File not confirmed',
}

/** Why none of the answers is confirmed, where nothing was seen at all; null if it is said of each by itself. */
export function wholeReason({ content, answers }: Pick<Receipt, 'content' | 'answers'>): string | null {
  return content.evidence === null ? (answers.find(({ why }) => why !== '')?.why ?? null) : null
}

/** 'from your CV: Work' as 'From your CV: Work'. */
export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
