import { isRouteErrorResponse, useLocation } from 'react-router'
import { messages } from '../../contract/texts/messages.ts'
import { isPageError } from '../page-error.ts'
import css from './notice-page.module.css'
import { PageHead } from './page-head.tsx'
import { ButtonAnchor } from './parts/button-anchor.tsx'
import { ButtonLink } from './parts/button.tsx'

/** The page for an answer that is an error: what it is, and a way on. */
export function ErrorPage({ error }: { error: unknown }) {
  const { pathname, search } = useLocation()
  const { heading, text, id, canTryAgain } = read(error)
  return (
    <div className={`page ${css.trouble}`}>
      <PageHead title={heading} isForSearchEngines={false} />
      <h1>{heading}</h1>
      <p>{text}</p>
      {id !== null && (
        <p className="quiet">
          If you tell us about it, please quote <code>{id}</code>.
        </p>
      )}
      <p className={css.ways}>
        {canTryAgain && (
          <ButtonAnchor look="primary" href={pathname + search}>
            Try again
          </ButtonAnchor>
        )}
        <ButtonLink to="/search">Search jobs</ButtonLink>
      </p>
    </div>
  )
}

function read(error: unknown): { heading: string; text: string; id: string | null; canTryAgain: boolean } {
  if (!isRouteErrorResponse(error)) {
    return { heading: messages.serverError, text: messages.serverErrorDetails, id: null, canTryAgain: true }
  }
  const { message, id } = isPageError(error.data) ? error.data : { message: '', id: null }
  if (error.status === 404) return { heading: messages.notFound, text: message, id, canTryAgain: false }
  if (error.status === 410) return { heading: 'This is no longer here', text: message, id, canTryAgain: false }
  if (error.status === 429)
    return { heading: messages.tooMany, text: 'Please wait a moment and try again.', id, canTryAgain: true }
  if (error.status === 503)
    return { heading: messages.busy, text: message || messages.busyDetails, id, canTryAgain: true }
  if (error.status < 500) return { heading: messages.badInput, text: message, id, canTryAgain: false }
  return { heading: messages.serverError, text: message || messages.serverErrorDetails, id, canTryAgain: true }
}
