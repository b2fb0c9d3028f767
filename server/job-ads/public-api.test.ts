import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { keyStart } from '../../contract/companies/key-rules.ts'
import type { AdContent } from '../../contract/job-ads/content.ts'
import type { DryRun, PublicAd } from '../../contract/job-ads/public-ads.ts'
import * as texts from '../../contract/job-ads/texts.ts'
import { messages } from '../../contract/texts/messages.ts'
import { limits } from '../platform/limits/table.ts'
import { aPerson, type Person } from '../../test/people.ts'
import { startServer, type TestServer } from '../../test/server.ts'
import { findEverywhere } from '../../test/table-sums.ts'
import { balanceOf } from '../ledger/accounts.ts'
import { aKey, anAd, anAdmin, give, unit } from './job-ads.fixtures.ts'

const lines: string[] = []
let server: TestServer
beforeAll(async () => {
  const logTo = { write: (line: string) => void lines.push(line) }
  server = await startServer({ boards: [], environment: { ROLECALL_FREE_CREDITS: '0' }, logTo })
})
afterAll(async () => await server[Symbol.asyncDispose]())
// All come from one address, whose minute is over.
beforeEach(() => server.clock.set(new Date(server.clock.now().getTime() + 61_000)))

type Key = Awaited<ReturnType<typeof aKey>>

async function post(key: Key, content: Partial<AdContent>, headers: Record<string, string> = {}) {
  return await server.post('/api/v1/job-ads', content, { ...key.headers, ...headers })
}

async function posted(key: Key, content: Partial<AdContent>): Promise<PublicAd> {
  const answer = await post(key, content)
  expect(answer, answer.text).toMatchObject({ status: 201, body: { posted: true } })
  return (answer.body as { ad: PublicAd }).ad
}

async function creditsOf(companyId: string): Promise<number> {
  return (await balanceOf(server.db, { owner: { kind: 'company', id: companyId }, unit })).available
}

const listOf = async (key: Key, query = '') =>
  (await server.get(`/api/v1/job-ads${query}`, key.headers)).body as { jobAds: PublicAd[]; hasMore: boolean }

test('a program posts, reads, changes, closes and reactivates an ad, at the cost of the company', async () => {
  const admin = await anAdmin(server)
  await give(server, { kind: 'person', id: admin.id }, 4)
  const key = await aKey(server, admin)

  const ad = await posted(key, anAd({ jobTitle: 'Rye baker', reference: 'RYE-1' }))
  expect(ad).toMatchObject({ state: 'online', reference: 'RYE-1', url: `http://localhost:3000/job-ad/${ad._id}` })
  expect(ad.content.jobTitle).toBe('Rye baker')
  expect((await server.get(`/api/jobsearches/single/${ad.jobId}`)).body).toMatchObject({ jobTitle: 'Rye baker' })
  expect(await creditsOf(admin.companyId)).toBe(8)
  // Never by the admin who made the key, who has credits as well.
  const own = await balanceOf(server.db, { owner: { kind: 'person', id: admin.id }, unit })
  expect(own.available).toBe(4)

  const changed = await server.send('PUT', `/api/v1/job-ads/${ad._id}`, { ...ad.content, payMax: '35000' }, key.headers)
  expect(changed, changed.text).toMatchObject({ status: 200, body: { content: { payMax: '35000' } } })
  expect(await creditsOf(admin.companyId)).toBe(8)

  for (let time = 0; time < 2; time++) {
    const closed = await server.post(`/api/v1/job-ads/${ad._id}/close`, {}, key.headers)
    expect(closed).toMatchObject({ status: 200, body: { state: 'closed' } })
  }
  expect((await listOf(key, '?state=online')).jobAds).toEqual([])
  for (let time = 0; time < 2; time++) {
    const again = await server.post(`/api/v1/job-ads/${ad._id}/reactivate`, {}, key.headers)
    expect(again, again.text).toMatchObject({ status: 200, body: { state: 'online' } })
  }
  expect(await creditsOf(admin.companyId)).toBe(6)
  expect((await listOf(key, '?reference=RYE-1')).jobAds).toMatchObject([{ _id: ad._id, state: 'online' }])
  expect((await listOf(key, '?reference=RYE-2')).jobAds).toEqual([])
  expect((await server.get(`/api/v1/job-ads/${ad._id}`, key.headers)).body).toMatchObject({ _id: ad._id })
})

