import { href } from 'react-router'
import type { ApplicationReason } from '../../../contract/applications/applications.ts'
import type { ApplicationDetail } from '../../../contract/applications/history.ts'
import { ButtonLink } from '../parts/button.tsx'
import { nextSteps } from './state-words.ts'
import { ToBoard } from './to-board.tsx'

/** Reasons with which the text is something that stands on the board's page. */
const shownThere: ReadonlySet<ApplicationReason | null> = new Set<ApplicationReason>([
  'captcha',
  'one-time-code',
  'account-warning',
])
/** Reasons after which a login is entered, and then the application goes on. */
const asksForLogin: ReadonlySet<ApplicationReason | null> = new Set<ApplicationReason>([
  'no-credentials',
  'wrong-password',
])

/** What the board said, and what to do next. */
export function ReasonStep({ application }: { application: ApplicationDetail }) {
  const { reason, text, sourceName, source, answers, boardList, link, _id } = application
  const step = reason === null ? null : nextSteps[reason]
  // The questions themselves stand below, with what the board says of each; of a file only this text tells.
  const isBelow = answers.some(
    ({ question, value, problem }) => question.type !== 'file' && (value === null || problem),
  )
  const said = reason === 'unknown-question' && isBelow ? '' : text
  const back = href('/applications/:applicationId', { applicationId: _id })
  return (
    <>
      {said !== '' && <p>{shownThere.has(reason) ? `${sourceName} shows: ‘${said}’` : said}</p>}
      {step !== null && <p>{step.text}</p>}
      {step?.link === 'board' && (
        <p>
          {reason === 'already-applied' && boardList !== null ? (
            <ToBoard link={boardList} label={`Your applications on ${sourceName}`} />
          ) : (
            <ToBoard
              link={link}
              label={`Open on ${sourceName}`}
              look={application.state === 'needs-you' && reason !== 'knock-out' ? 'primary' : undefined}
            />
          )}
        </p>
      )}
      {typeof step?.link === 'object' && (
        <p>
          <ButtonLink
            look={asksForLogin.has(reason) ? 'primary' : undefined}
            to={asksForLogin.has(reason) ? `/credentials?back=${encodeURIComponent(back)}#${source}` : step.link.to}
          >
            {step.link.label}
          </ButtonLink>
        </p>
      )}
    </>
  )
}
