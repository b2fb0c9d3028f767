import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { bulkAds } from '../../../sandbox/generate/bulk.ts'
import { aDatabase } from '../../../test/database.ts'
import { addAds, startServer } from '../../../test/server.ts'
import { importAds } from './import-ads.ts'
import { readRows } from './read-rows.ts'

async function all<Row>(rows: AsyncIterable<Row>): Promise<Row[]> {
  const list: Row[] = []
  for await (const row of rows) list.push(row)
  return list
}

function aFolder(): { path: string } & Disposable {
  const path = mkdtempSync(join(tmpdir(), 'rolecall-import-'))
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }) }
}

test('JSONL and CSV, gzipped or not, are the same rows; a line that is not JSON comes as it is', async () => {
  using folder = aFolder()
  const write = (name: string, content: string | Buffer): string => {
    const file = join(folder.path, name)
    writeFileSync(file, content)
    return file
  }
  const jsonl = '{"id":"1","title":"Chef"}\n\nnot json\n'
  const csv = '\ufeffid,title\n1,"Chef, head"\n'
  expect(await all((await readRows(write('a.jsonl', jsonl))).rows)).toEqual([{ id: '1', title: 'Chef' }, 'not json'])
  expect(await all((await readRows(write('a.jsonl.gz', gzipSync(jsonl)))).rows)).toHaveLength(2)
  expect(await all((await readRows(write('a.csv', csv))).rows)).toEqual([{ id: '1', title: 'Chef, head' }])
  expect(await all((await readRows(write('a.csv.gz', gzipSync(csv)))).rows)).toHaveLength(1)
  await expect(all((await readRows(write('b.jsonl.gz', 'no gzip'))).rows)).rejects.toThrow('header')
})

test('an ad is closed by its own closing day, and open whatever its dates where that is asked for', async () => {
  await using server = await startServer({ boards: [] })
  const old = { title: 'Chef', closesAt: '2019-01-31', postedAt: '2019-01-01' }
  await addAds(server, [old])
  const indexed = async () => await server.services.index.size()
  expect(await indexed()).toBe(0)
  await importAds(server.services.store, one({ ...old, id: 'test:1', source: 'test', location: 'Leeds' }), {
    now: server.clock.now(),
    keepOpen: true,
    signal: new AbortController().signal,
    onProgress: () => {},
  })
  expect(await indexed()).toBe(1)
})

async function* one(row: unknown): AsyncGenerator<unknown> {
  yield row
}

test('killed while importing and run again, nothing is lost and nothing is doubled', async () => {
  using folder = aFolder()
  const file = join(folder.path, 'ads.jsonl')
  // Three batches.
  const ads = [...bulkAds({ seed: 5, count: 1_200 })]
  writeFileSync(file, ads.map((ad) => JSON.stringify(ad)).join('\n'))
  await using killed = await aDatabase()
  await using whole = await aDatabase()

  const first = run(file, killed.url)
  // The first batch is there, and the last is not: the middle of the work.
  await untilRows(killed, 500)
  process.kill(-(first.pid ?? 0), 'SIGKILL')
  await once(first, 'exit')
  const then = await summary(killed)
  expect(then.received).toBeLessThan(ads.length)
  expect(then).toMatchObject({ listings: then.received, indexed: then.jobs, orphans: 0 })

  await done(run(file, killed.url))
  await done(run(file, whole.url))
  expect(await summary(killed)).toEqual(await summary(whole))
  expect((await summary(killed)).received).toBe(ads.length)
}, 120_000)

type Database = Awaited<ReturnType<typeof aDatabase>>

function run(file: string, databaseUrl: string): ChildProcess {
  return spawn(process.execPath, ['server/rolecall.ts', 'import-ads', file, '--open'], {
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, DATABASE_URL: databaseUrl, ROLECALL_DATA: join(file, '..', 'data'), ROLECALL_LOG: 'silent' },
  })
}

async function done(child: ChildProcess): Promise<void> {
  const [code] = (await once(child, 'exit')) as [number | null]
  expect(code).toBe(0)
}

async function untilRows({ db }: Database, rows: number): Promise<void> {
  for (;;) {
    const { rows: received } = await db.query('select from received_ads limit $1', [rows])
    if (received.length >= rows) return
    // The importer needs the processor more.
    await wait(20)
  }
}

async function summary({ db }: Pick<Database, 'db'>): Promise<Record<string, number>> {
  const { rows } = await db.query<Record<string, number>>(
    `select (select count(*)::int from received_ads) as received, (select count(*)::int from listings) as listings,
            (select count(*)::int from jobs) as jobs, (select count(*)::int from job_index) as indexed,
            (select count(*)::int from jobs j where not exists (select 1 from listings l where l.job_id = j.id)) as orphans,
            (select count(*)::int from listings where folded_because is not null) as folded`,
  )
  return rows[0] ?? {}
}