test('with a reference number or an idempotency key, sent twice also at the same moment, it is posted and paid once', async () => {
  const admin = await anAdmin(server)
  const key = await aKey(server, admin)
  for (const [content, headers] of [
    [anAd({ jobTitle: 'Bagel baker', reference: 'BAGEL' }), {}],
    [anAd({ jobTitle: 'Bun baker' }), { 'idempotency-key': 'bun-1' }],
  ] as const) {
    const before = await creditsOf(admin.companyId)
    const answers = await Promise.all(Array.from({ length: 4 }, async () => await post(key, content, headers)))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
    const bodies = answers.map(({ body }) => body as { ad: PublicAd; posted: boolean })
    expect(new Set(bodies.map(({ ad }) => ad._id)).size).toBe(1)
    expect(bodies.filter(({ posted: isNew }) => isNew)).toHaveLength(1)
    expect(await creditsOf(admin.companyId)).toBe(before - 2)
    expect((await post(key, { ...content, hoursPerWeek: '20' }, headers)).status).toBe(409)
  }
  // Posted by hand with that number, and online.
  const byHand = anAd({ jobTitle: 'Scone baker', reference: 'SCONE' })
  await give(server, { kind: 'person', id: admin.id }, 2)
  const id = crypto.randomUUID()
  expect((await server.post('/api/jobsearches', { _id: id, content: byHand }, admin.headers)).status).toBe(201)
  expect(await post(key, byHand)).toMatchObject({ status: 201, body: { posted: false, ad: { _id: id } } })
  // Another company has its own numbers.
  const other = await anAdmin(server, { name: 'Other Ovens Ltd' })
  expect((await posted(await aKey(server, other), anAd({ reference: 'BAGEL' }))).state).toBe('online')
})

test('two idempotency keys that differ only far behind are two ads', async () => {
  const admin = await anAdmin(server)
  const key = await aKey(server, admin)
  const long = 'k'.repeat(300)
  const answers = []
  for (const sign of ['1', '2', '1'])
    answers.push(await post(key, anAd({ jobTitle: 'Loaf baker' }), { 'idempotency-key': long + sign }))
  const ids = answers.map(({ body }) => (body as { ad: PublicAd }).ad._id)
  expect([ids[0] === ids[2], new Set(ids).size]).toEqual([true, 2])
})

test('a dry run says all that posting would, stores nothing and costs nothing', async () => {
  const admin = await anAdmin(server, { credits: 2 })
  const key = await aKey(server, admin)
  const check = async (content: Partial<AdContent>) =>
    (await server.post('/api/v1/job-ads/check', content, key.headers)).body as DryRun
  expect(await check(anAd({ reference: 'DRY' }))).toMatchObject({
    wouldPost: true,
    existing: null,
    problems: {},
    refused: null,
    cost: 2,
    credits: 2,
  })
  expect(await check(anAd({ jobTitle: '', jobLocation: 'Qqxxzz' }))).toMatchObject({
    wouldPost: false,
    problems: { jobTitle: texts.titleMissing, jobLocation: texts.placeUnknown },
  })
  const belowWage = await check(anAd({ payPer: 'hour', payMin: '5', payMax: '5' }))
  expect(belowWage.wouldPost).toBe(false)
  expect(belowWage.hints.some(({ level }) => level === 'block')).toBe(true)
  expect((await check(anAd({ type: 'video' }))).problems).toHaveProperty('recording')
  expect([await creditsOf(admin.companyId), (await listOf(key)).jobAds]).toEqual([2, []])

  const ad = await posted(key, anAd({ reference: 'DRY' }))
  expect(await check(anAd({ reference: 'DRY' }))).toMatchObject({
    wouldPost: false,
    existing: { _id: ad._id, state: 'online' },
    credits: 0,
  })
  expect(await check(anAd())).toMatchObject({ wouldPost: false, problems: {}, credits: 0 })
})

