import type { Page, Request } from 'playwright-core'
import { isLeaving } from './leaving.ts'

/** What tells one state of a page from another; its first word says which document it is. Empty while the page is being left. */
export type Sign = string

/** In milliseconds: a new page is through with its own scripts by then; the same one may have begun something. */
const stillFor = { new: 20, same: 60 } as const
/** Of a page that shows something else, and still asks for more without end. */
const patience = 1_000
/** How often what the page cannot know is looked at. */
const turn = 150

/** Requests of a page that may yet change it, from now on. */
export function watchRequests(page: Page): { isLeaving: () => boolean; isBusy: () => boolean; end: () => void } {
  const open = new Set<Request>()
  const begun = (request: Request): void => {
    if (['document', 'script', 'xhr', 'fetch'].includes(request.resourceType())) open.add(request)
  }
  const ended = (request: Request): void => void open.delete(request)
  page.on('request', begun)
  page.on('requestfinished', ended)
  page.on('requestfailed', ended)
  return {
    isLeaving: () => [...open].some((request) => request.isNavigationRequest() && request.frame() === page.mainFrame()),
    isBusy: () => open.size > 0,
    end() {
      page.off('request', begun)
      page.off('requestfinished', ended)
      page.off('requestfailed', ended)
    },
  }
}

/**
 * Waits until the page is another one than it was, is through with loading, and keeps still.
 * @param given.isOver something else ended it, as a window that the board opened
 * @returns false where it stayed as it was all the time
 */
export async function settled(
  page: Page,
  before: Sign,
  given: { requests: ReturnType<typeof watchRequests>; withinMs: number; isOver: () => boolean },
): Promise<boolean> {
  const { requests, withinMs, isOver } = given
  const until = performance.now() + withinMs
  let isOther = false
  let sign = ''
  let since = performance.now()
  for (;;) {
    if (isOver()) return true
    const left = until - performance.now()
    if (left <= 0) return isOther
    const now = await otherThan(page, before, Math.min(left, turn))
    isOther = now !== null
    if (now === null || now.sign !== sign) {
      sign = now?.sign ?? ''
      since = performance.now()
    }
    if (now === null || !now.isStill || requests.isLeaving()) continue
    if (!requests.isBusy() || performance.now() - since >= patience) return true
  }
}

/** What the page is like now. */
export async function signOf(page: Page): Promise<Sign> {
  return (await otherThan(page, '', 0))?.sign ?? ''
}

/** Null: it is as it was, or between two pages. */
async function otherThan(page: Page, before: Sign, forMs: number): Promise<{ sign: Sign; isStill: boolean } | null> {
  try {
    return await page.evaluate(waitForOther, { before, forMs, stillFor })
  } catch (error) {
    if (page.isClosed() || !isLeaving(error)) throw error
    return null
  }
}

/** Runs in the page, which alone sees at once what happens to it. */
async function waitForOther(given: {
  before: string
  forMs: number
  stillFor: { new: number; same: number }
}): Promise<{ sign: string; isStill: boolean } | null> {
  /** The same of frames of the same board; into others nobody looks. */
  const framed = (): string => {
    const inside = [...document.querySelectorAll('iframe')].map((frame) => frame.contentDocument)
    return inside.map((one) => (one?.body ? ` ${one.location.href} ${one.body.innerText}` : '')).join('')
  }
  const signOf = (): string => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const isLoading = document.readyState === 'loading' || navigation?.domContentLoadedEventEnd === 0
    if (isLoading || !document.body) return ''
    const fields = [...document.body.querySelectorAll('input,select,textarea,button')].map(
      (one) => `${one.id}${one.matches(':disabled') ? '-' : ''}`,
    )
    return `${performance.timeOrigin} ${location.href} ${fields.join(' ')} ${document.body.innerText}${framed()}`
  }
  const isSameDocument = given.before.startsWith(`${performance.timeOrigin} `)
  const still = isSameDocument ? given.stillFor.same : given.stillFor.new
  const until = performance.now() + given.forMs
  let sign = ''
  let since = performance.now()
  for (;;) {
    const seen = signOf()
    const now = performance.now()
    if (seen !== sign) [sign, since] = [seen, now]
    const isOther = sign !== '' && sign !== given.before
    const isStill = isOther && now - since >= still
    if (isStill || now >= until) return isOther ? { sign, isStill } : null
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}

/** Waits until nothing has changed in the page for so long, and no longer than that. */
export async function keepsStill(page: Page, given: { forMs: number; withinMs: number }): Promise<void> {
  await page.evaluate(waitForStillness, given).catch((error: unknown) => {
    if (page.isClosed() || !isLeaving(error)) throw error
  })
}

/** Runs in the page. */
async function waitForStillness({ forMs, withinMs }: { forMs: number; withinMs: number }): Promise<void> {
  const until = performance.now() + withinMs
  let since = performance.now()
  const observer = new MutationObserver(() => {
    since = performance.now()
  })
  const roots: Node[] = [document]
  for (const root of roots)
    if (root instanceof Document || root instanceof ShadowRoot)
      for (const one of root.querySelectorAll('*')) if (one.shadowRoot) roots.push(one.shadowRoot)
  for (const root of roots)
    observer.observe(root, { subtree: true, childList: true, attributes: true, characterData: true })
  while (performance.now() < Math.min(since + forMs, until)) await new Promise((resolve) => setTimeout(resolve, 20))
  observer.disconnect()
}
