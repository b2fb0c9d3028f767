import { randomUUID } from 'node:crypto'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { AdminCompany } from '../../contract/admin/api.ts'
import type { Company } from '../../contract/companies/companies.ts'
import { keyOf, linkIn, messagesSent } from '../../test/messages.ts'
import { aPerson, type Person } from '../../test/people.ts'
import { startServer, type TestServer } from '../../test/server.ts'
import { inTransaction } from '../platform/database.ts'
import { anAd, give } from '../job-ads/job-ads.fixtures.ts'
import { aCompany } from './company.fixtures.ts'
import { mayPublish, mayPublishBy } from './may-publish.ts'
import { leaveOwnCompany } from './members.ts'
import { publicCompanyById } from './public-company.ts'
import { askToPublish, mayDecide } from './publishing.ts'
import { endUnprovenBadge } from './verification.ts'

/** What the register has, by number. */
const registered: Record<string, { company_name: string; company_status: string } | undefined> = {
  '01234567': { company_name: 'HARBOUR CARE LIMITED', company_status: 'active' },
  '07654321': { company_name: 'NORTHGATE ENGINEERING LIMITED', company_status: 'active' },
  '00000001': { company_name: 'HARBOUR CARE LIMITED', company_status: 'dissolved' },
}
let isDown = false
const answer: RequestListener = (request, response) => {
  const found = registered[/^\/company\/(\w+)$/u.exec(request.url ?? '')?.[1] ?? '']
  response.statusCode = isDown ? 500 : found ? 200 : 404
  response.end(JSON.stringify(found ?? {}))
}

let server: TestServer
const register = createServer(answer)
beforeAll(async () => {
  await new Promise<void>((resolve) => register.listen(0, '127.0.0.1', resolve))
  server = await startServer({
    boards: [],
    environment: {
      ROLECALL_OPERATOR_MAIL: 'operator@example.com',
      ROLECALL_COMPANIES_HOUSE_KEY: 'key',
      ROLECALL_COMPANIES_HOUSE_URL: `http://127.0.0.1:${(register.address() as AddressInfo).port}`,
    },
  })
})
beforeEach(() => server.clock.set(new Date(server.clock.now().getTime() + 2 * 60_000)))
afterAll(async () => {
  register.closeAllConnections()
  register.close()
  await server[Symbol.asyncDispose]()
})

async function verify(id: string, who: Person) {
  return await server.post(`/api/companies/${id}/verify`, {}, who.headers)
}

async function setNumber(id: string, number: string): Promise<void> {
  await server.db.query('update companies set company_number = $2 where id = $1', [id, number])
}

const may = async (id: string) => (await mayPublish(server.db, id))?.kind

