import latinHeading from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url'
import latinText from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url'
import type { ReactNode } from 'react'
import {
  Links,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteLoaderData,
  type ShouldRevalidateFunctionArgs,
} from 'react-router'
import type { Route } from './+types/root'
import { visitor } from './api.ts'
import { ask } from './ask.ts'
import { footerLinks } from './content/footer-links.ts'
import { news } from './content/news.ts'
import { guardPages } from './guard-pages.ts'
import type { PastSearch } from './ui/history/search-history.ts'
import { ErrorPage } from './ui/error-page.tsx'
import { OfflineBanner } from './ui/offline-banner.tsx'
import { describeSearch } from './ui/results/describe-search.ts'
import { LateShell } from './ui/shell/late-shell.tsx'
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

/** What every page shows around its own content. A page is never lost because this could not be had. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { theme, user, publicUrl } = context.get(visitor)
  const [mostWanted, sources, searches, providers] = await Promise.all([
    orNull(ask(context, (api) => api.jobSearches.mostWanted())),
    orNull(ask(context, (api) => api.boards.sources())),
    user === null ? null : orNull(ownSearches(context)),
    user === null ? orNull(ask(context, (api) => api.socialLogin.providers())) : null,
  ])
  return {
    theme,
    user,
    publicUrl,
    /** Without a slash at its end: where this site is, as far as we know. */
    siteUrl: publicUrl ?? url.origin,
    footerLinks,
    /** Of the account; null: nobody is signed in, and the browser has its own. */
    searches,
    providers,
    mostWanted,
    latestNews: news[0] && { title: news[0].title, date: news[0].date },
    sources: sources?.map(({ id, name }) => ({ id, name })) ?? null,
    hasAcceptedCookies: /(?:^|;\s*)cookies=accepted(?:;|$)/u.test(request.headers.get('cookie') ?? ''),
  }
}

/** It holds for the whole visit; only the forms that change it ask for it again. */
export function shouldRevalidate({ formAction }: ShouldRevalidateFunctionArgs): boolean {
  return formAction === '/preferences' || formAction === '/login'
}

export function Layout({ children }: { children: ReactNode }) {
  // Not there when the root itself failed: the error page then stands in the colours of the device.
  const shell = useRouteLoaderData<typeof loader>('root')
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
          Skip to the content
        </a>
        <SiteHeader user={shell?.user ?? null} providers={shell?.providers ?? []} />
        <OfflineBanner />
        <main id="content" tabIndex={-1}>
          {children}
        </main>
        <SiteFooter
          isSignedIn={shell?.user != null}
          theme={shell?.theme ?? 'system'}
          mostWanted={shell?.mostWanted ?? null}
          sources={shell?.sources ?? null}
          latest={shell?.latestNews}
          links={shell?.footerLinks ?? []}
          showCookieNotice={shell?.hasAcceptedCookies === false}
        />
        <LateShell user={shell?.user ?? null} />
        <ScrollRestoration />
        <Scripts />
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

/** The account's latest searches, as the browser keeps its own. */
async function ownSearches(context: Route.LoaderArgs['context']): Promise<PastSearch[]> {
  const saved = await ask(context, (api) => api.savedSearches.list({ params: { id: 'me' } }))
  return saved
    .filter(({ isInHistory }) => isInHistory)
    .map((search) => ({ address: search.address, label: describeSearch(search), at: search.lastSearched }))
}

async function orNull<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  try {
    return await answer
  } catch {
    return null // `ask` has reported it.
  }
}
