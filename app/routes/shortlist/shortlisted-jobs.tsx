import { useEffect } from 'react'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import type { Route } from './+types/shortlisted-jobs'
import { visitor } from '../../api.ts'
import { ask } from '../../ask.ts'
import { keptList } from '../../ui/shortlist/kept-list.ts'
import { noteShortlistShown } from '../../ui/shortlist/shown-here.ts'
import { ShortlistPage, type ShortlistData } from '../../ui/shortlist/shortlist-page.tsx'

export async function loader({ context }: Route.LoaderArgs): Promise<ShortlistData> {
  const self = { params: { id: 'me' } }
  const [list, cvs, files, { credentials, isProved }, { hasPassword }] = await ask(
    context,
    async (api) =>
      await Promise.all([
        api.shortlists.list(),
        api.cvs.list(),
        api.cvFiles.list(),
        api.credentials.list(self),
        api.users.account(),
      ]),
  )
  return {
    // The page is for people who are logged in: see app/page-rules.ts.
    userId: context.get(visitor).user?.id ?? '',
    list,
    cvs: [
      ...cvs.map(({ _id, name }) => ({ _id, name, kind: 'written' as const })),
      ...files
        .filter(({ state }) => state !== 'infected')
        .map(({ _id, originalname: name }) => ({ _id, name, kind: 'file' as const })),
    ],
    logins: { credentials, isProved, hasPassword },
    now: new Date().toISOString(),
    keptAt: null,
  }
}

/** Whose list is shown, and with which CVs: what stays when the page is left for another one. */
let last: Pick<ShortlistData, 'userId' | 'cvs'> | null = null

/** Without a connection: what this browser has kept. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs): Promise<ShortlistData> {
  const kept = navigator.onLine || last === null ? null : keptList(last.userId)
  if (kept === null || last === null) return await serverLoader()
  return { ...last, logins: null, list: kept.list, now: new Date().toISOString(), keptAt: kept.at }
}

/** Another view shows the same list. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return defaultShouldRevalidate && currentUrl.search === nextUrl.search
}

export default function ShortlistedJobs({ loaderData }: Route.ComponentProps) {
  const { userId, cvs } = loaderData
  useEffect(() => {
    last = { userId, cvs }
    noteShortlistShown()
  }, [userId, cvs])
  return <ShortlistPage {...loaderData} />
}
