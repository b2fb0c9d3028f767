import { implement } from '@orpc/server'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { endpoint, type Allowed } from '../../contract/platform/endpoint.ts'
import { messages } from '../../contract/texts/messages.ts'
import { aPerson, type Person } from '../../test/people.ts'
import { forCompany } from '../platform/calls/for-company.ts'
import { createLog } from '../platform/log.ts'
import { findSession } from '../users/sessions.ts'
import { createApiHandler } from './api.ts'
import type { ApiContext } from '../platform/calls/api-context.ts'
import { everybody, mayMake, people, type Somebody } from './policy.fixtures.ts'
import { serverOfFile } from '../../test/server-of-file.ts'

/*
 * Every rule that a call can have beside it, with calls that are made for the test: each answers whom and what company it was
 * called for, or changes the company's name. What the product's own calls ask for is in policy.test.ts.
 */

const Answer = z.object({ person: z.string().nullable(), company: z.string().nullable() })

function aCall(name: string, allowed: Allowed) {
  const route = { method: 'POST' as const, path: `/trial/${name}` as const, summary: name, tag: 'Trial' }
  return endpoint(route, { rateClass: 'read', ...allowed })
    .input(z.object({ body: z.object({ companyId: z.string().optional() }).optional() }))
    .output(Answer)
}

const contract = {
  open: aCall('open', { who: 'guest' }),
  users: aCall('users', { who: 'user' }),
  staff: aCall('staff', { who: 'staff' }),
  admins: aCall('admins', { who: 'admin' }),
  members: aCall('members', { who: 'user', member: 'company' }),
  companyAdmins: aCall('companyAdmins', { who: 'user', member: 'companyAdmin' }),
  // As the specification's addresses do, it names a company.
  rename: endpoint(
    { method: 'PUT', path: '/trial/companies/{companyId}', summary: 'rename', tag: 'Trial' },
    { rateClass: 'write', who: 'user', member: 'companyAdmin' },
  )
    .input(z.object({ params: z.object({ companyId: z.string() }), body: z.object({ name: z.string() }) }))
    .output(Answer),
  forgotten: aCall('forgotten', { who: 'user' }),
}

const rules = {
  open: 'guest',
  users: 'user',
  staff: 'staff',
  admins: 'admin',
  members: 'user member',
  companyAdmins: 'user companyAdmin',
} as const
type Name = keyof typeof rules

const api = implement(contract).$context<ApiContext>()
const answer = ({ context: { user, company } }: { context: ApiContext }) => ({
  person: user?.userId ?? null,
  company: company?.id ?? null,
})
const router = {
  open: api.open.handler(answer),
  users: api.users.handler(answer),
  staff: api.staff.handler(answer),
  admins: api.admins.handler(answer),
  members: api.members.handler(answer),
  companyAdmins: api.companyAdmins.handler(answer),
  rename: api.rename.use(forCompany).handler(async ({ input, context: { services, person, company } }) => {
    await services.db.query('update companies set name = $2 where id = $1', [company.id, input.body.name])
    return { person: person.userId, company: company.id }
  }),
  forgotten: api.forgotten
    .use(forCompany)
    .handler(({ context: { person } }) => ({ person: person.userId, company: 'any' })),
}

const server = await serverOfFile({ boards: [] })

const handle = createApiHandler(router, createLog({ program: 'test', level: 'silent' }))

/** The whole way of a call, from the session's token on. */
async function call(
  person: Person | null,
  path: string,
  { method = 'POST', body = {}, query = '' }: { method?: 'POST' | 'PUT'; body?: unknown; query?: string } = {},
) {
  const { services, clock } = server
  const context: ApiContext = {
    services,
    requestId: 'test',
    siteUrl: 'http://localhost:3000',
    clientAddress: '10.0.0.1',
    isOwnMachine: false,
    isCounted: true,
    userAgent: 'test',
    idempotencyKey: null,
    isByHeader: false,
    visitor: { id: null, require: () => 'nobody' },
    apiKey: null,
    user: person && (await findSession(server.db, person.token, clock.now())),
    company: null,
    setToken: () => {},
    signal: null,
    isPage: false,
  }
  const request = new Request(`http://localhost:3000/api/trial/${path}${query}`, {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    method,
  })
  const response = await handle(request, context)
  return { status: response?.status, body: (await response?.json()) as Record<string, unknown> }
}

test.for(everybody)(
  '%s may make the calls of their role and of their place in a company, and no others',
  async (who) => {
    const person = await people[who].come(server)
    for (const name of Object.keys(rules) as Name[]) {
      const { status, body } = await call(person, name)
      if (mayMake(who, rules[name])) {
        const company = rules[name].includes(' ') ? person!.companyId : null
        expect([name, status, body]).toEqual([name, 200, { person: person?.id ?? null, company }])
      } else {
        expect([name, status]).toEqual([name, person === null ? 401 : 403])
        expect(body).not.toHaveProperty('company')
      }
    }
  },
)

