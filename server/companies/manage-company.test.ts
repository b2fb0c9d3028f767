import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { changedSince } from '../../contract/platform/revision.ts'
import type { Company, CompanyEvent, Statement } from '../../contract/companies/companies.ts'
import { linkIn, messagesSent } from '../../test/messages.ts'
import { aPerson, type Person, testPassword } from '../../test/people.ts'
import { startServer, type TestServer } from '../../test/server.ts'
import { wrongRows } from '../ledger/ledger.fixtures.ts'
import { reserve, release } from '../ledger/reserve.ts'
import { inTransaction } from '../platform/database.ts'
import { findApiKey } from './api-keys.ts'
import { noteEvent } from './company-events.ts'
import { creditsOfMember } from './company-credits.ts'
import { aCompany, creditsOf, giveCompany } from './company.fixtures.ts'
import { companyMembership } from './personal-data.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer({ boards: [] })
})
// Each test begins with all the requests that an address may make in a minute.
beforeEach(() => server.clock.set(new Date(server.clock.now().getTime() + 2 * 60_000)))
afterAll(async () => {
  expect(await wrongRows(server.db)).toEqual([])
  await server[Symbol.asyncDispose]()
})

async function companyAs({ headers }: Person, id: string): Promise<Company> {
  const { status, body } = await server.get(`/api/companies/${id}`, headers)
  expect(status).toBe(200)
  return body as Company
}

async function eventsAs({ headers }: Person, id: string): Promise<CompanyEvent[]> {
  const { body } = await server.get(`/api/companies/${id}/events`, headers)
  return (body as { events: CompanyEvent[] }).events
}

const transfer = async (who: Person, body: object, headers: Record<string, string> = {}) =>
  await server.post('/api/companies/transfer', body, { ...who.headers, ...headers })

test('of two windows on the details of a company the later is told, and nothing of the first is lost unseen', async () => {
  const { id, admin } = await aCompany(server)
  const { revision } = await companyAs(admin, id)
  const put = async (body: object) => await server.send('PUT', `/api/companies/${id}`, body, admin.headers)
  const first = { about: 'We bake.', baseRevision: revision }
  expect((await put(first)).status).toBe(200)
  expect((await put(first)).status).toBe(200)
  const second = { about: 'We fry.', address: { locality: 'Hull' }, baseRevision: revision }
  expect(await put(second)).toMatchObject({ status: 409, body: { message: changedSince } })
  const there = await companyAs(admin, id)
  expect(there).toMatchObject({ about: 'We bake.', address: {} })
  expect((await put({ ...second, baseRevision: there.revision })).status).toBe(200)
  expect(await companyAs(admin, id)).toMatchObject({ about: 'We fry.', address: { locality: 'Hull' } })
  expect((await put({ about: '' })).status).toBe(200)
})

