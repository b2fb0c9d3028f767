import type { PoolClient } from 'pg'
import type { FileProblem } from '../../../contract/cvs/file-problems.ts'
import { cvFileTypes, type CvFileKind } from '../../../contract/cvs/files.ts'
import { cvFileLimits } from '../../../contract/cvs/limits.ts'
import { inTransaction } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { count } from '../../platform/limits/count.ts'
import { removeDroppedFiles } from '../../platform/files/dropped-files.ts'
import { claimFile, dropFile, putFile } from '../../platform/files/put-file.ts'
import { checkCvFile } from './check-file.ts'
import { findCvFile, type CvFile } from './cv-files.ts'
import { tellFileType } from './file-type.ts'
import { readUploadedCv } from './tasks.ts'

export type UploadOutcome =
  | { kind: 'kept'; file: CvFile }
  | { kind: 'too-large' }
  | { kind: 'refused'; problem: FileProblem }
  /** They have as many files, or bytes, as one person may. */
  | { kind: 'full' }
  | { kind: 'too-often'; seconds: number }

type Deps = Pick<Platform, 'db' | 'files' | 'tasks' | 'secrets' | 'log'>

/** Keeps a CV that somebody has as a file, and queues the reading of it. */
export async function uploadCvFile(
  deps: Deps,
  { userId, upload, now }: { userId: string; upload: File; now: Date },
): Promise<UploadOutcome> {
  if (upload.size > cvFileLimits.bytes) return { kind: 'too-large' }
  const bytes = new Uint8Array(await upload.arrayBuffer())
  const name = tidyName(upload.name)
  const told = tellFileType({ name, declared: upload.type, bytes })
  if (told.kind === 'refused') return told

  const { allowed, retryAfter } = await count(deps, [{ limit: 'cv-upload', subject: userId }], now)
  if (!allowed) return { kind: 'too-often', seconds: retryAfter }
  const problem = await checkCvFile(deps, bytes, told.file)
  if (problem !== null) return { kind: 'refused', problem }
  return await keep(deps, { userId, name, kind: told.file, bytes, now })
}

type Given = { userId: string; name: string; kind: CvFileKind; bytes: Uint8Array; now: Date }

async function keep(deps: Deps, given: Given): Promise<UploadOutcome> {
  const { userId, name, kind, bytes, now } = given
  const type = cvFileTypes[kind].mimetypes[0]
  const put = await putFile(deps, bytes, { type, maxBytes: cvFileLimits.bytes })
  const [storedAs, sha256] = [put.key, Buffer.from(put.sha256, 'hex')]
  const outcome = await inTransaction(deps.db, async (client): Promise<UploadOutcome> => {
    // Of two uploads at once, the second sees the first.
    await client.query('select 1 from users where id = $1 for update', [userId])
    const same = await findSame(client, { userId, name, sha256 })
    if (same) return { kind: 'kept', file: same }
    if (await isFull(client, userId, bytes.length)) return { kind: 'full' }
    await forgetEarlierDeleted(client, userId)
    await claimFile(client, storedAs)
    const { rows } = await client.query<{ id: string }>(
      `insert into cv_files (user_id, original_name, kind, mimetype, size, sha256, stored_as, uploaded_at, scan, state)
       values ($1, $2, $3, $4, $5, $6, $7, $8, 'waiting', 'waiting') returning id`,
      [userId, name, kind, type, put.size, sha256, storedAs, now],
    )
    const id = rows[0]!.id
    await deps.tasks.send(readUploadedCv, { fileId: id }, { within: client, key: id })
    return { kind: 'kept', file: (await findCvFile(client, userId, id))! }
  })
  if (outcome.kind !== 'kept' || outcome.file.storedAs !== storedAs) await dropFile(deps.db, storedAs)
  await removeDroppedFiles(deps)
  return outcome
}

/** A second click, or a person who is not sure whether it worked. */
async function findSame(
  client: PoolClient,
  { userId, name, sha256 }: { userId: string; name: string; sha256: Buffer },
): Promise<CvFile | null> {
  const { rows } = await client.query<{ id: string }>(
    `select id from cv_files
      where user_id = $1 and original_name = $2 and sha256 = $3 and deleted_at is null and stored_as is not null`,
    [userId, name, sha256],
  )
  return rows[0] ? await findCvFile(client, userId, rows[0].id) : null
}

async function isFull(client: PoolClient, userId: string, more: number): Promise<boolean> {
  const { rows } = await client.query<{ count: number; bytes: number }>(
    `select count(*)::int as count, coalesce(sum(size), 0)::int as bytes from cv_files where user_id = $1 and deleted_at is null`,
    [userId],
  )
  const { count, bytes } = rows[0]!
  return count >= cvFileLimits.files || bytes + more > cvFileLimits.allBytes
}

/** What can be had back for a day takes room too: of what somebody uploads and deletes over and over, the last is kept. */
async function forgetEarlierDeleted(client: PoolClient, userId: string): Promise<void> {
  await client.query(
    `delete from cv_files where id in (
       select id from cv_files where user_id = $1 and deleted_at is not null order by deleted_at desc offset $2)`,
    [userId, cvFileLimits.files],
  )
}

/** A name as it may stand on a page and in a header: no path, no signs that turn the text around, an end. */
function tidyName(name: string): string {
  const bare = name
    .normalize('NFC')
    .replace(/^.*[/\\]/u, '')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
    .trim()
  const [, stem = '', ending = ''] = /^(.*?)(\.[a-z0-9]{1,8})?$/iu.exec(bare) ?? []
  return `${[...stem].slice(0, 150).join('') || 'CV'}${ending}`
}
