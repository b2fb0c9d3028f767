import type { Metadata } from './catalogue.ts'
import { nothing } from './nothing.ts'

export type CheckoutSession = ReturnType<typeof newSession>

export function newSession(
  id: string,
  created: number,
  given: {
    mode: 'payment' | 'subscription'
    customer: string | null
    clientReference: string | null
    amount: number
    currency: string
    metadata: Metadata
    successUrl: string
    cancelUrl: string | null
    expiresAt: number
    url: string
  },
) {
  return {
    ...nothing(
      `adaptive_pricing after_expiration allow_promotion_codes allowed_payment_method_types billing_address_collection client_secret
       collected_information consent consent_collection currency_conversion customer_account customer_creation customer_details
       customer_email discounts integration_identifier invoice_creation locale managed_payments origin_context payment_link
       payment_method_configuration_details permissions recovered_from saved_payment_method_options
       shipping_address_collection shipping_cost submit_type wallet_options`,
    ),
    id,
    object: 'checkout.session' as const,
    created,
    amount_subtotal: given.amount,
    amount_total: given.amount,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    cancel_url: given.cancelUrl,
    client_reference_id: given.clientReference,
    currency: given.currency,
    custom_fields: [],
    custom_text: { after_submit: null, shipping_address: null, submit: null, terms_of_service_acceptance: null },
    customer: given.customer,
    expires_at: given.expiresAt,
    invoice: null as string | null,
    livemode: false,
    metadata: given.metadata,
    mode: given.mode,
    payment_intent: null as string | null,
    payment_method_collection: given.mode === 'subscription' ? 'always' : 'if_required',
    payment_method_options: { card: { request_three_d_secure: 'automatic' } },
    payment_method_types: ['card'],
    payment_status: 'unpaid' as 'unpaid' | 'paid' | 'no_payment_required',
    phone_number_collection: { enabled: false },
    setup_intent: null as string | null,
    shipping_options: [],
    status: 'open' as 'open' | 'complete' | 'expired',
    subscription: null as string | null,
    success_url: given.successUrl,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: given.url as string | null,
  }
}

/** A line of a session, which the API only gives when it is asked for. */
export function newItem(
  id: string,
  given: { amount: number; currency: string; description: string; price: unknown; quantity: number },
) {
  return {
    id,
    object: 'item' as const,
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: given.amount,
    amount_tax: 0,
    amount_total: given.amount,
    currency: given.currency,
    description: given.description,
    metadata: {},
    price: given.price,
    quantity: given.quantity,
  }
}
