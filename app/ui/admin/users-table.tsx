import { Link } from 'react-router'
import type { AdminUser } from '../../../contract/admin/api.ts'
import { Day } from '../when.tsx'
import css from './admin.module.css'

/** Accounts as rows. One that is not verified stands out, and says so in a word. */
export function UsersTable({ users }: { users: readonly AdminUser[] }) {
  return (
    <div className={css.framed}>
      <table className={css.table} aria-label="Accounts">
        <thead>
          <tr>
            <th scope="col">E-mail</th>
            <th scope="col">Created</th>
            <th scope="col">Provider</th>
            <th scope="col">Last login</th>
            <th scope="col">Role</th>
            <th scope="col">State</th>
          </tr>
        </thead>
        <tbody>
          {users.map((user) => (
            <tr key={user._id} className={user.verification.isVerified ? undefined : css.unverified}>
              <th scope="row">
                <Link to={`/admin/users/${user._id}`}>{user.email ?? user.phone ?? user.name}</Link>
              </th>
              <td data-name="Created">
                <Day moment={user.created} />
              </td>
              <td data-name="Provider">{user.provider}</td>
              <td data-name="Last login">{user.lastLogin === null ? 'never' : <Day moment={user.lastLogin} />}</td>
              <td data-name="Role">{user.role}</td>
              <td data-name="State">{stateOf(user)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** 'verified', 'unverified', 'disabled'. */
export function stateOf({ isDisabled, verification }: AdminUser): string {
  const words = [verification.isVerified ? 'verified' : 'unverified', ...(isDisabled ? ['disabled'] : [])]
  return words.join(', ')
}
