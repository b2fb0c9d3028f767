import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { tokenIn } from '../../test/call.ts'
import { linkIn } from '../../test/messages.ts'
import { aPerson, testPassword, type Person } from '../../test/people.ts'
import { testNow } from '../../test/server.ts'
import { serverOfFile } from '../../test/server-of-file.ts'

/* The pages of settings as a browser without scripts uses them: forms, and what comes back. Asked of the built pages. */

const server = await serverOfFile({ boards: [], pages: true, environment: { ROLECALL_TRUSTED_PROXIES: '1' } })
expect((await server.get('/')).status, 'the pages are built: npm run build').toBe(200)

test('the name is changed at once', async () => {
  const ann = await aPerson(server)
  const { status, text, person } = await post(ann, '/settings', { name: 'Ann Other', email: ann.email, phone: '' })
  expect([status, text.includes('Details successfully changed.')]).toEqual([200, true])
  expect(text).toContain('value="Ann Other"')
  // The session has a new token (S3.24); the old one opens nothing.
  expect(person.token).not.toBe(ann.token)
  expect((await server.get('/api/users/me', ann.headers)).status).toBe(401)
  expect((await server.get('/api/users/me', person.headers)).body).toMatchObject({ name: 'Ann Other' })
})

test('a new address asks for the password when the last proof is old, and counts once its link is used', async () => {
  const ann = await aPerson(server)
  const form = { name: ann.name, email: 'ann@new.example', phone: '' }
  await later(16, async () => {
    const asked = await post(ann, '/settings', form)
    expect(asked.status).toBe(400)
    expect(asked.text).toContain('Please enter your password again to continue')
    expect(asked.text).toContain('value="ann@new.example"')

    const wrong = await post(ann, '/settings', { ...form, password: 'loud river 27' })
    expect([wrong.status, wrong.text.includes('Incorrect password')]).toEqual([400, true])
    expect(wrong.text).not.toContain('loud river 27')

    const right = await post(ann, '/settings', { ...form, password: testPassword })
    expect(right.status).toBe(200)
    expect(right.text).toContain('We have sent a link to ann@new.example. Open it to confirm the change.')
    expect((await server.get('/api/users/me', right.person.headers)).body).toMatchObject({ email: ann.email })
    expect(await linkIn(server, 'change-email')).toMatch(/^\/confirm-email\//u)
  })
})

test('mistakes are said at their fields, and nothing is changed', async () => {
  const ann = await aPerson(server)
  const { status, text } = await post(ann, '/settings', { name: ' ', email: 'no address', phone: '12' })
  expect(status).toBe(400)
  for (const message of [
    'A name is required',
    'look like a valid email.',
    'look like a valid UK mobile phone number.',
  ]) {
    expect(text).toContain(message)
  }
  expect((await server.get('/api/users/me', ann.headers)).body).toMatchObject({ name: ann.name, email: ann.email })
})

test('a new password must be typed twice alike', async () => {
  const ann = await aPerson(server)
  const form = { oldPassword: testPassword, newPassword: 'loud mountain 48', again: 'loud mountain 49' }
  const differs = await post(ann, '/settings/password', form)
  expect([differs.status, differs.text.includes('Passwords must match.')]).toEqual([400, true])
  const done = await post(ann, '/settings/password', { ...form, again: form.newPassword })
  expect([done.status, done.text.includes('Password successfully changed.')]).toEqual([200, true])
  expect(done.text).not.toContain('loud mountain')
  expect((await server.get('/settings', done.person.headers)).status).toBe(200)
})

test('what is ticked is kept, and nothing else', async () => {
  const ann = await aPerson(server)
  const { text } = await post(ann, '/settings/notifications', {
    'news-mail': 'on',
    'interviews-text': 'on',
    'made-up': 'on',
  })
  expect(text).toContain('Details successfully changed.')
  const { body } = await server.get('/api/users/me/settings', ann.headers)
  expect(body).toMatchObject({
    notifications: {
      alerts: { mail: false, text: false },
      applications: { mail: false, text: false },
      interviews: { mail: false, text: true },
      news: { mail: true, text: false },
    },
  })
  const { rows } = await server.db.query('select notifications from users where id = $1', [ann.id])
  expect(Object.keys((rows[0] as { notifications: object }).notifications)).not.toContain('made-up')
})

test('the archive comes as a file; without it the page says why', async () => {
  const ann = await aPerson(server)
  const file = await send(ann, '/settings/data/download', {})
  expect(file.headers.get('content-disposition')).toBe('attachment; filename="rolecall-data-2026-03-04.zip"')
  const files = unzipSync(new Uint8Array(await file.arrayBuffer()))
  expect(JSON.parse(strFromU8(files['account.json']!))).toMatchObject({ emailAddress: ann.email })
  await later(16, async () => {
    const late = await send(ann, '/settings/data/download', {})
    expect([late.status, late.headers.get('location')]).toEqual([302, '/settings/data?problem=proof'])
    const wrong = await send(ann, '/settings/data/download', { password: 'loud river 27' })
    expect(wrong.headers.get('location')).toBe('/settings/data?problem=password')
    expect((await server.get('/settings/data?problem=password', ann.headers)).text).toContain('Incorrect password')
    const made = await server.get('/settings/data?problem=<b>made-up</b>', ann.headers)
    expect(made.text).not.toContain('made-up</b>')
    expect((await send(ann, '/settings/data/download', { password: testPassword })).status).toBe(200)
  })
})

test('both pages list all that we keep about a person, and the one of deletion what stays', async () => {
  const ann = await aPerson(server)
  const [own, deletion] = await Promise.all(
    ['/settings/data', '/settings/delete'].map(async (path) => (await server.get(path, ann.headers)).text),
  )
  for (const { what, stays } of server.services.personalData) {
    expect(own).toContain(`<li>${what}</li>`)
    expect(deletion).toContain(`<li>${what}</li>`)
    if (stays !== undefined) expect(deletion).toContain(`<li>${stays}</li>`)
  }
  for (const word of ['CVs', 'cover letters', 'shortlist', 'applications', 'logins to job boards', 'credits', 'alerts'])
    expect(deletion).toMatch(new RegExp(`<li>[^<]*${word}`, 'u'))
})

test('deleting says what becomes of a company, asks who follows, and ends on a page of goodbye', async () => {
  const ann = await aPerson(server, { company: { name: 'Harbour Care Ltd', isAdmin: true } })
  const ben = await aPerson(server, { name: 'Ben Successor', company: { id: ann.companyId! } })
  const page = await server.get('/settings/delete', ann.headers)
  expect(page.text).toContain('This cannot be undone.')
  expect(page.text).toContain('Ben Successor')
  const silent = await post(ann, '/settings/delete', { password: testPassword })
  expect([silent.status, silent.text.includes('Please choose who takes over')]).toEqual([400, true])
  const wrong = await post(ann, '/settings/delete', { password: 'loud river 27', successor: ben.id })
  expect([wrong.status, wrong.text.includes('Incorrect password')]).toEqual([400, true])
  const gone = await send(ann, '/settings/delete', { password: testPassword, successor: ben.id })
  expect([gone.status, gone.headers.get('location')]).toEqual([302, '/account-deleted'])
  expect(gone.headers.get('set-cookie')).toMatch(/^token=; /u)
  expect((await server.get('/settings', ann.headers)).headers.get('location')).toMatch(/^\/login\?/u)
  expect((await server.get('/account-deleted')).text).toContain('Account successfully deleted.')
})

test('an employer’s form keeps what was typed, but the password', async () => {
  const form = {
    companyName: 'Harbour Care Ltd',
    companyPhone: '12',
    companyType: '2',
    name: 'Mia',
    email: 'mia@harbour.example',
    newPassword: 'quiet river 27',
    terms: 'on',
    captcha: 'x',
  }
  const { status, text } = await post(null, '/signup/publisher', form)
  expect(status).toBe(400)
  expect(text).toContain('This does not look like a valid UK phone number.')
  expect(text).toContain('value="Harbour Care Ltd"')
  expect(text).toMatch(/<input(?=[^>]*name="companyType")(?=[^>]*value="2")(?=[^>]*checked)[^>]*>/u)
  expect(text).not.toContain('quiet river 27')
  const { companyType: _, ...untyped } = form
  expect((await post(null, '/signup/publisher', untyped)).text).toContain(
    'there is not enough data to create your company',
  )
  const wrongAll = await post(null, '/signup/publisher', {
    companyName: '',
    companyPhone: '12',
    name: '',
    email: 'x',
    newPassword: 'short',
  })
  for (const told of [
    'A name is required',
    'This does not look like a valid UK phone number.',
    'look like a valid email.',
    'Password must be at least 8 characters.',
    'Please read and accept the terms and conditions',
    'there is not enough data to create your company',
  ]) {
    expect(wrongAll.text, told).toContain(told)
  }
  const empty = await post(null, '/signup/publisher', { name: 'Mia' })
  for (const told of [
    'Company name missing: there is not enough data',
    'Type of organisation missing',
    'Business phone missing',
  ])
    expect(empty.text, told).toContain(told)
  const done = await send(null, '/signup/publisher', { ...form, companyPhone: '0113 496 0000' })
  expect([done.status, done.headers.get('location')]).toEqual([302, '/signup/publisher?sent'])
})

let asked = 0

async function send(person: Person | null, path: string, fields: Record<string, string>): Promise<Response> {
  asked++
  const origin = 'http://localhost:3000'
  const headers = {
    host: 'localhost:3000',
    origin,
    'content-type': 'application/x-www-form-urlencoded',
    'x-forwarded-for': `10.2.0.${asked}`,
    ...person?.headers,
  }
  return await server.app.fetch(
    new Request(origin + path, { method: 'POST', headers, body: new URLSearchParams(fields).toString() }),
  )
}

/** @returns with the person as they go on: with the token that the answer gave them, if it did. */
async function post(person: Person | null, path: string, fields: Record<string, string>) {
  const answer = await send(person, path, fields)
  const token = tokenIn(answer)
  const now = token === null ? person : { ...person, token, headers: { cookie: `token=${token}` } }
  return { status: answer.status, text: unescaped(await answer.text()), person: now as Person }
}

function unescaped(html: string): string {
  return html.replaceAll('&#x27;', "'").replaceAll('&quot;', '"')
}

/** So many minutes after the person logged in. */
async function later(minutes: number, work: () => Promise<void>): Promise<void> {
  server.clock.set(new Date(testNow.getTime() + minutes * 60_000))
  try {
    await work()
  } finally {
    server.clock.set(testNow)
  }
}
