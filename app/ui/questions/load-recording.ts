import type { RouterContextProvider } from 'react-router'
import type { PlayableRecording } from '../../../contract/recordings/recordings.ts'
import { tryAsk } from '../../try-ask.ts'

/** A recording to play; null if not found, deleted, or not for this viewer. */
export async function loadRecording(
  context: Readonly<RouterContextProvider>,
  recordingId: string | null,
): Promise<PlayableRecording | null> {
  if (recordingId === null) return null
  return (await tryAsk(context, async (api) => await api.recordings.find({ params: { recordingId } }))).answer
}

/** Several at once, by their ids. */
export async function loadRecordings(
  context: Readonly<RouterContextProvider>,
  recordingIds: readonly (string | null)[],
): Promise<Record<string, PlayableRecording>> {
  const ids = [...new Set(recordingIds.filter((id) => id !== null))]
  const found = await Promise.all(ids.map(async (id) => await loadRecording(context, id)))
  return Object.fromEntries(found.flatMap((one) => (one === null ? [] : [[one.uuid, one]])))
}