describe('members', () => {
  test('see their company, its members and credits; only admins see who is invited', async () => {
    const { id, admin, member } = await aCompany(server, { credits: 12 })
    await server.post('/api/users/internal', { name: 'New Person', email: 'new@harbour.example' }, admin.headers)
    const seen = await companyAs(admin, id)
    expect(seen).toMatchObject({
      name: 'Harbour Care Ltd',
      publisher_credits: 12,
      members: [
        { user: { name: 'Mia Example' }, role: 'admin', publisher_credits: 0 },
        { user: { name: 'Joe Example' }, role: 'publisher' },
      ],
      invitations: [{ name: 'New Person', email: 'new@harbour.example' }],
      verification: { isVerified: false, register: null, email: null },
      publishing: { state: 'unverified', asked: null },
    })
    expect((await companyAs(member, id)).invitations).toEqual([])
    const other = await aCompany(server)
    for (const { headers } of [other.admin, other.member])
      expect((await server.get(`/api/companies/${id}`, headers)).status).toBe(404)
    expect((await server.get(`/api/companies/${id}`)).status).toBe(401)
    const seeker = await aPerson(server)
    expect((await server.get(`/api/companies/${id}`, seeker.headers)).status).toBe(403)
  })

  test('are made admins by admins, and told', async () => {
    const { id, admin, member } = await aCompany(server)
    // There are others by now, all of another name.
    await server.db.query(`update companies set name = 'Quay Lights Ltd' where id = $1`, [id])
    const body = { userId: member.id, companyId: id }
    expect((await server.send('PUT', '/api/companies/member/admin', body, member.headers)).status).toBe(403)
    expect((await server.send('PUT', '/api/companies/member/admin', body, admin.headers)).status).toBe(200)
    expect((await companyAs(admin, id)).members.map(({ role }) => role)).toEqual(['admin', 'admin'])
    expect((await messagesSent(server))[0]).toMatchObject({
      template: 'company-admin',
      recipient: member.email,
      body: expect.stringContaining('Quay Lights Ltd') as string,
    })
    expect((await server.send('PUT', '/api/companies/member/admin', body, admin.headers)).status).toBe(409)
    const other = await aCompany(server)
    const theirs = { userId: other.member.id, companyId: id }
    expect((await server.send('PUT', '/api/companies/member/admin', theirs, admin.headers)).status).toBe(404)
    const named = { userId: other.member.id, companyId: other.id }
    expect((await server.send('PUT', '/api/companies/member/admin', named, admin.headers)).status).toBe(404)
  })

  test('who are removed lose access with the next request, and their credits go back, reserved ones too', async () => {
    const { id, admin, member } = await aCompany(server, { credits: 30 })
    await transfer(admin, { companyId: id, userId: member.id, credits: 10, to: 'member' })
    const ad = { kind: 'ad', id: randomUUID() }
    const holding = creditsOfMember(member.id)
    const now = server.clock.now()
    await inTransaction(server.db, async (client) => await reserve(client, { ...holding, amount: 4, subject: ad, now }))
    expect(await creditsOf(server, id, member.id)).toEqual([20, 6])

    const path = `/api/companies/member/${id}/${member.id}`
    expect((await server.send('DELETE', path, undefined, member.headers)).status).toBe(403)
    const { status, body } = await server.send('DELETE', path, undefined, admin.headers)
    expect([status, body]).toEqual([
      200,
      {
        code: 3,
        message: 'The member has been removed. The company has their 10 credits back.',
        details: '',
        publisher_credits: 26,
      },
    ])
    expect((await server.get(`/api/companies/${id}`, member.headers)).status).toBe(403)
    expect((await server.get('/api/users/me', member.headers)).body).toMatchObject({ company: null })
    // What was reserved for an ad of theirs is the company's now.
    await inTransaction(server.db, async (client) => await release(client, { subject: ad, now }))
    expect(await creditsOf(server, id, member.id)).toEqual([30, 0])
    expect((await server.send('DELETE', path, undefined, admin.headers)).status).toBe(404)
    expect((await eventsAs(admin, id))[0]).toMatchObject({
      event: 'removed',
      by: 'Mia Example',
      whom: 'Joe Example',
      details: { credits: 10 },
    })
  })

  test('who are removed while they are given credits take none along, and nobody waits for the other for ever', async () => {
    for (let round = 0; round < 8; round++) {
      const { id, admin, member } = await aCompany(server, { credits: 10 })
      const give = { companyId: id, userId: member.id, credits: 1, to: 'member' }
      const answers = await Promise.all([
        ...Array.from({ length: 4 }, async () => await transfer(admin, give)),
        server.send('DELETE', `/api/companies/member/${id}/${member.id}`, undefined, admin.headers),
        ...Array.from({ length: 4 }, async () => await transfer(admin, give)),
      ])
      // Who came after the removal finds no such member.
      for (const { status } of answers) expect([200, 404]).toContain(status)
      expect(await creditsOf(server, id, member.id)).toEqual([10, 0])
      server.clock.set(new Date(server.clock.now().getTime() + 60_000))
    }
  })

  test('cannot remove themselves; two admins who remove one another leave one', async () => {
    const { id, admin } = await aCompany(server)
    const second = await aPerson(server, { company: { id, isAdmin: true } })
    const self = await server.send('DELETE', `/api/companies/member/${id}/${admin.id}`, undefined, admin.headers)
    expect([self.status, self.body]).toMatchObject([409, { message: 'You cannot delete yourself from member.' }])
    const answers = await Promise.all([
      server.send('DELETE', `/api/companies/member/${id}/${second.id}`, undefined, admin.headers),
      server.send('DELETE', `/api/companies/member/${id}/${admin.id}`, undefined, second.headers),
    ])
    // Who was first is a matter of chance; the other is no member by then, or none to remove.
    expect(answers.filter(({ status }) => status === 200).length).toBe(1)
    const { rows } = await server.db.query(
      'select count(*)::int as admins from company_members where company_id = $1 and is_admin',
      [id],
    )
    expect(rows).toEqual([{ admins: 1 }])
  })

  test('leave with their credits staying; the last admin and the last member do not', async () => {
    const { id, admin, member } = await aCompany(server, { credits: 5 })
    await transfer(admin, { companyId: id, userId: admin.id, credits: 2, to: 'member' })
    const leave = async (who: Person) => await server.post(`/api/companies/${id}/leave`, {}, who.headers)
    expect(await leave(admin)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('only admin') as string },
    })
    expect((await leave(member)).status).toBe(200)
    expect(await leave(admin)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('only member') as string },
    })
    const next = await aPerson(server, { company: { id, isAdmin: true } })
    expect((await leave(admin)).status).toBe(200)
    expect(await creditsOf(server, id, admin.id)).toEqual([5, 0])
    expect((await companyAs(next, id)).members.length).toBe(1)
    expect((await leave(admin)).status).toBe(403)
  })

  test('who delete their accounts leave their credits with the company', async () => {
    const { id, admin, member } = await aCompany(server, { credits: 5 })
    await transfer(admin, { companyId: id, userId: member.id, credits: 5, to: 'member' })
    const answer = await server.post('/api/users/me/checkpwdelete', { oldPass: testPassword }, member.headers)
    expect(answer.status).toBe(200)
    expect(await creditsOf(server, id, member.id)).toEqual([5, 0])
    expect((await eventsAs(admin, id))[0]).toMatchObject({ event: 'left', by: null, byOperator: false })
  })
})

