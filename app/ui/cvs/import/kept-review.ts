import { useSyncExternalStore } from 'react'
import { z } from 'zod'
import { Cv } from '../../../../contract/cvs/cvs.ts'
import { CvProposal } from '../../../../contract/cvs/import.ts'
import { contactPaths } from './cards.ts'

/** A review that was begun, as this tab keeps it until it is closed: loading the page again loses nothing. */
const KeptReview = z.object({
  name: z.string(),
  proposal: CvProposal,
  found: Cv,
  cards: z.record(z.string(), z.enum(['taken', 'skipped'])),
  off: z.array(z.string()),
  contact: z.array(z.enum(contactPaths)).nullable(),
  isKeptWanted: z.boolean(),
})
export type KeptReview = z.infer<typeof KeptReview>

const place = 'cv-import'

/** As it was last kept; undefined: not looked yet. */
let last: KeptReview | null | undefined

/** The review that was begun in this tab, if there is one; null on the server, and so at first. */
export function useKeptReview(): KeptReview | null {
  return useSyncExternalStore(
    () => () => {},
    () => (last ??= readReview()),
    () => null,
  )
}

function readReview(): KeptReview | null {
  try {
    return KeptReview.safeParse(JSON.parse(sessionStorage.getItem(place) ?? 'null')).data ?? null
  } catch {
    return null // Switched off, or written by something else.
  }
}

export function keepReview(review: KeptReview): void {
  last = review
  try {
    sessionStorage.setItem(place, JSON.stringify(review))
  } catch {
    // Full or switched off: it lives on the page alone.
  }
}

export function forgetReview(): void {
  last = null
  try {
    sessionStorage.removeItem(place)
  } catch {
    // Switched off: there is nothing.
  }
}
