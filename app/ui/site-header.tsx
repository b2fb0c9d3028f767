import { lazy, useRef } from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import type { Provider } from '../../contract/users/users.ts'
import type { PageUser } from '../api.ts'
import { Icon } from './icon.tsx'
import { LateMenu } from './shell/late-menu.tsx'
import css from './site-header.module.css'
import { useAfterNavigation } from './use-after-navigation.ts'
import { Wordmark } from './wordmark.tsx'
import { Button, buttonClass } from './parts/button.tsx'

const QuickLogin = lazy(async () => await import('./shell/quick-login.tsx'))
const SearchMenu = lazy(async () => await import('./shell/search-menu.tsx'))
const UserMenu = lazy(async () => await import('./shell/user-menu.tsx'))

type Props = {
  user: PageUser | null
  /** Whose accounts can be logged in with. */
  providers: readonly Provider[]
}

/** The menu, by who looks at it (S2.12 to S2.17). On a phone it opens from a button; all of it needs no scripts. */
export function SiteHeader({ user, providers }: Props) {
  const menu = useRef<HTMLElement>(null)
  useAfterNavigation(() => {
    if (menu.current?.matches(':popover-open') === true) menu.current.hidePopover()
  })
  const isPublisher = user?.role === 'publisher'
  return (
    <header className={css.header}>
      <div className={`page ${css.bar}`}>
        <Link className={css.home} to="/">
          <Wordmark />
        </Link>
        <Button className={css.menuButton} type="button" popoverTarget="menu">
          <Icon name="menu" /> Menu
        </Button>
        <nav className={css.menu} ref={menu} id="menu" popover="auto" aria-label="Main">
          <ul className={css.pages}>
            {isPublisher ? (
              <Pages pages={publisherPages} />
            ) : (
              <>
                <Page to="/" name="Home" />
                <li>
                  <LateMenu label="Search" links={searchLinks}>
                    <SearchMenu />
                  </LateMenu>
                </li>
                <Pages pages={pages} isGuest={user === null} />
              </>
            )}
          </ul>
          <ul className={css.account}>
            {(user === null || isPublisher) && <Page to="/post-job-ad" name="Hire a talent" />}
            {user === null ? <ForGuests providers={providers} /> : <ForUser user={user} />}
          </ul>
        </nav>
      </div>
    </header>
  )
}

function ForGuests({ providers }: { providers: readonly Provider[] }) {
  const { pathname } = useLocation()
  // A page that is itself about logging in has its own form: two of them would only confuse.
  const hasForm = !/^\/(?:login|signup|fsignup|forgotten-password|set-password|confirm-|phoneauth)/u.test(pathname)
  return (
    <>
      {hasForm && (
        <li className={css.wideOnly}>
          <LateMenu label="Login" isAtEnd links={loginLinks}>
            <QuickLogin providers={providers} />
          </LateMenu>
        </li>
      )}
      <li className={hasForm ? css.narrowOnly : undefined}>
        <NavLink className={`${css.link}`} to="/login">
          Login
        </NavLink>
      </li>
      <li>
        <NavLink className={buttonClass(undefined, css.signUp)} to="/signup">
          Sign up
        </NavLink>
      </li>
    </>
  )
}

function ForUser({ user }: { user: PageUser }) {
  return (
    <>
      {user.role === 'admin' && <Page to="/admin" name="Admin" />}
      <li>
        <LateMenu isAtEnd label={<span className={css.userName}>{user.name}</span>} links={ownLinks}>
          <UserMenu of={user.role} />
        </LateMenu>
      </li>
    </>
  )
}

function Pages({ pages, isGuest = false }: { pages: readonly ShownPage[]; isGuest?: boolean }) {
  return pages.map(({ to, name, needsAccount }) => (
    <Page key={to} to={to} name={name} isLocked={isGuest && needsAccount === true} />
  ))
}

function Page({ to, name, isLocked = false }: { to: string; name: string; isLocked?: boolean }) {
  return (
    <li>
      {/* A page that may use the camera is loaded whole: the first document of a visit says who may. */}
      <NavLink className={`${css.link}`} to={to} end={to === '/'} reloadDocument={to === '/build-your-cv'}>
        {name}
        {isLocked && <Icon name="lock" label="needs an account" />}
      </NavLink>
    </li>
  )
}

const searchLinks = [
  { to: '/search', name: 'All Jobs' },
  { to: '/search-contracts', name: 'Contracts' },
  { to: '/outside-ir35-jobs', name: 'Outside IR35' },
]
const loginLinks = [{ to: '/login', name: 'All ways to log in' }]
const ownLinks = [{ to: '/settings', name: 'My profile' }]

type ShownPage = { to: string; name: string; needsAccount?: true }

const pages: readonly ShownPage[] = [
  { to: '/prices', name: 'Prices' },
  { to: '/shortlisted-jobs', name: 'Shortlisted Jobs', needsAccount: true },
  { to: '/salary-calculator-for-united-kingdom', name: 'Salary Calculator' },
  { to: '/statistics', name: 'Job Stats' },
  { to: '/build-your-cv', name: 'Build your CV' },
]

const publisherPages: readonly ShownPage[] = [
  { to: '/manage-my-job-ads', name: 'Manage Job Ads' },
  { to: '/manage-interviews', name: 'Manage interviews' },
  { to: '/buy-credits', name: 'Buy credits' },
]
