import { Hono } from 'hono'
import { html } from 'hono/html'
import { page, type Markup } from '../pages/page.ts'
import { payInvoice } from './billing.ts'
import { testCard, testCards } from './cards.ts'
import { takeCard, type Account } from './charging.ts'
import type { Invoice } from './objects/billing.ts'

/** The page on which the payer of an open invoice pays it with another card. */
export function invoicePages(account: Account): Hono {
  const { store, webhooks } = account
  const app = new Hono()

  app.get('/i/:id', (c) => {
    const invoice = store.get('invoice', c.req.param('id'))
    if (invoice === null) return c.html(page('Not found', html`<h1>There is no such invoice</h1>`), 404)
    return c.html(invoice.status === 'open' ? payPage(invoice, null) : donePage(invoice), 200, noStore)
  })

  app.post('/i/:id', async (c) => {
    const invoice = store.get('invoice', c.req.param('id'))
    if (invoice === null) return c.html(page('Not found', html`<h1>There is no such invoice</h1>`), 404)
    if (invoice.status !== 'open') return c.html(donePage(invoice), 200, noStore)
    const card = testCard(String((await c.req.formData()).get('card') ?? ''))
    if (card === null) return c.html(payPage(invoice, 'Choose one of the cards.'), 400, noStore)
    const problem = payInvoice(account, invoice, takeCard(account, card, invoice.customer))
    await webhooks.tell()
    if (problem !== null) return c.html(payPage(invoice, problem.message), 402, noStore)
    return c.html(donePage(store.get('invoice', invoice.id) ?? invoice), 200, noStore)
  })
  return app
}

const noStore = { 'cache-control': 'no-store' }

function payPage({ number, amount_due: amount }: Invoice, problem: string | null): Markup {
  return page(
    'Pay an invoice',
    html`<h1>Invoice ${number}</h1>
      <p>£${(amount / 100).toFixed(2)}</p>
      ${problem === null ? '' : html`<p class="error" role="alert">${problem}</p>`}
      <form method="post">
        <fieldset>
          <legend>Card</legend>
          ${testCards.map(
            ({ number: card, name }, index) =>
              html`<label>
                <input type="radio" name="card" value="${card}" ${index === 0 ? 'checked' : ''} />${name}
                (${card.replaceAll(/(\d{4})(?=\d)/gu, '$1 ')})
              </label>`,
          )}
        </fieldset>
        <p><button>Pay</button></p>
      </form>`,
  )
}

function donePage({ number, status }: Invoice): Markup {
  const isPaid = status === 'paid'
  return page(
    'Nothing to pay',
    html`<h1>${isPaid ? `Invoice ${number} has been paid` : 'There is nothing to pay'}</h1>
      <p>You can close this page.</p>`,
  )
}
