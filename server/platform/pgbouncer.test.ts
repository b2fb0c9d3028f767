import { expect, test } from 'vitest'
import { anAlert, runAlerts } from '../../test/alerts.ts'
import { aDatabase } from '../../test/database.ts'
import { aPerson } from '../../test/people.ts'
import { poolerOrSkip } from '../../test/pgbouncer.ts'
import { addAds, startServer } from '../../test/server.ts'
import { tidyIndex } from '../job-searches/postgres-index/rebuild.ts'

test('behind PgBouncer in transaction mode: ads, an alert, many reads at once, and the index laid out anew', async ({
  skip,
}) => {
  await using database = await aDatabase()
  await using pooler = await poolerOrSkip(database.url, { connections: 3 }, skip)
  await using server = await startServer({
    boards: [],
    on: { databaseUrl: pooler.url, dataFolder: '/nonexistent' },
    environment: { DATABASE_DIRECT_URL: database.url },
  })
  server.clock.set(new Date('2026-03-02T10:00:00Z'))
  await anAlert(server, await aPerson(server))
  await addAds(server, [{ title: 'Nurse' }, { title: 'Chef' }])
  const answers = await Promise.all(Array.from({ length: 20 }, async () => await server.get('/readyz')))
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))

  // Others are busy meanwhile, so that the pooler hands its connections round.
  const { db, direct } = server.services
  const busy = Array.from({ length: 6 }, async () => {
    for (let i = 0; i < 60; i++) await db.query('select pg_sleep(0.005)')
  })
  for (let i = 0; i < 3; i++) await tidyIndex(direct)
  await Promise.all(busy)
  // No lock is left behind on a connection that somebody else is given.
  const left = await database.db.query(`select 1 from pg_locks where locktype = 'advisory'
    and database = (select oid from pg_database where datname = current_database())`)
  expect(left.rowCount).toBe(0)
  expect(await runAlerts(server, '2026-03-03T07:00:00Z')).toHaveLength(1)
})
