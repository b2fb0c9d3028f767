import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { aPerson, testPassword, type Person } from '../../test/people.ts'
import { startServer, type TestServer } from '../../test/server.ts'
import { findEverywhere } from '../../test/table-sums.ts'
import { aFullLife, canary } from './a-full-life.fixtures.ts'

test('the archive holds everything that is kept about the person, and no secrets', async () => {
  await using server = await startServer({ boards: [] })
  const person = await aPerson(server, { company: { name: 'Harbour Care Ltd' }, email: `ann@${canary}.example` })
  const { secrets } = await aFullLife(server, person)
  const { status, type, name, files } = await download(server, person)
  expect([status, type, name]).toEqual([200, 'application/zip', 'rolecall-data-2026-03-04.zip'])
  expect(Object.keys(files).sort()).toEqual([
    'READ-ME.txt',
    'account.json',
    'accounts-elsewhere.json',
    'alerts.json',
    'applications-here.json',
    expect.stringMatching(/^applications-here\/[\da-f-]+\/zzcanaryqx-candidacy_documents$/u),
    'applications.json',
    expect.stringMatching(/^applications\/[\da-f-]+\/confirmation\.jpg$/u),
    expect.stringMatching(/^applications\/[\da-f-]+\/form\.jpg$/u),
    expect.stringMatching(/^applications\/[\da-f-]+\/zzcanaryqx-application_documents$/u),
    'board-logins.json',
    'company.json',
    'conversations.json',
    'cover-letters.json',
    'credits.json',
    'cv-files.json',
    `cv-files/1 ${canary}-cv_files.pdf`,
    'cvs.json',
    'history.json',
    'interviews.json',
    'job-ads.json',
    'messages-from-us.json',
    'messages-to-us.json',
    'never-show.json',
    'payments.json',
    'recordings.json',
    'saved-searches.json',
    'second-step.json',
    'shortlist.json',
    'signing-in.json',
    'video-questions.json',
  ])
  for (const [file, text] of Object.entries(files)) {
    if (file.endsWith('.json')) expect(() => JSON.parse(text), file).not.toThrow()
    for (const secret of secrets) expect(text, file).not.toContain(secret)
  }
  expect(JSON.parse(files['account.json']!)).toMatchObject({ name: canary, emailAddress: `ann@${canary}.example` })
  expect(JSON.parse(files['company.json']!)).toMatchObject({ type: 'Direct employer' })

  // The pages list each of them, and nothing else.
  const { body } = await server.get('/api/users/me/settings', person.headers)
  const { keptAboutYou } = body as { keptAboutYou: { what: string; stays: string | null }[] }
  expect(keptAboutYou).toEqual(server.services.personalData.map(({ what, stays }) => ({ what, stays: stays ?? null })))
  const listed = Object.keys(files).filter((name) => /^[^/]+\.json$/u.test(name))
  expect(keptAboutYou).toHaveLength(listed.length)
  for (const { what } of keptAboutYou) expect(what).toMatch(/^[a-z]+|^CVs/u)

  // Whatever table names the person, some file does too: by a word that stands only there.
  const whole = Object.values(files).join('\n')
  for (const place of await findEverywhere(server.db, [canary])) {
    if (place in leftOut) continue
    const [table = ''] = place.split('.')
    expect(whole, place).toContain(`${canary}-${table}`.replace(`${canary}-users`, canary))
  }
})

