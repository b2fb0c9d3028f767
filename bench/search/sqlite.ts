import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import type { IndexQuery } from '../../server/jobs/job-index.ts'
import type { IndexedJob } from '../../server/jobs/job.ts'
import { toRow } from './plain-postgres.ts'

/*
 * The same in SQLite with FTS5: an index over title and text that keeps no copy of them, bm25 with the title at ten times
 * the text, and one pass a facet. In this process: no way between program and database.
 */

const columns =
  'id title lat lng pay_min pay_max contract_type full_time part_time workplace ir35 industry poster board created_at'.split(
    ' ',
  )

export function makeSqlite(file: string): DatabaseSync {
  const db = new DatabaseSync(file)
  db.exec(`pragma journal_mode = off; pragma synchronous = off; pragma cache_size = -1000000; pragma mmap_size = 4000000000;
    pragma temp_store = memory;
    create table if not exists ads (id integer primary key, title text, lat real, lng real, pay_min int, pay_max int, contract_type text,
      full_time int, part_time int, workplace text, ir35 text, industry text, poster text, board text, created_at text);
    create virtual table if not exists words using fts5 (title, description, content = '', tokenize = 'porter unicode61');`)
  return db
}

export function addToSqlite(db: DatabaseSync, jobs: readonly IndexedJob[]): void {
  const ad = db.prepare(`insert into ads values (${columns.map(() => '?').join(', ')})`)
  const words = db.prepare('insert into words (rowid, title, description) values (?, ?, ?)')
  db.exec('begin')
  for (const job of jobs) {
    const row = toRow(job)
    ad.run(...columns.map((column) => toValue(row[column])))
    words.run(job.id, job.title, job.text)
  }
  db.exec('commit')
}

export function finishSqlite(db: DatabaseSync): void {
  db.exec(`insert into words (words) values ('optimize'); analyze`)
}

function toValue(value: unknown): SQLInputValue {
  return typeof value === 'boolean' ? Number(value) : ((value ?? null) as SQLInputValue)
}

const facets = ['contract_type', 'workplace', 'ir35', 'industry', 'poster', 'board'] as const

export function searchSqlite(db: DatabaseSync, query: IndexQuery): { ids: number[]; total: number } {
  const values: SQLInputValue[] = [
    query.words
      .split(' ')
      .map((word) => `"${word}"`)
      .join(' '),
  ]
  const conditions = ['words match ?']
  const add = (condition: string, ...more: SQLInputValue[]) => {
    conditions.push(condition)
    values.push(...more)
  }
  let distance = 'abs(lat)'
  if (query.where.kind === 'circles') {
    const [{ lat, lng, radiusMiles }] = query.where.circles as [{ lat: number; lng: number; radiusMiles: number }]
    const degrees = (radiusMiles * 1.609344) / 111.195
    const shrink = Math.cos((lat * Math.PI) / 180)
    distance = `((lat - ${lat}) * (lat - ${lat}) + ((lng - ${lng}) * ${shrink}) * ((lng - ${lng}) * ${shrink}))`
    add('lat between ? and ?', lat - degrees, lat + degrees)
    add(`${distance} <= ?`, degrees * degrees)
  }
  if (query.payMin !== null) add(`(pay_max >= ?${query.withoutPay ? ' or pay_max is null' : ''})`, query.payMin)
  if (query.payMax !== null) add(`(pay_min <= ?${query.withoutPay ? ' or pay_min is null' : ''})`, query.payMax)
  if (query.wanted.contract?.[0]) add('contract_type = ?', query.wanted.contract?.[0])
  if (query.wanted.hours?.[0]) add(query.wanted.hours?.[0] === 'full-time' ? 'full_time = 1' : 'part_time = 1')
  if (query.wanted.ir35?.[0]) add('ir35 = ?', query.wanted.ir35?.[0])
  const from = `from words join ads on ads.id = words.rowid where ${conditions.join(' and ')}`
  const order = {
    match: 'bm25(words, 10, 1), created_at desc',
    closing: 'created_at desc',
    date: 'created_at desc',
    salary: 'pay_max desc, created_at desc',
    location: distance,
    title: 'title',
  }[query.sort]
  const page = db
    .prepare(
      `select ads.id ${from} order by ${order}, ads.id desc limit ${query.pageSize} offset ${(query.page - 1) * query.pageSize}`,
    )
    .all(...values)
  // What matches is kept once: all counts are made over it.
  db.exec('drop table if exists temp.found')
  db.prepare(`create temp table found as select ${facets.join(', ')} ${from}`).run(...values)
  const total = db.prepare('select count(*) as n from found').get() as { n: number }
  for (const facet of facets) db.prepare(`select ${facet}, count(*) from found group by 1`).all()
  return { ids: page.map((row) => Number(row['id'])), total: total.n }
}
