import { FileProblem, fileProblemTexts } from '../../../contract/cvs/file-problems.ts'
import { CvFileKind, CvFileScan, CvFileState, type CvFileEntry } from '../../../contract/cvs/files.ts'
import { cvFileLimits } from '../../../contract/cvs/limits.ts'
import type { Queryable } from '../../platform/database.ts'
import { readFile, type Files } from '../../platform/files/store.ts'

/** A file of somebody's, with what the server alone needs to know. */
export type CvFile = CvFileEntry & {
  kind: CvFileKind
  /** In the file store; null: the bytes are gone. */
  storedAs: string | null
  /** What it says; null: not read, or nothing in it. */
  text: string | null
  pages: number | null
  /** The CV as data, where our own export made the file. */
  embedded: string | null
}

type Row = {
  id: string
  original_name: string
  kind: string
  mimetype: string
  size: number
  stored_as: string | null
  uploaded_at: Date
  scan: string
  state: string
  problem: string | null
  text: string | null
  pages: number | null
  embedded: string | null
}

const columns =
  'id, original_name, kind, mimetype, size, stored_as, uploaded_at, scan, state, problem, text, pages, embedded'

/** A person's files, the latest first. */
export async function listCvFiles(db: Queryable, userId: string): Promise<CvFile[]> {
  const { rows } = await db.query<Row>(
    `select ${columns} from cv_files where user_id = $1 and deleted_at is null order by uploaded_at desc, id`,
    [userId],
  )
  return rows.map(toFile)
}

/** One of a person's files; null if there is none such of theirs. */
export async function findCvFile(db: Queryable, userId: string, fileId: string): Promise<CvFile | null> {
  const { rows } = await db.query<Row>(
    `select ${columns} from cv_files where user_id = $1 and id = $2 and deleted_at is null`,
    [userId, fileId],
  )
  return rows.map(toFile)[0] ?? null
}

/** Where the bytes of all of a person's files are, those that are deleted and can be had back among them. */
export async function storedFilesOf(db: Queryable, userId: string): Promise<{ name: string; storedAs: string }[]> {
  const { rows } = await db.query<{ name: string; storedAs: string }>(
    `select original_name as name, stored_as as "storedAs" from cv_files
      where user_id = $1 and stored_as is not null order by uploaded_at, id`,
    [userId],
  )
  return rows
}

/** The bytes of a file that was uploaded; null where the store has lost them. */
export async function readStoredCv(files: Files, storedAs: string): Promise<Buffer | null> {
  return await readFile(files, storedAs, cvFileLimits.bytes)
}

function toFile(row: Row): CvFile {
  const problem = FileProblem.nullable().parse(row.problem)
  return {
    _id: row.id,
    originalname: row.original_name,
    uploadTime: row.uploaded_at.toISOString(),
    mimetype: row.mimetype,
    size: row.size,
    state: CvFileState.parse(row.state),
    scan: CvFileScan.parse(row.scan),
    problem: problem === null ? null : fileProblemTexts[problem],
    isRead: row.state === 'ready',
    kind: CvFileKind.parse(row.kind),
    storedAs: row.stored_as,
    text: row.text,
    pages: row.pages,
    embedded: row.embedded,
  }
}

/** What the owner sees of it. */
export function presentCvFile(file: CvFile): CvFileEntry {
  const { _id, originalname, uploadTime, mimetype, size, state, scan, problem, isRead } = file
  return { _id, originalname, uploadTime, mimetype, size, state, scan, problem, isRead }
}
