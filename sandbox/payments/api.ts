import { randomBytes } from 'node:crypto'
import { Hono } from 'hono'
import { expanded, page } from './answers.ts'
import { chargeOf, change, creditNote, end, ofSubscription, pause, resume } from './billing.ts'
import { refund, type Account } from './charging.ts'
import { expireSession } from './checkout.ts'
import type { SessionOrder } from './session-order.ts'
import { has, listAt, readForm, textAt, textsAt, wholeAt, type FormTable } from './form.ts'
import { createOnce, type Answer } from './idempotency.ts'
import { newCustomer, newPrice, newProduct, type Price } from './objects/catalogue.ts'
import { newItem, newSession } from './objects/checkout.ts'
import { apiVersion, newEndpoint } from './objects/events.ts'
import { missing, Refused, required } from './problems.ts'
import type { Kind, Kinds } from './store.ts'
import { webhookSecret } from './webhooks.ts'

type Asked = { id: string; form: FormTable; path: string }
type Route = [method: 'GET' | 'POST' | 'DELETE', pattern: RegExp, answer: (asked: Asked) => unknown]

/**
 * The payment provider's API below /v1, as far as Rolecall uses it: forms in, JSON out.
 * @param options.pageUrl where a session is paid.
 * @param options.afterwards called after each change, so that what came of it is told.
 */
