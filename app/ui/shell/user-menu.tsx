import { Form } from 'react-router'
import type { AccountRole } from '../../../contract/platform/roles.ts'
import { forgetApplications } from '../candidates/kept-application.ts'
import css from '../site-header.module.css'
import { MenuLinks, type MenuLink } from './menu-links.tsx'

/**
 * What else is one's own (S2.16); publishers have no CV, alerts, subscriptions or applications in it (S2.17).
 * @param given.leastUsed what the row of the header has no room for on a window of middling width
 */
export default function UserMenu({ of, leastUsed }: { of: AccountRole; leastUsed: readonly MenuLink[] }) {
  return (
    <>
      <div className={css.fromRow}>
        <MenuLinks links={leastUsed} />
      </div>
      <MenuLinks links={of === 'publisher' ? ofPublisher : ofSeeker} />
      {/* By POST: a link that is only followed, by a page that loads ahead, must not log anybody out. */}
      <Form method="post" action="/logout" onSubmit={() => forgetApplications()}>
        <button className={`${css.choice} ${css.logOut}`}>Log out</button>
      </Form>
    </>
  )
}

const ofSeeker = [
  { to: '/job-alerts', name: 'Job alerts' },
  { to: '/question-list', name: 'Video questions' },
  { to: '/cover-letters', name: 'Cover letters' },
  { to: '/build-your-cv', name: 'Build a CV' },
  { to: '/credentials', name: 'Board logins' },
  { to: '/statistics', name: 'Statistics' },
  { to: '/prices', name: 'Prices' },
  { to: '/subscriptions', name: 'My subscription' },
]

const ofPublisher = [
  { to: '/manage-company', name: 'My company' },
  { to: '/my-question-list', name: 'Video questions' },
]
