import type { Letter } from '../outbox/index.ts'

/** To the operator: somebody's message, word for word, and a link to the list. */
export function toOperator(given: {
  subject: string
  name: string
  email: string
  lines: readonly string[]
  url: string
}): Letter {
  return {
    subject: given.subject,
    paragraphs: [`${given.name} <${given.email}> wrote:`, ...given.lines.filter((line) => line.trim() !== '')],
    link: { label: 'All messages', url: given.url },
  }
}
