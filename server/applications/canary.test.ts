import { Writable } from 'node:stream'
import { expect, test } from 'vitest'
import { loginTermsVersion as consent } from '../../contract/credentials/login-terms.ts'
import { aCv } from '../../test/cvs.ts'
import { messagesSent } from '../../test/messages.ts'
import { aPerson } from '../../test/people.ts'
import { addAds, startServer } from '../../test/server.ts'
import { findEverywhere } from '../../test/table-sums.ts'
import type { Applier } from '../applying/application-form.ts'
import { boards } from '../boards/boards.ts'
import { createOpeningVault } from '../credentials/opening/opening-vault.ts'
import { beginApplications } from './begin.ts'
import { fakeApplier, startFakeBoard } from './runner/fake-board.fixtures.ts'
import { loginFor } from './runner/login-for.ts'
import { startRunner } from './runner/runner.ts'
import { saveSettings } from './source-settings.ts'
import { tellOfApplications } from './tasks.ts'

const password = 'zzkeptcanaryqx'

test('the password of a board is used, and stands in no table, log, letter, receipt, answer or archive', async () => {
  const lines: string[] = []
  const logTo = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  })
  await using server = await startServer({ boards, logTo, environment: { ROLECALL_FREE_CREDITS: '9' } })
  await using board = await startFakeBoard()
  await addAds(server, [
    { id: 'reed:1', source: 'reed', title: 'Staff Nurse' },
    { id: 'reed:2', source: 'reed', title: 'Theatre Nurse' },
  ])
  // Anyone who makes applications goes by the clock of the machine.
  server.clock.set(new Date())
  const db = server.db
  const person = await aPerson(server)
  await server.post('/api/users/me/savecv', aCv(), person.headers)
  const login = { email: 'ann@board.example', password }
  const answer = await server.post('/api/users/me/sitespw', { reed: { ...login, consent } }, person.headers)
  expect(answer.status, answer.text).toBe(200)
  const now = () => new Date()
  const free = { isOff: false, dailyLimit: 9, hourlyLimit: 9, spacingSeconds: 0, quietFrom: 0, quietTo: 0 } as const
  const settings = { ...free, way: 'automatic' } as const
  await saveSettings(db, { userId: person.id, board: 'reed', settings, consent: true, now: now() })
  const { rows } = await db.query<{ id: number }>('select id from jobs order by id')
  const applications = rows.map(({ id }) => ({ job: String(id) }))
  const { started } = await beginApplications(server.services, { userId: person.id, applications, now: now() })
  expect(started.map(({ problem }) => problem)).toEqual([null, null])
  await db.query(`update application_documents set bytes = '%PDF', sha256 = sha256('%PDF') where user_id = $1`, [
    person.id,
  ])

  const used: unknown[] = []
  const filled = fakeApplier(board.url)
  // The first form is sent; the second breaks where the password is at hand.
  const applier: Applier = {
    ...filled,
    async prepare(order) {
      used.push(order.credentials)
      if (used.length > 1) throw new Error('the page broke')
      return await filled.prepare(order)
    },
  }
  const deps = {
    ...server.services,
    clock: { now },
    applierFor: () => applier,
    loginFor: loginFor(server.db, createOpeningVault(server.services.config)),
  }
  const databaseUrl = server.services.config.databaseUrl!
  const runner = await startRunner(deps, { databaseUrl, onLost: () => {}, isWatching: false })
  await runner.workOff()
  await runner.stop()
  expect(used).toEqual([login, login])
  server.clock.set(new Date(Date.now() + 3_600_000))
  await tellOfApplications.run({}, server.services, new AbortController().signal)

  const history = (await server.get('/api/applications?show=all', person.headers)).body as {
    applications: { _id: string; hasReceipt: boolean }[]
  }
  const sent = history.applications.find(({ hasReceipt }) => hasReceipt)
  const seen = [JSON.stringify(history), JSON.stringify(await messagesSent(server)), ...lines]
  for (const path of [`/${sent?._id}`, `/${sent?._id}/receipt`, '/export/json', '/export/csv'])
    seen.push((await server.get(`/api/applications${path}`, person.headers)).text)
  expect(seen.join('\n')).toContain('the page broke')
  expect(seen.join('\n')).toContain('"hash"')
  expect(seen.join('\n')).not.toContain(password)
  expect(await findEverywhere(db, [password])).toEqual([])
})