/** Columns that name the person and are in no file, and why. */
const leftOut: Record<string, string> = {
  'users.email_key': 'the address once more, in lower case',
  'sent_messages.html': 'the same words as the text',
  'alert_subscriptions.email': 'the address, which the account’s file has',
  'alert_subscriptions.email_key': 'the same',
  'alert_told.email_key': 'the same',
  'messages.email': 'the same',
  'sent_messages.recipient': 'the same',
  'one_time_links.sent_to': 'the same',
  'login_links.email': 'the same',
  'login_links.email_key': 'the same',
  'known_networks.network': 'a hash of where they signed in, which the history has in words',
  'pending_sign_ins.data': 'minutes old at most',
  'pending_sign_ins.key_hash': 'a key',
  'authenticators.secret': 'a key',
  'passkeys.id': 'a key',
  'passkeys.public_key': 'a key',
  'passkeys.transports': 'how the browser talks to it, which it tells by itself',
  'recovery_codes.code_hash': 'a key',
  'vault_keys.public_key': 'a key',
  'vault_keys.sealed_key': 'a key',
  'board_credentials.sealed': 'a password that nobody can read out',
  'held_credentials.sealed': 'the same, minutes old at most',
  'pgboss.job.output': 'why a mail that is in the archive did not go',
  'pgboss.job_common.output': 'the same: a part of that table',
}

test('a guest, somebody else, and a session that proved itself long ago get none', async () => {
  await using server = await startServer({ boards: [] })
  const [ann, eve] = [await aPerson(server), await aPerson(server)]
  expect((await server.post(`/api/users/${ann.id}/export`, {})).status).toBe(401)
  expect((await server.post(`/api/users/${ann.id}/export`, {}, eve.headers)).status).toBe(404)
  server.clock.set(new Date(server.clock.now().getTime() + 16 * 60_000))
  const late = await server.post(`/api/users/${ann.id}/export`, {}, ann.headers)
  expect(late).toMatchObject({ status: 403, body: { message: 'Please enter your password again to continue' } })
  const wrong = await server.post(`/api/users/${ann.id}/export`, { password: 'loud river 27' }, ann.headers)
  expect([wrong.status, wrong.headers.get('content-type')]).toEqual([422, 'application/json'])
  expect((await download(server, ann, testPassword)).status).toBe(200)
})

test('the archive of one person holds nothing of another, however much that one left everywhere', async () => {
  await using server = await startServer({ boards: [] })
  const person = await aPerson(server, { company: { name: 'Quayside Bakery' } })
  const other = await aPerson(server, { company: { name: 'Harbour Care Ltd' }, email: `ann@${canary}.example` })
  // The first of them is noted in the person's own history.
  await download(server, person)
  const { files: before } = await download(server, person)
  await aFullLife(server, other)
  const { files } = await download(server, person)
  expect(Object.keys(files).length).toBeGreaterThan(20)
  for (const [file, text] of Object.entries(files)) {
    expect(text, file).not.toContain(canary)
    expect(text, file).not.toContain(other.id)
    if (file !== 'history.json') expect(text, file).toBe(before[file])
  }
})

test('three a day', async () => {
  await using server = await startServer({ boards: [] })
  const [ann, ben] = [await aPerson(server), await aPerson(server)]
  for (const left of [2, 1, 0]) {
    expect((await download(server, ann)).status).toBe(200)
    expect((await server.get('/api/users/me/settings', ann.headers)).status).toBe(200)
    expect((await server.get(`/api/users/${ann.id}/settings`, ann.headers)).body).toMatchObject({ exportsLeft: left })
  }
  expect((await download(server, ann)).status).toBe(429)
  expect((await download(server, ben)).status).toBe(200)
  server.clock.set(new Date(server.clock.now().getTime() + 25 * 60 * 60_000))
  expect((await download(server, ann, testPassword)).status).toBe(200)
})

async function download(server: TestServer, person: Person, password?: string) {
  const response = await server.app.fetch(
    new Request(`http://localhost:3000/api/users/${person.id}/export`, {
      method: 'POST',
      headers: { host: 'localhost:3000', 'content-type': 'application/json', ...person.headers },
      body: JSON.stringify(password === undefined ? {} : { password }),
    }),
  )
  const bytes = new Uint8Array(await response.arrayBuffer())
  const isZip = response.headers.get('content-type') === 'application/zip'
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    name: /filename="([^"]+)"/u.exec(response.headers.get('content-disposition') ?? '')?.[1],
    files: isZip
      ? Object.fromEntries(Object.entries(unzipSync(bytes)).map(([name, content]) => [name, strFromU8(content)]))
      : {},
  }
}
