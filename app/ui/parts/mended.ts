import { useState, useSyncExternalStore } from 'react'

/** Counts the refusals that were shown on this page. */
let refusals = 0
const listeners = new Set<() => void>()

/** A form was refused, or checked anew: what is wrong with its fields is told again, also where it is the same as before. */
export function noteRefusal(): void {
  refusals += 1
  for (const listener of listeners) listener()
}

/**
 * What a refusal found wrong with a field, until the field is changed: then it may be right, and the next answer says so. What a field finds
 * wrong by itself, as somebody types, stays as long as it is said.
 * @returns the problem to show, and what to call when the field has been changed.
 */
export function useUntilMended(problem: string | undefined): [problem: string | undefined, onMend: () => void] {
  const count = useSyncExternalStore(
    subscribe,
    () => refusals,
    () => 0,
  )
  const [refused, setRefused] = useState({ problem, count, isMended: false })
  // Rendered with what the refusal said, just before it was counted.
  // Or it was told that the field is right: what is wrong after that is news.
  if (refused.count !== count || (refused.isMended && problem === undefined))
    setRefused({ problem, count, isMended: false })
  const isOfRefusal = problem !== undefined && count > 0 && refused.problem === problem
  const onMend = () => {
    if (isOfRefusal) setRefused({ problem, count, isMended: true })
  }
  return [isOfRefusal && refused.isMended ? undefined : problem, onMend]
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
