import type { StartedRecording } from '../../../contract/recordings/recordings.ts'

/** The server's word about recordings, asked for by the page itself. */

type Created =
  | { uuid: string; writer: string; triesLeft: number | null; fault: null }
  | { fault: 'not-logged-in' | 'not-started' | 'no-tries' }

/** Asks for a recording to send parts for. */
export async function createRecording(wanted: {
  kind: string
  mimeType: string
  seconds: number
  /** Where tries are counted. */
  about?: string
}): Promise<Created> {
  try {
    const answer = await fetch('/api/recordings', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(wanted),
    })
    if (answer.status === 401) return { fault: 'not-logged-in' }
    if (answer.status === 409) return { fault: 'no-tries' }
    if (!answer.ok) return { fault: 'not-started' }
    const { uuid, writer, triesLeft } = (await answer.json()) as StartedRecording
    return { uuid, writer, triesLeft, fault: null }
  } catch {
    return { fault: 'not-started' }
  }
}

/**
 * Whether the person who is logged in may go on with a recording that this browser has kept: somebody else may have made it.
 * 'unknown' without a connection.
 */
export async function isStillOurs(uuid: string): Promise<'yes' | 'no' | 'unknown'> {
  try {
    const answer = await fetch(`/api/recordings/${uuid}`)
    if (answer.status === 404 || answer.status === 410) return 'no'
    if (!answer.ok) return 'unknown'
    const { status } = (await answer.json()) as { status: string }
    return status === 'refused' ? 'no' : 'yes'
  } catch {
    return 'unknown'
  }
}
