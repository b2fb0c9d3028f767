import { use } from 'react'
import { Scripts, UNSAFE_DataRouterContext as DataRouterContext } from 'react-router'

type Router = NonNullable<ReturnType<typeof useRouter>>['router']

/**
 * The page's scripts. React Router names the routes above a page in them, and tries each part of its address against all our routes for that:
 * the address of a search has seven parts, which took a fifteenth of the page. Whatever follows '/jobresults' is the page of results itself.
 */
export function PageScripts() {
  const context = useRouter()
  if (!import.meta.env.SSR || context === null) return <Scripts />
  const { router } = context
  const match: Router['match'] = (path) => {
    if (path === '/') return matchOnce(router, path)
    return typeof path === 'string' && path.startsWith('/jobresults')
      ? matchOnce(router, '/jobresults')
      : router.match(path)
  }
  return (
    <DataRouterContext value={{ ...context, router: Object.create(router, { match: { value: match } }) as Router }}>
      <Scripts />
    </DataRouterContext>
  )
}

function useRouter() {
  return use(DataRouterContext)
}

/** The routes are the same for as long as the program runs. */
const known = new Map<string, ReturnType<Router['match']>>()

function matchOnce(router: Router, path: string): ReturnType<Router['match']> {
  if (!known.has(path)) known.set(path, router.match(path))
  return known.get(path) ?? null
}
