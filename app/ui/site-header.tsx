import { useRef } from 'react'
import { Link, NavLink } from 'react-router'
import { Dropdown } from './dropdown.tsx'
import { Icon } from './icon.tsx'
import { SearchMenu } from './search-menu.tsx'
import css from './site-header.module.css'
import { useAfterNavigation } from './use-after-navigation.ts'
import { Wordmark } from './wordmark.tsx'

/** The menu for visitors (S2.13 to S2.15). On a phone it opens from a button; both need no scripts. */
export function SiteHeader() {
  const menu = useRef<HTMLElement>(null)
  useAfterNavigation(() => {
    if (menu.current?.matches(':popover-open') === true) menu.current.hidePopover()
  })
  return (
    <header className={css.header}>
      <div className={`page ${css.bar}`}>
        <Link className={css.home} to="/">
          <Wordmark />
        </Link>
        <button className={`button ${css.menuButton}`} type="button" popoverTarget="menu">
          <Icon name="menu" /> Menu
        </button>
        <nav className={css.menu} ref={menu} id="menu" popover="auto" aria-label="Main">
          <ul className={css.pages}>
            <li>
              <NavLink className={`${css.link}`} to="/" end>
                Home
              </NavLink>
            </li>
            <li>
              <Dropdown label="Search" className={css.search}>
                <SearchMenu />
              </Dropdown>
            </li>
            {pages.map(({ to, name, needsAccount }) => (
              <li key={to}>
                <NavLink className={`${css.link}`} to={to}>
                  {name}
                  {needsAccount === true && <Icon name="lock" label="needs an account" />}
                </NavLink>
              </li>
            ))}
          </ul>
          <ul className={css.account}>
            <li>
              <NavLink className={`${css.link}`} to="/post-job-ad">
                Hire a talent
              </NavLink>
            </li>
            <li>
              <NavLink className={`${css.link}`} to="/login">
                Login
              </NavLink>
            </li>
            <li>
              <NavLink className={`button ${css.signUp}`} to="/signup">
                Sign up
              </NavLink>
            </li>
          </ul>
        </nav>
      </div>
    </header>
  )
}

const pages: readonly { to: string; name: string; needsAccount?: true }[] = [
  { to: '/prices', name: 'Prices' },
  { to: '/shortlisted-jobs', name: 'Shortlisted Jobs', needsAccount: true },
  { to: '/salary-calculator-for-united-kingdom', name: 'Salary Calculator' },
  { to: '/statistics', name: 'Job Stats' },
  { to: '/build-your-cv', name: 'Build your CV' },
]
