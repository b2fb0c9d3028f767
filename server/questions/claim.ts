import type { PoolClient } from 'pg'
import * as texts from '../../contract/questions/texts.ts'
import { claimRecording, recordingsOf } from '../recordings/index.ts'

type Wanted = {
  recording: string
  userId: string
  kind: 'video-question' | 'video-answer'
  /** What it is for. */
  subject: string
  /** The longest that it may be. */
  seconds: number
  /** What it must have been recorded for; undefined: anything. */
  about?: string
}

/** Binds somebody's own recording to what it is for, in the caller's transaction. @returns why not; null: it is bound. */
export async function claim(
  client: PoolClient,
  { recording: uuid, userId, kind, subject, seconds, about }: Wanted,
): Promise<string | null> {
  const found = (await recordingsOf(client, [uuid])).get(uuid)
  if (found === undefined || found.secondsAllowed > seconds) return texts.recordingUnusable
  const claimed = await claimRecording(client, {
    uuid,
    userId,
    kinds: [kind],
    subject,
    ...(about !== undefined && { about }),
  })
  switch (claimed.kind) {
    case 'claimed':
      return null
    case 'not-found':
      return texts.recordingUnusable
    case 'refused':
      return claimed.why
    case 'unfinished':
      return texts.recordingUnfinished
  }
}
