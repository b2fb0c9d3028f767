import type { Conversation } from '../../../contract/conversations/conversations.ts'

/** When the last message was sent that one has not read; null: there is none. */
export function lastNew({ messages }: Conversation): string | null {
  return messages.findLast(({ isNew }) => isNew)?.sentAt ?? null
}

/** What was typed into a box of several lines: browsers send lines ended by two signs. */
export function linesOf(typed: FormDataEntryValue | null): string {
  return typeof typed === 'string' ? typed.replaceAll('\r\n', '\n') : ''
}

/** What the server says of a message or text that was refused: of its words first. */
export function whyRefused({ message, fields }: { message: string; fields: Readonly<Record<string, string>> }): string {
  return fields['text'] ?? fields['sms'] ?? message
}
