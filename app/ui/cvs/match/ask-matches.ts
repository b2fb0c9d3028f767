import type { Alert } from '../../../../contract/texts/alert.ts'
import type { JobMatch, Matches } from '../../../../contract/cvs/match-api.ts'
import { messages } from '../../../../contract/texts/messages.ts'

/** What came of asking for one ad's match. */
export type MatchAnswer =
  | { kind: 'match'; match: JobMatch }
  | { kind: 'no-cv'; alert: Alert }
  | { kind: 'gone' }
  /** Nothing was compared, and it can be tried again. */
  | { kind: 'failed'; message: string }

type Waiting = { jobId: string; answer: (answer: MatchAnswer) => void }

let waiting: Waiting[] = []

/** Asks for the match of an ad. What is asked for in the same moment, as by ‘Match all’, goes out as one call. */
export async function askMatch(jobId: string): Promise<MatchAnswer> {
  return await new Promise((answer) => {
    waiting.push({ jobId, answer })
    if (waiting.length === 1) setTimeout(() => void askTogether(), 0)
  })
}

async function askTogether(): Promise<void> {
  const asked = waiting
  waiting = []
  const answers = await ask([...new Set(asked.map(({ jobId }) => jobId))])
  for (const { jobId, answer } of asked) answer(answers(jobId))
}

async function ask(jobIds: readonly string[]): Promise<(jobId: string) => MatchAnswer> {
  const failed = (message: string) => (): MatchAnswer => ({ kind: 'failed', message })
  if (!navigator.onLine) return failed('You are offline. Connect to the internet to compare your CV.')
  try {
    const response = await fetch('/api/cv-match', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jobIds }),
    })
    if (response.status === 429) return failed(`${messages.tooMany}. ${messages.busyDetails}`)
    if (!response.ok) return failed(messages.serverErrorDetails)
    const { matches, alert } = (await response.json()) as Matches
    if (alert !== null) return () => ({ kind: 'no-cv', alert })
    const byJob = new Map(matches.map((match) => [match.jobId, match]))
    return (jobId) => {
      const match = byJob.get(jobId)
      return match === undefined ? { kind: 'gone' } : { kind: 'match', match }
    }
  } catch {
    return failed('We could not compare your CV. Check your connection and try again.')
  }
}
