import type { Letter } from '../outbox/letter.ts'

/** To the operator: what somebody wrote, word for word, and where it is listed. */
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
