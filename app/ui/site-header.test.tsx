import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { AccountRole } from '../../contract/platform/roles.ts'
import type { PageUser } from '../api.ts'
import { SiteHeader } from './site-header.tsx'
import UserMenu from './shell/user-menu.tsx'

const withoutWords = ['Prices', 'Shortlisted Jobs', 'Salary Calculator', 'Job Stats', 'Build your CV']

test('visitors can sign up, log in, search and hire', async () => {
  const menu = await linksOf(null)
  expect(menu).toEqual(
    expect.arrayContaining(['Home', 'All Jobs', 'Contracts', 'Outside IR35', ...withoutWords, 'Hire a talent']),
  )
  expect(menu).toEqual(expect.arrayContaining(['Login', 'Sign up']))
  expect(menu).not.toContain('Admin')
})

test('job seekers have their own, and nothing of publishers', async () => {
  const menu = await linksOf('user')
  expect(menu).toEqual(expect.arrayContaining(['Home', ...withoutWords]))
  for (const name of ['Hire a talent', 'Sign up', 'Login', 'Admin', 'Manage Job Ads']) expect(menu).not.toContain(name)
  expect(await linksIn(<UserMenu of="user" />)).toEqual([
    'My CV',
    'My shortlisted jobs',
    'My applications',
    'My job alerts',
    'My subscription',
  ])
})

test('publishers have their ads, interviews and credits, and no CV, alerts, subscriptions or applications', async () => {
  const menu = await linksOf('publisher')
  expect(menu).toEqual(expect.arrayContaining(['Manage Job Ads', 'Manage interviews', 'Buy credits', 'Hire a talent']))
  for (const name of [...withoutWords, 'Home', 'Sign up', 'Admin']) expect(menu).not.toContain(name)
  expect(await linksIn(<UserMenu of="publisher" />)).toEqual(['My company'])
})

test('only admins have the way to /admin', async () => {
  expect(await linksOf('admin')).toContain('Admin')
  for (const role of ['user', 'publisher', 'marketing'] as const) expect(await linksOf(role)).not.toContain('Admin')
})

async function linksOf(role: AccountRole | null): Promise<string[]> {
  const user: PageUser | null =
    role === null
      ? null
      : { id: '1', name: 'Ann Example', role, isVerified: true, company: null, lacksSecondFactor: false }
  return await linksIn(<SiteHeader user={user} providers={[]} />)
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
