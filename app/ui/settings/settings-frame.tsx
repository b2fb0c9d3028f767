import { useId, type ReactNode } from 'react'
import { NavLink } from 'react-router'
import { PageHead } from '../page-head.tsx'
import css from './settings.module.css'

/** The tabs of a person's settings, in groups. Each is a page of its own (S3.21). */
const settingsGroups = [
  {
    group: 'Your account',
    tabs: [
      { to: '/settings', name: 'Account' },
      { to: '/settings/password', name: 'Change password' },
      { to: '/settings/security', name: 'Security' },
    ],
  },
  {
    group: 'Preferences',
    tabs: [
      { to: '/settings/notifications', name: 'Notifications' },
      { to: '/settings/never-show', name: 'Never show me' },
    ],
  },
  {
    group: 'Your data',
    tabs: [
      { to: '/settings/data', name: 'Data' },
      { to: '/settings/delete', name: 'Delete account' },
    ],
  },
] as const

type Props = {
  tab: (typeof settingsGroups)[number]['tabs'][number]['name']
  children: ReactNode
}

/** Wraps each tab: the page heading, links to the other tabs, and the tab's own heading. */
export function SettingsFrame({ tab, children }: Props) {
  const heading = useId()
  return (
    <div className={`page ${css.page} ${css.frame}`}>
      <PageHead title={`${tab} – My profile`} isForSearchEngines={false} />
      <h1>My profile</h1>
      <nav className={css.groups} aria-label="Settings">
        {settingsGroups.map(({ group, tabs }) => (
          <div key={group}>
            <p className={`quiet ${css.group}`} id={`${heading}${group.replace(' ', '-')}`}>
              {group}
            </p>
            <ul className={css.tabs} aria-labelledby={`${heading}${group.replace(' ', '-')}`}>
              {tabs.map(({ to, name }) => (
                <li key={to}>
                  <NavLink className={`${css.tab}`} to={to} end>
                    {name}
                  </NavLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <section className={css.section} aria-labelledby={heading}>
        <h2 id={heading}>{tab}</h2>
        {children}
      </section>
    </div>
  )
}
