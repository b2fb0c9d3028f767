import { useEffect, useState } from 'react'
import { askMatch, type MatchAnswer } from './ask-matches.ts'

/** How somebody's CVs answer an ad; null while they are being compared. `again` asks once more. */
export function useMatch(jobId: string): { answer: MatchAnswer | null; again: () => void } {
  const [attempt, setAttempt] = useState(1)
  const [came, setCame] = useState<{ attempt: number; answer: MatchAnswer }>()
  useEffect(() => {
    let isLate = false
    void askMatch(jobId).then((answer) => {
      if (!isLate) setCame({ attempt, answer })
    })
    return () => {
      isLate = true
    }
  }, [jobId, attempt])
  return { answer: came?.attempt === attempt ? came.answer : null, again: () => setAttempt(attempt + 1) }
}
