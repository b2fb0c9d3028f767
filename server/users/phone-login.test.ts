import { expect, test } from 'vitest'
import { linkIn, messagesSent } from '../../test/messages.ts'
import { aPerson } from '../../test/people.ts'
import { runTasks } from '../../test/run-tasks.ts'
import { startServer, testNow, type TestServer } from '../../test/server.ts'

const later = (minutes: number) => new Date(testNow.getTime() + minutes * 60_000)

/** The parts of the login link in the latest text. */
async function partsOfLink(server: TestServer): Promise<{ pkey: string; email: string }> {
  const [, , pkey = '', email = ''] = (await linkIn(server, 'phone-login')).split('/')
  return { pkey, email: decodeURIComponent(email) }
}

async function texts(server: TestServer): Promise<number> {
  await runTasks(server, 'send-account-link')
  return (await messagesSent(server)).filter(({ kind }) => kind === 'text').length
}

test('signing up by phone: a text with a link, which logs in once and makes the number theirs', async () => {
  await using server = await startServer({ boards: [] })
  const made = await server.post('/api/users/phone', { name: 'Ann', phone: '+44 (0)7700 900123', terms: true })
  expect(made).toMatchObject({
    status: 201,
    body: { message: 'You have signed up. Now wait for a text message with a login link' },
  })
  await runTasks(server, 'send-account-link')
  const link = await partsOfLink(server)
  expect(link).toEqual({ pkey: expect.stringMatching(/^[\w-]{32}$/u) as string, email: '-' })

  const right = await server.post('/api/users/plogin', link)
  expect(right.status).toBe(200)
  const cookie = right.headers.get('set-cookie')?.split(';')[0] ?? ''
  expect((await server.get('/api/users/me/', { cookie })).body).toMatchObject({
    name: 'Ann',
    email: null,
    phone: '7700900123',
    phoneLogin: true,
  })
  expect((await server.post('/api/users/plogin', link)).status).toBe(410)
})

test('the login link: only with its email address, ten minutes, and no cookie by GET', async () => {
  await using server = await startServer({ boards: [] })
  await aPerson(server, { email: 'bob@example.com', phone: '7700900124' })
  await server.post('/api/users/key', { phone: '07700 900124' })
  await runTasks(server, 'send-account-link')
  const { pkey, email } = await partsOfLink(server)
  expect(email).toBe('bob@example.com')
  expect((await server.post('/api/users/plogin', { pkey, email: 'eve@example.com' })).status).toBe(410)

  const byGet = await server.get(`/api/users/plogin/${pkey}/${email}`)
  expect(byGet).toMatchObject({ status: 200, body: { token: expect.any(String) as string, secondFactor: null } })
  expect(byGet.headers.get('set-cookie')).toBeNull()

  await server.post('/api/users/key', { phone: '07700 900124' })
  await runTasks(server, 'send-account-link')
  const second = await partsOfLink(server)
  server.clock.set(later(11))
  expect(await server.post('/api/users/plogin', second)).toMatchObject({
    status: 410,
    body: { message: expect.stringContaining('expired') as string },
  })
})

test('only UK mobile numbers', async () => {
  await using server = await startServer({ boards: [] })
  for (const phone of ['12345', '07800 9001234', '+1 202 555 0143', '']) {
    expect(await server.post('/api/users/key', { phone }), phone).toMatchObject({
      status: 422,
      body: { errors: { phone: { message: 'This does not look like a valid UK mobile phone number.' } } },
    })
  }
})

test('three texts an hour and five a day to one number, whether anybody has it or not', async () => {
  await using server = await startServer({ boards: [] })
  await aPerson(server, { phone: '7700900125' })
  for (const phone of ['07700900125', '07700900999']) {
    server.clock.set(testNow)
    const ask = async () => (await server.get(`/api/users/key/${phone}`)).status
    expect([await ask(), await ask(), await ask(), await ask()]).toEqual([200, 200, 200, 429])
    server.clock.set(later(61))
    expect([await ask(), await ask(), await ask()]).toEqual([200, 200, 429])
    server.clock.set(later(24 * 60 + 62))
    expect(await ask()).toBe(200)
  }
  expect(await texts(server)).toBe(6)
})

test('twenty who ask at once get no more than three', async () => {
  await using server = await startServer({ boards: [] })
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => server.post('/api/users/key', { phone: '07700900126' })),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
})

test('one place cannot have texts sent to many numbers, and a day has an end', async () => {
  await using server = await startServer({ boards: [], environment: { ROLECALL_TEXTS_A_DAY: '4' } })
  const statuses: number[] = []
  for (let i = 0; i < 12; i++) {
    await aPerson(server, { phone: `77009002${String(i).padStart(2, '0')}` })
    statuses.push((await server.post('/api/users/key', { phone: `077009002${String(i).padStart(2, '0')}` })).status)
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429])
  expect(await texts(server)).toBe(4)
})

test('a number that was typed and never answered opens no account, and makes way for whoever holds it', async () => {
  await using server = await startServer({ boards: [] })
  const eve = await aPerson(server, { email: 'eve@example.com' })
  await server.db.query('update users set phone = $2 where id = $1', [eve.id, '7700900127'])
  await server.post('/api/users/key', { phone: '07700900127' })
  expect(await texts(server)).toBe(0)

  await server.post('/api/users/phone', { name: 'Holder', phone: '07700900127', terms: true })
  expect(await texts(server)).toBe(1)
  const right = await server.post('/api/users/plogin', await partsOfLink(server))
  const cookie = right.headers.get('set-cookie')?.split(';')[0] ?? ''
  expect((await server.get('/api/users/me/', { cookie })).body).toMatchObject({ name: 'Holder' })
})

test('nobody logs in to an account that has been disabled since the text was sent', async () => {
  await using server = await startServer({ boards: [] })
  await aPerson(server, { phone: '7700900128' })
  await server.post('/api/users/key', { phone: '07700900128' })
  await runTasks(server, 'send-account-link')
  await server.db.query('update users set disabled_at = now()')
  expect((await server.post('/api/users/plogin', await partsOfLink(server))).status).toBe(410)
})
