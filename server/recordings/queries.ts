import { RecordingKind } from '../../contract/recordings/kind-schemas.ts'
import type { Recording, RecordingStatus } from '../../contract/recordings/recordings.ts'
import { Part } from '../../contract/recordings/wire.ts'
import type { Queryable } from '../platform/database.ts'

/** A recording as it is stored. */
export type StoredRecording = Recording & {
  /** Null once the account of who recorded it is gone. */
  userId: string | null
  writerHash: Buffer
  mimeType: string
  bytes: number
  root: string | null
  fileKey: string | null
  posterKey: string | null
  captions: string | null
  /** The thing that it belongs to; null: nothing uses it. */
  subject: string | null
  /** What it was made for, where tries are counted; null where they are not. */
  about: string | null
  /** Null: as many as one likes. */
  triesAllowed: number | null
}

const columns = `id, user_id, kind, media, mime_type, seconds_allowed, writer_hash, status, bytes::float8 as bytes, root, problem,
  file_key, seconds, poster_key, levels, captions, transcript, subject, about, tries_allowed`

type Row = {
  id: string
  user_id: string | null
  kind: string
  media: 'video' | 'audio'
  mime_type: string
  seconds_allowed: number
  writer_hash: Buffer
  status: RecordingStatus
  bytes: number
  root: string | null
  problem: string | null
  file_key: string | null
  seconds: number | null
  poster_key: string | null
  levels: number[]
  captions: string | null
  transcript: string | null
  subject: string | null
  about: string | null
  tries_allowed: number | null
}

function stored(row: Row): StoredRecording {
  return {
    uuid: row.id,
    userId: row.user_id,
    kind: RecordingKind.parse(row.kind),
    media: row.media,
    mimeType: row.mime_type,
    secondsAllowed: row.seconds_allowed,
    writerHash: row.writer_hash,
    status: row.status,
    bytes: row.bytes,
    root: row.root,
    problem: row.problem,
    fileKey: row.file_key,
    seconds: row.seconds === null ? null : Math.round(row.seconds * 100) / 100,
    hasPoster: row.poster_key !== null,
    posterKey: row.poster_key,
    levels: row.levels,
    hasCaptions: row.captions !== null,
    captions: row.captions,
    transcript: row.transcript,
    subject: row.subject,
    about: row.about,
    triesAllowed: row.tries_allowed,
  }
}

/** Whoever made it; null if not found. @param isLocked for those who change it, one after the other */
export async function findRecording(db: Queryable, uuid: string, isLocked = false): Promise<StoredRecording | null> {
  const { rows } = isLocked
    ? await db.query<Row>(`select ${columns} from recordings where id = $1 for update`, [uuid])
    : await db.query<Row>(`select ${columns} from recordings where id = $1`, [uuid])
  const [row] = rows
  return row ? stored(row) : null
}

/** As many of these as are there, in any order. */
export async function recordingsOf(db: Queryable, uuids: readonly string[]): Promise<Map<string, Recording>> {
  if (uuids.length === 0) return new Map()
  const { rows } = await db.query<Row>(`select ${columns} from recordings where id = any($1::uuid[])`, [uuids])
  return new Map(rows.map((row) => [row.id, shown(stored(row))]))
}

/** What may leave the server of it. */
export function shown(one: StoredRecording): Recording {
  const { uuid, kind, media, status, secondsAllowed, seconds, hasPoster, levels, hasCaptions, transcript, problem } =
    one
  return { uuid, kind, media, status, secondsAllowed, seconds, hasPoster, levels, hasCaptions, transcript, problem }
}

/** The parts that are here, in their order, with the keys of their files. */
export async function partsOf(db: Queryable, uuid: string): Promise<(Part & { fileKey: string })[]> {
  const { rows } = await db.query<{ index: number; size: number; sha256: string; file_key: string }>(
    'select index, size, sha256, file_key from recording_parts where recording_id = $1 order by index',
    [uuid],
  )
  return rows.map(({ file_key: fileKey, ...part }) => ({ ...Part.parse(part), fileKey }))
}
