import { listAt, type FormTable } from './form.ts'
import type { Account } from './charging.ts'
import type { Kind } from './store.ts'
import { newInvoicePayment } from './objects/billing.ts'

/** Which fields hold the id of what. */
const kindOf: Readonly<Record<string, Kind>> = {
  customer: 'customer',
  subscription: 'subscription',
  latest_invoice: 'invoice',
  invoice: 'invoice',
  payment_intent: 'payment_intent',
  latest_charge: 'charge',
  charge: 'charge',
  default_payment_method: 'payment_method',
  payment_method: 'payment_method',
}

/** An object as it is answered: with what `expand` asks for in place of ids, or in place of nothing. */
export function expanded(account: Account, object: object, form: FormTable): unknown {
  const copy = structuredClone(object) as Record<string, unknown>
  for (const path of listAt(form, 'expand')) expand(account, copy, path.replace(/^data\./u, '').split('.'))
  return copy
}

function expand(account: Account, object: Record<string, unknown>, [name, ...rest]: readonly string[]): void {
  if (name === undefined) return
  const { store } = account
  const value = object[name]
  if (name === 'line_items' && object['object'] === 'checkout.session') {
    const items = store.beside<unknown[]>(`items ${String(object['id'])}`) ?? []
    object[name] = list(items, `/v1/checkout/sessions/${String(object['id'])}/line_items`)
  } else if (name === 'payments' && object['object'] === 'invoice') {
    const invoice = store.get('invoice', String(object['id']))
    const intent = store.beside<string>(`intent ${String(object['id'])}`)
    const paid = invoice?.status === 'paid' && intent !== null
    object[name] = list(
      paid ? [newInvoicePayment(`inpay_${invoice.id.slice(3)}`, invoice.created, { invoice, intent })] : [],
      `/v1/invoice_payments`,
    )
  } else if (typeof value === 'string') {
    const kind = kindOf[name]
    const found = kind === undefined ? null : store.get(kind, value)
    if (found) object[name] = structuredClone(found)
  }
  const inner = object[name]
  if (rest.length > 0 && typeof inner === 'object' && inner !== null)
    expand(account, inner as Record<string, unknown>, rest)
}

function list(data: readonly unknown[], url: string, hasMore = false): unknown {
  return { object: 'list', data, has_more: hasMore, url }
}

/** A page of a list, the newest first: `limit`, `starting_after`. */
export function page(account: Account, all: readonly { id: string }[], form: FormTable, url: string): unknown {
  const limit = Math.min(100, Math.max(1, Number(form['limit'] ?? 10) || 10))
  const newest = all.toReversed()
  const after =
    typeof form['starting_after'] === 'string' ? newest.findIndex(({ id }) => id === form['starting_after']) : -1
  const rest = newest.slice(after + 1)
  return list(
    rest.slice(0, limit).map((one) => expanded(account, one, form)),
    url,
    rest.length > limit,
  )
}
