import { confirmByEmail } from '../../contract/users/page-texts.ts'
import type { Route } from './+types/response'
import { responseText } from '../content/responses.ts'
import { readLastVisit } from '../last-visit.ts'
import { Icon } from '../ui/icon.tsx'
import noticePage from '../ui/notice-page.module.css'
import { PageHead } from '../ui/page-head.tsx'
import { emptySearch } from '../ui/search-form/empty-search.ts'
import { SearchForm } from '../ui/search-form/search-form.tsx'
import { ButtonAnchor } from '../ui/parts/button-anchor.tsx'
import { ButtonLink } from '../ui/parts/button.tsx'

export function loader({ params, request }: Route.LoaderArgs) {
  const isSuccess = params.status === 'true'
  return {
    isSuccess,
    ...responseText(params.mex, isSuccess),
    back: readLastVisit(request.headers.get('cookie')) ?? '/',
  }
}

/** Shows the outcome of an action on its own page (S2.21). Every sentence is ours, whatever the address says (C16). */
export default function ResponseScreen({
  loaderData: { isSuccess, isSignedUp, heading, text, mayRetry, back },
}: Route.ComponentProps) {
  return (
    <div className={`page ${noticePage.page}`}>
      <PageHead title={heading} isForSearchEngines={false} />
      <h1>
        <Icon name={isSuccess ? 'tick' : 'warning'} /> {heading}
      </h1>
      <p>{text}</p>
      {isSignedUp && (
        <>
          <p>{confirmByEmail}</p>
          <h2>Search jobs in the meantime</h2>
          <SearchForm search={emptySearch} />
        </>
      )}
      {!isSuccess && (
        <p className={noticePage.ways}>
          <ButtonAnchor look="primary" href={back}>
            {mayRetry ? 'Try again' : 'Go back'}
          </ButtonAnchor>
          <ButtonLink to="/contact">Contact us</ButtonLink>
        </p>
      )}
      {isSuccess && !isSignedUp && (
        <p className={noticePage.ways}>
          <ButtonLink look="primary" to={back}>
            Continue
          </ButtonLink>
        </p>
      )}
    </div>
  )
}
