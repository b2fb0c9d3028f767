import { Hono } from 'hono'
import { paymentsApi } from './api.ts'
import { advance, paymentsControl } from './control.ts'
import type { Account } from './charging.ts'
import { pagesKey } from './billing.ts'
import { checkoutHost, checkoutPages } from './checkout-pages.ts'
import { invoicePages } from './invoice-pages.ts'
import { createStore, type Store } from './store.ts'
import { createWebhooks, type Send, type Webhooks } from './webhooks.ts'

export type PaymentsSettings = {
  /** Where its books are written down; null: only in memory. */
  file?: string | null
  /** Left out: the machine's. */
  clock?: () => Date
  /** Left out: by HTTP. */
  send?: Send
}

/** The payment provider, played on this machine: its API, the page where people pay, webhooks, time, and books of its own. */
export type Payments = Account & {
  store: Store
  webhooks: Webhooks
  /** The API below /v1, and the page below its host. */
  app: Hono
  control: Hono
  /** Moves its time on, and does all that falls due on the way. */
  advance: (to: Date) => Promise<void>
  stop: () => void
}

/** Milliseconds between looks at what is due: the real one's time runs by itself, too. */
const look = 2_000

export function createPayments({
  file = null,
  clock = () => new Date(),
  send = byHttp,
}: PaymentsSettings = {}): Payments {
  const store = createStore({ file, clock })
  const webhooks = createWebhooks(store, send)
  const account = { store, webhooks }
  const app = new Hono()
  const pageUrl = (session: string, origin: string) => {
    const pages = `${origin}/${checkoutHost}`
    store.setBeside(pagesKey, pages)
    return `${pages}/c/pay/${session}`
  }
  // After the answer: a webhook can be there before whoever asked has read what it was answered.
  const afterwards = () => void setImmediate(() => void webhooks.tell())
  app.route('/v1', paymentsApi(account, { pageUrl, afterwards }))
  app.route(`/${checkoutHost}`, checkoutPages(account))
  app.route(`/${checkoutHost}`, invoicePages(account))
  let isLooking = false
  const timer = setInterval(() => {
    if (isLooking) return
    isLooking = true
    void advance(account, store.now()).finally(() => (isLooking = false))
  }, look).unref()
  return {
    store,
    webhooks,
    app,
    control: paymentsControl(account),
    advance: async (to) => await advance(account, to),
    stop: () => clearInterval(timer),
  }
}

async function byHttp(url: string, headers: Record<string, string>, body: string): Promise<number> {
  const answer = await fetch(url, {
    method: 'POST',
    headers,
    body,
    redirect: 'manual',
    signal: AbortSignal.timeout(10_000),
  })
  await answer.body?.cancel()
  return answer.status
}
