import { expect, test } from 'vitest'
import { loginTermsVersion as consent } from '../../contract/credentials/login-terms.ts'
import { anApplicant, queueApplications } from '../../test/applicants.ts'
import type { Person } from '../../test/people.ts'
import { addAds } from '../../test/server.ts'
import { holdLogin } from '../applications/held-logins.ts'
import { boards } from '../boards/boards.ts'
import { inTransaction } from '../platform/database.ts'
import { serverOfFile } from '../../test/server-of-file.ts'

/* Asked of the built pages: npm run build. */
const server = await serverOfFile({ boards, pages: true })
await addAds(server, [{ id: 'reed:1', source: 'reed', title: 'Nurse' }])

async function hold(person: Person): Promise<void> {
  const now = server.clock.now()
  const refusal = { reason: 'wrong-password', text: 'Wrong <b>password</b>' } as const
  await inTransaction(server.db, async (client) => {
    const whose = { userId: person.id, board: 'reed', triedAt: now, now }
    await holdLogin({ ...server.services, siteUrl: 'http://localhost' }, client, { ...whose, ...refusal })
  })
}

async function press(person: Person, path: string, fields: Record<string, string>): Promise<number> {
  const response = await server.app.fetch(
    new Request(`http://localhost:3000${path}`, {
      method: 'POST',
      body: new URLSearchParams(fields).toString(),
      headers: {
        host: 'localhost:3000',
        origin: 'http://localhost:3000',
        'content-type': 'application/x-www-form-urlencoded',
        ...person.headers,
      },
    }),
  )
  return response.status
}

test('a refused login is said on its application, in the list and beside the login, each with a way on', async () => {
  const person = await anApplicant(server)
  const login = { reed: { email: 'ann@board.example', password: 'a-board-password', consent } }
  await server.post('/api/users/me/sitespw', login, person.headers)
  const [id] = await queueApplications(server, person, { count: 1 })
  const page = async (path: string) => (await server.get(path, person.headers)).text
  expect(await page(`/applications/${id}`)).not.toContain('Try again now')

  for (const [path, fields] of [
    [`/applications/${id}`, { intent: 'try-login-again', source: 'reed' }],
    ['/stored-passwords', { intent: 'try-again', source: 'reed' }],
  ] as const) {
    await hold(person)
    expect(await page('/applied-jobs')).toContain('Waiting: your login at Reed was refused')
    const shown = await page(path)
    expect(shown).toContain('Try again now')
    expect(shown).toContain('Wrong &lt;b&gt;password&lt;/b&gt;')
    expect(await press(person, path, fields)).toBe(200)
    expect(await page(path)).not.toContain('Try again now')
    expect(await page('/applied-jobs')).not.toContain('was refused')
  }
})
