import type { PoolClient } from 'pg'
import type { AdContent } from '../../contract/job-ads/content.ts'
import * as texts from '../../contract/job-ads/texts.ts'
import type { Recording } from '../../contract/recordings/recordings.ts'
import type { Queryable } from '../platform/database.ts'
import { claimRecording, dropRecordings, findRecording, recordingsOf } from '../recordings/index.ts'
import { readContent } from './kept-description.ts'

/** Undoes the transaction of an ad whose recording cannot be used; `problems` by field. */
export class RecordingRefused extends Error {
  override readonly name = 'RecordingRefused'
  readonly problems: Record<string, string>

  constructor(problems: Record<string, string>) {
    super('A recording of an ad cannot be used')
    this.problems = problems
  }
}

/** What its recordings belong to. */
const subjectOf = (adId: string): string => `job-ad:${adId}`

/** The ad that a recording belongs to; null if it belongs to something else. */
export function adOfSubject(subject: string): string | null {
  return subject.startsWith('job-ad:') ? subject.slice('job-ad:'.length) : null
}

type Named = { uuid: string; field: string; kind: 'audio-ad' | 'video-ad' | 'ad-question' }

/** The recordings that an ad names: its own, and those of its questions. Each with the field that it is in. */
function namedIn({ type, recording, questions }: AdContent): Named[] {
  const own: Named[] = type === 'text' ? [] : [{ uuid: recording, field: 'recording', kind: `${type}-ad` }]
  const spoken = questions.map(({ recording: uuid }, i): Named => ({
    uuid,
    field: `question-${i}-recording`,
    kind: 'ad-question',
  }))
  return [...own, ...spoken].filter(({ uuid }) => uuid !== '')
}

/**
 * Binds the recordings that an ad names and drops those that it names no longer, in the transaction that writes its content and holds
 * its row. What belongs to the ad already stays, whoever recorded it; what is new must be the author's. An audio or video ad needs a
 * recording that is ready and has a transcript.
 * @param before null: it is a new ad
 * @throws RecordingRefused
 */
export async function bindRecordings(
  client: PoolClient,
  { adId, userId, before, content }: { adId: string; userId: string; before: AdContent | null; content: AdContent },
): Promise<void> {
  const named = namedIn(content)
  const kept = new Set(named.map(({ uuid }) => uuid))
  const left = before === null ? [] : namedIn(before).filter(({ uuid }) => !kept.has(uuid))
  if (left.length > 0) {
    await dropRecordings(
      client,
      left.map(({ uuid }) => uuid),
    )
  }
  for (const { uuid, field, kind } of named) {
    const claimed = await claimRecording(client, { uuid, userId, kinds: [kind], subject: subjectOf(adId) })
    const problem =
      claimed.kind === 'claimed'
        ? kind === 'ad-question'
          ? null
          : unready(claimed.recording)
        : claimed.kind === 'refused' && claimed.why !== ''
          ? claimed.why
          : claimed.kind === 'unfinished'
            ? texts.recordingInWork
            : kind === 'ad-question'
              ? texts.questionRecordingGone
              : texts.recordingGone
    if (problem !== null) throw new RecordingRefused({ [field]: problem })
  }
}

/** Why an ad cannot be published with a recording yet; null if it can. */
function unready({ status, problem, transcript }: Recording): string | null {
  if (status === 'refused') return problem ?? texts.recordingGone
  if (status !== 'ready') return texts.recordingInWork
  return (transcript ?? '').trim() === '' ? texts.transcriptMissing : null
}

/** What a spoken ad still needs beside its text, by field: told before it is published. @param given.userId whoever recorded it; of others nothing is told */
export async function missingOfRecording(
  db: Queryable,
  { userId, content: { type, recording } }: { userId: string; content: Pick<AdContent, 'type' | 'recording'> },
): Promise<Record<string, string>> {
  if (type === 'text' || recording === '') return {}
  const found = await findRecording(db, recording)
  if (found?.userId !== userId || unready(found) !== texts.transcriptMissing) return {}
  return { recording: texts.transcriptMissing }
}

/** The recording of each of these spoken ads; whose maker has taken it away since is not among them. */
export async function recordingsOfAds(
  db: Queryable,
  ads: readonly { id: string; content: AdContent }[],
): Promise<Map<string, string>> {
  const named = ads.filter(({ content: { type, recording } }) => type !== 'text' && recording !== '')
  const there = await recordingsOf(
    db,
    named.map(({ content }) => content.recording),
  )
  return new Map(
    named.flatMap(({ id, content: { recording } }) => (there.has(recording) ? [[id, recording] as const] : [])),
  )
}

/** Drops the recordings of ads whose company is gone. @returns of how many ads */
export async function dropRecordingsOfGoneCompanies(client: PoolClient): Promise<number> {
  const { rows } = await client.query<{ id: string; content: unknown }>(
    `select id, content from job_ads
      where company_id is null and (content ->> 'recording' <> '' or content -> 'questions' @? '$[*].recording ? (@ != "")')
      for update`,
  )
  for (const { id, content: stored } of rows) {
    const content = readContent(stored)
    const uuids = namedIn(content).map(({ uuid }) => uuid)
    await dropRecordings(client, uuids)
    const questions = content.questions.map((question) => ({ ...question, recording: '' }))
    await client.query('update job_ads set content = $2 where id = $1', [
      id,
      JSON.stringify({ ...content, recording: '', questions }),
    ])
  }
  return rows.length
}
