import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { identify, toListing } from '../../server/jobs/import/row.ts'
import { readAd, type ReadAd } from '../../server/jobs/read-ad.ts'
import { createGazetteer } from '../../server/places/gazetteer.ts'

type Row = Record<string, unknown>
type Pair = { a: string; b: string; fileA: string; fileB: string; stratum: string; label: string; set: string }
type ReadRow = (row: Row) => ReadAd | null

/** An ad of a file, and after folding the job that it is in. */
export type FoldedRow = { file: string; ad: ReadAd; jobId: number; because: string | null }

/** Files with very many ads: this share of their towns, whole, so that copies stay together. */
const shares: Readonly<Record<string, number>> = { 'adzuna-2013-listings': 0.08, 'reed-50k-listings': 0.25 }

/** Reads a row as an import does; null where an import would leave it out. */
export function createFoldingReader(): ReadRow {
  const gazetteer = createGazetteer()
  const receivedAt = new Date('2026-08-25T00:00:00Z')
  const deps = {
    resolvePlace: gazetteer.resolve,
    toListing: (_: unknown, body: unknown, at: Date) => toListing(body, at),
  }
  return (row) => {
    const named = identify(row)
    if ('unusable' in named) return null
    const ad = readAd(deps, { board: named.board, body: row }, { receivedAt, keepOpen: true })
    return 'unusable' in ad ? null : ad
  }
}

/** The labelled pairs of every set but the unsure ones; one whose ad an import leaves out counts as none. */
export function readPairs(folder: string, read: ReadRow): { pair: Pair; a: ReadAd; b: ReadAd }[] {
  const sets = readdirSync(join(folder, 'folding')).filter((name) => name.endsWith('.jsonl'))
  const pairs = sets
    .toSorted()
    .flatMap((name) =>
      readFileSync(join(folder, 'folding', name), 'utf8')
        .trim()
        .split('\n')
        .map((line): Pair => ({ ...(JSON.parse(line) as Omit<Pair, 'set'>), set: name })),
    )
    .filter(({ label }) => label !== 'unsure')
  const wanted = new Set(pairs.flatMap(({ a, b, fileA, fileB }) => [`${fileA}\n${a}`, `${fileB}\n${b}`]))
  const ads = new Map<string, ReadAd>()
  for (const file of new Set(pairs.flatMap(({ fileA, fileB }) => [fileA, fileB]))) {
    for (const row of rowsOf(join(folder, 'jobs', file))) {
      const key = `${file}\n${String(row['id'])}`
      const ad = wanted.has(key) ? read(row) : null
      if (ad) ads.set(key, ad)
    }
  }
  return pairs.flatMap((pair) => {
    const [a, b] = [ads.get(`${pair.fileA}\n${pair.a}`), ads.get(`${pair.fileB}\n${pair.b}`)]
    return a && b ? [{ pair, a, b }] : []
  })
}

/** A large share of all ads, in the order of the files. */
export function readAllAds(folder: string, read: ReadRow): FoldedRow[] {
  const all: FoldedRow[] = []
  for (const name of readdirSync(join(folder, 'jobs')).toSorted()) {
    if (!name.endsWith('.jsonl.gz')) continue
    const file = name.slice(0, -'.jsonl.gz'.length)
    for (const row of rowsOf(join(folder, 'jobs', name))) {
      if (!isDrawn(String(row['locationNormalized'] ?? row['city'] ?? row['location'] ?? ''), shares[file] ?? 1))
        continue
      const ad = read(row)
      if (ad) all.push({ file, ad, jobId: 0, because: null })
    }
  }
  return all
}

function isDrawn(town: string, share: number): boolean {
  return share === 1 || (createHash('md5').update(`1${town}`).digest()[0] ?? 0) / 256 < share
}

function* rowsOf(path: string): Generator<Row> {
  for (const line of gunzipSync(readFileSync(path)).toString('utf8').split('\n'))
    if (line !== '') yield JSON.parse(line) as Row
}
