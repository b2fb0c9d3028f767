import { Outlet, useLocation } from 'react-router'
import { visitor } from '../../api.ts'
import css from '../../ui/admin/admin.module.css'
import type { Route } from './+types/layout'
import { TabLinks } from '../../ui/parts/tab-links.tsx'

export function loader({ context }: Route.LoaderArgs) {
  return { isOwnMachine: context.get(visitor).isOwnMachine }
}

/** The pages for operators: see app/page-rules.ts for who may open them; what they show is guarded by the API besides. */
export default function AdminLayout({ loaderData: { isOwnMachine } }: Route.ComponentProps) {
  const { pathname } = useLocation()
  return (
    <div className={`page ${css.page}`}>
      <TabLinks
        label="Administration"
        tabs={[...tabs, ...(isOwnMachine ? [outbox] : [])].map(({ to, name }) => ({
          to,
          name,
          isChosen: to === '/admin' ? pathname === to || pathname.startsWith('/admin/users/') : pathname === to,
        }))}
      />
      <Outlet />
    </div>
  )
}

const tabs = [
  { to: '/admin', name: 'Users' },
  { to: '/admin/messages', name: 'Messages' },
  { to: '/admin/reports', name: 'Reported ads' },
  { to: '/admin/companies', name: 'Companies' },
  { to: '/admin/payments', name: 'Payments' },
  { to: '/admin/tasks', name: 'Failed tasks' },
] as const

const outbox = { to: '/outbox', name: 'Outbox' } as const
