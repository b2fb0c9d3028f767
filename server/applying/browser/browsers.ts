import type { Browser, BrowserContext, Page } from 'playwright-core'
import type { ChromiumLaunch } from '../../platform/chromium.ts'
import type { Log } from '../../platform/log.ts'
import { createTurns } from './turns.ts'
import type { Places } from './places.ts'

/** A window of its own: nothing of another application is in it, and nothing of it stays. */
export type Window = {
  page: Page
  /** Addresses that it wanted to go to and may not. */
  turnedAway: string[]
  /** Lets another window have its turn while this one waits for a person; where too many wait already, it keeps its turn. */
  rest: () => void
  close: () => Promise<void>
}

export type Browsers = {
  /** Waits for its turn where as many windows are open as may be. */
  open: (places: Places, signal: AbortSignal) => Promise<Window>
  stop: () => Promise<void>
}

const startSeconds = 30
/** Forms that wait for their person beside those that are worked on: each is a page of memory. */
const mostResting = 8
/** What is not asked for, not even of the board. Pictures are: the last page is kept as it looked. */
const unneeded: ReadonlySet<string> = new Set(['font', 'media'])
/** How long the browser is kept after the last window. */
const warmSeconds = 60

/**
 * One Chromium for all windows, started with the first.
 * @param given.hosts the only names that lead anywhere, whatever a page or a redirect asks for: '*.reed.co.uk', or the number of the sandbox
 */
export function createBrowsers(given: {
  find: () => Promise<ChromiumLaunch>
  hosts: readonly string[]
  log: Log
  atOnce?: number
}): Browsers {
  const turns = createTurns(given.atOnce ?? 4)
  let browser: Promise<Browser> | null = null
  let opened = 0
  let resting = 0
  let cooling: NodeJS.Timeout | undefined

  const start = async (): Promise<Browser> => {
    const found = await given.find()
    // 60 MB that the program does without until somebody applies.
    const { chromium } = await import('playwright-core')
    return await chromium.launch({
      ...found,
      args: [...found.args, `--host-resolver-rules=${resolverRules(given.hosts)}`],
      timeout: startSeconds * 1000,
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
    })
  }
  const running = async (): Promise<Browser> => {
    browser ??= start()
    const mine = browser
    try {
      const started = await mine
      if (started.isConnected()) return started
    } catch (error) {
      if (browser === mine) browser = null
      throw error
    }
    if (browser === mine) browser = start()
    return await (browser ?? start())
  }
  const drop = (): void => {
    const dropped = browser
    browser = null
    void dropped?.then(async (started) => await started.close()).catch(() => {})
  }

  return {
    async open(places, signal) {
      const leave = await turns.take(signal)
      clearTimeout(cooling)
      opened++
      let isOpen = true
      let isResting = false
      const rest = (): void => {
        if (!isOpen || isResting || resting >= mostResting) return
        isResting = true
        resting++
        leave()
      }
      const done = (): void => {
        if (!isOpen) return
        isOpen = false
        opened--
        if (isResting) resting--
        else leave()
        if (opened === 0) cooling = setTimeout(drop, warmSeconds * 1000).unref()
      }
      try {
        const context = await newContext(await running())
        const turnedAway = await guard(context, places)
        const page = await context.newPage()
        return {
          page,
          turnedAway,
          rest,
          async close() {
            await context.close().catch((error: unknown) => given.log.warn({ err: error }, 'a window did not close'))
            done()
          },
        }
      } catch (error) {
        done()
        throw error
      }
    },
    async stop() {
      clearTimeout(cooling)
      const stopped = browser
      browser = null
      await stopped?.then(async (started) => await started.close()).catch(() => {})
    },
  }
}

/** Nothing but the boards, or the sandbox, is found by the browser. */
function resolverRules(hosts: readonly string[]): string {
  return ['MAP * ~NOTFOUND', ...hosts.map((host) => `EXCLUDE ${host}`)].join(' , ')
}

async function newContext(browser: Browser): Promise<BrowserContext> {
  return await browser.newContext({
    serviceWorkers: 'block',
    acceptDownloads: false,
    permissions: [],
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    viewport: { width: 1280, height: 900 },
  })
}

/** Refuses whatever does not go to the board. */
async function guard(context: BrowserContext, places: Places): Promise<string[]> {
  const turnedAway: string[] = []
  await context.route('**/*', async (route) => {
    const request = route.request()
    const address = request.url()
    // Text in a letter that is there at once can be read, and pictured, at once; films tell a form nothing.
    if (unneeded.has(request.resourceType())) return await route.abort('blockedbyclient')
    if (places.isAllowed(address) || /^(?:data|blob):/u.test(address)) return await route.continue()
    if (request.isNavigationRequest()) turnedAway.push(address)
    await route.abort('blockedbyclient')
  })
  await context.routeWebSocket(/.*/u, async (socket) => {
    await socket.close()
  })
  return turnedAway
}
