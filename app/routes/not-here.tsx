import { Link, useSearchParams } from 'react-router'
import type { Route } from './+types/not-here'
import { notHere } from '../content/not-here.ts'
import noticePage from '../ui/notice-page.module.css'
import { PageHead } from '../ui/page-head.tsx'

export function loader({ url }: Route.LoaderArgs) {
  const page = notHere[url.pathname]
  if (page === undefined) throw new Response(null, { status: 404 })
  return page
}

/** A place of the menu whose feature this version does not have: what it is for, and what does the job today. */
export default function NotHere({ loaderData: { title, text, today, way } }: Route.ComponentProps) {
  const [query] = useSearchParams()
  const back = query.get('back')
  return (
    <div className={`page ${noticePage.page}`}>
      <PageHead title={title} isForSearchEngines={false} />
      <h1>{title}</h1>
      <p>{text}</p>
      <p>{today}</p>
      <p className={noticePage.ways}>
        {back !== null && /^\/(?![/\\])/u.test(back) && (
          <Link className="button primary" to={back}>
            Back to where you were
          </Link>
        )}
        <Link className="button" to={way.to}>
          {way.label}
        </Link>
      </p>
    </div>
  )
}
