import { confirmByEmail } from '../../contract/users/page-texts.ts'
import { messages } from '../../contract/texts/messages.ts'
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

/** How something went, on a page of its own (S2.21). Every sentence of it is ours, whatever the address says (C16). */
export default function ResponseScreen({ loaderData: { isSuccess, isSignedUp, text, back } }: Route.ComponentProps) {
  const heading = isSuccess ? messages.success : messages.serverError
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
            Try again
          </ButtonAnchor>
          <ButtonLink to="/contact">Contact us</ButtonLink>
        </p>
      )}
      {isSuccess && !isSignedUp && (
        <p className={noticePage.ways}>
          <ButtonLink look="primary" to={back}>
            Go on
          </ButtonLink>
        </p>
      )}
    </div>
  )
}
