import type { IndexAnswer, IndexQuery, JobIndex } from '../jobs/job-index.ts'
import { snapshotSize, type Snapshot } from './snapshots.ts'

/** One page of a search, and how many rows its pages have together. */
export type PageOfResults = {
  ids: readonly number[]
  rows: number
  /** It is a page of the snapshot: nothing that came later is in it. */
  isPinned: boolean
  /** The rows of this view in their order, where no snapshot has them yet; null: nothing to keep. */
  toKeep: readonly number[] | null
}

export const noPage: PageOfResults = { ids: [], rows: 0, isPinned: false, toKeep: null }

/**
 * The rows of a page as they were first shown, or as they are now where nothing was shown before.
 * @returns `strict` answers what was asked for; `answer` is what is shown: another one where nothing is outside IR35 (S5.15).
 */
export async function pageOf(
  index: Pick<JobIndex, 'search'>,
  query: IndexQuery,
  { snapshot, mayLoosen }: { snapshot: Snapshot | null; /** Where nothing is outside IR35. */ mayLoosen: boolean },
): Promise<PageOfResults & { strict: IndexAnswer; answer: IndexAnswer }> {
  const view = snapshot?.view ?? null
  const pinned = snapshot && { upTo: snapshot.upTo, shown: view?.isWhole ? view.ids : null }
  const from = (query.page - 1) * query.pageSize
  const to = from + query.pageSize
  // The whole order is asked for once; the pages after the first are cut out of what was kept.
  const isKept = view !== null && to <= Math.max(view.ids.length, view.isWhole ? Number.POSITIVE_INFINITY : 0)
  const hasOrder = view === null && to <= snapshotSize
  const asked = hasOrder ? { ...query, page: 1, pageSize: snapshotSize } : query
  const strict = await index.search({ ...asked, snapshot: pinned })
  const { ir35: _, ...others } = asked.wanted
  const loose =
    strict.total === 0 && mayLoosen ? await index.search({ ...asked, wanted: others, snapshot: pinned }) : null
  const answer = loose !== null && loose.total > 0 ? loose : strict
  // On an empty page nothing is being read: what came later may come in.
  if (snapshot !== null && answer.total === 0) {
    const isMore = answer.later > 0 || (loose?.later ?? 0) > 0
    if (isMore) return await pageOf(index, query, { snapshot: null, mayLoosen })
  }

  const hidden = new Set(query.without)
  const ids = isKept
    ? view.ids.slice(from, to).filter((id) => !hidden.has(id))
    : hasOrder
      ? answer.ids.slice(from, to)
      : answer.ids
  return {
    strict,
    answer,
    ids,
    rows: view?.isWhole ? view.ids.length : answer.total,
    isPinned: snapshot !== null,
    toKeep: hasOrder && answer.total > 0 ? answer.ids : null,
  }
}
