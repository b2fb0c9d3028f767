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

/** Wraps each tab of the profile: the page heading, links to the other tabs, and the tab's own heading. */
export function SettingsFrame({ tab, children }: { tab: Tab; children: ReactNode }) {
  const heading = useId()
  return (
    <Frame title="My profile" pageTitle={`${tab} – My profile`}>
      <section className={css.section} aria-labelledby={heading}>
        <h2 id={heading}>{tab}</h2>
        {children}
      </section>
    </Frame>
  )
}

/** Wraps a settings page: its heading, and a heading for each group of settings. */
export function SettingsPage({ title, children }: { title: Tab; children: ReactNode }) {
  return (
    <Frame title={title} pageTitle={title}>
      <div className={css.section}>{children}</div>
    </Frame>
  )
}

/** One subject of such a page. */
export function SettingsPart({ title, children }: { title: string; children: ReactNode }) {
  const heading = useId()
  return (
    <section className={`card ${css.part}`} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      {children}
    </section>
  )
}

function Frame({ title, pageTitle, children }: { title: string; pageTitle: string; children: ReactNode }) {
  const heading = useId()
  return (
    <div className={`page ${css.page} ${css.frame}`}>
      <PageHead title={pageTitle} isForSearchEngines={false} />
      <h1>{title}</h1>
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
      {children}
    </div>
  )
}
