import { useId, type ReactNode } from 'react'
import { NavLink } from 'react-router'
import { PageHead } from '../page-head.tsx'
import css from './settings.module.css'

/** The tabs of a person's settings, each a page of its own (S3.21). */
const settingsTabs = [
  { to: '/settings', name: 'Account' },
  { to: '/settings/password', name: 'Change password' },
  { to: '/settings/security', name: 'Security' },
  { to: '/settings/notifications', name: 'Notifications' },
  { to: '/settings/never-show', name: 'Never show me' },
  { to: '/settings/data', name: 'Data' },
  { to: '/settings/delete', name: 'Delete account' },
] as const

type Props = {
  tab: (typeof settingsTabs)[number]['name']
  children: ReactNode
}

/** What stands around each tab: the heading of all, the way to the others, and the tab's own heading. */
export function SettingsFrame({ tab, children }: Props) {
  const heading = useId()
  return (
    <div className={`page ${css.page}`}>
      <PageHead title={`${tab} – My profile`} isForSearchEngines={false} />
      <h1>My profile</h1>
      <nav aria-label="Settings">
        <ul className={css.tabs}>
          {settingsTabs.map(({ to, name }) => (
            <li key={to}>
              <NavLink className={`${css.tab}`} to={to} end>
                {name}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <section className={css.section} aria-labelledby={heading}>
        <h2 id={heading}>{tab}</h2>
        {children}
      </section>
    </div>
  )
}