describe('an invitation', () => {
  const invite = async (who: Person, body: object) => await server.post('/api/users/internal', body, who.headers)

  test('makes an account with a password of one’s own, in the company, once', async () => {
    const { id, admin, member } = await aCompany(server)
    const email = 'colleague@harbour.example'
    expect((await invite(member, { name: 'Kim Example', email })).status).toBe(403)
    const made = await invite(admin, { name: 'Kim Example', email })
    expect([made.status, made.body]).toMatchObject([201, { message: 'Invitation sent.' }])
    // Nobody has an account because somebody named them.
    expect((await server.db.query('select 1 from users where email = $1', [email])).rowCount).toBe(0)

    const key = (await linkIn(server, 'join-company')).split('/')[2]!
    expect((await server.get(`/api/company-invitations/${key}`)).body).toEqual({
      kind: 'new',
      company: 'Harbour Care Ltd',
      name: 'Kim Example',
      email,
    })
    expect((await server.post('/api/companies/join', { key })).status).toBe(422)
    expect((await server.post('/api/companies/join', { key, newPassword: 'password' })).status).toBe(422)
    const whole = { key, newPassword: testPassword, terms: true }
    expect((await server.post('/api/companies/join', { ...whole, terms: false })).status).toBe(422)
    expect((await server.post('/api/companies/join', { key, newPassword: testPassword })).text).toContain('terms')
    expect((await server.post('/api/companies/join', whole)).status).toBe(200)
    expect((await server.post('/api/companies/join', whole)).status).toBe(410)
    const { body } = await server.post('/auth/local', { email, password: testPassword })
    const me = await server.get('/api/users/me', { cookie: `token=${(body as { token: string }).token}` })
    expect(me.body).toMatchObject({
      role: 'publisher',
      company: { _id: id, isAdmin: false },
      company_details: id,
      publisher_credits: 0,
    })
    expect((await companyAs(admin, id)).invitations).toEqual([])
    expect((await eventsAs(admin, id)).map(({ event }) => event)).toEqual(['joined', 'invited'])
  })

  test('answers the same for addresses with and without an account; only a publisher without a company joins', async () => {
    const { id, admin } = await aCompany(server)
    const [seeker, freed, other] = [
      await aPerson(server),
      await aPerson(server, { role: 'publisher' }),
      (await aCompany(server)).member,
    ]
    const answers = []
    const outcomes = []
    for (const email of ['nobody@harbour.example', seeker.email, freed.email, other.email]) {
      const { status, body } = await invite(admin, { name: 'Kim', email })
      answers.push([status, JSON.stringify(body).replaceAll(email, '…')])
      const key = (await linkIn(server, 'join-company')).split('/')[2]!
      outcomes.push((await server.get(`/api/company-invitations/${key}`)).body)
      if (email === freed.email) expect((await server.post('/api/companies/join', { key })).status).toBe(200)
      if (email === seeker.email || email === other.email)
        expect((await server.post('/api/companies/join', { key, newPassword: testPassword })).status).toBe(409)
    }
    expect(new Set(answers.map(String)).size).toBe(1)
    expect(outcomes).toMatchObject([
      { kind: 'new' },
      { kind: 'cannot-join' },
      { kind: 'has-account' },
      { kind: 'cannot-join' },
    ])
    expect((await server.get(`/api/companies/${id}`, freed.headers)).status).toBe(200)
  })

  test('can be withdrawn, sent again and run out', async () => {
    const { id, admin } = await aCompany(server)
    const other = await aCompany(server)
    const email = 'late@harbour.example'
    await invite(admin, { name: 'Late', email })
    const first = (await linkIn(server, 'join-company')).split('/')[2]!
    await invite(admin, { name: 'Late', email })
    const second = (await linkIn(server, 'join-company')).split('/')[2]!
    const kindOf = async (key: string) =>
      ((await server.get(`/api/company-invitations/${key}`)).body as { kind: string }).kind
    expect([await kindOf(first), await kindOf(second)]).toEqual(['unknown', 'new'])
    const [invitation] = (await companyAs(admin, id)).invitations
    const path = (company: string) => `/api/companies/${company}/invitations/${invitation!._id}`
    expect((await server.send('DELETE', path(other.id), undefined, other.admin.headers)).status).toBe(404)
    expect((await server.send('DELETE', path(id), undefined, admin.headers)).status).toBe(200)
    expect(await kindOf(second)).toBe('unknown')

    await invite(admin, { name: 'Late', email })
    const third = (await linkIn(server, 'join-company')).split('/')[2]!
    const before = server.clock.now()
    server.clock.set(new Date(before.getTime() + 8 * 86_400_000))
    expect(await kindOf(third)).toBe('expired')
    expect(
      (await server.post('/api/companies/join', { key: third, newPassword: testPassword, terms: true })).status,
    ).toBe(410)
    server.clock.set(before)
  })

  test('is refused for members, for bad addresses and names, and does not carry what looks like an address', async () => {
    const { id, admin, member } = await aCompany(server)
    expect((await invite(admin, { name: 'Joe', email: member.email })).status).toBe(422)
    expect((await invite(admin, { name: ' ', email: 'x@harbour.example' })).text).toContain('Name missing.')
    expect((await invite(admin, { name: 'Joe', email: 'x' })).text).toContain('Email missing or invalid.')
    await server.send('PUT', `/api/companies/${id}`, { name: 'Win at evil.example/now' }, admin.headers)
    await invite(admin, { name: 'Joe', email: 'y@harbour.example' })
    expect((await messagesSent(server))[0]?.body).not.toContain('evil')
  })
})