describe('the badge', () => {
  test('needs the number in the register under the company’s name, and a confirmed email at its own domain', async () => {
    const { id, admin, member } = await aCompany(server, { email: 'mia@harbourcare.co.uk' })
    expect(await verify(id, admin)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('number first') as string },
    })
    await setNumber(id, '1234567')
    expect((await verify(id, member)).status).toBe(403)
    const checked = server.clock.now().toISOString()
    expect(await verify(id, admin)).toMatchObject({
      status: 200,
      body: {
        code: 3,
        verification: {
          isVerified: true,
          register: { name: 'HARBOUR CARE LIMITED', checked, isSample: false },
          email: { domain: 'harbourcare.co.uk', checked },
        },
      },
    })
    expect(await may(id)).toBe('yes')
    const { body } = await server.get(`/api/companies/${id}`, member.headers)
    expect((body as Company).verification.isVerified).toBe(true)
  })

  test.for([
    ['a free provider', 'harbour.care@gmail.com', true],
    ['another domain', 'mia@somewhere-else.example', true],
    ['an address that nobody has confirmed', 'mia@harbourcare.example', false],
  ] as const)('is not given for %s', async ([, email, isVerified]) => {
    const { id, admin } = await aCompany(server, { email })
    await server.db.query('update users set is_verified = $2 where id = $1', [admin.id, isVerified])
    await setNumber(id, '01234567')
    expect(await verify(id, admin)).toMatchObject({
      body: { code: 1, verification: { isVerified: false, register: { name: 'HARBOUR CARE LIMITED' }, email: null } },
    })
    expect(await may(id)).toBe('needs-approval')
  })

  test.for([
    ['99999999', 'no company with the number 99999999'],
    ['07654321', 'under the name ‘NORTHGATE ENGINEERING LIMITED’'],
    ['00000001', 'no longer active'],
    ['../users', 'no company with the number'],
    // It names nothing else of the register either.
    ['01234567?', 'no company with the number'],
  ])('is not given for the number %s, and a badge from before is taken back', async ([number, words]) => {
    const email = `mia-${number!.replaceAll(/\W/gu, '')}@harbourcare.co.uk`
    const { id, admin } = await aCompany(server, { email })
    await setNumber(id, '01234567')
    expect((await verify(id, admin)).body).toMatchObject({ verification: { isVerified: true } })
    await setNumber(id, number!)
    const { status, body } = await verify(id, admin)
    expect([status, (body as { message: string }).message]).toEqual([409, expect.stringContaining(words!)])
    expect(await may(id)).toBe('needs-approval')
  })

  test('ends when the member whose address proved it leaves, or has another address', async () => {
    const { id, admin, member } = await aCompany(server, { email: 'proof@harbourcare.co.uk' })
    await setNumber(id, '01234567')
    await server.db.query('update company_members set is_admin = true where user_id = $1', [member.id])
    const proof = async (email: string) => {
      await server.db.query('update users set email = $2 where id = $1', [admin.id, email])
      await verify(id, admin)
      expect(await may(id)).toBe('yes')
    }
    await proof('proof@mail.harbourcare.co.uk')
    await inTransaction(server.db, async (client) => {
      expect(await endUnprovenBadge(client, { companyId: id, now: server.clock.now() })).toEqual([])
    })
    await server.send('PUT', '/api/users/me/edit', { email: 'proof@elsewhere.example' }, admin.headers)
    expect(await may(id)).toBe('yes')
    const key = keyOf(await linkIn(server, 'change-email'))
    expect((await server.post('/api/auth/confirm-email', { key })).status).toBe(200)
    expect(await may(id)).toBe('needs-approval')
    await proof('proof@harbourcare.co.uk')
    const gone = await leaveOwnCompany(server.db, { companyId: id, userId: admin.id, now: server.clock.now() })
    expect(gone.kind).toBe('left')
    expect(await may(id)).toBe('needs-approval')
  })

  test('is told to the operator when it is given, once, and its page names the domain', async () => {
    const { id, admin } = await aCompany(server, { email: 'told@harbourcare.co.uk' })
    await setNumber(id, '01234567')
    const told = async () =>
      (
        await server.db.query<{ body: string }>(
          `select body from sent_messages where recipient = 'operator@example.com' and subject like '%is now verified%' and created = $1`,
          [server.clock.now()],
        )
      ).rows.filter(({ body }) => body.includes('at harbourcare.co.uk'))
    await verify(id, admin)
    expect(await told()).toHaveLength(1)
    await verify(id, admin)
    expect(await told()).toHaveLength(1)
    expect(await publicCompanyById(server.db, id)).toMatchObject({ isVerified: true, domain: 'harbourcare.co.uk' })
  })

  test('stays as it was while the register does not answer', async () => {
    const { id, admin } = await aCompany(server, { email: 'down@harbourcare.co.uk' })
    await setNumber(id, '01234567')
    await verify(id, admin)
    isDown = true
    expect((await verify(id, admin)).status).toBe(503)
    isDown = false
    expect(await may(id)).toBe('yes')
  })
})

