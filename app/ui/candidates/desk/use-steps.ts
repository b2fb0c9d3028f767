import { useEffect, useRef } from 'react'
import { href, useNavigate, useNavigation } from 'react-router'
import type { Candidate } from '../../../../contract/candidates/desk.ts'

type Shown = Pick<Candidate, '_id' | 'also'>

type Props = {
  adId: string
  shown: readonly Shown[]
  /** The candidate who is open. */
  candidacyId: string | null
  /** Kept in the address: '?show=new'. */
  search: string
}

/**
 * Opens the next candidate, or the one before: of whoever was asked for last, so that five presses go five on, whether or not the first has
 * been answered by then.
 */
export function useSteps({ adId, shown, candidacyId, search }: Props): (by: 1 | -1) => void {
  const navigate = useNavigate()
  const { state } = useNavigation()
  const wanted = useRef<string | null>(null)
  useEffect(() => {
    if (state === 'idle') wanted.current = null
  }, [state])
  return (by) => {
    const next = neighbour(shown, wanted.current ?? candidacyId, by)
    if (next === null) return
    wanted.current = next
    const address = href('/posted-job-details/:adId/:candidacyId', { adId, candidacyId: next })
    void navigate(`${address}${search}`, { preventScrollReset: true })
  }
}

/** The one beside a candidate, by any of their applications; the first, where nobody is open. Null at either end. */
export function neighbour(shown: readonly Shown[], from: string | null, by: 1 | -1): string | null {
  const at = from === null ? -1 : shown.findIndex(({ _id, also }) => _id === from || also.includes(from))
  return (at === -1 ? (by === 1 ? shown[0] : undefined) : shown[at + by])?._id ?? null
}