describe('a transfer', () => {
  test('moves credits both ways, once for a key, and never more than there are', async () => {
    const { id, admin, member } = await aCompany(server, { credits: 30 })
    const give = { companyId: id, userId: member.id, credits: 10, to: 'member' }
    const key = { 'idempotency-key': randomUUID() }
    const answers = await Promise.all(Array.from({ length: 20 }, async () => await transfer(admin, give, key)))
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(answers[0]).toMatchObject({
      status: 200,
      body: { message: 'Credits successfully transferred.', publisher_credits: 20 },
    })
    expect(await creditsOf(server, id, member.id)).toEqual([20, 10])
    expect((await transfer(admin, { ...give, credits: 9 }, key)).status).toBe(422)
    expect((await transfer(admin, { ...give, credits: 21 })).status).toBe(409)
    expect((await transfer(admin, { ...give, credits: 3, to: 'company' })).status).toBe(200)
    expect(await creditsOf(server, id, member.id)).toEqual([23, 7])
    expect((await eventsAs(admin, id)).map(({ event }) => event)).toEqual(['credits-moved', 'credits-moved'])
  })

  test.for([0, -1, 1.5, 1e9, 'many', null])('of %s credits is refused', async (credits) => {
    const { id, admin, member } = await aCompany(server, { credits: 30 })
    expect((await transfer(admin, { companyId: id, userId: member.id, credits, to: 'member' })).status).toBe(422)
    expect(await creditsOf(server, id, member.id)).toEqual([30, 0])
  })

  test('is for admins, and for members of their own company', async () => {
    const { id, admin, member } = await aCompany(server, { credits: 30 })
    const other = await aCompany(server, { credits: 30 })
    const body = { companyId: id, userId: member.id, credits: 1, to: 'member' }
    expect((await transfer(member, body)).status).toBe(403)
    expect((await transfer(other.admin, body)).status).toBe(404)
    expect((await transfer(admin, { ...body, userId: other.member.id })).status).toBe(404)
    expect(await creditsOf(server, other.id, other.member.id)).toEqual([30, 0])
  })

  test('by GET only answers to a bearer token, and a minus moves back', async () => {
    const { id, admin, member } = await aCompany(server, { credits: 30 })
    const path = (credits: string) => `/api/companies/transfer/${member.id}/${id}/${credits}`
    expect((await server.get(path('4'), admin.headers)).status).toBe(403)
    expect(await creditsOf(server, id, member.id)).toEqual([30, 0])
    const bearer = { authorization: `Bearer ${admin.token}` }
    expect((await server.get(path('4'), bearer)).status).toBe(200)
    expect((await server.get(path('-1'), bearer)).status).toBe(200)
    expect((await server.get(path('0'), bearer)).status).toBe(422)
    expect((await server.get(path('28'), bearer)).status).toBe(409)
    expect(await creditsOf(server, id, member.id)).toEqual([27, 3])
  })
})

