import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { AccountRole } from '../../contract/platform/roles.ts'
import type { PageUser } from '../api.ts'
import { headerPages } from '../content/header-pages.ts'
import { SiteHeader } from './site-header.tsx'
import UserMenu from './shell/user-menu.tsx'

const ofVisitors = ['All jobs', 'Contracts', 'Outside IR35', 'Salary', 'Statistics', 'CV', 'For employers', 'Prices']

test('visitors can search, see what jobs pay, build a CV, hire, sign up and log in', async () => {
  const menu = await linksOf(null)
  expect(menu).toEqual(expect.arrayContaining(['Rolecall', ...ofVisitors, 'Saved jobs (needs an account)']))
  expect(menu).toEqual(expect.arrayContaining(['Log in', 'Sign up']))
  for (const name of ['Admin', 'Today', 'Applications']) expect(menu).not.toContain(name)
})

test('job seekers have their own, with how much of it there is, and nothing of publishers', async () => {
  const menu = await linksOf('user')
  expect(menu).toEqual(
    expect.arrayContaining([
      'Today',
      'All jobs',
      'Contracts',
      'Outside IR35',
      'Saved 5',
      'Applications 2',
      'Questions',
      'CV',
      'Pay',
    ]),
  )
  for (const name of ['For employers', 'Sign up', 'Log in', 'Admin', 'Job ads']) expect(menu).not.toContain(name)
  expect(await linksIn(<UserMenu of="user" leastUsed={[{ to: '/pay', name: 'Pay' }]} />)).toEqual([
    'Pay',
    'Job alerts',
    'Video questions',
    'Cover letters',
    'Build a CV',
    'Board logins',
    'Statistics',
    'Prices',
    'My subscription',
  ])
})

test('what nobody has is not counted', async () => {
  const menu = await linksOf('user', { saved: 0, applications: 0 })
  expect(menu).toEqual(expect.arrayContaining(['Saved', 'Applications']))
})

test('publishers have their ads, interviews, credits and company, and no CV, alerts, subscriptions or applications', async () => {
  const menu = await linksOf('publisher')
  expect(menu).toEqual(
    expect.arrayContaining(['Job ads', 'Interviews', 'Questions', 'Credits', 'Company', 'Post an ad']),
  )
  for (const name of [...ofVisitors, 'Today', 'Sign up', 'Admin']) expect(menu).not.toContain(name)
  expect(await linksIn(<UserMenu of="publisher" leastUsed={[]} />)).toEqual(['My company', 'Video questions'])
})

test('only admins have the way to /admin', async () => {
  expect(await linksOf('admin')).toContain('Admin')
  for (const role of ['user', 'publisher', 'marketing'] as const) expect(await linksOf(role)).not.toContain('Admin')
})

async function linksOf(role: AccountRole | null, counts = { saved: 5, applications: 2 }): Promise<string[]> {
  const user: PageUser | null =
    role === null
      ? null
      : { id: '1', name: 'Ann Example', role, isVerified: true, company: null, lacksSecondFactor: false }
  return await linksIn(<SiteHeader user={user} pages={headerPages(user)} providers={[]} counts={counts} />)
}

/** The words of all links, as the server renders them. */
async function linksIn(element: ReactNode): Promise<string[]> {
  const handler = createStaticHandler([{ id: 'root', path: '/', element }])
  const context = await handler.query(new Request('http://localhost/'))
  if (context instanceof Response) throw new Error('The router led away')
  const { prelude } = await prerender(
    <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} />,
  )
  const html = await new Response(prelude).text()
  return [...html.matchAll(/<a\b[^>]*>(.*?)<\/a>/gu)].map(([, inner]) => (inner ?? '').replace(/<[^>]*>/gu, ''))
}
