import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { randomBytes } from 'node:crypto'
import type { CreditNote, Invoice, Subscription } from './objects/billing.ts'
import type { Customer, PaymentMethod, Price, Product } from './objects/catalogue.ts'
import type { CheckoutSession } from './objects/checkout.ts'
import type { StripeEvent, WebhookEndpoint } from './objects/events.ts'
import type { Charge, Dispute, PaymentIntent, Refund } from './objects/money.ts'

export type Kinds = {
  customer: Customer
  product: Product
  price: Price
  payment_method: PaymentMethod
  'checkout.session': CheckoutSession
  payment_intent: PaymentIntent
  charge: Charge
  refund: Refund
  dispute: Dispute
  subscription: Subscription
  invoice: Invoice
  credit_note: CreditNote
  event: StripeEvent
  webhook_endpoint: WebhookEndpoint
}
export type Kind = keyof Kinds

const prefixes: Record<Kind, string> = {
  customer: 'cus_',
  product: 'prod_',
  price: 'price_',
  payment_method: 'pm_',
  'checkout.session': 'cs_test_',
  payment_intent: 'pi_',
  charge: 'ch_',
  refund: 're_',
  dispute: 'du_',
  subscription: 'sub_',
  invoice: 'in_',
  credit_note: 'cn_',
  event: 'evt_',
  webhook_endpoint: 'we_',
}

/** The account at the payment provider: all its objects, what is known beside them, and the time it has. */
export type Store = {
  now: () => Date
  /** Unix seconds. */
  seconds: () => number
  /** Moves the clock on; never back. */
  setTime: (to: Date) => void
  newId: (kind: Kind) => string
  get: <K extends Kind>(kind: K, id: string) => Kinds[K] | null
  /** The oldest first. */
  all: <K extends Kind>(kind: K) => Kinds[K][]
  put: <K extends Kind>(kind: K, object: Kinds[K]) => void
  drop: (kind: Kind, id: string) => void
  /** What the API does not show: a card's temper, the lines of a session. */
  beside: <Value>(key: string) => Value | null
  setBeside: (key: string, value: unknown) => void
}

type Line =
  | { put: Kind; object: { id: string } }
  | { drop: Kind; id: string }
  | { beside: string; value: unknown }
  | { ahead: number }

/**
 * @param file where every change is written down as one line, so that a purchase in progress survives a restart; null: only in memory.
 * @param clock the machine's, or a test's.
 */
export function createStore({ file, clock }: { file: string | null; clock: () => Date }): Store {
  const objects = new Map<Kind, Map<string, { id: string }>>()
  const beside = new Map<string, unknown>()
  /** How far this account's time is ahead of the clock, in milliseconds. */
  let ahead = 0
  const of = (kind: Kind) => {
    const found = objects.get(kind) ?? new Map<string, { id: string }>()
    objects.set(kind, found)
    return found
  }
  const apply = (line: Line): void => {
    if ('put' in line) of(line.put).set(line.object.id, line.object)
    else if ('drop' in line) of(line.drop).delete(line.id)
    else if ('beside' in line) beside.set(line.beside, line.value)
    else ahead = line.ahead
  }
  if (file !== null) read(file, apply)
  const change = (line: Line): void => {
    apply(line)
    if (file !== null) appendFileSync(file, `${JSON.stringify(line)}\n`)
  }
  const now = () => new Date(clock().getTime() + ahead)
  return {
    now,
    seconds: () => Math.floor(now().getTime() / 1_000),
    setTime: (to) => change({ ahead: Math.max(ahead, to.getTime() - clock().getTime()) }),
    newId: (kind) => prefixes[kind] + randomBytes(12).toString('hex'),
    get: <K extends Kind>(kind: K, id: string) => (of(kind).get(id) as Kinds[K] | undefined) ?? null,
    all: <K extends Kind>(kind: K) => [...of(kind).values()] as Kinds[K][],
    put: (kind, object) => change({ put: kind, object }),
    drop: (kind, id) => change({ drop: kind, id }),
    beside: <Value>(key: string) => (beside.get(key) as Value | undefined) ?? null,
    setBeside: (key, value) => change({ beside: key, value }),
  }
}

/** Reads what was written down, and writes it again in short: each object once. A last line that was cut off is left out. */
function read(file: string, apply: (line: Line) => void): void {
  mkdirSync(dirname(file), { recursive: true })
  if (!existsSync(file)) return
  const last = new Map<string, string>()
  for (const text of readFileSync(file, 'utf8').split('\n')) {
    let line: Line
    try {
      line = JSON.parse(text) as Line
    } catch {
      continue
    }
    apply(line)
    const key =
      'put' in line ? line.object.id : 'drop' in line ? line.id : 'beside' in line ? `beside ${line.beside}` : 'ahead'
    // Where it was first put: lists are by age.
    if ('drop' in line) last.delete(key)
    else last.set(key, text)
  }
  writeFileSync(file, [...last.values()].map((text) => `${text}\n`).join(''))
}