test('statements tell each movement with its balance, on screen and as a spreadsheet', async () => {
  const { id, admin, member } = await aCompany(server, { credits: 30 })
  await transfer(admin, { companyId: id, userId: member.id, credits: 10, to: 'member' })
  await giveCompany(server, id, 5)
  const { body } = await server.get(`/api/companies/${id}/statement`, admin.headers)
  const { lines, ...rest } = body as Statement
  expect(rest).toEqual({ of: 'Harbour Care Ltd', available: 25, reserved: 0 })
  expect(lines).toMatchObject([
    { kind: 'purchase', change: 5, balance: 25, with: null },
    { kind: 'transfer', change: -10, balance: 20, with: 'Joe Example' },
    { kind: 'purchase', change: 30, balance: 30 },
  ])
  const ofMember = await server.get(`/api/companies/${id}/statement?member=${member.id}`, admin.headers)
  const own = await server.get(`/api/companies/${id}/own-statement`, member.headers)
  expect(own.body).toEqual(ofMember.body)
  expect(own.body).toMatchObject({ of: 'Joe Example', lines: [{ change: 10, with: 'Harbour Care Ltd' }] })

  const file = await server.get(`/api/companies/${id}/statement.csv`, admin.headers)
  expect(file.headers.get('content-type')).toContain('text/csv')
  const rows = file.text.trim().split('\r\n')
  expect(rows.length).toBe(4)
  expect(rows[2]).toMatch(/"transfer",-10,10,20,"Joe Example",,$/u)

  // Not by members, and not by others.
  expect((await server.get(`/api/companies/${id}/statement`, member.headers)).status).toBe(403)
  const other = await aCompany(server)
  expect((await server.get(`/api/companies/${id}/statement`, other.admin.headers)).status).toBe(404)
  const theirs = `/api/companies/${id}/statement?member=${other.member.id}`
  expect((await server.get(theirs, admin.headers)).status).toBe(404)
})

test('a statement’s file is named after the company, as far as a name of a file goes', async () => {
  const { id, admin } = await aCompany(server)
  const nameOf = async (company: string) => {
    await server.db.query('update companies set name = $2 where id = $1', [id, company])
    const { headers } = await server.get(`/api/companies/${id}/statement.csv`, admin.headers)
    return /filename="?([^";]+)/u.exec(headers.get('content-disposition') ?? '')?.[1]
  }
  expect(await nameOf('Quay Lights & Söhne Ltd')).toMatch(/^credits-quay-lights-[a-z-]+-ltd-\d{4}-\d\d-\d\d\.csv$/u)
  expect(await nameOf(`Long ${'name '.repeat(30)}Ltd`)).toHaveLength('credits-'.length + 60 + '-2026-03-04.csv'.length)
  expect(await nameOf('株式会社')).toMatch(/^credits-statement-/u)
})

