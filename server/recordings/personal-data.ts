import { archiveName, type PersonalData } from '../platform/personal-data.ts'
import type { Queryable } from '../platform/database.ts'
import { readFile } from '../platform/files/store.ts'
import { recordingLimits as limits } from '../../contract/recordings/limits.ts'

/** What somebody has recorded (decision 042). */
export const recordings: PersonalData = {
  what: 'audio and video recordings, with their transcripts',
  file: 'recordings.json',
  about: `Your audio and video recordings: what each is, when you made it, how long it is, and its transcript. The files are in the folder recordings, the newest first, up to ${limits.archiveBytes / 1_000_000} MB in all; the others can be saved from the pages that they are on.`,
  stays: 'recordings that you made for a company’s ads and questions, without your name',
  async exportOf(db, userId) {
    // A key of ours is of no use to them.
    return (await rowsOf(db, userId)).map((row) => ({ ...row, fileKey: undefined }))
  },
  async filesOf({ db, files }, userId) {
    const archive: Record<string, Uint8Array> = {}
    for (const { id, mimeType, fileKey, isInArchive } of await rowsOf(db, userId)) {
      const bytes = fileKey === null || !isInArchive ? null : await readFile(files, fileKey, limits.archiveBytes)
      if (bytes !== null) archive[`recordings/${archiveName(`${id}.${mimeType.split('/')[1] ?? 'webm'}`)}`] = bytes
    }
    return archive
  },
  // A company's ads and questions go on without whoever recorded them; everything else goes with the account.
  async forget(client, { id }) {
    await client.query(
      `delete from recordings where user_id = $1
          and (subject is null or kind not in ('video-ad', 'audio-ad', 'ad-question', 'video-question'))`,
      [id],
    )
  },
}

type Row = {
  id: string
  kind: string
  media: string
  status: string
  mimeType: string
  fileKey: string | null
  isInArchive: boolean
  [more: string]: unknown
}

/** An archive is made in memory: the newest files go into it, up to a limit. */
async function rowsOf(db: Queryable, userId: string): Promise<Row[]> {
  const { rows } = await db.query<Row>(
    `select id, kind, media, status, started_at as "startedAt", completed_at as "completedAt", seconds, transcript, captions,
            mime_type as "mimeType", file_key as "fileKey",
            file_key is not null and sum(file_bytes) over (order by started_at desc, id) <= $2 as "isInArchive"
       from recordings where user_id = $1 order by started_at desc, id`,
    [userId, limits.archiveBytes],
  )
  return rows
}
