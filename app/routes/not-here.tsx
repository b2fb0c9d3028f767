import type { Route } from './+types/not-here'
import { notHere } from '../content/not-here.ts'
import { readLastVisit } from '../last-visit.ts'
import noticePage from '../ui/notice-page.module.css'
import { PageHead } from '../ui/page-head.tsx'
import { ButtonLink } from '../ui/parts/button.tsx'
import { EmptyState } from '../ui/parts/empty-state.tsx'

export function loader({ url, request }: Route.LoaderArgs) {
  const page = notHere[url.pathname]
  if (page === undefined) throw new Response(null, { status: 404 })
  const job = url.searchParams.get('job')
  const back = readLastVisit(request.headers.get('cookie'))
  return { page, back: back === null || job === null ? back : `${back}#job-${encodeURIComponent(job)}` }
}

/** A place of the menu whose feature this version does not have: what it is for, and what does the job today. */
export default function NotHere({ loaderData: { page, back } }: Route.ComponentProps) {
  const { title, text, today, way } = page
  return (
    <div className={`page ${noticePage.page}`}>
      <PageHead title={title} isForSearchEngines={false} />
      <h1>{title}</h1>
      <EmptyState
        title={text}
        action={
          <>
            {back !== null && (
              <ButtonLink look="primary" to={back}>
                Back to where you were
              </ButtonLink>
            )}
            <ButtonLink to={way.to}>{way.label}</ButtonLink>
          </>
        }
      >
        <p>{today}</p>
      </EmptyState>
    </div>
  )
}
