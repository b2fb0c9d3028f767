/**
 * The list that a job was opened from, kept in the history of the tab: for the way back, and for the next one. A job that is opened by
 * its address has none.
 */
export type FromResults = {
  /** Of the list's page. */
  address: string
  /** '75 nurse jobs within 10 miles of Leeds' */
  heading: string
  /** The jobs of the list's page, in its order. */
  ids: readonly string[]
  /** Which of all jobs the first of the page is, from 1. */
  first: number
  total: number
  /** The list's next page; null: this is the last. */
  nextPage: string | null
}

/** What the history has under it; null where it is nothing of the kind. */
export function readFromResults(state: unknown): FromResults | null {
  if (typeof state !== 'object' || state === null) return null
  const { address, heading, ids, first, total } = state as Partial<FromResults>
  const isWhole =
    typeof address === 'string' &&
    address.startsWith('/jobresults/') &&
    typeof heading === 'string' &&
    Array.isArray(ids) &&
    typeof first === 'number' &&
    typeof total === 'number'
  return isWhole ? (state as FromResults) : null
}