test('what keeps an ad from being posted is said by field in the one shape, and nothing is spent', async () => {
  const admin = await anAdmin(server, { credits: 2 })
  const key = await aKey(server, admin)
  expect(await post(key, anAd({ jobTitle: ' ', payMin: '50000', payMax: '30000' }))).toMatchObject({
    status: 422,
    body: { errors: { jobTitle: { message: texts.titleMissing }, payMax: { message: texts.payTurnedRound } } },
  })
  expect(await post(key, anAd({ payPer: 'hour', payMin: '5', payMax: '5' }))).toMatchObject({
    status: 422,
    body: { status: 422, code: 2, id: expect.any(String) as string, errors: expect.any(Object) as object },
  })
  const misspelt = await server.post('/api/v1/job-ads', { ...anAd(), jobtitle: 'x' }, key.headers)
  expect(misspelt.status).toBe(422)
  expect(await creditsOf(admin.companyId)).toBe(2)
  await posted(key, anAd())
  expect(await post(key, anAd())).toMatchObject({ status: 409, body: { message: texts.companyHasNoCredits } })
})

test('a company that is not approved, or blocked, or whose admin has not confirmed their address posts nothing', async () => {
  const admin = await anAdmin(server, { isApproved: false })
  const key = await aKey(server, admin)
  expect(await post(key, anAd())).toMatchObject({ status: 403, body: { message: texts.waitsForApproval } })
  await server.db.query(`update companies set publishing = 'approved' where id = $1`, [admin.companyId])
  const ad = await posted(key, anAd({ reference: 'LATER' }))
  await server.db.query(`update companies set publishing = 'blocked' where id = $1`, [admin.companyId])
  expect((await post(key, anAd())).status).toBe(403)
  expect((await server.send('PUT', `/api/v1/job-ads/${ad._id}`, anAd(), key.headers)).status).toBe(403)
  expect((await server.post(`/api/v1/job-ads/${ad._id}/close`, {}, key.headers)).status).toBe(200)
  expect((await server.post(`/api/v1/job-ads/${ad._id}/reactivate`, {}, key.headers)).status).toBe(403)
  await server.db.query(`update companies set publishing = 'approved' where id = $1`, [admin.companyId])
  await server.db.query('update users set is_verified = false where id = $1', [admin.id])
  expect(await post(key, anAd())).toMatchObject({ status: 403, body: { message: texts.confirmEmailFirst } })
})

test("another company's ads are not found by any call", async () => {
  const ad = await posted(await aKey(server, await anAdmin(server)), anAd())
  const other = await aKey(server, await anAdmin(server, { name: 'Other Ovens Ltd' }))
  expect((await listOf(other)).jobAds).toEqual([])
  expect((await server.get(`/api/v1/job-ads/${ad._id}`, other.headers)).status).toBe(404)
  expect((await server.send('PUT', `/api/v1/job-ads/${ad._id}`, anAd(), other.headers)).status).toBe(404)
  for (const what of ['close', 'reactivate'])
    expect((await server.post(`/api/v1/job-ads/${ad._id}/${what}`, {}, other.headers)).status).toBe(404)
})

test('a key does what its scopes say and nothing else', async () => {
  const admin = await anAdmin(server)
  const reader = await aKey(server, admin, ['read-ads'])
  const writer = await aKey(server, admin, ['write-ads'])
  const ad = await posted(writer, anAd())
  expect((await listOf(reader)).jobAds).toHaveLength(1)
  for (const answer of [
    await post(reader, anAd()),
    await server.post('/api/v1/job-ads/check', anAd(), reader.headers),
    await server.send('PUT', `/api/v1/job-ads/${ad._id}`, anAd(), reader.headers),
    await server.post(`/api/v1/job-ads/${ad._id}/close`, {}, reader.headers),
    await server.post(`/api/v1/job-ads/${ad._id}/reactivate`, {}, reader.headers),
    await server.get('/api/v1/job-ads', writer.headers),
    await server.get(`/api/v1/job-ads/${ad._id}`, writer.headers),
  ])
    expect(answer).toMatchObject({ status: 403, body: { message: messages.keyMayNot } })
})

