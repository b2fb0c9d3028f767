import { Stripe } from 'stripe'
import { billOf, plans } from '../../contract/plans/plans.ts'
import type { Config } from '../platform/config.ts'

/** The version of Stripe's API that this code is written for; the SDK of that version sends it with each request. */
export const apiVersion = '2026-10-28.endive'

/** What the webhooks of the sandbox are signed with: it is on this machine only, and what it tells is asked for again by the API. */
const sandboxSecret = 'whsec_rolecall_sandbox_on_this_machine'

/** The payment provider: Stripe, or the sandbox that plays it. */
export type Provider = {
  stripe: Stripe
  isSandbox: boolean
  /** Whether real money moves. Objects of the other kind are never taken. */
  isLive: boolean
  /** Of our webhook endpoint; two while one is being replaced. */
  webhookSecrets: readonly string[]
  /** Where its payment pages are, of purchases and of invoices, for the policy of our pages. */
  pageOrigins: readonly string[]
  /** The id of the price of Advanced. @throws where it was never set up. */
  advancedPrice: () => Promise<string>
}

const patience = { telemetry: false, timeout: 20_000, maxNetworkRetries: 2 }

/** The account of a key at Stripe itself. */
export function connectStripe(key: string): Stripe {
  return new Stripe(key, { ...patience, apiVersion })
}

/** @returns null where nothing is sold: paid plans are off, or there is nobody to take the money. */
export function createProvider({ payments }: Pick<Config, 'payments'>): Provider | null {
  if (payments === null) return null
  if (payments.kind === 'sandbox') {
    const { hostname, port, origin } = new URL(payments.url)
    const stripe = new Stripe('sk_test_sandbox', { ...patience, apiVersion, host: hostname, port, protocol: 'http' })
    return {
      stripe,
      isSandbox: true,
      isLive: false,
      webhookSecrets: [sandboxSecret],
      pageOrigins: [origin],
      advancedPrice: once(async () => (await findAdvancedPrice(stripe)) ?? (await createAdvancedPrice(stripe))),
    }
  }
  const stripe = connectStripe(payments.key)
  return {
    stripe,
    isSandbox: false,
    isLive: payments.isLive,
    webhookSecrets: payments.webhookSecrets,
    pageOrigins: ['https://checkout.stripe.com', 'https://invoice.stripe.com'],
    advancedPrice: once(async () => {
      const found = payments.advancedPrice ?? (await findAdvancedPrice(stripe))
      if (found === null)
        throw new Error('Stripe has no price for Advanced yet: run `npm run rolecall -- set-up-payments`')
      return found
    }),
  }
}

/** Says what it costs: another price is another key, and the old one goes on for those who have it. */
const lookupKey = `rolecall-advanced-${billOf(plans.advanced)}`

/** The price of Advanced at the provider, by its key; null: it was never made. */
export async function findAdvancedPrice(stripe: Stripe): Promise<string | null> {
  const { data } = await stripe.prices.list({ lookup_keys: [lookupKey], active: true, limit: 1 })
  return data[0]?.id ?? null
}

/** Makes the price of Advanced, from the table of plans. Asked twice at once, it makes one. */
export async function createAdvancedPrice(stripe: Stripe): Promise<string> {
  const plan = plans.advanced
  const price = await stripe.prices.create(
    {
      currency: 'gbp',
      unit_amount: billOf(plan),
      tax_behavior: 'inclusive',
      lookup_key: lookupKey,
      recurring: { interval: 'month', interval_count: plan.monthsPerBill ?? 1 },
      product_data: { name: plan.name },
    },
    { idempotencyKey: `price-${lookupKey}` },
  )
  return price.id
}

/** Asked again only where it failed. */
function once(find: () => Promise<string>): () => Promise<string> {
  let found: Promise<string> | null = null
  return async () => {
    found ??= find()
    try {
      return await found
    } catch (error) {
      found = null
      throw error
    }
  }
}
