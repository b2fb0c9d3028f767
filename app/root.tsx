import latinHeading from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url'
import latinText from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url'
import type { ReactNode } from 'react'
import { Links, Outlet, ScrollRestoration, useRouteLoaderData, type ShouldRevalidateFunctionArgs } from 'react-router'
import type { Route } from './+types/root'
import { guardPages } from './guard-pages.ts'
import { keepPage } from './keep-page.ts'
import { loadShell } from './load-shell.ts'
import { ErrorPage } from './ui/error-page.tsx'
import { OfflineBanner } from './ui/offline-banner.tsx'
import { LateShell } from './ui/shell/late-shell.tsx'
import { PageScripts } from './ui/page-scripts.tsx'
import { SiteFooter } from './ui/site-footer.tsx'
import { SiteHeader } from './ui/site-header.tsx'
import { useFocusOnNewPage } from './ui/use-focus-on-new-page.ts'
import { useLastVisit } from './ui/use-last-visit.ts'
import { usePageView } from './ui/use-page-view.ts'
import './ui/base.css'

export const links: Route.LinksFunction = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/icons/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
  ...[latinText, latinHeading].map((href) => ({
    rel: 'preload',
    href,
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
  })),
]

export const middleware: Route.MiddlewareFunction[] = [guardPages]

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [keepPage]

export async function loader(args: Route.LoaderArgs) {
  return await loadShell(args)
}

/** It holds for the whole visit; only the forms that change it ask for it again. */
export function shouldRevalidate({ formAction }: ShouldRevalidateFunctionArgs): boolean {
  return formAction === '/preferences' || formAction === '/login' || formAction === '/second-step'
}

export function Layout({ children }: { children: ReactNode }) {
  // Not there when the root itself failed: the error page then stands in the colours of the device.
  const shell = useRouteLoaderData<typeof loadShell>('root')
  useLastVisit()
  useFocusOnNewPage()
  usePageView()
  return (
    <html lang="en-GB" data-theme={shell === undefined || shell.theme === 'system' ? undefined : shell.theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <Links />
      </head>
      <body>
        <a className="skip" href="#content">
          Skip to main content
        </a>
        <SiteHeader
          user={shell?.user ?? null}
          isUnknown={shell === undefined}
          pages={shell?.headerPages ?? []}
          providers={shell?.providers ?? []}
          counts={shell?.counts ?? null}
        />
        <OfflineBanner />
        <main id="content" tabIndex={-1}>
          {children}
        </main>
        <SiteFooter
          isSignedIn={shell?.user != null}
          theme={shell?.theme ?? 'system'}
          mostWanted={shell?.mostWanted ?? null}
          latest={shell?.latestNews}
          links={shell?.footerLinks ?? { row: [], more: [], legal: [] }}
          showCookieNotice={shell?.hasAcceptedCookies === false}
        />
        <LateShell user={shell?.user ?? null} />
        <ScrollRestoration />
        <PageScripts />
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}
