import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import { api, reportError, visitor, type ApiClient, type ReportError, type Visitor } from './api.ts'

// The generated module says `undefined` where its type leaves a property out; they mean the same.
const render = createRequestHandler(build as ServerBuild, import.meta.env.MODE)

type Given = { api: ApiClient; visitor: Visitor; reportError?: ReportError }

/** The patterns of all pages' addresses: '/job/:id'. */
export const pageRoutes: readonly string[] = Object.values(build.routes).flatMap((route) =>
  route === undefined || route.id === 'root' ? [] : [`/${addressOf(route.id)}`],
)

function addressOf(id: string | undefined): string {
  const route = id === undefined ? undefined : build.routes[id]
  if (!route) return ''
  return [addressOf(route.parentId), route.path ?? ''].filter((part) => part !== '').join('/')
}

/** Answers a request for a page, for the data of one, or for an action of one. What it is given are the only ways out of it. */
export async function renderPage(request: Request, given: Given): Promise<Response> {
  const context = new RouterContextProvider()
  context.set(api, given.api)
  context.set(visitor, given.visitor)
  context.set(reportError, given.reportError ?? toStandardError)
  return await render(request, context)
}

function toStandardError(error: unknown): string {
  const id = crypto.randomUUID().slice(0, 8)
  process.stderr.write(`${id} ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
  return id
}