test('a call for a company is for that of the session, whatever company the request names', async () => {
  const [own, other] = [await people['an admin of company 1'].come(server), await aCompanyOfOthers()]
  const ownAnswer = { person: own.id, company: own.companyId }
  expect(await call(own, 'members', { body: { companyId: own.companyId } })).toEqual({ status: 200, body: ownAnswer })
  for (const given of [
    { body: { companyId: other.companyId } },
    { body: { companyId: [own.companyId, other.companyId] } },
    { body: { companyId: null } },
    { query: `?companyId=${other.companyId}`, body: { companyId: own.companyId } },
  ]) {
    const { status, body } = await call(own, 'members', given)
    expect([given, status, body['message']]).toEqual([given, 404, messages.notFound])
  }
})

test("only a company's own admin changes it", async () => {
  const { companyId } = await aCompanyOfOthers()
  const rename = async (person: Person | null, name: string) =>
    (await call(person, `companies/${companyId}`, { method: 'PUT', body: { name } })).status
  for (const who of everybody) {
    const person = await people[who].come(server)
    const isCompanyAdmin: Somebody[] = ['an admin of company 1', 'an admin of company 2']
    expect([who, await rename(person, who)]).toEqual([
      who,
      person === null ? 401 : isCompanyAdmin.includes(who) ? 404 : 403,
    ])
  }
  const member = await aPerson(server, { company: { id: companyId! } })
  expect(await rename(member, 'a member')).toBe(403)
  expect(await nameOf(companyId!)).toBe('Company 3')

  const admin = await aPerson(server, { company: { id: companyId!, isAdmin: true } })
  expect(await rename(admin, 'Company 3 and Sons')).toBe(200)
  expect(await nameOf(companyId!)).toBe('Company 3 and Sons')
})

test('a place in a company counts from the next call, and so does its end', async () => {
  const person = await people['an admin of company 1'].come(server)
  expect((await call(person, 'companyAdmins')).status).toBe(200)
  await server.db.query('update company_members set is_admin = false where user_id = $1', [person.id])
  expect((await call(person, 'companyAdmins')).status).toBe(403)
  expect((await call(person, 'members')).status).toBe(200)
  await server.db.query('delete from company_members where user_id = $1', [person.id])
  expect((await call(person, 'members')).status).toBe(403)
})

test.for([
  ['an admin of company 1', 'members'],
  ['an admin of company 1', 'companyAdmins'],
  ['marketing', 'staff'],
  ['an admin', 'staff'],
  ['an admin', 'admins'],
] as const)('%s who lacks a second factor may not make a call for %s until it is set up', async ([who, name]) => {
  const lacking = await people[who].come(server, { hasSecondFactor: false })
  const refused = await call(lacking, name)
  expect([refused.status, refused.body['message']]).toEqual([403, messages.secondFactorNeeded])
  expect((await call(lacking, 'users')).status).toBe(200)
  expect((await call(await people[who].come(server), name)).status).toBe(200)
})

test('what was refused is in the audit log, with the reason', async () => {
  const reasonFor = async (who: Somebody, path: string, method: 'POST' | 'PUT' = 'POST') => {
    const person = await people[who].come(server)
    await call(person, path, { method, body: method === 'PUT' ? { name: 'x' } : {} })
    const { rows } = await server.db.query<{ because: string }>(
      `select details ->> 'because' as because from audit_log where actor = $1 and event = 'access-denied'`,
      [person!.id],
    )
    return rows.map(({ because }) => because)
  }
  const { companyId } = await aCompanyOfOthers()
  expect(await reasonFor('user A', 'staff')).toEqual(['role'])
  expect(await reasonFor('user A', 'members')).toEqual(['membership'])
  expect(await reasonFor('a member of company 1', 'companyAdmins')).toEqual(['membership'])
  expect(await reasonFor('an admin of company 1', `companies/${companyId}`, 'PUT')).toEqual(['owner'])
  expect(await reasonFor('a member of company 1', 'members')).toEqual([])
})

test('a handler gets no company where the contract forgot to ask for membership', async () => {
  const { status, body } = await call(await people['an admin of company 1'].come(server), 'forgotten')
  expect(status).toBe(500)
  expect(body).not.toHaveProperty('company')
})

async function aCompanyOfOthers(): Promise<Person> {
  return await aPerson(server, { company: { name: 'Company 3' } })
}

async function nameOf(companyId: string): Promise<string | undefined> {
  const { rows } = await server.db.query<{ name: string }>('select name from companies where id = $1', [companyId])
  return rows[0]?.name
}
