import { useState } from 'react'
import type { Job } from '../../../contract/jobs/jobs.ts'
import { messages } from '../../../contract/texts/messages.ts'
import { mark, useIsShortlisted } from './marks.ts'
import { addJobs, removeFromList } from './shortlist-calls.ts'

export type Shortlisting = {
  isOn: boolean
  /** It was put on the list here and now. */
  isDone: boolean
  /** Why it could not be done. */
  problem: string | null
  toggle: () => void
}

/** Puts a job on the shortlist, or takes it off: shown at once, taken back where the server could not keep it. */
export function useShortlisting(job: Job): Shortlisting {
  const isOn = useIsShortlisted(job)
  const [isDone, setDone] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function change() {
    setBusy(true)
    setProblem(null)
    setDone(false)
    mark([job._id], !isOn)
    const answer = isOn ? await removeFromList({ jobs: [job._id] }) : await addJobs([job._id])
    if (answer.kind === 'done') setDone(!isOn)
    else {
      mark([job._id], isOn)
      setProblem(isOn ? messages.shortlistNotRemoved(`– ${answer.message}`) : `Not done. ${answer.message}`)
    }
    setBusy(false)
  }

  // Pressed twice, the second press waits for nothing and does nothing.
  return { isOn, isDone, problem, toggle: () => !isBusy && void change() }
}
