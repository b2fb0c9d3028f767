import type { PoolClient } from 'pg'
import { storableJson, storableText } from '../platform/json.ts'
import type { ComposedJob } from '../../engines/folding/index.ts'

export type JobToWrite = {
  id: number
  job: ComposedJob
  /** Null: keep the text that is there. */ description: string | null
}

/** Inserts or replaces the rows of jobs, one statement a batch. */
export async function writeJobs(client: PoolClient, jobs: readonly JobToWrite[]): Promise<void> {
  if (jobs.length === 0) return
  const rows = jobs.map(({ id, job }) => ({
    id,
    main_listing_id: job.mainListingId,
    title: job.title,
    employer: job.employer,
    poster: job.poster,
    pay_text: job.payText,
    pay: job.pay,
    yearly_min: job.pay?.yearlyMin ?? job.pay?.yearlyMax ?? null,
    yearly_max: job.pay?.yearlyMax ?? job.pay?.yearlyMin ?? null,
    contract_type: job.contractType,
    full_time: job.fullTime,
    part_time: job.partTime,
    workplace: job.workplace,
    days_on_site: job.daysOnSite,
    ir35_status: job.ir35.status,
    ir35_evidence: job.ir35.evidence,
    industry: job.industry,
    places: job.places,
    country: job.country,
    created_at: job.createdAt,
    first_seen: job.firstSeen,
    last_seen: job.lastSeen,
    closes_on: job.closesOn?.toISOString().slice(0, 10) ?? null,
    closed_at: job.closedAt,
    reposts: job.reposts,
    is_demo: job.isDemo,
  }))
  const columns = jobColumns.map(([name]) => name)
  await client.query(
    `insert into jobs (${columns.join(', ')}, description)
     select ${columns.map((name) => `job.${name}`).join(', ')}, coalesce(text.description, '')
       from json_to_recordset($1) as job (${jobColumns.map(([name, type]) => `${name} ${type}`).join(', ')})
       left join unnest($2::int[], $3::text[]) as text (id, description) on text.id = job.id
     on conflict (id) do update set ${columns.map((name) => `${name} = excluded.${name}`).join(', ')},
       description = case when excluded.id = any($2::int[]) then excluded.description else jobs.description end`,
    [
      storableJson(rows),
      jobs.filter((job) => job.description !== null).map((job) => job.id),
      jobs.filter((job) => job.description !== null).map((job) => storableText(job.description ?? '')),
    ],
  )
}

const jobColumns = [
  ['id', 'int'],
  ['main_listing_id', 'int'],
  ['title', 'text'],
  ['employer', 'text'],
  ['poster', 'text'],
  ['pay_text', 'text'],
  ['pay', 'jsonb'],
  ['yearly_min', 'int'],
  ['yearly_max', 'int'],
  ['contract_type', 'text'],
  ['full_time', 'boolean'],
  ['part_time', 'boolean'],
  ['workplace', 'text'],
  ['days_on_site', 'real'],
  ['ir35_status', 'text'],
  ['ir35_evidence', 'text'],
  ['industry', 'text'],
  ['places', 'jsonb'],
  ['country', 'text'],
  ['created_at', 'timestamptz'],
  ['first_seen', 'timestamptz'],
  ['last_seen', 'timestamptz'],
  ['closes_on', 'date'],
  ['closed_at', 'timestamptz'],
  ['reposts', 'int'],
  ['is_demo', 'boolean'],
] as const
