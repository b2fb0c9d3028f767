import type { LoaderFunctionArgs } from 'react-router'
import { visitor } from './api.ts'
import { ask } from './ask.ts'
import { footerLinks } from './content/footer-links.ts'
import { headerPages } from './content/header-pages.ts'
import { news } from './content/news.ts'
import type { PastSearch } from './ui/history/search-history.ts'
import { describeSearch } from './ui/results/describe-search.ts'
import { siteOf } from './site-of.ts'

type ShellArgs = Pick<LoaderFunctionArgs, 'request' | 'context'>

/** What every page shows around its own content. A page is never lost because this could not be had. */
export async function loadShell({ request, context }: ShellArgs) {
  const { theme, user, publicUrl } = context.get(visitor)
  const [mostWanted, searches, providers, counts] = await Promise.all([
    orNull(ask(context, (api) => api.jobSearches.mostWanted())),
    user === null ? null : orNull(ownSearches(context)),
    user === null ? orNull(ask(context, (api) => api.socialLogin.providers())) : null,
    user === null || user.role === 'publisher' ? null : orNull(ask(context, (api) => api.today.counts())),
  ])
  return {
    theme,
    user,
    headerPages: headerPages(user),
    publicUrl,
    /** Without a slash at its end: where this site is, as far as we know. */
    siteUrl: siteOf(context),
    footerLinks,
    /** Of the account; null: nobody is signed in, and the browser has its own. */
    searches,
    providers,
    /** What somebody has under way, for the menu. */
    counts,
    mostWanted,
    latestNews: news[0] && { title: news[0].title, date: news[0].date },
    hasAcceptedCookies: /(?:^|;\s*)cookies=accepted(?:;|$)/u.test(request.headers.get('cookie') ?? ''),
  }
}

/** The account's latest searches, as the browser keeps its own. */
async function ownSearches(context: ShellArgs['context']): Promise<PastSearch[]> {
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
