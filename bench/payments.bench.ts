import { createApp } from '../server/web/app.ts'
import { router } from '../server/router.ts'
import { createPayments } from '../sandbox/payments/payments.ts'
import { pay } from '../sandbox/payments/checkout.ts'
import { testCards } from '../sandbox/payments/cards.ts'
import { serve } from '../sandbox/server.ts'
import { aPerson } from '../test/people.ts'
import { balanceOf } from '../server/ledger/accounts.ts'
import { aProduct } from './a-product.ts'
import { goal, percentile, printIndented, round, spread } from './figures.ts'

/** A hundred simultaneous purchases of one account, and a thousand webhooks: how long they take, and whether anything is given twice. */
const presses = 100
const webhooks = 1_000
const ofEach = 5

let app: ReturnType<typeof createApp> | null = null
const times: number[] = []
const statuses = new Map<number, number>()
const provider = createPayments({
  async send(_url, headers, body) {
    if (app === null) return 0
    const startedAt = performance.now()
    const request = new Request('http://localhost:3000/api/payments/webhook', { method: 'POST', headers, body })
    const { status } = await app.fetch(request)
    times.push(performance.now() - startedAt)
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    return status
  },
})
const { url, close } = await serve(0, async (request) => await provider.app.fetch(request))
await using product = await aProduct({
  NODE_ENV: 'development',
  ROLECALL_PAID_PLANS: 'on',
  ROLECALL_SANDBOX_URL: url,
  ROLECALL_FREE_CREDITS: '0',
})
const { services } = product
app = createApp(services, { router, pages: null })
const [card] = testCards
if (card === undefined) throw new Error('There is no card to pay with')

const ann = await aPerson({ db: services.db, services }, { company: { name: 'Harbour Care Ltd', isAdmin: true } })
const pressed: number[] = []
const answers = await Promise.all(Array.from({ length: presses }, async () => await press(ann, 7)))
const pages = new Set(answers.map(({ redirect }) => redirect))
printIndented(`${presses} presses at once: ${spread(pressed)}, ${pages.size} payment page`)
await payAt(answers[0]!.redirect)
printIndented(`given: ${await given(ann.companyId!)} of 7 credits`)
const wrong: string[] = []
if (pages.size !== 1 || (await given(ann.companyId!)) !== 7) wrong.push('a press of one account counted twice')

const buyers = await Promise.all(
  Array.from(
    { length: webhooks / ofEach / 5 },
    async () => await aPerson({ db: services.db, services }, { company: { isAdmin: true } }),
  ),
)
for (const buyer of buyers) await payAt((await press(buyer, 2)).redirect, 'lost')
times.length = 0
statuses.clear()
const completed = provider.store
  .all('event')
  .filter(({ type }) => /^(?:checkout\.session\.completed|charge\.succeeded|payment_intent\.)/u.test(type))
const startedAt = performance.now()
let told = 0
while (told < webhooks) {
  // Many at once, and each several times.
  const count = Math.min(50, webhooks - told)
  await Promise.all(
    shuffled(completed)
      .slice(0, count)
      .map(async ({ id }) => await provider.webhooks.tellAgain(id)),
  )
  told += count
}
for (const { id } of completed) await provider.webhooks.tellAgain(id)
const seconds = (performance.now() - startedAt) / 1_000
printIndented(
  `${times.length} webhooks: ${spread(times)}, ${round(times.length / seconds)} a second, answers ${[...statuses].map(([status, count]) => `${count} of ${status}`).join(', ')}`,
)
printIndented(goal('a webhook, p95', percentile(times, 95), 500, 'ms'))
const twice = []
for (const { companyId } of buyers) if ((await given(companyId!)) !== 2) twice.push(companyId)
printIndented(`given twice, or not at all: ${twice.length} of ${buyers.length} purchases`)
if (twice.length > 0) wrong.push('a purchase was given twice, or not at all')
provider.stop()
await close()
if (wrong.length > 0) {
  printIndented(`WRONG ${wrong.join('; ')}`)
  process.exitCode = 1
}

async function press(person: typeof ann, quantity: number): Promise<{ redirect: string }> {
  const begunAt = performance.now()
  const answer = await app!.fetch(
    new Request('http://localhost:3000/api/payments', {
      method: 'POST',
      body: JSON.stringify({ type: 'general', quantity }),
      headers: {
        host: 'localhost:3000',
        origin: 'http://localhost:3000',
        'content-type': 'application/json',
        ...person.headers,
      },
    }),
  )
  pressed.push(performance.now() - begunAt)
  if (answer.status !== 200) throw new Error(`A purchase was refused: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as { redirect: string }
}

async function payAt(redirect: string, telling: 'now' | 'lost' = 'now'): Promise<void> {
  const session = provider.store.get('checkout.session', redirect.split('/').at(-1) ?? '')
  if (session === null || card === undefined) throw new Error('There is nothing to pay')
  pay(provider, session, { card, secure: null, telling })
  await provider.webhooks.tell()
}

async function given(companyId: string): Promise<number> {
  const owner = { kind: 'company', id: companyId } as const
  return (await balanceOf(services.db, { owner, unit: 'publisher-credits' })).available
}

function shuffled<One>(all: readonly One[]): One[] {
  return all
    .map((one) => ({ one, at: Math.random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ one }) => one)
}
