import { saveSettings } from '../server/applications/source-settings.ts'
import { beginApplications } from '../server/applications/begin.ts'
import { giveCredits } from '../server/credits/give-credits.ts'
import { inTransaction } from '../server/platform/database.ts'
import type { BoardId } from '../contract/boards/boards.ts'
import { aCv } from './cvs.ts'
import { aPerson, type Person } from './people.ts'
import type { TestServer } from './server.ts'

const free = { isOff: false, dailyLimit: 100, hourlyLimit: 30, spacingSeconds: 0, quietFrom: 0, quietTo: 0 } as const

/** Somebody with a CV and credits, who lets us send at these boards. */
export async function anApplicant(
  server: TestServer,
  { credits = 9, at = ['reed'] }: { credits?: number; at?: readonly BoardId[] } = {},
): Promise<Person> {
  const person = await aPerson(server)
  await server.post('/api/users/me/savecv', aCv(), person.headers)
  const now = server.clock.now()
  for (const board of at) {
    const settings = { ...free, way: 'automatic' } as const
    await saveSettings(server.db, { userId: person.id, board, settings, consent: true, now })
  }
  await inTransaction(server.db, async (client) => {
    await giveCredits(client, { userId: person.id, amount: credits, key: person.id, now })
  })
  return person
}

/** Queues applications to the first jobs that there are, with the CV printed already. @returns their ids, the first first */
export async function queueApplications(
  server: TestServer,
  person: Person,
  { count, from = 0, board = 'reed' }: { count: number; from?: number; board?: BoardId },
): Promise<string[]> {
  const db = server.db
  const { rows } = await db.query<{ id: number }>('select id from jobs order by id offset $1 limit $2', [from, count])
  const applications = rows.map(({ id }) => ({ job: String(id) }))
  const given = { userId: person.id, applications, now: server.clock.now() }
  const { started } = await beginApplications(server.services, given)
  const ids = started.map(({ application }) => application!)
  await db.query(
    `update application_documents set bytes = '%PDF', sha256 = sha256('%PDF') where application_id = any($1)`,
    [ids],
  )
  // Its own number at the board, so that what arrives can be told apart.
  await db.query('update applications set ref = id, board = $2 where id = any($1)', [ids, board])
  return ids
}
