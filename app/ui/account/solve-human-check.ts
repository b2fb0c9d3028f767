import type { Challenge, Solution } from 'altcha-lib/types'

/** Milliseconds until a browser counts as one that cannot. */
const patience = 60_000

/**
 * Gets a piece of work and does it in the background. Loaded when a form needs it.
 * @param work so many times the usual.
 * @returns the answer to send. @throws where the browser cannot, or the connection is gone.
 */
export async function solveHumanCheck(work: number): Promise<string> {
  const response = await fetch(`/api/human-check?work=${work}`)
  if (!response.ok) throw new Error('There is no work to do')
  const { challenge } = (await response.json()) as { challenge: Challenge }
  const solution = await solveInBackground(challenge)
  return btoa(JSON.stringify({ challenge, solution }))
}

async function solveInBackground(challenge: Challenge): Promise<Solution> {
  const worker = new Worker(new URL('./human-check-worker.ts', import.meta.url), { type: 'module' })
  try {
    return await new Promise<Solution>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<Solution | null>) =>
        data === null ? reject(new Error('Not solved')) : resolve(data),
      )
      worker.addEventListener('error', () => reject(new Error('No worker')))
      setTimeout(() => reject(new Error('Too slow')), patience)
      worker.postMessage(challenge)
    })
  } finally {
    worker.terminate()
  }
}
