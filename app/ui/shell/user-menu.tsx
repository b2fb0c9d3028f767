import { Form, Link } from 'react-router'
import type { AccountRole } from '../../../contract/roles.ts'
import css from '../site-header.module.css'

/** What is one's own (S2.16); publishers have no CV, alerts, subscriptions or applications in it (S2.17). */
export function UserMenu({ role }: { role: AccountRole }) {
  return (
    <ul>
      {(role === 'publisher' ? ofPublisher : ofSeeker).map(({ to, name }) => (
        <li key={to}>
          <Link className={css.choice} to={to}>
            {name}
          </Link>
        </li>
      ))}
      <li>
        {/* By POST: a link that is only followed, by a page that loads ahead, must not log anybody out. */}
        <Form method="post" action="/logout">
          <button className={`${css.choice} ${css.logOut}`}>Log out</button>
        </Form>
      </li>
    </ul>
  )
}

const ofSeeker = [
  { to: '/settings', name: 'My profile' },
  { to: '/manage-my-cv', name: 'My CV' },
  { to: '/shortlisted-jobs', name: 'My shortlisted jobs' },
  { to: '/applied-jobs', name: 'My applications' },
  { to: '/job-alerts', name: 'My job alerts' },
  { to: '/subscriptions', name: 'My subscription' },
] as const

const ofPublisher = [
  { to: '/settings', name: 'My profile' },
  { to: '/manage-company', name: 'My company' },
] as const
