import { data } from 'react-router'
import { providerNames } from '../../../contract/social-login/provider-names.ts'
import { Provider } from '../../../contract/users/users.ts'
import { socialOutcomes } from '../../content/social-outcomes.ts'
import noticePage from '../../ui/notice-page.module.css'
import { PageHead } from '../../ui/page-head.tsx'
import type { Route } from './+types/social-outcome'
import { ButtonLink } from '../../ui/parts/button.tsx'

/** What happened on the way back from a provider. Only outcomes that we know: the address puts no words on the page. */
export function loader({ params, url }: Route.LoaderArgs) {
  const outcome = Object.hasOwn(socialOutcomes, params.outcome) ? params.outcome : null
  if (outcome === null) throw data(null, { status: 404 })
  const provider = Provider.safeParse(url.searchParams.get('provider')).data
  return { outcome, provider: provider === undefined ? 'The provider' : providerNames[provider] }
}

export default function SocialOutcomePage({ loaderData: { outcome, provider } }: Route.ComponentProps) {
  const shown = socialOutcomes[outcome]
  if (shown === undefined) return null
  return (
    <div className={`page ${noticePage.page}`}>
      <PageHead title={shown.title} isForSearchEngines={false} />
      <h1>{shown.title}</h1>
      <p>{shown.text(provider)}</p>
      <p className={noticePage.ways}>
        <ButtonLink look="primary" to={shown.way.to}>
          {shown.way.label}
        </ButtonLink>
      </p>
    </div>
  )
}
