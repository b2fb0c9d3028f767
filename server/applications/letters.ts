import { product } from '../../contract/messages.ts'
import type { Letter } from '../outbox/letter.ts'

export type Told = { title: string; employer: string | null; boardName: string; state: string; text: string }

const words: Readonly<Record<string, string>> = {
  applied: 'sent',
  failed: 'not sent, and it cost nothing',
  unsure: 'perhaps sent: please look',
  'needs-you': 'waits for you',
}

/** What became of applications that were begun together: one letter for all of them. */
export function outcomes(told: readonly Told[], url: string): Letter {
  const line = ({ title, employer, boardName, state, text }: Told) =>
    `${title}${employer === null ? '' : `, ${employer}`}, on ${boardName}: ${words[state] ?? state}.${text === '' ? '' : ` ${text}`}`
  const [first] = told
  const subject =
    told.length === 1 && first
      ? `Your application: ${first.title} – ${words[first.state] ?? first.state}`
      : `Your ${told.length} applications`
  return {
    subject,
    paragraphs: told.map(line),
    link: { label: 'See your applications', url },
    after: [`You can choose which news ${product} sends under ‘Notifications’.`],
  }
}

/** Asks what became of applications that nobody has answered. */
export function silence(told: readonly Pick<Told, 'title' | 'employer'>[], url: string): Letter {
  return {
    subject: told.length === 1 ? `No answer yet: ${told[0]?.title}` : `No answer yet to ${told.length} applications`,
    paragraphs: [
      'Two weeks have gone by since you applied. A short, friendly question to the employer is in order.',
      ...told.map(({ title, employer }) => `${title}${employer === null ? '' : `, ${employer}`}`),
      'If they have answered, note it with the application: it tells you which sources are worth your while.',
    ],
    link: { label: 'See your applications', url },
  }
}
