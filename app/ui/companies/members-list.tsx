import { href, Link } from 'react-router'
import type { CompanyMember } from '../../../contract/companies/companies.ts'
import { dayOf } from '../dates.ts'
import { Badge } from '../parts/badge.tsx'
import css from './company.module.css'
import { countedCredits } from './counted-credits.ts'

type Props = {
  members: readonly CompanyMember[]
  /** Of who looks at it. */
  ownId: string
  isAdmin: boolean
}

/** Who acts for the company, the admins first. */
export function MembersList({ members, ownId, isAdmin }: Props) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reached without a mouse
    <section className={css.members} aria-label="Members of the company" tabIndex={0}>
      <ul>
        {members.map(({ user, role, publisher_credits: credits, joined }) => (
          <li className={css.member} key={user._id}>
            <div>
              <b>{user.name}</b>
              {user._id === ownId && ' (you)'} {role === 'admin' && <Badge>Admin</Badge>}
              <br />
              <span className="quiet">
                {user.email !== null && `${user.email}, `}since {dayOf(joined)}
              </span>
            </div>
            <span>{countedCredits(credits)}</span>
            {isAdmin && (
              <Link to={href('/manage-company/members/:userId', { userId: user._id })}>
                Manage<span className="unseen"> {user.name}</span>
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
