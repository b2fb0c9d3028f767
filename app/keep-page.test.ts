import { readFileSync } from 'node:fs'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import {
  createMemoryRouter,
  data,
  UNSAFE_ErrorResponseImpl,
  type DataRouter,
  type MiddlewareFunction,
  type RouteObject,
} from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { keepPage, keepPageOf } from './keep-page.ts'
import routes from './routes.ts'
import { unsentForm } from './unsent.ts'

/** Of every route with an action, its file. A new one is here by itself. */
const withAction = allOf(routes).filter(({ file }) =>
  /^export (?:async function|function|const) action\b/mu.test(textOf(file)),
)

afterEach(() => {
  unsentForm.forget()
  vi.unstubAllGlobals()
})

test('every route with an action has the one that keeps the page, and none has another beside it', () => {
  expect(withAction.length).toBeGreaterThan(80)
  expect(readFileSync('app/root.tsx', 'utf8')).toContain(
    'clientMiddleware: Route.ClientMiddlewareFunction[] = [keepPage]',
  )
  const own = allOf(routes).filter(({ file }) => /^export .*\bclient(?:Action|Middleware)\b/mu.test(textOf(file)))
  expect(own.map(({ file }) => file)).toEqual([])
})

test.each(withAction.map(({ path, file }) => [path, file]))(
  '/%s stays as it is where its action is not answered',
  async (path) => {
    vi.stubGlobal('location', { href: 'http://localhost/' })
    await using page = aPage(path, () => {
      // As the router hands on what fetch throws.
      throw data(new TypeError('Failed to fetch'))
    })
    const { pathname } = page.router.state.location

    await page.submit(pathname)

    expect(page.router.state).toMatchObject({ errors: null, location: { pathname }, navigation: { state: 'idle' } })
    expect(unsentForm.current()).toMatchObject({ kind: 'cut', action: pathname, id: null })
  },
)

test('what was answered before stays beside what was typed', async () => {
  let answers: (() => unknown)[] = [
    () => data({ problems: { name: 'Too long' } }, 400),
    () => {
      throw new TypeError('NetworkError')
    },
  ]
  await using page = aPage('settings', () => answers.shift()?.())
  await page.submit('/settings')
  const before = page.router.state.actionData
  await page.submit('/settings')
  expect(page.router.state).toMatchObject({ actionData: before, errors: null })
  // And it is told until an answer comes.
  expect(unsentForm.current()).toMatchObject({ kind: 'cut', tries: 1 })
  answers = [() => null]
  await page.submit('/settings')
  expect(unsentForm.current()).toBeNull()
})

test('a failure of the server keeps the page and gives the id to quote; a redirect and a refusal are answers', async () => {
  const answers = [
    () => {
      // As what a server's answer is read into.
      throw new UNSAFE_ErrorResponseImpl(500, '', { message: 'This may not have been saved.', id: 'abc' })
    },
    () => data({ problem: 'No' }, 422),
    () => new Response(null, { status: 302, headers: { location: '/other' } }),
  ]
  await using page = aPage('settings', () => answers.shift()?.())
  await page.submit('/settings')
  expect(unsentForm.current()).toMatchObject({ kind: 'refused', message: 'This may not have been saved.', id: 'abc' })
  await page.submit('/settings')
  expect(unsentForm.current()).toBeNull()
  expect(page.router.state.actionData).toEqual({ page: { problem: 'No' } })
  await page.submit('/settings')
  expect(page.router.state.location.pathname).toBe('/other')
})

test('a form that is sent to another page does not lead there unless it was answered', async () => {
  await using page = aPage('credentials', () => {
    throw new TypeError('Failed to fetch')
  })
  await page.router.navigate('/other?tab=2')
  await page.submit('/credentials')
  expect(page.router.state).toMatchObject({ errors: null, location: { pathname: '/other', search: '?tab=2' } })
  expect(unsentForm.current()).toMatchObject({ action: '/credentials' })
})

test('a page that is looked at again without a connection keeps what it shows; another page that cannot be had is an error', async () => {
  let isCut = false
  await using page = aPage(
    'settings',
    () => null,
    () => {
      if (isCut) throw new TypeError('Failed to fetch')
      return 'shown'
    },
  )
  isCut = true
  await page.router.revalidate()
  await vi.waitFor(() => expect(page.router.state.revalidation).toBe('idle'))
  expect(page.router.state).toMatchObject({ errors: null, loaderData: { page: 'shown' } })
  await page.router.navigate('/other')
  expect(page.router.state.errors).not.toBeNull()
})

/** A page at a path whose blanks are filled in, with an action and a loader, under the root's middleware. */
function aPage(path: string, action: () => unknown, loader: () => unknown = () => 'shown') {
  const at = `/${path.replaceAll(/\/?:\w+\?/gu, '').replaceAll(/:\w+/gu, '1')}`
  const routes: RouteObject[] = [
    {
      id: 'root',
      path: '/',
      // A router's routes are typed for servers as well, whose middleware hands on responses.
      middleware: [keepPage as MiddlewareFunction],
      children: [
        { id: 'page', path: at.slice(1), action, loader },
        { id: 'other', path: 'other', loader },
      ],
    },
  ]
  const router: DataRouter = createMemoryRouter(routes, {
    initialEntries: [at],
    hydrationData: { loaderData: { page: 'shown' } },
  })
  const end = keepPageOf(router)
  return {
    router,
    submit: async (to: string) => await router.navigate(to, { formMethod: 'post', formData: new FormData() }),
    async [Symbol.asyncDispose]() {
      end()
      router.dispose()
      await Promise.resolve()
    },
  }
}

function allOf(entries: readonly RouteConfigEntry[], above = ''): { path: string; file: string }[] {
  return entries.flatMap(({ path = '', file, children = [] }) => {
    const own = [above, path].filter((part) => part !== '').join('/')
    return [{ path: own, file }, ...allOf(children, own)]
  })
}

function textOf(file: string): string {
  return readFileSync(`app/${file}`, 'utf8')
}