test('a key works for the company that it was made for, while its maker looks after that one', async () => {
  const { id, admin } = await aCompany(server)
  const other = await aCompany(server)
  const made = await server.post(
    `/api/companies/${id}/api-keys`,
    { name: 'A program', scopes: ['read-ads'] },
    admin.headers,
  )
  const { key, apiKey } = made.body as { key: string; apiKey: { createdBy: string } }
  expect(apiKey.createdBy).toBe(admin.name)
  const use = async () => await findApiKey(server.db, key, server.clock.now())
  expect(await use()).toMatchObject({ company: { id }, maker: { userId: admin.id }, scopes: ['read-ads'] })
  expect((await server.get(`/api/companies/${other.id}/api-keys`, other.admin.headers)).body).toEqual([])
  // As if they had gone over to another company without leaving this one.
  await server.db.query('update company_members set company_id = $2 where user_id = $1', [admin.id, other.id])
  expect(await use()).toBeNull()
  await server.db.query('update company_members set company_id = $2 where user_id = $1', [admin.id, id])
  expect(await use()).not.toBeNull()
  await server.db.query('update company_members set is_admin = false where user_id = $1', [admin.id])
  expect(await use()).toBeNull()
})

test('the archive has what somebody did for a company and was done to them, the first before the later', async () => {
  const { id, admin, member } = await aCompany(server, { credits: 5 })
  await transfer(admin, { companyId: id, userId: member.id, credits: 2, to: 'member' })
  await server.send('PUT', '/api/companies/member/admin', { userId: member.id, companyId: id }, admin.headers)
  const archive = await companyMembership.exportOf(server.db, member.id)
  expect(archive).toMatchObject({
    name: 'Harbour Care Ltd',
    youLookAfterIt: true,
    done: [
      { what: 'credits-moved', by: 'somebody else' },
      { what: 'made-admin', by: 'somebody else' },
    ],
  })
  expect(await companyMembership.exportOf(server.db, (await aPerson(server)).id)).toBeNull()
})

test('details are changed by admins; a new name or number loses the badge', async () => {
  const { id, admin, member } = await aCompany(server)
  await server.db.query(
    `update companies set company_number = 'SAMPLE01', register_name = 'X', register_checked = now(), own_domain = 'x.example', own_domain_checked = now() where id = $1`,
    [id],
  )
  const put = async (who: Person, body: object) => await server.send('PUT', `/api/companies/${id}`, body, who.headers)
  expect((await put(member, { name: 'Mine' })).status).toBe(403)
  const address = { address_line_1: '4 Quay Street', locality: 'Whitby' }
  expect((await put(admin, { address, phone: '0113 496 0001' })).status).toBe(200)
  expect(await companyAs(admin, id)).toMatchObject({
    address,
    phone: '1134960001',
    verification: { isVerified: true },
  })
  expect((await put(admin, { name: 'Harbour Lights Ltd' })).status).toBe(200)
  expect(await companyAs(admin, id)).toMatchObject({
    name: 'Harbour Lights Ltd',
    verification: { isVerified: false, register: null, email: null },
  })
  expect((await put(admin, { name: ' ' })).status).toBe(422)
  expect((await put(admin, { phone: '123' })).status).toBe(422)
  // R-AZN-4: nothing else of the row.
  for (const body of [{ publishing: 'approved' }, { isVerified: true }, { publisher_credits: 9 }, { members: [] }])
    expect((await put(admin, body)).status).toBe(422)
  expect((await eventsAs(admin, id)).map(({ event, details }) => [event, details['changed']])).toEqual([
    ['asked-to-publish', undefined],
    ['details-changed', 'name'],
    ['details-changed', 'phone, address'],
  ])
})

test('the log is for admins, a page at a time', async () => {
  const { id, admin, member } = await aCompany(server)
  const now = server.clock.now()
  for (let i = 0; i < 55; i++) await noteEvent(server.db, { companyId: id, event: 'checked', actor: admin.id, now })
  const first = (await server.get(`/api/companies/${id}/events`, admin.headers)).body as {
    events: CompanyEvent[]
    hasMore: boolean
  }
  expect([first.events.length, first.hasMore]).toEqual([50, true])
  const last = first.events.at(-1)!._id
  const second = (await server.get(`/api/companies/${id}/events?before=${last}`, admin.headers)).body
  expect(second).toMatchObject({ hasMore: false, events: Array.from({ length: 5 }, () => ({ event: 'checked' })) })
  expect((await server.get(`/api/companies/${id}/events`, member.headers)).status).toBe(403)
  const other = await aCompany(server)
  expect((await server.get(`/api/companies/${id}/events`, other.admin.headers)).status).toBe(404)
})
