import { Link, useSearchParams } from 'react-router'
import type { Route } from './+types/history'
import { ask } from '../../ask.ts'
import { CompanyFrame } from '../../ui/companies/company-frame.tsx'
import css from '../../ui/companies/company.module.css'
import { eventText } from '../../ui/companies/event-text.ts'
import { dayOf, timeOf } from '../../ui/dates.ts'
import { EmptyState } from '../../ui/parts/empty-state.tsx'
import { Pager } from '../../ui/parts/pager.tsx'
import { ownCompany, ownCompanyParams } from './own-company.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const own = await ownCompany(context)
  const params = ownCompanyParams(context)
  const before = url.searchParams.get('before') ?? ''
  const query = /^[1-9]\d{0,17}$/u.test(before) ? { before } : {}
  return { ...own, ...(await ask(context, (api) => api.companies.events({ params, query }))) }
}

/** Every change of members, credits and details, for the company's admins. */
export default function CompanyHistory({ loaderData: { company, isAdmin, events, hasMore } }: Route.ComponentProps) {
  const isFirst = useSearchParams()[0].get('before') === null
  const last = events.at(-1)
  return (
    <CompanyFrame company={company} isAdmin={isAdmin} title="History">
      {events.length === 0 ? (
        <EmptyState title="Nothing has changed yet" level={3}>
          <p>Every change of members, credits and details will be listed here. Only admins can read it.</p>
        </EmptyState>
      ) : (
        <>
          <p className={css.text}>Every change of members, credits and details. Only admins can read this.</p>
          <ol className={css.events}>
            {events.map((event) => (
              <li key={event._id}>
                {eventText(event)}{' '}
                <span className="quiet">
                  {dayOf(event.at)} {timeOf(event.at)}
                </span>
              </li>
            ))}
          </ol>
        </>
      )}
      <Pager previous={null} next={hasMore && last !== undefined ? `?before=${last._id}` : null} />
      {!isFirst && (
        <p>
          <Link to="/manage-company/history">Back to the latest</Link>
        </p>
      )}
    </CompanyFrame>
  )
}
