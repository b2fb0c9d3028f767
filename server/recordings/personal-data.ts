import { archiveName, rowsOf, type PersonalData } from '../platform/personal-data.ts'
import { readFile } from '../platform/files/store.ts'
import { recordingLimits } from '../../contract/recordings/limits.ts'
import { removeLeftOver } from './remove.ts'

/** What somebody has recorded (decision 042). */
export const recordings: PersonalData = {
  what: 'audio and video recordings, with their transcripts',
  file: 'recordings.json',
  about:
    'Your audio and video recordings: what each is, when you made it, how long it is, and its transcript. The files are in the folder recordings.',
  stays: 'recordings that you made for a company’s ads and questions, without your name',
  async exportOf(db, userId) {
    return await rowsOf(
      db,
      `select id, kind, media, status, started_at as "startedAt", completed_at as "completedAt", seconds, transcript, captions
         from recordings where user_id = $1 order by started_at, id`,
      userId,
    )
  },
  async filesOf({ db, files }, userId) {
    const { rows } = await db.query<{ id: string; mime_type: string; file_key: string }>(
      `select id, mime_type, file_key from recordings where user_id = $1 and status = 'ready' and file_key is not null
        order by started_at, id`,
      [userId],
    )
    const archive: Record<string, Uint8Array> = {}
    for (const row of rows) {
      const bytes = await readFile(files, row.file_key, recordingLimits.bytes)
      if (bytes === null) continue
      archive[`recordings/${archiveName(`${row.id}.${row.mime_type.split('/')[1] ?? 'webm'}`)}`] = bytes
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
  forgetOld: removeLeftOver,
}
