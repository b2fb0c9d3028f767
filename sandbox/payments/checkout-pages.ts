import { Hono, type Context } from 'hono'
import { html } from 'hono/html'
import { page, type Markup } from '../pages/page.ts'
import { testCard, testCards, type TestCard } from './cards.ts'
import type { Account } from './charging.ts'
import { pay } from './checkout.ts'
import type { SessionOrder } from './session-order.ts'
import type { CheckoutSession } from './objects/checkout.ts'
import type { Telling } from './webhooks.ts'

/** The host whose pages these are; the sandbox's own comes before it. */
export const checkoutHost = 'checkout.stripe.com'

/** At most so long the page waits for the seller's answer to the webhook before it sends the buyer back, as the real one does. */
const waitsForSeller = 10_000

const tellings: readonly { value: Telling; name: string }[] = [
  { value: 'now', name: 'At once' },
  { value: 'late', name: 'Three hours later' },
  { value: 'lost', name: 'Never: it is lost' },
]

/** The page on which a session is paid: every way that a payment can go, to be chosen. */
export function checkoutPages(account: Account): Hono {
  const { store, webhooks } = account
  const app = new Hono()
  const find = (c: Context): CheckoutSession | null => store.get('checkout.session', c.req.param('id') ?? '')

  app.get('/c/pay/:id', (c) => {
    const session = find(c)
    if (session === null) return c.html(page('Not found', html`<h1>There is no such payment</h1>`), 404)
    return c.html(isOpen(session) ? payPage(account, session, null) : closedPage(session), 200, noStore)
  })

  app.post('/c/pay/:id', async (c) => {
    const session = find(c)
    if (session === null) return c.html(page('Not found', html`<h1>There is no such payment</h1>`), 404)
    const form = await c.req.formData()
    const card = testCard(String(form.get('card') ?? ''))
    if (card === null) return c.html(payPage(account, session, 'Choose one of the cards.'), 400, noStore)
    const secure = form.get('secure')
    const telling = tellings.find(({ value }) => value === form.get('telling'))?.value ?? 'now'
    const outcome = pay(account, session, {
      card,
      secure: secure === 'passed' || secure === 'failed' ? secure : null,
      telling,
    })
    const after = store.get('checkout.session', session.id) ?? session
    // What is told at once is known to the seller before the buyer is back there.
    await Promise.race([webhooks.tell(), new Promise((resolve) => setTimeout(resolve, waitsForSeller).unref())])
    switch (outcome.kind) {
      case 'asks':
        return c.html(securePage(after, card, { telling, close: form.get('close') === 'on' }), 200, noStore)
      case 'declined':
        return c.html(payPage(account, after, outcome.message), 402, noStore)
      case 'closed':
        return c.html(closedPage(after), 200, noStore)
      case 'paid':
        if (form.get('close') === 'on') return c.html(tabClosedPage(), 200, noStore)
        return c.redirect(session.success_url, 303)
    }
  })
  return app

  function isOpen({ status, expires_at: expires }: CheckoutSession): boolean {
    return status === 'open' && expires > store.seconds()
  }
}

const noStore = { 'cache-control': 'no-store' }

const amountOf = (pence: number) => `£${(pence / 100).toFixed(2)}`

function payPage({ store }: Account, session: CheckoutSession, problem: string | null): Markup {
  const order = store.beside<SessionOrder>(`order ${session.id}`)
  const price = order && store.get('price', order.price)
  const months = price?.recurring?.interval_count
  const trial =
    order?.trialDays !== null && order?.trialDays !== undefined
      ? html`<p>
          Nothing today. After ${order.trialDays} days: ${amountOf(price?.unit_amount ?? 0)} every ${months} months.
        </p>`
      : html`<p>${amountOf(session.amount_total)}</p>`
  return page(
    'Pay',
    html`<h1>${order?.description ?? 'Pay'}</h1>
      ${trial} ${problem === null ? '' : html`<p class="error" role="alert">${problem}</p>`}
      <form method="post">
        <fieldset>
          <legend>Card</legend>
          ${testCards.map(
            ({ number, name }, index) =>
              html`<label>
                <input type="radio" name="card" value="${number}" ${index === 0 ? 'checked' : ''} />${name}
                (${number.replaceAll(/(\d{4})(?=\d)/gu, '$1 ')})
              </label>`,
          )}
        </fieldset>
        <fieldset>
          <legend>When the seller is told</legend>
          ${tellings.map(
            ({ value, name }, index) =>
              html`<label>
                <input type="radio" name="telling" value="${value}" ${index === 0 ? 'checked' : ''} />${name}
              </label>`,
          )}
        </fieldset>
        <label><input type="checkbox" name="close" />Close the tab after paying</label>
        <p><button>Pay</button></p>
      </form>
      ${session.cancel_url === null ? '' : html`<p><a href="${session.cancel_url}">Back to the seller without paying</a></p>`}`,
  )
}

function securePage(
  session: CheckoutSession,
  card: TestCard,
  { telling, close }: { telling: Telling; close: boolean },
): Markup {
  return page(
    'Your bank',
    html`<h1>Your bank: is it you?</h1>
      <p>A payment of ${amountOf(session.amount_total)} waits for your answer.</p>
      <form method="post">
        <input type="hidden" name="card" value="${card.number}" />
        <input type="hidden" name="telling" value="${telling}" />
        ${close ? html`<input type="hidden" name="close" value="on" />` : ''}
        <p>
          <button name="secure" value="passed">Yes, it is me</button>
          <button name="secure" value="failed">No</button>
        </p>
      </form>`,
  )
}

function closedPage(session: CheckoutSession): Markup {
  const isPaid = session.status === 'complete'
  return page(
    'Nothing to pay',
    html`<h1>${isPaid ? 'This has been paid' : 'This payment page has expired'}</h1>
      <p>
        Nothing more is charged here.
        <a href="${isPaid ? session.success_url : session.cancel_url}">Back to the seller</a>
      </p>`,
  )
}

function tabClosedPage(): Markup {
  return page(
    'The tab is closed',
    html`<h1>You have paid, and closed the tab</h1>
      <p>Your browser never went back to the seller.</p>`,
  )
}
