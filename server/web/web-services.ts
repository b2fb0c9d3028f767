import type { BoardInUse } from '../boards/which-boards.ts'
import type { JobIndex } from '../jobs/job-index.ts'
import type { OpenCounts } from '../jobs/queries.ts'
import type { LiveDeps } from '../job-searches/live-search.ts'
import type { Gazetteer, PlaceAnswer } from '../../engines/places/index.ts'
import type { RequestCounts } from '../platform/limits/request-counts.ts'
import type { Platform } from '../platform/platform.ts'
import type { Provider } from '../payments/index.ts'
import type { MayPlay } from '../recordings/index.ts'
import type { WaysIn } from '../users/ways-in.ts'
import type { Load } from './overload/load.ts'

/** What the door itself stands on; the calls that it lets in to may stand on more. */
export type WebServices = Platform & {
  boards: readonly BoardInUse[]
  index: JobIndex
  live: LiveDeps
  requestCounts: RequestCounts
  openCounts: () => Promise<OpenCounts>
  searchedPlace: (text: string) => Promise<PlaceAnswer>
  /** How much work this process has taken on. */
  load: Load
  waysIn: WaysIn
  payments: Provider | null
  gazetteer: Gazetteer
  mayPlay: MayPlay
}
