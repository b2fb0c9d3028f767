import { Link } from 'react-router'
import type { AdminUser } from '../../../contract/admin/api.ts'
import { shownMobile } from '../../../contract/users/phone.ts'
import { Day } from '../when.tsx'
import css from './admin.module.css'
import { Table } from '../parts/table.tsx'

/** Accounts as rows. One that is not verified stands out, and says so in a word. */
export function UsersTable({ users }: { users: readonly AdminUser[] }) {
  return (
    <div className={css.framed}>
      <Table
        caption="Accounts"
        isCaptionUnseen
        columns={['Email', 'Created', 'Provider', 'Last login', 'Role', 'State'].map((name) => ({ name }))}
        rows={users.map((user) => ({
          key: user._id,
          isMarked: !user.verification.isVerified,
          cells: [
            <Link key="email" to={`/admin/users/${user._id}`}>
              {user.email ?? (user.phone === null ? user.name : shownMobile(user.phone))}
            </Link>,
            <Day key="created" moment={user.created} />,
            user.provider,
            user.lastLogin === null ? 'never' : <Day key="login" moment={user.lastLogin} />,
            user.role,
            stateOf(user),
          ],
        }))}
      />
    </div>
  )
}

/** 'verified', 'unverified', 'disabled'. */
export function stateOf({ isDisabled, verification }: AdminUser): string {
  const words = [verification.isVerified ? 'verified' : 'unverified', ...(isDisabled ? ['disabled'] : [])]
  return words.join(', ')
}
