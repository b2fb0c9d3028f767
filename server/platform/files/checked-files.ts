import { Readable } from 'node:stream'
import type { Database } from '../database.ts'
import type { Log } from '../log.ts'
import { blockBytes, blocksOf, summing } from './block-sums.ts'
import { FileDamaged, type FileContent, type Files, iterate, RangeOutside, settleRange } from './store.ts'

type Deps = { db: Database; log: Log }

type Sums = { size: number; sums: Buffer }

/**
 * A store whose bytes are compared with what went in: disks and services lose a bit now and then, and nobody else looks. The sums are in
 * the database, which the store cannot damage. What differs is never passed on: the reader's stream ends with FileDamaged, the log names
 * the file, and `rolecall_files_damaged` counts it. A file from before there were sums is passed on as it is.
 */
export function checkedFiles(files: Files, deps: Deps): Files {
  return {
    ...files,
    async put(content, options) {
      const summed = summing(content instanceof Uint8Array ? iterate(content) : content)
      const stored = await files.put(summed.through(), options)
      await deps.db.query(
        `insert into file_sums (name, size, sums) values ($1, $2, $3)
         on conflict (name) do update set size = excluded.size, sums = excluded.sums, damaged_at = null`,
        [stored.key, stored.size, summed.sums()],
      )
      return stored
    },
    async get(key, options = {}) {
      const known = await sumsOf(deps.db, key)
      return known === null
        ? await files.get(key, options)
        : await getChecked(files, { key, ...options, ...known }, deps)
    },
    async remove(key) {
      await files.remove(key)
      await deps.db.query('delete from file_sums where name = $1', [key])
    },
  }
}

/** Whole blocks are read, and what was asked for is cut out of them. */
async function getChecked(
  files: Files,
  { key, range, size, sums }: Sums & { key: string; range?: { first: number; last?: number } },
  deps: Deps,
): Promise<FileContent | null> {
  const { first, last } = settleRange(range, size)
  const firstBlock = Math.floor(first / blockBytes)
  const from = firstBlock * blockBytes
  const to = Math.min(size, (Math.floor(last / blockBytes) + 1) * blockBytes) - 1
  const found = await files.get(key, range === undefined ? {} : { range: { first: from, last: to } }).catch(asCutShort)
  if (found === null) return null
  if (found === 'cut-short' || found.size !== size) {
    if (found !== 'cut-short') found.content.destroy()
    await tellOfDamage(deps, key)
    throw new FileDamaged()
  }
  async function* checked(content: Readable): AsyncGenerator<Uint8Array> {
    let [block, at] = [firstBlock, from]
    for await (const { pieces, sum } of blocksOf(content)) {
      if (sums.readUInt32BE(block++ * 4) !== sum) {
        await tellOfDamage(deps, key)
        throw new FileDamaged()
      }
      for (const piece of pieces) {
        const wanted = piece.subarray(Math.max(0, first - at), Math.max(0, last + 1 - at))
        at += piece.length
        if (wanted.length > 0) yield wanted
      }
    }
  }
  const content = Readable.from(checked(found.content), { objectMode: false })
  // Whoever destroys it before the first byte leaves no file open either.
  content.once('close', () => found.content.destroy())
  return { size, first, last, content }
}

/** A store that has less than was stored answers that the range is outside. */
function asCutShort(error: unknown): 'cut-short' {
  if (error instanceof RangeOutside) return 'cut-short'
  throw error
}

async function sumsOf(db: Database, key: string): Promise<Sums | null> {
  const { rows } = await db.query<{ size: string; sums: Buffer }>('select size, sums from file_sums where name = $1', [
    key,
  ])
  return rows[0] === undefined ? null : { size: Number(rows[0].size), sums: rows[0].sums }
}

async function tellOfDamage({ db, log }: Deps, key: string): Promise<void> {
  log.error({ file: key }, 'a stored file is not what was stored: bring it back from a backup')
  await db.query('update file_sums set damaged_at = coalesce(damaged_at, now()) where name = $1', [key])
}

/** How many files are known to be damaged, for the figures of the operator. */
export async function damagedFiles(db: Pick<Database, 'query'>): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    'select count(*)::int as count from file_sums where damaged_at is not null',
  )
  return rows[0]?.count ?? 0
}
