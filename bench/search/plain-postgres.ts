import type { Pool } from 'pg'
import type { IndexQuery } from '../../server/jobs/job-index.ts'
import type { IndexedJob } from '../../server/jobs/job.ts'

/*
 * Search in PostgreSQL as it is usually written: one wide table, a generated tsvector of title and text with weights,
 * ts_rank for the order, and one query a facet. In the same server as ours, with the same settings.
 */

export async function makePlainTable(pool: Pool): Promise<void> {
  await pool.query('drop table if exists plain_ads')
  await pool.query(
    `create table plain_ads (
       id int primary key, title text, employer text, description text, lat float8, lng float8, pay_min int, pay_max int,
       contract_type text, full_time boolean, part_time boolean, workplace text, ir35 text, industry text, poster text,
       board text, created_at timestamptz,
       words tsvector generated always as (
         setweight(to_tsvector('english', coalesce(title, '')), 'A') || to_tsvector('english', coalesce(description, ''))
       ) stored)`,
  )
}

export async function addPlainAds(pool: Pool, jobs: readonly IndexedJob[]): Promise<void> {
  await pool.query(
    `insert into plain_ads select * from json_to_recordset($1) as a (
       id int, title text, employer text, description text, lat float8, lng float8, pay_min int, pay_max int,
       contract_type text, full_time boolean, part_time boolean, workplace text, ir35 text, industry text, poster text,
       board text, created_at timestamptz)`,
    [JSON.stringify(jobs.map(toRow))],
  )
}

export async function finishPlainTable(pool: Pool): Promise<void> {
  await pool.query('create index on plain_ads using gin (words)')
  await pool.query('create index on plain_ads (lat, lng)')
  await pool.query('create index on plain_ads (created_at desc)')
  await pool.query('vacuum analyze plain_ads')
}

export function toRow(job: IndexedJob): Record<string, unknown> {
  return {
    id: job.id,
    title: job.title,
    employer: job.employer,
    description: job.text,
    lat: job.positions[0]?.lat ?? null,
    lng: job.positions[0]?.lng ?? null,
    pay_min: job.yearlyMin,
    pay_max: job.yearlyMax ?? job.yearlyMin,
    contract_type: job.contractType,
    full_time: job.fullTime,
    part_time: job.partTime,
    workplace: job.workplace,
    ir35: job.ir35,
    industry: job.industry,
    poster: job.poster,
    board: job.boards[0],
    created_at: job.createdAt.toISOString(),
  }
}

const facets = ['contract_type', 'workplace', 'ir35', 'industry', 'poster', 'board'] as const

export async function searchPlain(pool: Pool, query: IndexQuery): Promise<{ ids: number[]; total: number }> {
  const values: unknown[] = [query.words]
  const value = (of: unknown) => `$${values.push(of)}`
  const conditions = [`words @@ plainto_tsquery('english', $1)`]
  let distance = 'abs(lat)'
  if (query.where.kind === 'circles') {
    const [{ lat, lng, radiusMiles }] = query.where.circles as [{ lat: number; lng: number; radiusMiles: number }]
    const degrees = (radiusMiles * 1.609344) / 111.195
    const [at, east, shrink] = [value(lat), value(lng), value(Math.cos((lat * Math.PI) / 180))]
    distance = `((lat - ${at}) ^ 2 + ((lng - ${east}) * ${shrink}) ^ 2)`
    conditions.push(`lat between ${value(lat - degrees)} and ${value(lat + degrees)}`)
    conditions.push(`${distance} <= ${value(degrees * degrees)}`)
  }
  if (query.payMin !== null)
    conditions.push(`(pay_max >= ${value(query.payMin)}${query.withoutPay ? ' or pay_max is null' : ''})`)
  if (query.payMax !== null)
    conditions.push(`(pay_min <= ${value(query.payMax)}${query.withoutPay ? ' or pay_min is null' : ''})`)
  const { contract = [], hours = [], ir35 = [] } = query.wanted
  if (contract.length > 0) conditions.push(`contract_type = any(${value(contract)})`)
  if (hours.length > 0) conditions.push(hours[0] === 'full-time' ? 'full_time' : 'part_time')
  if (ir35.length > 0) conditions.push(`ir35 = any(${value(ir35)})`)
  const where = conditions.join(' and ')
  const order = {
    match: `ts_rank(words, plainto_tsquery('english', $1)) desc, created_at desc`,
    closing: 'created_at desc',
    date: 'created_at desc',
    salary: 'pay_max desc nulls last, created_at desc',
    location: distance,
    title: 'title',
  }[query.sort]
  const page = await pool.query<{ id: number }>(
    `select id from plain_ads where ${where} order by ${order}, id desc limit ${query.pageSize} offset ${(query.page - 1) * query.pageSize}`,
    values,
  )
  const total = await pool.query<{ n: number }>(`select count(*)::int as n from plain_ads where ${where}`, values)
  for (const facet of facets) {
    await pool.query(`select ${facet}, count(*) from plain_ads where ${where} group by 1`, values)
  }
  return { ids: page.rows.map(({ id }) => id), total: total.rows[0]?.n ?? 0 }
}
