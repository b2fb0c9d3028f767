import { boardSaid } from '../../contract/credentials/board-said.ts'
import { reasonNames } from '../../contract/applications/reason-texts.ts'
import type { ApplicationReason } from '../../contract/applications/applications.ts'
import { product } from '../../contract/texts/messages.ts'
import type { ReceiptFile } from '../../contract/applications/history.ts'
import type { HeldLogin } from '../../contract/credentials/credentials.ts'
import type { Letter } from '../outbox/index.ts'

export type Told = {
  title: string
  employer: string | null
  boardName: string
  state: string
  reason: ApplicationReason | null
  text: string
  /** Those of its receipt, if it was sent. */
  files: readonly Pick<ReceiptFile, 'kind' | 'went'>[]
}

const words: Readonly<Record<string, string>> = {
  applied: 'sent',
  failed: 'not sent, and it cost nothing',
  unsure: 'perhaps sent: please look',
  'needs-you': 'waits for you',
}

/** What became of applications that were begun together: one letter for all of them. */
export function outcomes(told: readonly Told[], url: string): Letter {
  const line = ({ title, employer, boardName, state, reason, text, files }: Told) =>
    [
      `${title}${employer === null ? '' : `, ${employer}`}, on ${boardName}: ${words[state] ?? state}.`,
      reason === null ? '' : sentence(reasonNames[reason]),
      text,
      ...files.map(aboutFile),
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

/** Nothing of a file that was seen to go. */
function aboutFile({ kind, went }: Told['files'][number]): string {
  const name = kind === 'cv' ? 'CV' : 'cover letter'
  if (went === 'no') return `Your ${name} did not go with it: the form had no place for it that we know of.`
  return went === 'yes' ? '' : `We could not confirm that your ${name} went with it. The receipt says why.`
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
export function silence(
  told: readonly (Pick<Told, 'title' | 'employer'> & { appliedAt: Date })[],
  url: string,
): Letter {
  const [first] = told
  return {
    subject: told.length === 1 ? `No answer yet: ${first?.title}` : `No answer yet to ${told.length} applications`,
    paragraphs: [
      'You have not noted an answer yet. A short, friendly message to the employer is fine by now.',
      ...told.map(
        ({ title, employer, appliedAt }) =>
          `${title}${employer === null ? '' : `, ${employer}`}: sent on ${day.format(appliedAt)}`,
      ),
      'If they have answered, note it on the application. This shows you which sources are worth your time.',
    ],
    link: { label: 'See your applications', url },
  }
}

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'Europe/London' })

/** Says that we have stopped logging in to a board for the person, and why. */
export function loginHeld(given: {
  boardName: string
  reason: HeldLogin['reason']
  text: string
  /** Applications there that wait for it. */
  waiting: number
  siteUrl: string
}): Letter {
  const { boardName, reason, text, waiting, siteUrl } = given
  const said = text === '' ? '' : ` ${boardSaid('It', text)}`
  const what =
    reason === 'wrong-password'
      ? `${boardName} refused the email address and password that we have for you.${said}`
      : `${boardName} shows a warning about your account.${said}`
  const todo =
    reason === 'wrong-password'
      ? `If your password there has changed, save the new one. If it is right, choose ‘Try again now’.`
      : `Please log in to ${boardName} yourself and read it. When it is sorted out, choose ‘Try again now’.`
  return {
    subject: `We have stopped logging in to ${boardName} for you`,
    paragraphs: [
      what,
      `We will not log in there again until you say so, because more attempts could lock your account.`,
      ...(waiting > 0
        ? [
            waiting === 1
              ? `One of your applications there is waiting. It has not been sent and has cost nothing.`
              : `${waiting} of your applications there are waiting. They have not been sent and have cost nothing.`,
          ]
        : []),
      todo,
    ],
    link: { label: `See your login to ${boardName}`, url: `${siteUrl}/stored-passwords` },
  }
}
