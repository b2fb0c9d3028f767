import { redirect } from 'react-router'
import { alert, messages } from '../../../contract/texts/messages.ts'
import { visitor } from '../../api.ts'
import css from '../../ui/account/account.module.css'
import { AlertBox } from '../../ui/parts/alert-box.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import type { Route } from './+types/phone-logged-in'
import { ButtonLink } from '../../ui/parts/button.tsx'

export function loader({ context }: Route.LoaderArgs) {
  const { user } = context.get(visitor)
  if (user === null) throw redirect('/login?with=phone')
  return { isPublisher: user.role === 'publisher' }
}

/** After a login by text: where people go from here (S3.15). */
export default function PhoneLoggedIn({ loaderData: { isPublisher } }: Route.ComponentProps) {
  return (
    <div className={`page ${css.page}`}>
      <PageHead title={messages.nowLoggedIn} isForSearchEngines={false} />
      <h1>{messages.nowLoggedIn}</h1>
      <AlertBox alert={alert('success', messages.success, messages.loggedIn)} />
      <ul className={css.options}>
        {(isPublisher ? [{ to: '/manage-my-job-ads', name: 'Manage Job Ads' }, ...options] : options).map(
          ({ to, name }) => (
            <li key={to}>
              <ButtonLink to={to}>{name}</ButtonLink>
            </li>
          ),
        )}
      </ul>
    </div>
  )
}

const options = [
  { to: '/search', name: 'Search jobs' },
  { to: '/manage-my-cv', name: 'My CV' },
  { to: '/statistics', name: 'Statistics' },
  { to: '/salary-calculator-for-united-kingdom', name: 'Salary calculator' },
  { to: '/job-alerts', name: 'My job alerts' },
  { to: '/applied-jobs', name: 'My applications history' },
]
