/** The server's word about recordings, asked for by the page itself. */

type Created = { uuid: string; writer: string; fault: null } | { fault: 'not-logged-in' | 'not-started' }

/** Asks for a recording to send parts for. */
export async function createRecording(wanted: { kind: string; mimeType: string; seconds: number }): Promise<Created> {
  try {
    const answer = await fetch('/api/recordings', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(wanted),
    })
    if (answer.status === 401) return { fault: 'not-logged-in' }
    if (!answer.ok) return { fault: 'not-started' }
    const { uuid, writer } = (await answer.json()) as { uuid: string; writer: string }
    return { uuid, writer, fault: null }
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

/** Deletes what the server has of it. What stays because there is no connection goes after some days by itself. */
export async function dropRecording(uuid: string): Promise<void> {
  await fetch(`/api/recordings/${uuid}`, { method: 'DELETE' }).catch(() => {})
}
