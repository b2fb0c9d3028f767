import { useEffect, useState } from 'react'
import type { Cv } from '../../../../contract/cvs/cvs.ts'
import { emptyCv } from '../../../../contract/cvs/empty-cv.ts'
import { readDraft } from '../draft-store.ts'
import { findCv } from '../wizard/account-calls.ts'

/**
 * The CV that something goes into, as it was typed last; null while it is asked for.
 * @param into a CV's id, 'new', or null: the browser's own.
 */
export function useCurrentCv(into: string | null): { current: Cv | null; problem: string | null } {
  const [own] = useState(() => (into === null ? (readDraft()?.cv ?? emptyCv) : null))
  const [loaded, setLoaded] = useState<{ of: string; cv: Cv | null; problem: string | null } | null>(null)
  useEffect(() => {
    if (into === null || into === 'new') return
    let isGone = false
    void findCv(into).then((answer) => {
      if (isGone) return
      const isDone = answer.kind === 'done'
      const cv = isDone ? (answer.value.draft?.cv ?? answer.value.cv) : null
      setLoaded({ of: into, cv, problem: isDone ? null : answer.why })
    })
    return () => {
      isGone = true
    }
  }, [into])
  if (into === null) return { current: own, problem: null }
  if (into === 'new') return { current: emptyCv, problem: null }
  return loaded?.of === into ? { current: loaded.cv, problem: loaded.problem } : { current: null, problem: null }
}
