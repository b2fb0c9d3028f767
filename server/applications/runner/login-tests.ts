import type { LoginTestResult } from '../../../contract/credentials/credentials.ts'
import type { Applier } from '../../applying/index.ts'
import { holdLogin, letLoginGo } from '../held-logins.ts'
import { loginsToTest, recordTest, type LoginToTest } from '../../credentials/index.ts'
import { openCredentials, type OpeningVault } from '../../credentials/opening/index.ts'
import { inTransaction } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { sayingOnce } from '../../platform/saying-once.ts'

/** How often it looks for logins that their people want tried. */
const lookMs = 3_000

type Deps = Pick<Platform, 'db' | 'clock' | 'log' | 'tasks' | 'config'> & {
  vault: OpeningVault
  applierFor: (board: LoginToTest['board']) => Applier | null
}

/** Tries logins to boards, one after the other, as their people ask for it. */
export function startLoginTests(deps: Deps): { workOff: () => Promise<void>; stop: () => Promise<void> } {
  const stopping = new AbortController()
  const say = sayingOnce(deps.log, 'logins to boards could not be tried')
  let working: Promise<void> = Promise.resolve()

  async function work(): Promise<void> {
    for (const asked of await loginsToTest(deps.db, deps.clock.now())) {
      if (stopping.signal.aborted) return
      const now = deps.clock.now()
      const result = await tryOne(deps, asked, stopping.signal)
      await keepResult(deps, asked, { result, triedAt: now })
    }
  }
  async function workOff(): Promise<void> {
    working = working.then(work).catch((error: unknown) => {
      if (!stopping.signal.aborted) say(error)
    })
    await working
  }

  let isLooking = false
  const timer = setInterval(() => {
    if (isLooking) return
    isLooking = true
    void workOff().finally(() => {
      isLooking = false
    })
  }, lookMs)
  return {
    workOff,
    async stop() {
      clearInterval(timer)
      stopping.abort()
      await working
    },
  }
}

/** What came of it is shown; it also says whether applications there may log in. */
async function keepResult(
  deps: Deps,
  asked: LoginToTest,
  { result, triedAt }: { result: LoginTestResult; triedAt: Date },
): Promise<void> {
  const now = deps.clock.now()
  const { userId, board } = asked
  await recordTest(deps.db, asked, { result, now })
  if (result !== 'works' && result !== 'refused') return
  await inTransaction(deps.db, async (client) => {
    if (result === 'works') return await letLoginGo(client, { userId, board, now })
    const { tasks, config } = deps
    const siteUrl = config.publicUrl ?? `http://${config.host}:${config.port}`
    return await holdLogin({ tasks, siteUrl }, client, {
      userId,
      board,
      reason: 'wrong-password',
      text: '',
      triedAt,
      now,
    })
  })
}

async function tryOne(deps: Deps, { userId, board }: LoginToTest, signal: AbortSignal): Promise<LoginTestResult> {
  const applier = deps.applierFor(board)
  if (!applier?.tryLogin) return 'no-answer'
  // It rests until the person proves again who they are, or is gone.
  const credentials = await openCredentials(deps.db, deps.vault, { userId, board, now: deps.clock.now() })
  if (credentials === null) return 'needs-you'
  return await applier.tryLogin({ credentials, signal }).catch((error: unknown) => {
    // Of an error of the browser only its kind is told: its words may repeat what was typed.
    deps.log.warn({ board, name: (error as Error).name }, 'a login could not be tried')
    return 'no-answer'
  })
}
