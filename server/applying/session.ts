import type { ApplyingStep } from '../../contract/applications/progress.ts'
import type { Page } from 'playwright-core'
import type { Places } from './browser/places.ts'
import type { Window } from './browser/browsers.ts'
import type { BoardForm } from './board-form.ts'
import type { ApplicationOrder } from './application-form.ts'
import { viewBehindConsent, type PageView } from './page/page-view.ts'
import { Stopped } from './stopped.ts'

/** In milliseconds. */
export type Limits = {
  /** What one page may take until it answers. */
  step: number
  /** What everything up to the last button may take. */
  prepare: number
  /** From the last button to the answer. */
  send: number
}

export const usualLimits: Limits = { step: 20_000, prepare: 180_000, send: 45_000 }

/** One board in one window: what the steps of an application are made of. */
export type Session = {
  board: BoardForm
  page: Page
  places: Places
  limits: Limits
  turnedAway: readonly string[]
  /** How the board answered the last page or the last form that was sent; null: not yet. */
  status: () => number | null
  /** Pages that the board opened beside ours. */
  opened: () => number
  /** A second page of ours, beside the form. */
  beside: () => Promise<Page>
  say: (step: ApplyingStep) => Promise<void>
  /** Without what must never leave: the password. */
  clean: (text: string) => string
}

export function createSession(given: {
  board: BoardForm
  window: Window
  places: Places
  limits: Limits
  order: Pick<ApplicationOrder, 'credentials' | 'onStep'>
}): Session {
  const { board, places, limits, window, order } = given
  const { page } = window
  let status: number | null = null
  let opened = 0
  let ours = 0
  page.on('response', (response) => {
    const request = response.request()
    const isWhole = request.isNavigationRequest() && response.frame() === page.mainFrame()
    if (isWhole || request.method() === 'POST') status = response.status()
  })
  page.context().on('page', (other) => {
    if (other === page) return
    if (ours > 0) {
      ours--
      return
    }
    opened++
    void other.close().catch(() => {})
  })
  page.on('dialog', (dialog) => {
    void dialog.dismiss().catch(() => {})
  })
  page.setDefaultTimeout(limits.step)
  const password = order.credentials?.password ?? ''
  return {
    board,
    page,
    places,
    limits,
    turnedAway: window.turnedAway,
    status: () => status,
    opened: () => opened,
    async beside() {
      ours++
      return await page.context().newPage()
    },
    say: async (step) => {
      await order.onStep?.(step)
    },
    clean: (text) => (password === '' ? text : text.replaceAll(password, '•••')),
  }
}

/** Opens a real address of the board. @throws Stopped where nothing answers there */
export async function go(session: Session, address: string): Promise<void> {
  const { page, places, board, limits } = session
  const target = places.toBrowser(address)
  if (!places.isAllowed(target)) throw new Stopped('own-site', `The ad is not on a page of ${board.name}`)
  try {
    await page.goto(target, { waitUntil: 'domcontentloaded', timeout: limits.step })
  } catch {
    if (session.turnedAway.length > 0) throw new Stopped('own-site', 'The ad leads to another site')
    throw new Stopped('site-down', `${board.name} did not answer in time`, { mayRetry: true })
  }
}

/** The page as it is, without boxes for cookies. @throws Stopped where the way led to another site */
export async function look(session: Session): Promise<PageView> {
  const { page, places, board } = session
  const view = await viewBehindConsent(page)
  if (session.opened() > 0 || session.turnedAway.length > 0 || !places.isAllowed(view.address)) {
    throw new Stopped('own-site', `This employer takes applications on a site of its own, not at ${board.name}`)
  }
  return view
}

/** A picture of what stands there; null where none can be had. Passwords are covered. */
export async function pictureOf(page: Page, fullPage = true): Promise<Uint8Array | null> {
  try {
    const mask = [page.locator('input[type=password]')]
    return new Uint8Array(
      await page.screenshot({ type: 'jpeg', quality: 70, fullPage, mask, timeout: 5_000, animations: 'disabled' }),
    )
  } catch {
    return null
  }
}
