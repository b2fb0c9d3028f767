import { lazy, Suspense } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { ErrorPage } from '../error-page.tsx'
import noticePage from '../notice-page.module.css'
import { PageHead } from '../page-head.tsx'

// The pages of ads that are open do without it.
const ClosedSearch = lazy(() => import('./closed-search.tsx'))

/** For a job that is gone or never was: said so, with a search form (S22.5); any other failure as everywhere. */
export function JobErrorPage() {
  const error = useRouteError()
  if (!isRouteErrorResponse(error) || (error.status !== 404 && error.status !== 410)) return <ErrorPage error={error} />
  const heading = error.status === 410 ? 'This job is closed' : 'This job does not exist'
  return (
    <div className={`page ${noticePage.trouble}`}>
      <PageHead title={heading} isForSearchEngines={false} />
      <h1>{heading}</h1>
      <p>
        {error.status === 410
          ? 'The ad has been taken down, or its time is over. Similar jobs may be open:'
          : 'The address may be mistyped, or the ad was removed long ago. You can search for similar jobs:'}
      </p>
      <Suspense>
        <ClosedSearch />
      </Suspense>
    </div>
  )
}
