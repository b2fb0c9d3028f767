import { createPayments, type Payments } from '../sandbox/payments/payments.ts'
import { serve } from '../sandbox/server.ts'
import { testCard } from '../sandbox/payments/cards.ts'
import { pay, type PayOutcome } from '../sandbox/payments/checkout.ts'
import type { Telling } from '../sandbox/payments/webhooks.ts'
import { startServer, testNow, type TestServer } from './server.ts'
import type { Person } from './people.ts'

/** A server that sells, and the payment provider that it asks, played in this process on the server's own clock. */
export type SellingServer = TestServer & {
  provider: Payments
  /** Answers of the provider's API as they went out, for the check against its description. */
  answers: { method: string; path: string; form: string; status: number; body: unknown }[]
  /** Moves both clocks on; the provider does what falls due on the way, the server's clock follows it. */
  goOn: (hours: number) => Promise<void>
  /** Pays what a purchase asks for at the payment page. */
  pay: (
    redirect: string,
    options?: { card?: string; secure?: 'passed' | 'failed'; telling?: Telling },
  ) => Promise<PayOutcome>
  /** Tells the server of an event of the provider. @returns the status of its answer. */
  tell: (body: string, headers: Record<string, string>) => Promise<number>
}

const payingCard = '4242424242424242'

/** A call of ours to the payment provider, and what it answered. */
type Call = SellingServer['answers'][number] & { search: string; version: string }

let listener: ((call: Call) => Promise<void>) | null = null

/** Has somebody else hear every call of the servers that are started from now on. */
export function alsoTell(told: (call: Call) => Promise<void>): void {
  listener = told
}

export async function startSelling(
  environment: Record<string, string> = {},
  { pages = false }: { pages?: boolean } = {},
): Promise<SellingServer> {
  let server: TestServer | null = null
  let time = testNow
  const answers: SellingServer['answers'] = []
  const tell = async (body: string, headers: Record<string, string>): Promise<number> => {
    if (server === null) return 0
    // From the provider, which is no browser: neither an origin nor a cookie.
    const request = new Request('http://localhost:3000/api/payments/webhook', { method: 'POST', body, headers })
    return (await server.app.fetch(request)).status
  }
  const provider = createPayments({
    clock: () => time,
    send: async (_url, headers, body) => {
      server?.clock.set(provider.store.now())
      return await tell(body, headers)
    },
  })
  const { url, close } = await serve(0, async (request) => {
    const asked = request.clone()
    const answer = await provider.app.fetch(request)
    const { pathname, search } = new URL(asked.url)
    if (pathname.startsWith('/v1/')) {
      const form = asked.method === 'POST' ? await asked.text() : search.slice(1)
      const body: unknown = await answer.clone().json()
      const call = { method: asked.method, path: pathname, form, status: answer.status, body }
      answers.push(call)
      await listener?.({ ...call, search, version: asked.headers.get('stripe-version') ?? '' })
    }
    return answer
  })
  server = await startServer({
    boards: [],
    sandboxUrl: url,
    pages,
    // With the few cards of the sandbox many people try a plan out.
    environment: {
      ROLECALL_PAID_PLANS: 'on',
      ROLECALL_FREE_CREDITS: '0',
      ROLECALL_GIFTS_KEPT_MONTHS: '0',
      ...environment,
    },
  })
  const { clock } = server
  const setTime = (to: Date) => {
    time = to
    clock.set(to)
  }
  const stopServer = server[Symbol.asyncDispose].bind(server)
  return {
    ...server,
    provider,
    answers,
    tell,
    clock: { now: clock.now, set: setTime },
    async goOn(hours) {
      const to = new Date(provider.store.now().getTime() + hours * 3_600_000)
      await provider.advance(to)
      clock.set(to)
    },
    async pay(redirect, { card = payingCard, secure, telling = 'now' } = {}) {
      const session = provider.store.get('checkout.session', redirect.split('/').at(-1) ?? '')
      const used = testCard(card)
      if (session === null || used === null) throw new Error('There is nothing to pay, or no such card')
      const outcome = pay(provider, session, { card: used, secure: secure ?? null, telling })
      await provider.webhooks.tell()
      return outcome
    },
    async [Symbol.asyncDispose]() {
      provider.stop()
      await stopServer()
      await close()
    },
  }
}

export type Begun = { redirect: string; purchase: string }

/** Begins a purchase as its page does. */
export async function begin(server: TestServer, person: Person, body: Record<string, unknown>): Promise<Begun> {
  const { status, body: answer } = await server.post('/api/payments', body, person.headers)
  if (status !== 200) throw new Error(`The purchase was refused: ${status} ${JSON.stringify(answer)}`)
  return answer as Begun
}
