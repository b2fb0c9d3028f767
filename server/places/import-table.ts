import type { Database } from '../platform/database.ts'
import { foldPlaceName } from '../../engines/places/index.ts'
import { readTable, type TableRow } from './place-tables.ts'

export type ImportCounts = {
  read: number
  kept: number
  /** By reason. */
  skipped: Record<string, number>
  /** Outcodes that got the middle of their postcodes. */
  outcodes: number
}

type Kept = Exclude<TableRow, { kind: 'skipped' }>
type PostcodeRow = Extract<TableRow, { kind: 'postcode' }>
type PlaceRow = Exclude<Kept, PostcodeRow>

/** Rows a statement: 5,000 postcodes are 300 kB, and a second of work at most is lost when it is stopped. */
const batchSize = 5_000
const progressEvery = 200_000

/**
 * Reads one table into the database. A stop by the signal keeps what was written; running it again writes the same rows.
 * @throws UnknownTable when the header is that of no table of places
 */
export async function importTable(
  db: Database,
  file: string,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (counts: ImportCounts) => void },
): Promise<ImportCounts> {
  const counts: ImportCounts = { read: 0, kept: 0, skipped: {}, outcodes: 0 }
  let batch: Kept[] = []
  let hasPostcodes = false
  const flush = async () => {
    const rows = batch
    batch = []
    await write(db, rows)
    counts.kept += rows.length
  }
  for await (const row of readTable(file)) {
    counts.read++
    if (row.kind === 'skipped') counts.skipped[row.why] = (counts.skipped[row.why] ?? 0) + 1
    else batch.push(row)
    if (row.kind === 'postcode') hasPostcodes = true
    if (batch.length >= batchSize) {
      await flush()
      if (signal.aborted) return counts
    }
    if (counts.read % progressEvery === 0) onProgress(counts)
  }
  await flush()
  if (hasPostcodes) counts.outcodes = await placeOutcodes(db)
  return counts
}

async function write(db: Database, rows: readonly Kept[]): Promise<void> {
  const postcodes: PostcodeRow[] = []
  const places: PlaceRow[] = []
  for (const row of rows) {
    if (row.kind === 'postcode') postcodes.push(row)
    else places.push(row)
  }
  if (postcodes.length > 0) await writePostcodes(db, postcodes)
  if (places.length > 0) await writePlaces(db, places)
}

async function writePostcodes(db: Database, rows: readonly PostcodeRow[]): Promise<void> {
  // One statement may not write a row twice: of a postcode that stands twice the later line counts.
  const distinct = [...new Map(rows.map((row) => [row.postcode, row])).values()]
  await db.query(
    `insert into postcodes (postcode, lat, lng)
     select * from unnest($1::text[], $2::real[], $3::real[])
     on conflict (postcode) do update set lat = excluded.lat, lng = excluded.lng, asked_at = null
     where (postcodes.lat, postcodes.lng, postcodes.asked_at) is distinct from (excluded.lat, excluded.lng, null::timestamptz)`,
    [distinct.map((row) => row.postcode), distinct.map((row) => row.lat), distinct.map((row) => row.lng)],
  )
}

async function writePlaces(db: Database, rows: readonly PlaceRow[]): Promise<void> {
  const distinct = [...new Map(rows.map((row) => [idOf(row), row])).entries()]
  const column = <Value>(value: (row: PlaceRow) => Value) => distinct.map(([, row]) => value(row))
  await db.query(
    `insert into places (id, kind, name, town, county, country, lat, lng, population)
     select * from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::float8[], $8::float8[], $9::int[])
     on conflict (id) do update set
       town = excluded.town, county = excluded.county, lat = excluded.lat, lng = excluded.lng,
       population = excluded.population, imported_at = now()`,
    [
      distinct.map(([id]) => id),
      column((row) => row.kind),
      column((row) => (row.kind === 'outcode' ? row.outcode : row.name)),
      column((row) => (row.kind === 'outcode' ? row.town : null)),
      column((row) => (row.kind === 'settlement' ? row.county : null)),
      column((row) => row.country),
      column((row) => row.lat),
      column((row) => row.lng),
      column((row) => (row.kind === 'settlement' ? row.population : 0)),
    ],
  )
}

/** The same line has the same id; two hamlets of a name are told apart by where they lie, to a kilometre. */
function idOf(row: PlaceRow): string {
  if (row.kind === 'outcode') return `outcode:${row.country}:${row.outcode}`
  return `settlement:${foldPlaceName(row.name).replaceAll(' ', '-')}:${row.lat.toFixed(2)}:${row.lng.toFixed(2)}`
}

/**
 * The middle of each outcode by the postcodes in it: no table of outcodes is as exact.
 * Only outcodes of ten postcodes or more: the others are boxes and big users somewhere else.
 */
async function placeOutcodes(db: Database): Promise<number> {
  const { rowCount } = await db.query(`
    insert into places (id, kind, name, country, lat, lng)
    select 'outcode:GB:' || outcode, 'outcode', outcode, 'GB', avg(lat), avg(lng)
    from (
      select left(postcode, -3) as outcode, lat::float8 as lat, lng::float8 as lng
      from postcodes where asked_at is null and lat is not null
    ) as imported
    group by outcode having count(*) >= 10
    on conflict (id) do update set lat = excluded.lat, lng = excluded.lng, imported_at = now()`)
  return rowCount ?? 0
}
