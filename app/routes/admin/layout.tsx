import { NavLink, Outlet } from 'react-router'
import { visitor } from '../../api.ts'
import css from '../../ui/admin/admin.module.css'
import type { Route } from './+types/layout'
import { buttonClass } from '../../ui/parts/button.tsx'

export function loader({ context }: Route.LoaderArgs) {
  return { hasOutbox: context.get(visitor).hasOutbox }
}

/** The pages for operators: see app/page-rules.ts for who may open them; what they show is guarded by the API besides. */
export default function AdminLayout({ loaderData: { hasOutbox } }: Route.ComponentProps) {
  return (
    <div className={`page ${css.page}`}>
      <nav aria-label="Administration">
        <ul className={css.tabs}>
          {[...tabs, ...(hasOutbox ? [outbox] : [])].map(({ to, name }) => (
            <li key={to}>
              <NavLink className={buttonClass()} to={to} end={to === '/admin'}>
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
  { to: '/admin/reports', name: 'Reported ads' },
  { to: '/admin/tasks', name: 'Failed tasks' },
] as const

const outbox = { to: '/outbox', name: 'Outbox' } as const
