import { Form } from 'react-router'
import type { AccountRole } from '../../../contract/platform/roles.ts'
import css from '../site-header.module.css'
import { MenuLinks } from './menu-links.tsx'

/** What else is one's own (S2.16); publishers have no CV, alerts, subscriptions or applications in it (S2.17). */
export default function UserMenu({ of }: { of: AccountRole }) {
  return (
    <>
      <MenuLinks links={of === 'publisher' ? ofPublisher : ofSeeker} />
      {/* By POST: a link that is only followed, by a page that loads ahead, must not log anybody out. */}
      <Form method="post" action="/logout">
        <button className={`${css.choice} ${css.logOut}`}>Log out</button>
      </Form>
    </>
  )
}

const ofSeeker = [
  { to: '/manage-my-cv', name: 'My CV' },
  { to: '/shortlisted-jobs', name: 'My shortlisted jobs' },
  { to: '/applied-jobs', name: 'My applications' },
  { to: '/job-alerts', name: 'My job alerts' },
  { to: '/subscriptions', name: 'My subscription' },
]

const ofPublisher = [{ to: '/manage-company', name: 'My company' }]
