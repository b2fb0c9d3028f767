import { Client } from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { addAds, startServer } from '../../test/server.ts'

/* Reading is most of what we do, and everything is written in one place, the primary: what a read writes down is written for many at once. */

/** Statements that change a table: how many, by its name. */
const written = /^(?:with .*?)?\b(?:insert into|update|delete from) (\w+)/isu

test('thirty reads write the count of requests, of searches and of page views once, and else only the order of the results', async () => {
  await using server = await startServer({ boards: [], environment: { ROLECALL_TRUSTED_PROXIES: '1' } })
  await addAds(
    server,
    ['a', 'b', 'c'].map((mark) => ({
      id: `test:${mark}`,
      title: 'Head Chef',
      description: `Cook in kitchen ${mark}.`,
    })),
  )
  const { rows } = await server.db.query<{ id: number }>('select id from jobs limit 1')
  const searched = '/api/jobsearches/chef/Leeds/12000/200001/25/Any'
  const reads = {
    results: searched,
    job: `/api/jobsearches/single/${rows[0]!.id}`,
    suggestions: '/api/jobsearches/titles/che',
  }
  for (const path of Object.values(reads)) expect((await server.get(path)).status, path).toBe(200)
  await flush()

  // However long the reads take on a busy machine, nothing is written before it is asked for.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  using spy = spyOnWrites()
  const found: Record<string, Record<string, number>> = {}
  for (const [name, path] of Object.entries(reads)) {
    for (let i = 0; i < 30; i++) {
      const answer = await server.get(path, { 'x-forwarded-for': `192.0.${i}.1` })
      expect(answer.status).toBe(200)
      if (name === 'job') await server.post('/api/pageviews', { path: '/job/1' }, { 'x-forwarded-for': `192.0.${i}.1` })
    }
    const requests = spy.take()
    await flush()
    found[name] = requests
    found[`${name}, later`] = spy.take()
  }
  expect(found).toEqual({
    results: { search_snapshots: 30 },
    'results, later': { throttles: 1, search_day_marks: 1 },
    job: {},
    'job, later': { throttles: 1, page_views: 1 },
    suggestions: {},
    'suggestions, later': { throttles: 1 },
  })

  async function flush(): Promise<void> {
    const { requestCounts, searchCounts, pageViews } = server.services
    for (const batch of [requestCounts, searchCounts, pageViews]) await batch.flush()
  }
})

/** Notes what every connection is told to write. */
function spyOnWrites(): { take: () => Record<string, number> } & Disposable {
  const spy = vi.spyOn(Client.prototype, 'query')
  return {
    take() {
      const tables: Record<string, number> = {}
      for (const [asked] of spy.mock.calls as unknown as [string | { text?: string }][]) {
        const table = written.exec((typeof asked === 'string' ? asked : asked.text) ?? '')?.[1]
        if (table !== undefined) tables[table] = (tables[table] ?? 0) + 1
      }
      spy.mockClear()
      return tables
    },
    [Symbol.dispose]: () => spy.mockRestore(),
  }
}
