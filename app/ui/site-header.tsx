import { lazy, useRef } from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import type { Provider } from '../../contract/users/users.ts'
import type { OwnCounts } from '../../contract/today/today.ts'
import type { PageUser } from '../api.ts'
import type { HeaderPage } from '../content/header-pages.ts'
import { Icon } from './icon.tsx'
import { LateMenu } from './shell/late-menu.tsx'
import { useOwnCounts } from './shell/own-counts.ts'
import css from './site-header.module.css'
import { useAfterNavigation } from './use-after-navigation.ts'
import { Wordmark } from './wordmark.tsx'
import { Button, ButtonLink } from './parts/button.tsx'

const QuickLogin = lazy(async () => await import('./shell/quick-login.tsx'))
const SearchMenu = lazy(async () => await import('./shell/search-menu.tsx'))
const UserMenu = lazy(async () => await import('./shell/user-menu.tsx'))

type Props = {
  user: PageUser | null
  /** Whether anybody is signed in could not be read: nobody is asked to log in again. */
  isUnknown?: boolean
  /** Places in the row that everybody of that role has: see `content/header-pages.ts`. */
  pages: readonly HeaderPage[]
  /** Whose accounts can be logged in with. */
  providers: readonly Provider[]
  /** What somebody has under way; null: nobody is signed in, or it could not be counted. */
  counts: OwnCounts | null
}

/**
 * The menu, by who looks at it (S2.12 to S2.17): five or six places in a row, everything else one step behind 'Search' and one's name. On a
 * narrow screen all of it opens from a button; it needs no scripts. The wordmark is the way home.
 */
export function SiteHeader({ user, isUnknown = false, pages, providers, counts }: Props) {
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
            {user !== null && !isPublisher && <Page to="/today" name="Today" />}
            {!isPublisher && (
              <li>
                <LateMenu label="Search" links={searchLinks}>
                  <SearchMenu isGuest={user === null} />
                </LateMenu>
              </li>
            )}
            <Pages pages={pages} counts={counts} />
          </ul>
          {!isUnknown && (
            <ul className={css.account}>
              {user === null ? <ForGuests providers={providers} /> : <ForUser user={user} pages={pages} />}
            </ul>
          )}
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
          <LateMenu label="Log in" isAtEnd links={loginLinks}>
            <QuickLogin providers={providers} />
          </LateMenu>
        </li>
      )}
      <li className={hasForm ? css.narrowOnly : undefined}>
        <NavLink className={css.link!} to="/login">
          Log in
        </NavLink>
      </li>
      <li>
        <ButtonLink className={css.signUp} to="/signup">
          Sign up
        </ButtonLink>
      </li>
    </>
  )
}

function ForUser({ user, pages }: { user: PageUser; pages: readonly HeaderPage[] }) {
  return (
    <>
      {user.role === 'admin' && <Page to="/admin" name="Admin" />}
      <li>
        <LateMenu isAtEnd label={<span className={css.userName}>{user.name}</span>} links={ownLinks}>
          <UserMenu of={user.role} leastUsed={pages.filter(({ isLeastUsed }) => isLeastUsed)} />
        </LateMenu>
      </li>
    </>
  )
}

function Pages({ pages, counts: counted }: Pick<Props, 'pages' | 'counts'>) {
  const counts = useOwnCounts(counted)
  return pages.map(({ to, name, counts: what, isLeastUsed }) => (
    <Page key={to} to={to} name={name} count={what && counts?.[what]} isLeastUsed={isLeastUsed} />
  ))
}

type PageProps = { to: string; name: string; count?: number | undefined; isLeastUsed?: boolean | undefined }

function Page({ to, name, count = 0, isLeastUsed = false }: PageProps) {
  return (
    <li className={isLeastUsed ? css.leastUsed : undefined}>
      {/* A page that may use the camera is loaded whole: the first document of a visit says who may. */}
      <NavLink className={css.link!} to={to} reloadDocument={to === '/build-your-cv'}>
        {name}
        {count > 0 && <span className={css.count}> {count}</span>}
      </NavLink>
    </li>
  )
}

const searchLinks = [
  { to: '/search', name: 'All jobs' },
  { to: '/search-contracts', name: 'Contracts' },
  { to: '/outside-ir35-jobs', name: 'Outside IR35' },
]
const loginLinks = [{ to: '/login', name: 'All ways to log in' }]
const ownLinks = [{ to: '/settings', name: 'My profile' }]
