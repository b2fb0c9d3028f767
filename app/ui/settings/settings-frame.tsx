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
      { to: '/subscriptions', name: 'My subscription' },
    ],
  },
  {
    group: 'Preferences',
    tabs: [
      { to: '/settings/notifications', name: 'Notifications' },
      { to: '/settings/never-show', name: 'Never show me' },
      { to: '/application-settings', name: 'How applications are sent' },
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

type Tab = (typeof settingsGroups)[number]['tabs'][number]['name']

type PageProps = {
  title: Tab
  /** What the page is for, in a sentence; left out where its first part says it. */
  lead?: string
  children: ReactNode
}

/** Wraps a page of the settings: links to the others, its own heading, and a card for each subject. */
export function SettingsPage({ title, lead, children }: PageProps) {
  const heading = useId()
  return (
    <div className={`page ${css.page} ${css.frame}`}>
      <PageHead title={`${title} – My profile`} isForSearchEngines={false} />
      <header className={css.head}>
        <p className="quiet">My profile</p>
        <h1>{title}</h1>
        {lead !== undefined && <p>{lead}</p>}
      </header>
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
      <div className={css.section}>{children}</div>
    </div>
  )
}

type PartProps = {
  title: string
  /** What is done in it cannot be undone. */
  isGrave?: boolean
  children: ReactNode
}

/** One subject of such a page. */
export function SettingsPart({ title, isGrave = false, children }: PartProps) {
  const heading = useId()
  return (
    <section className={`card ${css.part} ${isGrave ? css.grave : ''}`} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      {children}
    </section>
  )
}