test('a key opens none of the site’s own calls, and no session opens those for keys', async () => {
  const admin = await anAdmin(server)
  const key = await aKey(server, admin)
  for (const path of [
    '/api/jobsearches/myposts/me',
    `/api/companies/${admin.companyId}`,
    `/api/companies/${admin.companyId}/api-keys`,
    '/api/users/me',
    '/api/job-ad-drafts',
  ])
    expect([path, (await server.get(path, key.headers)).status]).toEqual([path, 401])
  const own = await server.post('/api/jobsearches', { _id: crypto.randomUUID(), content: anAd() }, key.headers)
  expect(own.status).toBe(401)
  const needsKey = { status: 401, body: { message: messages.keyNeeded } }
  expect(await server.get('/api/v1/job-ads')).toMatchObject(needsKey)
  expect(await server.get('/api/v1/job-ads', admin.headers)).toMatchObject(needsKey)
  expect(await server.get('/api/v1/job-ads', { authorization: `Bearer ${admin.token}` })).toMatchObject(needsKey)
  // Not in place of the session's cookie either, and a header means itself alone.
  expect(await server.get('/api/v1/job-ads', { cookie: `token=${key.key}` })).toMatchObject(needsKey)
  const both = { ...admin.headers, ...key.headers }
  expect((await server.get('/api/v1/job-ads', both)).status).toBe(200)
  expect((await server.get('/api/users/me', both)).status).toBe(401)
  for (const bad of [`${keyStart}${'A'.repeat(43)}`, keyStart, `${key.key}x`, key.key.slice(0, -1)])
    expect(await server.get('/api/v1/job-ads', { authorization: `Bearer ${bad}` })).toMatchObject(needsKey)
})

test('only admins of the company make, see and revoke its keys', async () => {
  const admin = await anAdmin(server)
  const member = await aPerson(server, { company: { id: admin.companyId } })
  const other = await anAdmin(server, { name: 'Other Ovens Ltd' })
  const key = await aKey(server, admin)
  const path = `/api/companies/${admin.companyId}/api-keys`
  const tries = async (person: Person) => [
    (await server.get(path, person.headers)).status,
    (await server.post(path, { name: 'Mine', scopes: ['read-ads'] }, person.headers)).status,
    (await server.send('DELETE', `${path}/${key.id}`, undefined, person.headers)).status,
  ]
  expect(await tries(member)).toEqual([403, 403, 403])
  expect(await tries(other)).toEqual([404, 404, 404])
  const own = `/api/companies/${other.companyId}/api-keys/${key.id}`
  expect((await server.send('DELETE', own, undefined, other.headers)).status).toBe(404)
  expect((await server.get('/api/v1/job-ads', key.headers)).status).toBe(200)
  const wrong = await server.post(path, { name: ' ', scopes: [] }, admin.headers)
  expect(Object.keys((wrong.body as { errors: object }).errors).sort()).toEqual(['name', 'scopes'])
})

test('a revoked key opens nothing from that moment on, and the log of the company tells', async () => {
  const admin = await anAdmin(server)
  const key = await aKey(server, admin)
  const path = `/api/companies/${admin.companyId}/api-keys`
  expect((await server.get('/api/v1/job-ads', key.headers)).status).toBe(200)
  const [shown] = (await server.get(path, admin.headers)).body as Record<string, unknown>[]
  expect(shown).toMatchObject({ name: 'A program', createdBy: 'Mia Example', revoked: null })
  expect(shown?.['lastUsed']).not.toBeNull()
  expect(key.key.startsWith(String(shown?.['prefix']))).toBe(true)
  expect((await server.send('DELETE', `${path}/${key.id}`, undefined, admin.headers)).status).toBe(200)
  expect((await server.get('/api/v1/job-ads', key.headers)).status).toBe(401)
  expect((await server.send('DELETE', `${path}/${key.id}`, undefined, admin.headers)).status).toBe(404)
  const { events } = (await server.get(`/api/companies/${admin.companyId}/events`, admin.headers)).body as {
    events: { event: string; by: string }[]
  }
  expect(events).toMatchObject([
    { event: 'key-revoked', by: 'Mia Example', details: { prefix: shown?.['prefix'] } },
    { event: 'key-made', by: 'Mia Example' },
  ])
})

