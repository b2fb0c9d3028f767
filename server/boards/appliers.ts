import type { BoardId } from '../../contract/boards/boards.ts'
import type { Outward } from './outward.ts'
import { recruiteeApplier } from './recruitee/apply.ts'
import { type BoardInUse, findBoard } from './which-boards.ts'
import { chromiumFinder } from '../platform/chromium-finder.ts'
import type { Config } from '../platform/config.ts'
import type { Log } from '../platform/log.ts'
import type { Applier } from '../applying/index.ts'
import { browserApplier, createBrowsers } from '../applying/browser/index.ts'
import { boardForms, formOf } from './forms.ts'

/** How applications reach a board from here: through its form in a browser, or by a call; null: only by hand. */
export type ApplyingBy = 'browser' | 'api'

/**
 * Whether and how a board can be applied to now.
 * No board lets programs drive its pages: a live one is driven only where the operator has seen its terms and named it in
 * ROLECALL_TERMS_SEEN.
 */
export function appliedBy(
  board: BoardId,
  given: { boards: readonly BoardInUse[]; termsSeen: readonly string[] },
): ApplyingBy | null {
  const mode = findBoard(given.boards, board)?.mode ?? 'off'
  // Its own interface for candidates, for anybody; where it is on, it may be applied to.
  if (board === 'recruitee') return mode === 'off' ? null : 'api'
  if (formOf(board) === null || mode === 'off') return null
  return mode === 'demo' || given.termsSeen.includes(board) ? 'browser' : null
}

/** Applications are sent by us, for a person whose browser is not at hand. */
const ourselves = { ip: '', agent: '' }

export type Appliers = {
  /** Null: the board can only be applied to by hand. */
  applierFor: (board: BoardId) => { by: ApplyingBy; applier: Applier } | null
  /** Ends the browser. */
  stop: () => Promise<void>
}

/** All ways to apply, with one browser for those that need it; it starts with the first application. */
export function createAppliers(given: {
  config: Pick<Config, 'chromium' | 'dataFolder' | 'sandboxUrl' | 'termsSeen'>
  boards: readonly BoardInUse[]
  /** For those with an API; without it they are not applied to. */
  outward?: Outward
  log: Log
}): Appliers {
  const { config, boards, log, outward } = given
  const reachable = boards.flatMap(({ board, mode }) => (mode === 'live' ? (formOf(board.id)?.hosts ?? []) : []))
  const sandbox = config.sandboxUrl === null ? [] : [new URL(config.sandboxUrl).hostname]
  const browsers = createBrowsers({
    find: chromiumFinder({ setting: config.chromium, folder: `${config.dataFolder}/chromium` }),
    hosts: [...reachable, ...(boards.some(({ mode }) => mode === 'demo') ? sandbox : [])],
    log,
  })
  const made = new Map<BoardId, Applier>()
  for (const board of boardForms) {
    const isDemo = findBoard(boards, board.id)?.mode === 'demo'
    made.set(board.id, browserApplier({ board, browsers, sandboxUrl: isDemo ? config.sandboxUrl : null, log }))
  }
  const ofRecruitee = findBoard(boards, 'recruitee')
  if (outward && ofRecruitee && ofRecruitee.mode !== 'off') {
    made.set(
      'recruitee',
      recruiteeApplier((signal) => outward.open(ofRecruitee, { signal, endUser: ourselves, patienceMs: 30_000 }).call),
    )
  }
  return {
    applierFor(board) {
      const by = appliedBy(board, { boards, termsSeen: config.termsSeen })
      const applier = made.get(board)
      return by && applier ? { by, applier } : null
    },
    stop: browsers.stop,
  }
}
