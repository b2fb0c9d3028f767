import { serveStatic } from '@hono/node-server/serve-static'
import { existsSync, readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { MiddlewareHandler } from 'hono'
import type { AccountRole } from '../../contract/platform/roles.ts'

/** What the pages are given for one request: see app/server-entry.ts, which is bundled and so cannot be imported for its types. */
export type PageRequest = {
  api: unknown
  visitor: {
    nonce: string
    theme: 'light' | 'dark' | 'system'
    user: {
      id: string
      name: string
      role: AccountRole
      isVerified: boolean
      company: { id: string; name: string; isAdmin: boolean } | null
      lacksSecondFactor: boolean
    } | null
    isOwnMachine: boolean
    isHttps: boolean
    publicUrl: string | null
    failure: { id: string; status: 500 | 503 } | null
  }
  reportError: (error: unknown) => string
}

export type RenderPage = (request: Request, given: PageRequest) => Promise<Response>

export type Pages = {
  render: RenderPage
  /** The patterns of the pages' addresses: '/job/:id'. */
  routes: readonly string[]
  /** Whether an address is that of a file of the build. */
  isStatic: (path: string) => boolean
  /** Scripts, styles, fonts and pictures of the build. */
  staticFiles: MiddlewareHandler
}

/** The built pages, or null where there is no build. */
export async function loadPages(root: string): Promise<Pages | null> {
  const entry = join(root, 'build', 'server', 'index.js')
  if (!existsSync(entry)) return null
  const built = (await import(pathToFileURL(entry).href)) as { renderPage: RenderPage; pageRoutes: readonly string[] }
  const folder = join(root, 'build', 'client')
  const files = filesIn(folder)
  return {
    render: built.renderPage,
    routes: built.pageRoutes,
    isStatic: (path) => files.has(path),
    staticFiles: staticFiles(folder),
  }
}

/** The addresses of all files, and of the page's background worker. */
function filesIn(folder: string): ReadonlySet<string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const paths = entries.map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, '/'))
  return new Set([...paths.map((path) => `/${path}`), '/ww'])
}

function staticFiles(folder: string): MiddlewareHandler {
  const serve = serveStatic({
    root: folder,
    precompressed: true,
    // The page's background worker has an address without an ending.
    rewriteRequestPath: (path) => (path === '/ww' ? '/ww.js' : path),
  })
  return async (context, next) => {
    // The folder itself is the home page's address, which the pages answer.
    if (context.req.path === '/' || (context.req.method !== 'GET' && context.req.method !== 'HEAD')) return await next()
    const answer = await serve(context, next)
    // Where there is no such file, something else has answered.
    if (!(answer instanceof Response)) return answer
    // Names under assets change with their content; anything else may change with the next version.
    const isHashed = context.req.path.startsWith('/assets/')
    answer.headers.set('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
    return answer
  }
}