test('a key ends with the place in the company of whoever made it, and with their account', async () => {
  const admin = await anAdmin(server)
  const leaver = await aPerson(server, { company: { id: admin.companyId, isAdmin: true } })
  const [removed, disabled] = [await aKey(server, leaver), await aKey(server, admin)]
  // No admin any more, though still a member.
  for (const [isAdmin, status] of [
    [false, 401],
    [true, 200],
  ] as const) {
    await server.db.query('update company_members set is_admin = $2 where user_id = $1', [leaver.id, isAdmin])
    expect((await server.get('/api/v1/job-ads', removed.headers)).status).toBe(status)
  }
  const gone = await server.send(
    'DELETE',
    `/api/companies/member/${admin.companyId}/${leaver.id}`,
    undefined,
    admin.headers,
  )
  expect(gone.status, gone.text).toBeLessThan(300)
  expect((await server.get('/api/v1/job-ads', removed.headers)).status).toBe(401)
  const keys = (await server.get(`/api/companies/${admin.companyId}/api-keys`, admin.headers)).body as object[]
  expect(keys).toMatchObject([
    { _id: disabled.id, revoked: null },
    { _id: removed.id, revoked: expect.any(String) as string },
  ])
  await server.db.query('update users set disabled_at = now() where id = $1', [admin.id])
  expect((await server.get('/api/v1/job-ads', disabled.headers)).status).toBe(401)
})

test('each key is throttled for itself, wherever its requests come from', async () => {
  const admin = await anAdmin(server)
  const [busy, calm] = [await aKey(server, admin), await aKey(server, admin)]
  const { most } = limits['api-key'].within[0]
  for (let i = 0; i < most; i++) expect((await server.get('/api/v1/job-ads', busy.headers)).status).toBe(200)
  const refused = await server.get('/api/v1/job-ads', busy.headers)
  expect(refused).toMatchObject({ status: 429, body: { message: messages.tooMany } })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await server.get('/api/v1/job-ads', calm.headers)).status).toBe(200)
})

test('the key is kept as a hash alone, and neither the database nor the log has it', async () => {
  const key = await aKey(server, await anAdmin(server))
  await server.get('/api/v1/job-ads', key.headers)
  await post(key, anAd({ jobTitle: '' }))
  expect(lines.length).toBeGreaterThan(0)
  const secret = key.key.slice(keyStart.length + 5)
  expect(lines.join('\n')).not.toContain(secret)
  expect(await findEverywhere(server.db, [secret])).toEqual([])
})

test('the OpenAPI document has the calls, what each field means, and the key that they take', async () => {
  type Operation = { security?: object[]; requestBody?: unknown }
  const document = (await server.get('/api/openapi.json')).body as {
    paths: Record<string, Record<string, Operation>>
    components: { securitySchemes: object; schemas: Record<string, unknown> }
  }
  const paths = Object.entries(document.paths).filter(([path]) => path.startsWith('/v1/'))
  expect(paths.map(([path]) => path).sort()).toEqual([
    '/v1/job-ads',
    '/v1/job-ads/check',
    '/v1/job-ads/{id}',
    '/v1/job-ads/{id}/close',
    '/v1/job-ads/{id}/reactivate',
  ])
  expect(document.paths['/v1/job-ads']?.['post']?.security).toEqual([{ companyKey: ['write-ads'] }])
  expect(document.paths['/v1/job-ads']?.['get']?.security).toEqual([{ companyKey: ['read-ads'] }])
  expect(JSON.stringify(document.paths['/v1/job-ads']?.['post']?.requestBody)).toContain('/PostedContent')
  expect(JSON.stringify(document.components.schemas['PostedContent'])).toContain('Your own reference number')
  expect(document.components.securitySchemes).toHaveProperty('companyKey')
})
