import { lazy, Suspense, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { Button } from './parts/button.tsx'
import type { FooterMoreProps } from './shell/footer-more.tsx'
import css from './site-footer.module.css'

const FooterMore = lazy(async () => await import('./shell/footer-more.tsx'))

type FooterLink = { to: string; name: string }
type Props = Omit<FooterMoreProps, 'links'> & {
  links: { row: readonly FooterLink[]; more: readonly FooterLink[]; legal: readonly FooterLink[] }
  showCookieNotice: boolean
}

/** One row; what else the foot has opens from it (S2.18). */
export function SiteFooter({ links, showCookieNotice, ...more }: Props) {
  const { pathname, search } = useLocation()
  return (
    <footer className="page">
      <div className={css.footer}>
        <ul>
          <li>
            <Link to="/sources">Sources</Link>
          </li>
          <Links links={links.row} />
        </ul>
        <More {...more} links={links.more} />
        <ul className={css.legal}>
          <Links links={links.legal} />
        </ul>
      </div>
      {showCookieNotice && (
        <form className={css.cookies} method="post" action="/preferences">
          <input type="hidden" name="back" value={pathname + search} />
          <p>
            We use a few small cookies, all our own. <Link to="/cookies">See each of them</Link>
          </p>
          <Button name="cookies" value="accepted">
            Accept
          </Button>
        </form>
      )}
    </footer>
  )
}

/** Its scripts come when it is opened; with scripts off it is whole at once. */
function More(props: FooterMoreProps) {
  const [isOpened, setOpened] = useState(false)
  // It may have been opened before the scripts came.
  const look = (details: HTMLDetailsElement | null) => {
    if (details?.open === true) setOpened(true)
  }
  const parts = <FooterMore {...props} />
  return (
    <details ref={look} className={css.more} onToggle={(event) => look(event.currentTarget)}>
      <summary>More</summary>
      {isOpened ? <Suspense>{parts}</Suspense> : <noscript>{parts}</noscript>}
    </details>
  )
}

function Links({ links }: { links: readonly FooterLink[] }) {
  return links.map(({ to, name }) => (
    <li key={to}>
      <Link to={to}>{name}</Link>
    </li>
  ))
}
