import type { ApplicationDetail } from '../../../contract/applications/history.ts'
import type { ApplicationReason } from '../../../contract/applications/applications.ts'
import { nextSteps } from './state-words.ts'
import { ToBoard } from './to-board.tsx'
import { ButtonLink } from '../parts/button.tsx'

/** Reasons with which the text is something that stands on the board's page. */
const shownThere: ReadonlySet<ApplicationReason | null> = new Set<ApplicationReason>([
  'captcha',
  'one-time-code',
  'account-warning',
])

/** What the board said, and what to do next. */
export function ReasonStep({ application }: { application: ApplicationDetail }) {
  const { reason, text, sourceName, answers } = application
  const step = reason === null ? null : nextSteps[reason]
  // The questions themselves stand below, with what the board says of each; of a file only this text tells.
  const isBelow = answers.some(
    ({ question, value, problem }) => question.type !== 'file' && (value === null || problem),
  )
  const said = reason === 'unknown-question' && isBelow ? '' : text
  return (
    <>
      {said !== '' && <p>{shownThere.has(reason) ? `${sourceName} shows: ‘${said}’` : said}</p>}
      {step !== null && <p>{step.text}</p>}
      {step?.link === 'board' && <ToBoard application={application} />}
      {typeof step?.link === 'object' && (
        <p>
          <ButtonLink to={step.link.to}>{step.link.label}</ButtonLink>
        </p>
      )}
    </>
  )
}
