import { useRef, useState } from 'react'
import { messages } from '../../../contract/texts/messages.ts'

export type Hiding = {
  isHidden: boolean
  /** Why it could not be done; it stands at the row, and the list stays. */
  problem: string | null
  /** Nothing without a connection: the banner says why. */
  hide: () => void
  undo: () => void
}

/** Whether the person has hidden this job: shown at once, taken back if the server could not keep it (M13, M14). */
export function useHiding(job: string, jobTitle: string): Hiding {
  const [isHidden, setHidden] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  // Of two calls under way the later one counts.
  const latest = useRef(0)
  async function change(to: boolean) {
    if (!navigator.onLine) return
    const call = ++latest.current
    setHidden(to)
    setProblem(null)
    const isDone = await keep({ job, jobTitle, undo: !to })
    if (isDone || call !== latest.current) return
    setHidden(!to)
    setProblem(messages.notMarkedIrrelevant)
  }
  return { isHidden, problem, hide: () => void change(true), undo: () => void change(false) }
}

async function keep(body: { job: string; jobTitle: string; undo: boolean }): Promise<boolean> {
  try {
    const answer = await fetch('/api/jobsearches/irrelevant', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      // Anyone who goes on at once has hidden it all the same.
      keepalive: true,
    })
    return answer.ok
  } catch {
    return false
  }
}