export function paymentsApi(
  account: Account,
  { pageUrl, afterwards }: { pageUrl: (session: string, origin: string) => string; afterwards: () => void },
): Hono {
  const { store } = account
  const once = createOnce(store)
  const app = new Hono()
  app.all('/*', async (c) => {
    const requestId = `req_${randomBytes(7).toString('hex')}`
    const key = c.req.header('idempotency-key') ?? null
    const headers: Record<string, string> = {
      'request-id': requestId,
      'stripe-version': c.req.header('stripe-version') ?? apiVersion,
      ...(key === null ? {} : { 'idempotency-key': key }),
    }
    try {
      allow(c.req.header('authorization'))
      const url = new URL(c.req.url)
      const body = c.req.method === 'POST' ? await c.req.text() : url.search.slice(1)
      const answer = (): Answer => ({ status: 200, body: route(c.req.method, url, readForm(body)) })
      const given = once(c.req.method === 'POST' ? key : null, `${url.pathname}\n${body}`, answer)
      if (given.isReplayed) headers['idempotent-replayed'] = 'true'
      return c.json(given.body as object, given.status as 200, headers)
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      return c.json(error.body, error.status as 400, headers)
    } finally {
      afterwards()
    }
  })
  return app

  function route(method: string, { pathname, origin }: URL, form: FormTable): unknown {
    for (const [of, pattern, answer] of routes(origin)) {
      const [matched, id = ''] = pattern.exec(pathname) ?? []
      if (matched !== undefined && of === method) return answer({ id, form, path: pathname })
    }
    throw new Refused(404, { message: `Unrecognized request URL (${method}: ${pathname}).` })
  }

  function find<K extends Kind>(kind: K, id: string, param?: string): Kinds[K] {
    const found = store.get(kind, id)
    if (found === null) throw missing(kind, id, param)
    return found
  }

  function answerOf(object: object, { form }: Pick<Asked, 'form'>): unknown {
    return expanded(account, object, form)
  }

  function routes(origin: string): Route[] {
    return [
      ['POST', /^\/v1\/customers$/u, (asked) => answerOf(createCustomer(asked.form), asked)],
      ['GET', /^\/v1\/customers\/(\w+)$/u, (asked) => answerOf(find('customer', asked.id), asked)],
      ['POST', /^\/v1\/products$/u, (asked) => answerOf(createProduct(asked.form), asked)],
      ['POST', /^\/v1\/prices$/u, (asked) => answerOf(createPrice(asked.form), asked)],
      ['GET', /^\/v1\/prices$/u, ({ form }) => page(account, pricesBy(form), form, '/v1/prices')],
      ['GET', /^\/v1\/prices\/(\w+)$/u, (asked) => answerOf(find('price', asked.id), asked)],
      ['POST', /^\/v1\/checkout\/sessions$/u, (asked) => answerOf(createSession(asked.form, origin), asked)],
      ['GET', /^\/v1\/checkout\/sessions\/(\w+)$/u, (asked) => answerOf(find('checkout.session', asked.id), asked)],
      ['POST', /^\/v1\/checkout\/sessions\/(\w+)\/expire$/u, (asked) => answerOf(expire(asked.id), asked)],
      ['GET', /^\/v1\/payment_intents\/(\w+)$/u, (asked) => answerOf(find('payment_intent', asked.id), asked)],
      ['GET', /^\/v1\/charges\/(\w+)$/u, (asked) => answerOf(find('charge', asked.id), asked)],
      ['POST', /^\/v1\/refunds$/u, (asked) => answerOf(createRefund(asked.form), asked)],
      ['GET', /^\/v1\/refunds$/u, ({ form }) => page(account, refundsBy(form), form, '/v1/refunds')],
      ['GET', /^\/v1\/disputes\/(\w+)$/u, (asked) => answerOf(find('dispute', asked.id), asked)],
      ['GET', /^\/v1\/subscriptions\/(\w+)$/u, (asked) => answerOf(find('subscription', asked.id), asked)],
      ['POST', /^\/v1\/subscriptions\/(\w+)$/u, (asked) => answerOf(changeSubscription(asked), asked)],
      ['DELETE', /^\/v1\/subscriptions\/(\w+)$/u, (asked) => answerOf(cancelNow(asked.id), asked)],
      ['POST', /^\/v1\/subscriptions\/(\w+)\/pause$/u, (asked) => answerOf(pauseNow(asked), asked)],
      ['POST', /^\/v1\/subscriptions\/(\w+)\/resume$/u, (asked) => answerOf(resumeNow(asked.id), asked)],
      ['GET', /^\/v1\/invoices\/(\w+)$/u, (asked) => answerOf(find('invoice', asked.id), asked)],
      ['GET', /^\/v1\/invoices$/u, ({ form }) => page(account, invoicesBy(form), form, '/v1/invoices')],
      ['POST', /^\/v1\/credit_notes$/u, (asked) => answerOf(createCreditNote(asked.form), asked)],
      ['GET', /^\/v1\/credit_notes$/u, ({ form }) => page(account, notesBy(form), form, '/v1/credit_notes')],
      ['GET', /^\/v1\/events$/u, ({ form }) => page(account, eventsBy(form), form, '/v1/events')],
      ['GET', /^\/v1\/events\/(\w+)$/u, (asked) => answerOf(find('event', asked.id), asked)],
      ['POST', /^\/v1\/webhook_endpoints$/u, ({ form }) => createEndpoint(form)],
      [
        'GET',
        /^\/v1\/webhook_endpoints$/u,
        ({ form }) => page(account, store.all('webhook_endpoint'), form, '/v1/webhook_endpoints'),
      ],
      ['DELETE', /^\/v1\/webhook_endpoints\/(\w+)$/u, ({ id }) => dropEndpoint(id)],
    ]
  }

  function createCustomer(form: FormTable): object {
    const made = newCustomer(store.newId('customer'), store.seconds(), {
      email: textAt(form, 'email'),
      name: textAt(form, 'name'),
      metadata: textsAt(form, 'metadata'),
    })
    store.put('customer', made)
    account.webhooks.emit('customer.created', made)
    return made
  }

  function createProduct(form: FormTable): object {
    const name = textAt(form, 'name')
    if (name === null) throw required('name')
    const made = newProduct(store.newId('product'), store.seconds(), { name, metadata: textsAt(form, 'metadata') })
    store.put('product', made)
    return made
  }

  function createPrice(form: FormTable): Price {
    const amount = wholeAt(form, 'unit_amount')
    const currency = textAt(form, 'currency')
    if (amount === null) throw required('unit_amount')
    if (currency === null) throw required('currency')
    const productName = textAt(form, 'product_data', 'name')
    const product =
      productName === null
        ? find('product', textAt(form, 'product') ?? '', 'product')
        : newProduct(store.newId('product'), store.seconds(), { name: productName, metadata: {} })
    if (productName !== null) store.put('product', product)
    const interval = textAt(form, 'recurring', 'interval')
    const made = newPrice(store.newId('price'), store.seconds(), {
      product: product.id,
      amount,
      currency,
      taxBehavior: textAt(form, 'tax_behavior') ?? 'unspecified',
      lookupKey: textAt(form, 'lookup_key'),
      recurring: interval === null ? null : { interval, count: wholeAt(form, 'recurring', 'interval_count') ?? 1 },
      metadata: textsAt(form, 'metadata'),
    })
    store.put('price', made)
    return made
  }

  function pricesBy(form: FormTable): Price[] {
    const keys = listAt(form, 'lookup_keys')
    return store.all('price').filter(({ lookup_key: key }) => keys.length === 0 || (key !== null && keys.includes(key)))
  }

  function createSession(form: FormTable, origin: string): object {
    const mode = textAt(form, 'mode')
    if (mode !== 'payment' && mode !== 'subscription') throw required('mode')
    const successUrl = textAt(form, 'success_url')
    if (successUrl === null) throw required('success_url')
    const customer = textAt(form, 'customer')
    if (customer !== null) find('customer', customer, 'customer')
    const priceId = textAt(form, 'line_items', '0', 'price')
    const price = priceId === null ? createPrice(priceData(form)) : find('price', priceId, 'line_items[0][price]')
    const product = store.get('product', price.product)
    const quantity = wholeAt(form, 'line_items', '0', 'quantity') ?? 1
    const amount = (price.unit_amount ?? 0) * quantity
    if (mode === 'payment' && amount < 30)
      throw new Refused(400, { code: 'amount_too_small', message: 'The amount must be at least 30 pence.' })
    const trialDays = wholeAt(form, 'subscription_data', 'trial_period_days')
    const id = store.newId('checkout.session')
    const made = newSession(id, store.seconds(), {
      mode,
      customer,
      clientReference: textAt(form, 'client_reference_id'),
      amount: trialDays === null ? amount : 0,
      currency: price.currency,
      metadata: textsAt(form, 'metadata'),
      successUrl: successUrl.replaceAll('{CHECKOUT_SESSION_ID}', id),
      cancelUrl: textAt(form, 'cancel_url'),
      // The seller's clock is behind where time was moved on here: a page is open for half an hour at the least.
      expiresAt: Math.max(wholeAt(form, 'expires_at') ?? store.seconds() + 24 * 3_600, store.seconds() + 1_800),
      url: pageUrl(id, origin),
    })
    const order: SessionOrder = {
      price: price.id,
      description: product?.name ?? 'Purchase',
      metadata: textsAt(form, mode === 'payment' ? 'payment_intent_data' : 'subscription_data', 'metadata'),
      trialDays,
    }
    const item = newItem(`li_${id.slice(-12)}`, {
      amount: made.amount_total,
      currency: price.currency,
      description: order.description,
      price,
      quantity,
    })
    store.setBeside(`order ${id}`, order)
    store.setBeside(`items ${id}`, [item])
    store.put('checkout.session', made)
    return made
  }

  function priceData(form: FormTable): FormTable {
    const [line] = Array.isArray(form['line_items']) ? form['line_items'] : []
    const data = typeof line === 'object' && !Array.isArray(line) ? line['price_data'] : undefined
    if (typeof data !== 'object' || Array.isArray(data)) throw required('line_items')
    return data
  }

  function expire(id: string): object {
    const session = find('checkout.session', id)
    if (session.status !== 'open')
      throw new Refused(400, { message: 'Only Checkout Sessions with a status in ["open"] can be expired.' })
    return expireSession(account, session)
  }

  function createRefund(form: FormTable): object {
    const intent = find('payment_intent', textAt(form, 'payment_intent') ?? '', 'payment_intent')
    const paidBy = intent.latest_charge === null ? null : store.get('charge', intent.latest_charge)
    if (!paidBy?.paid)
      throw new Refused(400, {
        message: `This PaymentIntent (${intent.id}) does not have a successful charge to refund.`,
      })
    if (paidBy.refunded)
      throw new Refused(400, {
        code: 'charge_already_refunded',
        message: `Charge ${paidBy.id} has already been refunded.`,
      })
    const amount = wholeAt(form, 'amount') ?? paidBy.amount - paidBy.amount_refunded
    return inRange(() =>
      refund(account, { charge: paidBy, amount, reason: textAt(form, 'reason'), metadata: textsAt(form, 'metadata') }),
    )
  }

  function refundsBy(form: FormTable): { id: string }[] {
    const intent = textAt(form, 'payment_intent')
    return store.all('refund').filter(({ payment_intent: of }) => intent === null || of === intent)
  }

  function createCreditNote(form: FormTable): object {
    const invoice = find('invoice', textAt(form, 'invoice') ?? '', 'invoice')
    if (invoice.status !== 'paid' || chargeOf(account, invoice) === null)
      throw new Refused(400, { message: 'Only invoices that are paid can have a post payment credit note.' })
    const amount = wholeAt(form, 'amount') ?? invoice.amount_paid
    if (wholeAt(form, 'refund_amount') !== amount)
      throw new Refused(400, {
        message: 'The sum of refund, credit and out of band amounts must equal the credit note.',
      })
    return inRange(() =>
      creditNote(account, { invoice, amount, reason: textAt(form, 'reason'), metadata: textsAt(form, 'metadata') }),
    )
  }

  function notesBy(form: FormTable): { id: string }[] {
    const invoice = textAt(form, 'invoice')
    return store.all('credit_note').filter(({ invoice: of }) => invoice === null || of === invoice)
  }

  function invoicesBy(form: FormTable): { id: string }[] {
    const subscription = textAt(form, 'subscription')
    return store.all('invoice').filter((one) => subscription === null || ofSubscription(one) === subscription)
  }

  function changeSubscription({ id, form }: Asked): object {
    const subscription = find('subscription', id)
    if (subscription.status === 'canceled') throw missing('subscription', id)
    const changes: Partial<typeof subscription> = {}
    const atEnd = textAt(form, 'cancel_at_period_end')
    if (atEnd !== null) {
      changes.cancel_at_period_end = atEnd === 'true'
      changes.canceled_at = atEnd === 'true' ? store.seconds() : null
      changes.cancel_at = atEnd === 'true' ? (subscription.items.data[0]?.current_period_end ?? null) : null
    }
    if (has(form, 'pause_collection')) {
      const behavior = textAt(form, 'pause_collection', 'behavior')
      changes.pause_collection = behavior === null ? null : { behavior: 'void', resumes_at: null }
    }
    const save = textAt(form, 'payment_settings', 'save_default_payment_method')
    if (save === 'off' || save === 'on_subscription')
      changes.payment_settings = { ...subscription.payment_settings, save_default_payment_method: save }
    const card = textAt(form, 'default_payment_method')
    if (card !== null) changes.default_payment_method = find('payment_method', card, 'default_payment_method').id
    return change(account, subscription, changes)
  }

  function cancelNow(id: string): object {
    const subscription = find('subscription', id)
    if (subscription.status === 'canceled') throw missing('subscription', id)
    return end(account, subscription, 'cancellation_requested')
  }

  function pauseNow({ id, form }: Asked): object {
    const subscription = find('subscription', id)
    if (subscription.status !== 'active')
      throw new Refused(400, { message: `A subscription that is ${subscription.status} cannot be paused.` })
    return pause(account, subscription, { isCredited: textAt(form, 'bill_for', 'unused_time_from', 'type') !== 'none' })
  }

  function resumeNow(id: string): object {
    const subscription = find('subscription', id)
    if (subscription.status !== 'paused')
      throw new Refused(400, { message: `A subscription that is ${subscription.status} cannot be resumed.` })
    return resume(account, subscription)
  }

  function eventsBy(form: FormTable): { id: string }[] {
    const types = listAt(form, 'types')
    const since = wholeAt(form, 'created', 'gte') ?? 0
    return store
      .all('event')
      .filter(({ type, created }) => created >= since && (types.length === 0 || types.includes(type)))
  }

  function createEndpoint(form: FormTable): unknown {
    const url = textAt(form, 'url')
    if (url === null) throw required('url')
    const events = listAt(form, 'enabled_events')
    const made = newEndpoint(store.newId('webhook_endpoint'), store.seconds(), {
      url,
      events,
      metadata: textsAt(form, 'metadata'),
    })
    store.put('webhook_endpoint', made)
    // Shown this once.
    return { ...made, secret: webhookSecret }
  }

  function dropEndpoint(id: string): unknown {
    store.drop('webhook_endpoint', find('webhook_endpoint', id).id)
    return { id, object: 'webhook_endpoint', deleted: true }
  }
}

function inRange(work: () => object): object {
  try {
    return work()
  } catch (error) {
    if (error instanceof RangeError) throw new Refused(400, { message: error.message })
    throw error
  }
}

/** Only keys of a test account: a real one does not belong here. */
function allow(authorization: string | undefined): void {
  const key = /^Bearer (.+)$/u.exec(authorization ?? '')?.[1]
  if (key === undefined) throw new Refused(401, { message: 'You did not provide an API key.' })
  if (!/^[rs]k_test_\w+$/u.test(key))
    throw new Refused(401, { message: `Invalid API Key provided: ${key.slice(0, 8)}***` })
}
