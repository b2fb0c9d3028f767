import { createHmac } from 'node:crypto'
import { newEvent, type StripeEvent } from './objects/events.ts'
import type { Store } from './store.ts'

/** What every endpoint here signs with: the sandbox is on this machine only, and what is told is asked for again by the API. */
export const webhookSecret = 'whsec_rolecall_sandbox_on_this_machine'

/** When an event is told: with the change, three hours later, or never. */
export type Telling = 'now' | 'late' | 'lost'

/** One event on its way to one endpoint. */
type Delivery = { event: string; endpoint: string; due: number; tries: number; state: 'waiting' | 'done' | 'given-up' }

/** Sends a signed body. @returns the status of the answer; 0: there was none. */
export type Send = (url: string, headers: Record<string, string>, body: string) => Promise<number>

export type Webhooks = {
  emit: (
    type: string,
    object: unknown,
    options?: { previous?: Record<string, unknown>; telling?: Telling; request?: StripeEvent['request'] },
  ) => StripeEvent
  /** Tells all that is due, and waits for the answers. */
  tell: () => Promise<void>
  /** Tells one event once more, whatever became of it. @returns the status of the answer of each endpoint. */
  tellAgain: (event: string) => Promise<number[]>
}

/** Seconds between tries: as often as the real one in a sandbox, and sooner at first. */
const pauses = [5, 60, 3_600, 7_200]
const lateBy = 3 * 3_600

/** Makes events and tells the endpoints of them. */
export function createWebhooks(store: Store, send: Send): Webhooks {
  const waiting = (): string[] => store.beside<string[]>('deliveries') ?? []

  const post = async (event: StripeEvent, url: string): Promise<number> => {
    // Indented, as the real one sends it: whoever reads and writes it again breaks the signature.
    const body = JSON.stringify(event, null, 2)
    const t = store.seconds()
    const v1 = createHmac('sha256', webhookSecret).update(`${t}.${body}`).digest('hex')
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
      'stripe-signature': `t=${t},v1=${v1},v0=${'0'.repeat(64)}`,
    }
    return await send(url, headers, body).catch(() => 0)
  }

  // By key. A seller asks the API while it takes an event, and each such call tells what is due: the same event must not be told again by it.
  const onTheWay = new Map<string, Promise<void>>()
  const deliverOnce = (key: string): Promise<void> => {
    const same = onTheWay.get(key)
    if (same !== undefined) return same
    const delivering = deliver(key).finally(() => onTheWay.delete(key))
    onTheWay.set(key, delivering)
    return delivering
  }

  const deliver = async (key: string): Promise<void> => {
    const delivery = store.beside<Delivery>(key)
    const event = delivery && store.get('event', delivery.event)
    const endpoint = delivery && store.get('webhook_endpoint', delivery.endpoint)
    if (!delivery || !event || !endpoint || delivery.state !== 'waiting') return
    const status = await post(event, endpoint.url)
    const isTaken = status >= 200 && status < 300
    const pause = pauses[delivery.tries]
    store.setBeside(key, {
      ...delivery,
      tries: delivery.tries + 1,
      state: isTaken ? 'done' : pause === undefined ? 'given-up' : 'waiting',
      due: store.seconds() + (pause ?? 0),
    } satisfies Delivery)
    if (isTaken) store.put('event', { ...event, pending_webhooks: 0 })
  }

  return {
    emit(type, object, { previous, telling = 'now', request = { id: null, idempotency_key: null } } = {}) {
      const event = newEvent(store.newId('event'), store.seconds(), {
        type,
        object,
        ...(previous === undefined ? {} : { previous }),
        request,
      })
      store.put('event', event)
      if (telling === 'lost') return event
      const due = store.seconds() + (telling === 'late' ? lateBy : 0)
      const wanting = store
        .all('webhook_endpoint')
        .filter(({ enabled_events: wanted }) => wanted.includes('*') || wanted.includes(type))
      const keys = wanting.map(({ id }) => `delivery ${event.id} ${id}`)
      for (const [index, key] of keys.entries())
        store.setBeside(key, {
          event: event.id,
          endpoint: wanting[index]!.id,
          due,
          tries: 0,
          state: 'waiting',
        } satisfies Delivery)
      if (keys.length > 0) store.setBeside('deliveries', [...waiting(), ...keys])
      return event
    },
    async tell() {
      for (const key of waiting()) {
        const delivery = store.beside<Delivery>(key)
        if (delivery?.state === 'waiting' && delivery.due <= store.seconds()) await deliverOnce(key)
      }
      store.setBeside(
        'deliveries',
        waiting().filter((key) => store.beside<Delivery>(key)?.state === 'waiting'),
      )
    },
    async tellAgain(id) {
      const event = store.get('event', id)
      if (event === null) return []
      return await Promise.all(store.all('webhook_endpoint').map(async ({ url }) => await post(event, url)))
    },
  }
}
