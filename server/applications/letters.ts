import { reasonNames } from '../../contract/application-reason-texts.ts'
import type { ApplicationReason } from '../../contract/applications.ts'
import { product } from '../../contract/messages.ts'
import type { Letter } from '../outbox/letter.ts'

export type Told = {
  title: string
  employer: string | null
  boardName: string
  state: string
  reason: ApplicationReason | null
  text: string
}

const words: Readonly<Record<string, string>> = {
  applied: 'sent',
  failed: 'not sent, and it cost nothing',
  unsure: 'perhaps sent: please look',
  'needs-you': 'waits for you',
}

/** What became of applications that were begun together: one letter for all of them. */
export function outcomes(told: readonly Told[], url: string): Letter {
  const line = ({ title, employer, boardName, state, reason, text }: Told) =>
    [
      `${title}${employer === null ? '' : `, ${employer}`}, on ${boardName}: ${words[state] ?? state}.`,
      reason === null ? '' : sentence(reasonNames[reason]),
      text,
    ]
      .filter((part) => part !== '')
      .join(' ')
  const [first] = told
  const subject =
    told.length === 1 && first
      ? `Your application: ${first.title} – ${words[first.state] ?? first.state}`
      : `Your ${told.length} applications: ${counted(told)}`
  return {
    subject,
    paragraphs: told.map(line),
    link: { label: 'See your applications', url },
    after: [`You can choose which news ${product} sends under ‘Notifications’.`],
  }
}

/** '5 sent, 2 wait for you' */
function counted(told: readonly Told[]): string {
  const several = { applied: 'sent', 'needs-you': 'waiting for you', unsure: 'perhaps sent', failed: 'not sent' }
  return Object.entries(several)
    .map(([state, name]) => ({ name, count: told.filter((one) => one.state === state).length }))
    .filter(({ count }) => count > 0)
    .map(({ name, count }) => `${count} ${name}`)
    .join(', ')
}

function sentence(text: string): string {
  return /[.!?]$/u.test(text) ? text : `${text}.`
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
