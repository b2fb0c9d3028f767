import type { FileProblem } from '../../../contract/cvs/file-problems.ts'
import { CvFileKind, type CvFileScan, type CvFileState } from '../../../contract/cvs/files.ts'
import { postMail } from '../../outbox/index.ts'
import { inTransaction } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { removeDroppedFiles } from '../../platform/files/dropped-files.ts'
import { readStoredCv } from './cv-files.ts'
import { virusFound } from './letters.ts'
import { readCvFile } from './read-file.ts'

type Deps = Pick<Platform, 'db' | 'files' | 'tasks' | 'log' | 'virusScanner'>

/** Scans a file that waits, where there is a scanner, and keeps its text. Doing it twice does no harm. */
export async function readUploaded(deps: Deps, fileId: string, now: Date): Promise<void> {
  const { rows } = await deps.db.query<{ kind: string; stored_as: string | null }>(
    `select kind, stored_as from cv_files where id = $1 and state = 'waiting'`,
    [fileId],
  )
  const [row] = rows
  if (!row) return
  const bytes = row.stored_as === null ? null : await readStoredCv(deps.files, row.stored_as)
  // As after a backup was restored without its files.
  if (bytes === null) return await settle(deps, fileId, { scan: 'not-scanned', state: 'unreadable', problem: 'broken' })
  // Before anything else looks at it.
  const scan = deps.virusScanner === null ? 'not-scanned' : await deps.virusScanner(bytes)
  if (scan === 'infected') return await quarantine(deps, fileId, now)

  const reading = await readCvFile(deps, bytes, CvFileKind.parse(row.kind))
  switch (reading.kind) {
    case 'read':
      return await settle(deps, fileId, { scan, state: 'ready', problem: null, ...reading })
    case 'no-text':
      return await settle(deps, fileId, { scan, state: 'no-text', problem: 'no-text' })
    case 'unreadable':
      return await settle(deps, fileId, { scan, state: 'unreadable', problem: reading.problem })
  }
}

type Settled = {
  scan: CvFileScan
  state: CvFileState
  problem: FileProblem | null
  text?: string
  pages?: number | null
  embedded?: string | null
}

async function settle({ db }: Deps, fileId: string, settled: Settled): Promise<void> {
  const { scan, state, problem, text = null, pages = null, embedded = null } = settled
  await db.query(
    'update cv_files set scan = $2, state = $3, problem = $4, text = $5, pages = $6, embedded = $7 where id = $1',
    [fileId, scan, state, problem, text, pages, embedded],
  )
}

/** The bytes go, the row stays and says why, and the owner has a letter. */
async function quarantine(deps: Deps, fileId: string, now: Date): Promise<void> {
  await inTransaction(deps.db, async (client) => {
    const { rows } = await client.query<{ user_id: string; original_name: string }>(
      `update cv_files set scan = 'infected', state = 'infected', problem = 'infected', stored_as = null
        where id = $1 and state = 'waiting' returning user_id, original_name`,
      [fileId],
    )
    const [row] = rows
    if (!row) return
    const owner = await client.query<{ email: string | null }>('select email from users where id = $1', [row.user_id])
    const to = owner.rows[0]?.email
    if (to == null) return
    const about = { template: 'virus-found', userId: row.user_id, now }
    await postMail(deps, client, to, virusFound(row.original_name), about)
  })
  deps.log.warn({ fileId }, 'a virus was found in an uploaded file')
  await removeDroppedFiles(deps)
}
