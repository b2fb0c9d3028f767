import type { Browser, BrowserContext } from 'playwright-core'
import type { ChromiumLaunch } from '../../platform/chromium.ts'
import type { Log } from '../../platform/log.ts'

/** Why nothing was printed; 'not-whole': it was, and a part of its words was not in the file, so that nobody is given it. */
export class PrintFailed extends Error {
  readonly reason: 'no-browser' | 'too-slow' | 'too-busy' | 'broke' | 'not-whole'
  constructor(reason: PrintFailed['reason'], message: string, options?: ErrorOptions) {
    super(message, options)
    this.reason = reason
  }
}

export type Printer = {
  /**
   * Prints an HTML document that needs nothing from anywhere.
   * @throws PrintFailed
   */
  print: (html: string) => Promise<Uint8Array>
  stop: () => Promise<void>
}

export type PrinterLimits = {
  /** Of one document, with the start of the browser where it does not run yet. */
  seconds: number
  /** Documents that are printed at once. */
  atOnce: number
  /** Documents that wait for those; more are refused. */
  waiting: number
  /** How long the browser is kept after the last document. */
  warmSeconds: number
}

const usualLimits: PrinterLimits = { seconds: 20, atOnce: 2, waiting: 20, warmSeconds: 60 }

/** Where the document is said to be; nothing answers there but we. */
const address = 'http://document.invalid/'
/** Beside what the browser is told: scripts are off, and every request but the document itself is refused. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src data:"

/**
 * Prints documents with a Chromium that starts with the first one, and ends a minute after the last.
 * @param given.find finds the browser: see `findChromium`.
 */
export function createPrinter(given: {
  find: () => Promise<ChromiumLaunch>
  log: Log
  limits?: Partial<PrinterLimits>
}): Printer {
  const limits = { ...usualLimits, ...given.limits }
  const queue = createQueue(limits)
  let browser: Promise<Browser> | null = null
  let printing = 0
  let cooling: NodeJS.Timeout | undefined

  const running = async (found: ChromiumLaunch): Promise<Browser> => {
    browser ??= start(found, limits.seconds)
    const mine = browser
    try {
      const started = await mine
      if (started.isConnected()) return started
    } catch (error) {
      if (browser === mine) browser = null
      throw error
    }
    // It ended by itself: another is started, once.
    if (browser === mine) browser = start(found, limits.seconds)
    return await (browser ?? start(found, limits.seconds))
  }
  /** A browser that answers nothing is ended by its driver, and nobody waits for that. */
  const drop = (): void => {
    const dropped = browser
    browser = null
    void dropped?.then(async (started) => await started.close()).catch(() => {})
  }

  const printOne = async (html: string): Promise<Uint8Array> => {
    clearTimeout(cooling)
    printing++
    let close: (() => Promise<void>) | null = null
    try {
      // Finding one may unpack it first, which is done once and has limits of its own.
      const found = await findBrowser(given.find)
      return await withinSeconds(limits.seconds, async () => {
        const context = await newContext(await running(found))
        close = async () => await context.close()
        return await printIn(context, html)
      })
    } catch (error) {
      const failure = asFailure(error)
      given.log.warn({ err: failure, reason: failure.reason }, 'a document was not printed')
      throw failure
    } finally {
      // One document is no reason to end what prints another; a browser that cannot even let go of it is.
      if (!(await isClosed(close))) drop()
      printing--
      if (printing === 0) cooling = setTimeout(drop, limits.warmSeconds * 1000).unref()
    }
  }

  return {
    print: async (html) => await queue(async () => await printOne(html)),
    stop: async () => {
      clearTimeout(cooling)
      const stopped = browser
      browser = null
      await stopped?.then(async (started) => await started.close()).catch(() => {})
    },
  }
}

async function findBrowser(find: () => Promise<ChromiumLaunch>): Promise<ChromiumLaunch> {
  try {
    return await find()
  } catch (cause) {
    throw new PrintFailed('no-browser', (cause as Error).message, { cause })
  }
}

async function start(found: ChromiumLaunch, seconds: number): Promise<Browser> {
  // 60 MB and half a second that a program does without until somebody prints.
  const { chromium } = await import('playwright-core')
  return await chromium.launch({
    ...found,
    // Whatever a document asks for, no name leads anywhere.
    args: [...found.args, '--host-resolver-rules=MAP * ~NOTFOUND'],
    timeout: seconds * 1000,
    // The program ends its browser itself.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  })
}

async function newContext(browser: Browser): Promise<BrowserContext> {
  return await browser.newContext({
    javaScriptEnabled: false,
    serviceWorkers: 'block',
    acceptDownloads: false,
    locale: 'en-GB',
  })
}

async function printIn(context: BrowserContext, html: string): Promise<Uint8Array> {
  await context.route('**/*', async (route) => {
    const isNavigation = route.request().isNavigationRequest()
    const isDocument = route.request().url() === address && isNavigation
    // A document that leads elsewhere stays where it is: ‘no content’ leaves it, a refusal would put an error page in its place.
    if (isNavigation && !isDocument) return await route.fulfill({ status: 204 })
    if (!isDocument) return await route.abort()
    await route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: { 'content-security-policy': policy },
      body: html,
    })
  })
  const page = await context.newPage()
  await page.goto(address, { waitUntil: 'load' })
  return new Uint8Array(await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true }))
}

/** @param close null: there was nothing to close, as where the browser never came up. */
async function isClosed(close: (() => Promise<void>) | null): Promise<boolean> {
  if (close === null) return false
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), 2_000)
  })
  const closed = close().then(
    () => true,
    () => false,
  )
  const answer = await Promise.race([closed, late])
  clearTimeout(timer)
  return answer
}

async function withinSeconds<T>(seconds: number, work: () => Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new PrintFailed('too-slow', `The browser did not print within ${seconds} s`)),
      seconds * 1000,
    )
  })
  const working = work()
  // Once it is late nobody listens any more.
  working.catch(() => {})
  try {
    return await Promise.race([working, late])
  } finally {
    clearTimeout(timer)
  }
}

function asFailure(error: unknown): PrintFailed {
  if (error instanceof PrintFailed) return error
  const { name, message } = error as Error
  return name === 'TimeoutError'
    ? new PrintFailed('too-slow', message, { cause: error })
    : new PrintFailed('broke', `The browser could not print: ${message}`, { cause: error })
}

/** So many at once, so many waiting, and no more. */
function createQueue({ atOnce, waiting }: PrinterLimits): <T>(work: () => Promise<T>) => Promise<T> {
  let busy = 0
  const line: (() => void)[] = []
  return async (work) => {
    if (busy < atOnce) busy++
    else if (line.length >= waiting) throw new PrintFailed('too-busy', 'Too many documents are waiting to be printed')
    // The place is handed on by the one who leaves.
    else await new Promise<void>((go) => line.push(go))
    try {
      return await work()
    } finally {
      const next = line.shift()
      if (next) next()
      else busy--
    }
  }
}
