import { nothing } from './nothing.ts'

/** Pairs that the caller hangs on an object; values are always text. */
export type Metadata = Record<string, string>

export type Customer = ReturnType<typeof newCustomer>
export type Price = ReturnType<typeof newPrice>
export type Product = ReturnType<typeof newProduct>
export type PaymentMethod = ReturnType<typeof newPaymentMethod>

const noAddress = { city: null, country: null, line1: null, line2: null, postal_code: null, state: null }

/** @param created Unix seconds, here and in all objects. */
export function newCustomer(
  id: string,
  created: number,
  given: { email: string | null; name: string | null; metadata: Metadata },
) {
  return {
    ...nothing('address default_source description discount phone shipping test_clock currency'),
    id,
    object: 'customer' as const,
    created,
    ...given,
    balance: 0,
    delinquent: false,
    invoice_prefix: id.slice(-8).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null as string | null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    next_invoice_sequence: 1,
    preferred_locales: [],
    tax_exempt: 'none',
  }
}

export function newProduct(id: string, created: number, { name, metadata }: { name: string; metadata: Metadata }) {
  return {
    ...nothing(
      'default_price description package_dimensions shippable statement_descriptor tax_code tax_details unit_label url',
    ),
    id,
    object: 'product' as const,
    created,
    updated: created,
    name,
    metadata,
    active: true,
    images: [],
    livemode: false,
    marketing_features: [],
    type: 'service',
  }
}

export function newPrice(
  id: string,
  created: number,
  given: {
    product: string
    amount: number
    currency: string
    taxBehavior: string
    lookupKey: string | null
    recurring: { interval: string; count: number } | null
    metadata: Metadata
  },
) {
  return {
    ...nothing('custom_unit_amount nickname tiers_mode transform_quantity'),
    id,
    object: 'price' as const,
    created,
    active: true,
    billing_scheme: 'per_unit',
    currency: given.currency,
    livemode: false,
    lookup_key: given.lookupKey,
    metadata: given.metadata,
    product: given.product,
    recurring: given.recurring && {
      interval: given.recurring.interval,
      interval_count: given.recurring.count,
      meter: null,
      trial_period_days: null,
      usage_type: 'licensed',
    },
    tax_behavior: given.taxBehavior,
    type: given.recurring ? 'recurring' : 'one_time',
    unit_amount: given.amount,
    // Decimals are text on the wire.
    unit_amount_decimal: String(given.amount),
  }
}

export function newPaymentMethod(
  id: string,
  created: number,
  given: { customer: string | null; last4: string; expMonth: number; expYear: number; fingerprint: string },
) {
  return {
    id,
    object: 'payment_method' as const,
    created,
    allow_redisplay: 'limited',
    billing_details: { address: noAddress, email: null, name: null, phone: null, tax_id: null },
    card: {
      brand: 'visa',
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: 'GB',
      display_brand: 'visa',
      exp_month: given.expMonth,
      exp_year: given.expYear,
      fingerprint: given.fingerprint,
      funding: 'credit',
      generated_from: null,
      last4: given.last4,
      networks: { available: ['visa'], preferred: null },
      regulated_status: null,
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    customer: given.customer,
    customer_account: null,
    livemode: false,
    metadata: {} as Metadata,
    type: 'card',
  }
}
