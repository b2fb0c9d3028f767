import { boards as boardRegistry } from './boards/boards.ts'
import { readCompanyBoards } from './boards/company-boards.ts'
import { createOutward, type Outward } from './boards/outward.ts'
import { sandboxCompanies } from './boards/sandbox-companies.ts'
import { whichBoards, type BoardInUse } from './boards/which-boards.ts'
import { createFeedFetcher } from './job-ads/index.ts'
import type { Platform } from './platform/platform.ts'

/** What reaches boards and companies' own feeds. */
export type WaysOut = {
  boards: readonly BoardInUse[]
  outward: Outward
  feeds: ReturnType<typeof createFeedFetcher>
}

/** The port of discard: nothing answers there. */
const nowhere = 'http://127.0.0.1:9'

/** How we name ourselves to boards. */
const userAgent = 'Rolecall/1.0 (job search for one person at a time)'

export async function createWaysOut({
  config,
  clock,
  db,
}: Pick<Platform, 'config' | 'clock' | 'db'>): Promise<WaysOut> {
  const companies = config.boards === 'sandbox' ? sandboxCompanies : await readCompanyBoards(config.companyBoardsFile)
  // Where the boards are made up, so is the network.
  const feedSandbox = config.boards === 'sandbox' ? (config.sandboxUrl ?? nowhere) : null
  return {
    boards: whichBoards(config, boardRegistry, companies),
    outward: createOutward({ db, clock, sandboxUrl: config.sandboxUrl, userAgent }),
    feeds: createFeedFetcher({ sandboxUrl: feedSandbox, userAgent, clock }),
  }
}