describe('another name or number', () => {
  const put = async (id: string, who: Person, change: object) =>
    await server.send('PUT', `/api/companies/${id}`, change, who.headers)

  test.for([[{ name: 'NHS England' }], [{ company_number: '99999999' }]] as const)(
    'takes the approval away, and puts the company into the queue: %o',
    async ([change]) => {
      const { id, admin } = await aCompany(server)
      await server.db.query(`update companies set publishing = 'approved' where id = $1`, [id])
      expect((await put(id, admin, { about: 'We care.' })).status).toBe(200)
      expect(await may(id)).toBe('yes')
      expect((await put(id, admin, change)).status).toBe(200)
      expect(await may(id)).toBe('needs-approval')
      const { rows } = await server.db.query('select asked_to_publish from companies where id = $1', [id])
      expect(rows).toEqual([{ asked_to_publish: server.clock.now() }])
      const { rows: mails } = await server.db.query(
        `select subject from sent_messages where recipient = 'operator@example.com' and created = $1`,
        [server.clock.now()],
      )
      expect(mails).toEqual([{ subject: expect.stringMatching(/waits for approval again/u) as string }])
    },
  )

  test('is not shown to others before the operator has approved it: ads, feed and letters keep the old one', async () => {
    const { id, admin } = await aCompany(server)
    await server.db.query(`update companies set publishing = 'approved' where id = $1`, [id])
    await give(server, { kind: 'person', id: admin.id }, 2)
    const ad = randomUUID()
    const posted = await server.post('/api/jobsearches', { _id: ad, content: anAd() }, admin.headers)
    expect(posted.status, posted.text).toBe(201)
    const { jobId } = (posted.body as { ad: { jobId: string } }).ad
    const shown = async () => {
      const { rows } = await server.db.query<{ shown_name: string }>('select shown_name from companies where id = $1', [
        id,
      ])
      const job = (await server.get(`/api/jobsearches/single/${jobId}`)).body as { employer: string }
      const feed = (await server.get(`/company-feeds/${id}/jobs.json`)).body as { title: string }
      return [rows[0]?.shown_name, job.employer, /NHS/u.test(JSON.stringify(feed))]
    }
    const [before] = await shown()
    await put(id, admin, { name: 'NHS England' })
    expect(await shown()).toEqual([before, before, false])
    // Twice in a row, the name in between was never anybody's to see.
    await put(id, admin, { name: 'NHS England South' })
    expect(await shown()).toEqual([before, before, false])
    await server.db.query(`update companies set publishing = 'approved' where id = $1`, [id])
    expect(await shown()).toEqual(['NHS England South', before, true])
  })

  test('neither frees a company that is blocked nor asks for one that never could publish', async () => {
    const { id, admin } = await aCompany(server)
    await server.db.query(`update companies set publishing = 'blocked' where id = $1`, [id])
    await put(id, admin, { name: 'NHS England' })
    expect(await may(id)).toBe('blocked')
    const other = await aCompany(server)
    await put(other.id, other.admin, { name: 'NHS England' })
    const { rows } = await server.db.query(
      'select 1 from companies where id = any($1::uuid[]) and asked_to_publish is not null',
      [[id, other.id]],
    )
    expect(rows).toEqual([])
  })
})

