import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPerson, testPassword, type Person } from '../../test/people.ts'
import { startServer, testNow, type TestServer } from '../../test/server.ts'

/* What the dialog over a page sends when a session has ended: both steps are answered to the page, and none leads away from it. Asked of the built pages. */

let server: TestServer
beforeAll(async () => {
  server = await startServer({ boards: [], pages: true, environment: { ROLECALL_TRUSTED_PROXIES: '1' } })
  expect((await server.get('/')).status, 'the pages are built: npm run build').toBe(200)
})
afterAll(async () => await server[Symbol.asyncDispose]())

async function withAuthenticator(person: Person): Promise<{ recoveryCodes: string[] }> {
  const begun = await server.post('/api/second-factor/authenticator/begin', {}, person.headers)
  const { secret, ticket } = begun.body as { secret: string; ticket: string }
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: testNow.getTime() })
  return (await server.post('/api/second-factor/authenticator', { ticket, code }, person.headers)).body as {
    recoveryCodes: string[]
  }
}

/** Sends a form as the page's scripts do. */
async function send(path: string, form: Record<string, string>, cookie = '') {
  const answer = await server.app.fetch(
    new Request(`http://localhost:3000${path}.data`, {
      method: 'POST',
      body: new URLSearchParams(form),
      headers: {
        host: 'localhost:3000',
        origin: 'http://localhost:3000',
        'content-type': 'application/x-www-form-urlencoded',
        cookie,
      },
    }),
  )
  const set = Object.fromEntries(answer.headers.getSetCookie().map((one) => one.split(';')[0]!.split('=')))
  return { status: answer.status, text: await answer.text(), cookies: set as Record<string, string> }
}

test('a password and a recovery code are taken over the page; the session is there, and nothing leads elsewhere', async () => {
  const ann = await aPerson(server)
  const { recoveryCodes } = await withAuthenticator(ann)
  const first = await send('/login', { where: 'overlay', email: ann.email, password: testPassword })
  expect(first).toMatchObject({ status: 200, cookies: { 'second-step': expect.stringContaining('key') as string } })
  expect(first.text).toContain('secondStep')
  expect(first.text).not.toContain('redirect')
  expect(first.cookies['token']).toBeUndefined()
  const cookie = `second-step=${first.cookies['second-step']}`
  // The key of the second step is no script's to read.
  const { key } = JSON.parse(decodeURIComponent(first.cookies['second-step']!)) as { key: string }
  expect(first.text).not.toContain(key)

  const wrong = await send(
    '/second-step',
    { where: 'overlay', way: 'recovery-code', code: 'aaaa-bbbb-cccc-dddd' },
    cookie,
  )
  expect([wrong.status, wrong.cookies['token']]).toEqual([400, undefined])
  const code = recoveryCodes[0]!
  const second = await send('/second-step', { where: 'overlay', way: 'recovery-code', code }, cookie)
  expect(second.status).toBe(200)
  expect(second.text).toContain('isIn')
  expect(second.text).not.toContain('redirect')
  const token = second.cookies['token']
  expect((await server.get('/api/users/me', { cookie: `token=${token}` })).status).toBe(200)
})

test('on its own page the second step leads on as before; over a page it says when the first must be taken again', async () => {
  const ben = await aPerson(server)
  const { recoveryCodes } = await withAuthenticator(ben)
  const first = await send('/login', { where: 'page', email: ben.email, password: testPassword })
  expect([first.status, first.text]).toEqual([202, expect.stringContaining('/second-step') as string])
  const cookie = `second-step=${first.cookies['second-step']}`
  const second = await send('/second-step', { way: 'recovery-code', code: recoveryCodes[0]! }, cookie)
  expect([second.status, second.text]).toEqual([202, expect.stringContaining('redirect') as string])
  const late = await send('/second-step', { where: 'overlay', way: 'recovery-code', code: recoveryCodes[1]! })
  expect([late.status, late.cookies['token']]).toEqual([400, undefined])
  expect(late.text).toContain('isOver')
})
