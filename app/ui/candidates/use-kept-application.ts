import { useCallback, useEffect, useState } from 'react'
import { forgetApplication, keepApplication, keptApplication, type KeptApplication } from './kept-application.ts'
import type { Typed } from './read-form.ts'

/**
 * What was entered for a job before the page was left or loaded again.
 * @param given.isDone it was sent: nothing is kept.
 * @returns `kept` once the page is alive, as the server cannot know of it; `form`: another number for a form that begins with other values.
 */
export function useKeptApplication(job: string, { person, isDone }: { person: string; isDone: boolean }) {
  const [kept, setKept] = useState<KeptApplication | null>(null)
  const [form, setForm] = useState(0)
  useEffect(() => {
    if (isDone) return forgetApplication(job)
    const found = keptApplication(job, person)
    if (found === null) return
    // After the page is alive: its fields are filled from what the server knew until then.
    const timer = setTimeout(() => {
      setKept(found)
      setForm((count) => count + 1)
    })
    return () => clearTimeout(timer)
  }, [job, person, isDone])
  const keep = useCallback((typed: Typed) => keepApplication(job, { person, typed }), [job, person])
  const discard = useCallback(() => {
    forgetApplication(job)
    setKept(null)
    setForm((count) => count + 1)
  }, [job])
  return { kept, keep, discard, form }
}
