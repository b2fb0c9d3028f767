import type { RouteConfigEntry } from '@react-router/dev/routes'
import pageRoutes from '../app/routes.ts'

/** The pattern of every page's address, and of what pages ask for: '/job/:id'. */
export const pagePaths: readonly string[] = [
  ...new Set((pageRoutes as RouteConfigEntry[]).flatMap((route) => flat(route, ''))),
]

function flat({ path = '', children = [], index = false }: RouteConfigEntry, above: string): string[] {
  const own = path === '' ? above || '/' : `${above}/${path}`
  const below = children.flatMap((child) => flat(child, own === '/' ? '' : own))
  return index || children.length === 0 ? [own] : [...new Set(below)]
}

/** An address of a pattern. @param given for names that are to mean something; the others get a value that is nobody's. */
export function filledIn(path: string, given: Readonly<Record<string, string>> = {}): string {
  return path
    .replace(/:(\w+)\??/gu, (_, name: string) => given[name] ?? blanks[name] ?? '00000000-0000-4000-8000-000000000000')
    .replace('*', 'nowhere')
}

const blanks: Readonly<Record<string, string>> = {
  summary: 'nurse_in_Leeds_and_salary_from_12000_to_200001_max_distance_10_miles',
  industry: 'industry:Any',
  fulltime: 'fulltime:false',
  parttime: 'parttime:false',
  contracting: 'contracting:false',
  noIr35: 'no-ir35:false',
  intern: 'intern:false',
  email: 'nobody@example.com',
  reason: 'password',
  status: 'true',
  mex: 'Success',
  outcome: 'failed',
  name: 'Ann',
  role: 'user',
}
