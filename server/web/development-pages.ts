import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Pages, RenderPage } from './pages.ts'

export type DevelopmentPages = {
  pages: Pages
  /** Vite's own addresses; anything else goes on to the app. */
  middleware: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
  close: () => Promise<void>
}

/** The pages through Vite's development server: a change of a file shows at once, without a build. */
export async function loadDevelopmentPages(root: string): Promise<DevelopmentPages> {
  const { createServer } = await import('vite')
  const vite = await createServer({ root, server: { middlewareMode: true }, appType: 'custom' })
  const render: RenderPage = async (request, given) => {
    // Loaded again for each request: the module graph holds what has not changed.
    const { renderPage } = (await vite.ssrLoadModule('/app/server-entry.ts')) as { renderPage: RenderPage }
    return await renderPage(request, given)
  }
  return {
    pages: { render, routes: [], isStatic: () => false, staticFiles: async (_context, next) => await next() },
    middleware: (request, response, next) => vite.middlewares(request, response, next),
    close: async () => await vite.close(),
  }
}
