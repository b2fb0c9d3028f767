import type { AlertFrequency } from '../../../contract/alerts/frequencies.ts'
import type { AskedBoard } from '../../../contract/alerts/asked-boards.ts'
import type { JobSearch } from '../../../contract/job-searches/job-searches.ts'
import { askable, boardQuery } from '../../job-searches/live-search.ts'
import { remembered } from '../remembered-places.ts'
import { askedForAlerts, type AskForDeps } from './ask-for-alerts.ts'
import { findAskedFor } from './asked-for-alerts.ts'
import { oldestHours } from './plan-asks.ts'
import type { Queryable } from '../../platform/database.ts'

/** Of each alert the boards that are asked for it, with how lately they were. */
export async function boardsOfAlerts(
  { live, searchedPlace }: AskForDeps,
  db: Queryable,
  { alerts, now }: { alerts: readonly { id: string; search: JobSearch; frequency: AlertFrequency }[]; now: Date },
): Promise<Map<string, AskedBoard[]>> {
  const asked = await findAskedFor(
    db,
    alerts.map(({ id }) => id),
  )
  const placeOf = remembered(searchedPlace)
  const found = new Map<string, AskedBoard[]>()
  for (const { id, search, frequency } of alerts) {
    const query = boardQuery(search, await placeOf(search.jobLocation))
    const boards = query === null ? [] : askable(askedForAlerts(live.boards), query)
    const oldest = now.getTime() - oldestHours[frequency] * 3_600_000
    found.set(
      id,
      boards.map(({ board }) => {
        const at = asked.get(id)?.get(board.id)?.answeredAt ?? null
        return { name: board.name, at: at?.toISOString() ?? null, isMissing: at === null || at.getTime() < oldest }
      }),
    )
  }
  return found
}
