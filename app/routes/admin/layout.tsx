import { NavLink, Outlet } from 'react-router'
import css from '../../ui/admin/admin.module.css'

/** The pages for operators: see app/page-rules.ts for who may open them; what they show is guarded by the API besides. */
export default function AdminLayout() {
  return (
    <div className={`page ${css.page}`}>
      <nav aria-label="Administration">
        <ul className={css.tabs}>
          {tabs.map(({ to, name }) => (
            <li key={to}>
              <NavLink className="button" to={to} end={to === '/admin'}>
                {name}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <Outlet />
    </div>
  )
}

const tabs = [
  { to: '/admin', name: 'Users' },
  { to: '/admin/messages', name: 'Messages' },
  { to: '/admin/tasks', name: 'Failed tasks' },
  { to: '/outbox', name: 'Outbox' },
] as const
