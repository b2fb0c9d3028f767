import type { Who } from '../../contract/platform/roles.ts'
import { aPerson, type Person } from '../../test/people.ts'
import type { TestServer } from '../../test/server.ts'

/* Everybody that R-AZN-1 names, and what each may do, written down without the code that decides it. */

type Given = Parameters<typeof aPerson>[1]

const somebody =
  (given: Given) =>
  async (server: TestServer, more: Given = {}): Promise<Person> =>
    await aPerson(server, { ...given, ...more })

type Place = 'none' | 'member' | 'companyAdmin'

const user: readonly Who[] = ['guest', 'user']

export const people = {
  'a guest': { come: async () => await Promise.resolve(null), calls: ['guest'], place: 'none' },
  'user A': { come: somebody({}), calls: user, place: 'none' },
  'user B': { come: somebody({}), calls: user, place: 'none' },
  'an admin of company 1': {
    come: somebody({ company: { name: 'Company 1', isAdmin: true } }),
    calls: user,
    place: 'companyAdmin',
  },
  'a member of company 1': { come: somebody({ company: { name: 'Company 1' } }), calls: user, place: 'member' },
  'an admin of company 2': {
    come: somebody({ company: { name: 'Company 2', isAdmin: true } }),
    calls: user,
    place: 'companyAdmin',
  },
  'a member of company 2': { come: somebody({ company: { name: 'Company 2' } }), calls: user, place: 'member' },
  marketing: { come: somebody({ role: 'marketing' }), calls: [...user, 'staff'], place: 'none' },
  'an admin': { come: somebody({ role: 'admin' }), calls: [...user, 'staff', 'admin'], place: 'none' },
} as const satisfies Record<
  string,
  {
    come: (server: TestServer, more?: Given) => Promise<Person | null>
    calls: readonly Who[]
    place: Place
  }
>

export type Somebody = keyof typeof people
export const everybody = Object.keys(people) as Somebody[]

/** The same for two who may do the same, each on what is their own. */
export function kindOf(somebody: Somebody): string {
  const { calls, place } = people[somebody]
  return JSON.stringify([calls, place])
}

/** @param rule as the table of policy.test.ts writes it: 'user theirs member'. */
export function mayMake(somebody: Somebody, rule: string): boolean {
  const { calls, place }: { calls: readonly Who[]; place: Place } = people[somebody]
  const [who, ...more] = rule.split(' ')
  if (!calls.some((one) => one === who)) return false
  if (more.includes('companyAdmin')) return place === 'companyAdmin'
  return !more.includes('member') || place !== 'none'
}