describe('the operator', () => {
  const queue = async (operator: Person, query = '') =>
    (await server.get(`/api/admin/companies${query}`, operator.headers)).body as {
      companies: AdminCompany[]
      total: number
    }
  const decide = async (who: Person, id: string, body: object) =>
    await server.post(`/api/admin/companies/${id}/decision`, body, who.headers)

  test('has companies that ask in a queue, approves them, and the admins are told', async () => {
    const operator = await aPerson(server, { role: 'admin' })
    const { id, admin, member } = await aCompany(server, { email: 'mia@harbourcare-jobs.co.uk' })
    const ask = async (who: Person) => await server.post(`/api/companies/${id}/ask-to-publish`, {}, who.headers)
    expect((await ask(member)).status).toBe(403)
    expect((await ask(admin)).status).toBe(200)
    expect((await ask(admin)).status).toBe(200)
    // What the room of ads does with the first ad changes nothing then.
    const now = server.clock.now()
    expect(
      await inTransaction(
        server.db,
        async (client) => await askToPublish(client, { companyId: id, actor: admin.id, now }),
      ),
    ).toBe(true)
    const { companies } = await queue(operator)
    expect(companies.filter(({ _id }) => _id === id)).toMatchObject([
      {
        name: 'Harbour Care Ltd',
        members: 2,
        state: 'unverified',
        admins: [{ name: 'Mia Example', email: admin.email }],
        // Why it has no badge by itself.
        otherDomains: expect.arrayContaining(['harbourcare-jobs.co.uk']) as string[],
      },
    ])
    expect((await decide(admin, id, { decision: 'approve' })).status).toBe(403)
    expect((await decide(operator, id, { decision: 'approve' })).status).toBe(200)
    expect(await may(id)).toBe('yes')
    expect((await queue(operator)).companies.map(({ _id }) => _id)).not.toContain(id)
    const mail = (await messagesSent(server)).find(({ template }) => template === 'company-decision')
    expect(mail).toMatchObject({ recipient: admin.email, body: expect.stringContaining('can go online') as string })
    expect(mail?.body).toContain('/manage-my-job-ads?show=drafts')
    expect((await ask(admin)).status).toBe(409)
    const { rows } = await server.db.query(`select actor, details from audit_log where event = 'company-decided'`)
    expect(rows).toEqual([{ actor: operator.id, details: { company: id, decision: 'approve' } }])
    // The company's log says that it was the operator, and not who of them.
    const { body } = await server.get(`/api/companies/${id}/events`, admin.headers)
    expect(body).toMatchObject({
      events: [{ event: 'approved', by: null, byOperator: true }, { event: 'asked-to-publish' }],
    })
  })

  test('refuses with a reason, after which the company may ask again; and blocks, after which it may not', async () => {
    const operator = await aPerson(server, { role: 'admin' })
    const { id, admin } = await aCompany(server)
    const ask = async () => await server.post(`/api/companies/${id}/ask-to-publish`, {}, admin.headers)
    await ask()
    expect((await decide(operator, id, { decision: 'refuse', reason: ' ' })).status).toBe(422)
    expect((await decide(operator, id, { decision: 'refuse', reason: 'No web site' })).status).toBe(200)
    expect(await mayPublish(server.db, id)).toEqual({ kind: 'refused', reason: 'No web site' })
    expect((await ask()).status).toBe(200)
    expect((await queue(operator)).companies.map(({ _id }) => _id)).toContain(id)
    expect((await decide(operator, id, { decision: 'block', reason: 'Not a company' })).status).toBe(200)
    expect(await mayPublish(server.db, id)).toEqual({ kind: 'blocked', reason: 'Not a company' })
    expect((await ask()).status).toBe(409)
    const invited = await server.post('/api/users/internal', { name: 'Kim', email: 'kim@x.example' }, admin.headers)
    expect(invited.status).toBe(409)
    expect((await decide(operator, id, { decision: 'approve' })).status).toBe(409)
    expect((await decide(operator, id, { decision: 'unblock' })).status).toBe(200)
    expect(await may(id)).toBe('needs-approval')
  })

  test('decides once, however many press at once', async () => {
    const operator = await aPerson(server, { role: 'admin' })
    const { id, admin } = await aCompany(server)
    const answers = await Promise.all(
      Array.from({ length: 6 }, async () => await decide(operator, id, { decision: 'approve' })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409])
    const mails = (await messagesSent(server)).filter(({ recipient }) => recipient === admin.email)
    expect(mails.map(({ template }) => template)).toEqual(['company-decision'])
  })

  test('reads all companies a page at a time, the newest first, each once', async () => {
    const operator = await aPerson(server, { role: 'admin' })
    await server.db.query(
      `insert into companies (name, company_type, phone, created)
       select 'Page Bakery ' || one || ' Ltd', 1, '1134960000', $1::timestamptz + make_interval(secs => one) from generate_series(1, 30) one`,
      [server.clock.now()],
    )
    const names = async (page: number) =>
      (await queue(operator, `?state=unverified&filter=page%20bakery&page=${page}`)).companies.map(({ name }) => name)
    const all = Array.from({ length: 30 }, (_, i) => `Page Bakery ${30 - i} Ltd`)
    expect([await names(1), await names(2), await names(3)]).toEqual([all.slice(0, 25), all.slice(25), []])
  })

  test('finds every company by its name or number, and no other sign in a name finds more', async () => {
    const operator = await aPerson(server, { role: 'admin' })
    const { id } = await aCompany(server)
    await server.db.query(`update companies set name = '100% Honest Ltd', company_number = 'SC123456' where id = $1`, [
      id,
    ])
    for (const filter of ['100%25', 'honest', 'sc123456'])
      expect(await queue(operator, `?filter=${filter}`)).toMatchObject({ total: 1, companies: [{ _id: id }] })
    expect((await queue(operator, '?filter=%25%25')).total).toBe(0)
    expect((await queue(operator, '?state=blocked')).companies.map(({ _id }) => _id)).not.toContain(id)
    const staff = await aPerson(server, { role: 'marketing' })
    expect((await server.get('/api/admin/companies', staff.headers)).status).toBe(403)
  })
})

test('a company publishes if it is verified or approved, and never if it was refused or blocked', () => {
  const badge = { publishing_reason: null, register_name: 'X', own_domain: 'x.example' }
  const none = { publishing_reason: null, register_name: 'X', own_domain: null }
  expect(mayPublishBy({ ...badge, publishing: 'unverified' }).kind).toBe('yes')
  expect(mayPublishBy({ ...none, publishing: 'unverified' }).kind).toBe('needs-approval')
  expect(mayPublishBy({ ...none, publishing: 'approved' }).kind).toBe('yes')
  expect(mayPublishBy({ ...badge, publishing: 'refused' }).kind).toBe('refused')
  expect(mayPublishBy({ ...badge, publishing: 'blocked' }).kind).toBe('blocked')
  expect(mayDecide('blocked', 'approve')).toBe(false)
})
