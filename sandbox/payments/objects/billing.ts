import type { Customer, Metadata, Price } from './catalogue.ts'
import { nothing } from './nothing.ts'

export type Subscription = ReturnType<typeof newSubscription>
export type Invoice = ReturnType<typeof newInvoice>
export type InvoiceLine = ReturnType<typeof newLine>
export type CreditNote = ReturnType<typeof newCreditNote>
export type Status = 'trialing' | 'active' | 'past_due' | 'paused' | 'canceled'

export function newSubscription(
  id: string,
  created: number,
  given: {
    itemId: string
    customer: string
    price: Price
    card: string
    metadata: Metadata
    trialEnd: number | null
    period: { start: number; end: number }
  },
) {
  const { itemId, customer, price, card, metadata, trialEnd, period } = given
  return {
    ...nothing(
      `application application_fee_percent billing_cycle_anchor_config billing_thresholds customer_account days_until_due default_source
       description managed_payments next_pending_invoice_item_invoice on_behalf_of pending_invoice_item_interval
       pending_setup_intent pending_update schedule test_clock transfer_data`,
    ),
    id,
    object: 'subscription' as const,
    created,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: trialEnd ?? created,
    billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible' },
    billing_schedules: [],
    cancel_at: null as number | null,
    cancel_at_period_end: false,
    canceled_at: null as number | null,
    cancellation_details: {
      comment: null,
      feedback: null,
      feedback_option: null,
      reason: null as 'cancellation_requested' | 'payment_failed' | 'payment_disputed' | null,
    },
    collection_method: 'charge_automatically',
    currency: price.currency,
    customer,
    default_payment_method: card as string | null,
    default_tax_rates: [],
    discounts: [],
    ended_at: null as number | null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: {
      object: 'list',
      data: [
        {
          id: itemId,
          object: 'subscription_item',
          billing_thresholds: null,
          created,
          current_period_end: period.end,
          current_period_start: period.start,
          current_trial: null,
          discounts: [],
          metadata: {},
          plan: planOf(price),
          price,
          quantity: 1,
          subscription: id,
          tax_rates: [],
        },
      ],
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    latest_invoice: null as string | null,
    livemode: false,
    metadata,
    pause_collection: null as null | { behavior: 'void' | 'keep_as_draft' | 'mark_uncollectible'; resumes_at: null },
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: 'off' as 'off' | 'on_subscription',
    },
    start_date: created,
    status: (trialEnd === null ? 'active' : 'trialing') as Status,
    trial_end: trialEnd,
    trial_settings: { end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'create_invoice' } },
    trial_start: trialEnd === null ? null : created,
  }
}

/** The old shape of a price, which items still carry. */
function planOf(price: Price) {
  return {
    ...nothing('meter nickname tiers_mode transform_usage trial_period_days'),
    id: price.id,
    object: 'plan',
    active: true,
    amount: price.unit_amount,
    amount_decimal: price.unit_amount_decimal,
    billing_scheme: 'per_unit',
    created: price.created,
    currency: price.currency,
    interval: price.recurring?.interval ?? 'month',
    interval_count: price.recurring?.interval_count ?? 1,
    livemode: false,
    metadata: {},
    product: price.product,
    usage_type: 'licensed',
  }
}

export function newLine(
  id: string,
  given: {
    invoice: string
    amount: number
    currency: string
    description: string
    period: { start: number; end: number }
    subscription: Subscription
    isProration: boolean
  },
) {
  const { invoice, amount, currency, description, period, subscription, isProration } = given
  const [item] = subscription.items.data
  return {
    id,
    object: 'line_item' as const,
    amount,
    currency,
    description,
    discount_amounts: [],
    discountable: !isProration,
    discounts: [],
    invoice,
    livemode: false,
    metadata: subscription.metadata,
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: isProration,
        proration_details: { credited_items: null },
        subscription: subscription.id,
        subscription_item: item?.id ?? '',
      },
      type: 'subscription_item_details',
    },
    period,
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: item?.price.id ?? '', product: item?.price.product ?? '' },
      type: 'price_details',
      unit_amount_decimal: String(amount),
    },
    quantity: 1,
    quantity_decimal: '1',
    subscription: subscription.id,
    subtotal: amount,
    taxes: [],
  }
}

export function newInvoice(
  id: string,
  created: number,
  given: {
    subscription: Subscription
    customer: Customer
    reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update'
    lines: readonly InvoiceLine[]
  },
) {
  const { subscription, customer, reason, lines } = given
  const total = Math.max(
    0,
    lines.reduce((sum, line) => sum + line.amount, 0),
  )
  return {
    ...nothing(
      `account_name account_tax_ids application customer_account customer_address customer_phone customer_shipping
       custom_fields default_source description due_date footer from_invoice last_finalization_error latest_revision
       on_behalf_of receipt_number rendering shipping_cost shipping_details statement_descriptor test_clock`,
    ),
    id,
    object: 'invoice' as const,
    created,
    account_country: 'GB',
    amount_due: total,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: total,
    amount_shipping: 0,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    automatically_finalizes_at: (created + 3_600) as number | null,
    billing_reason: reason,
    collection_method: 'charge_automatically',
    currency: subscription.currency,
    customer: subscription.customer,
    customer_email: customer.email,
    customer_name: customer.name,
    customer_tax_exempt: 'none',
    customer_tax_ids: [],
    default_payment_method: null,
    default_tax_rates: [],
    discounts: [],
    effective_at: null as number | null,
    ending_balance: null as number | null,
    hosted_invoice_url: null as string | null,
    invoice_pdf: null,
    issuer: { type: 'self' },
    lines: { object: 'list', data: lines, has_more: false, url: `/v1/invoices/${id}/lines` },
    livemode: false,
    metadata: {} as Metadata,
    next_payment_attempt: (created + 3_600) as number | null,
    number: null as string | null,
    parent: {
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
      type: 'subscription_details',
    },
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    period_end: created,
    period_start: created,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    starting_balance: 0,
    status: 'draft' as 'draft' | 'open' | 'paid' | 'void' | 'uncollectible',
    status_transitions: {
      finalized_at: null as number | null,
      marked_uncollectible_at: null,
      paid_at: null as number | null,
      voided_at: null as number | null,
    },
    subtotal: total,
    subtotal_excluding_tax: total,
    total,
    total_discount_amounts: [],
    total_excluding_tax: total,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: created,
  }
}

/** What paid an invoice, which the API only gives when it is asked for. */
export function newInvoicePayment(id: string, created: number, given: { invoice: Invoice; intent: string }) {
  const { invoice, intent } = given
  return {
    id,
    object: 'invoice_payment' as const,
    created,
    amount_paid: invoice.amount_paid,
    amount_requested: invoice.amount_due,
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { payment_intent: intent, type: 'payment_intent' },
    status: 'paid',
    status_transitions: { canceled_at: null, paid_at: created },
  }
}

export function newCreditNote(
  id: string,
  created: number,
  given: {
    lineId: string
    invoice: Invoice
    amount: number
    refund: string
    number: string
    reason: string | null
    metadata: Metadata
  },
) {
  const { lineId, invoice, amount, refund, number, reason, metadata } = given
  return {
    ...nothing('customer_account customer_balance_transaction memo out_of_band_amount shipping_cost voided_at'),
    id,
    object: 'credit_note' as const,
    created,
    amount,
    amount_shipping: 0,
    currency: invoice.currency,
    customer: invoice.customer,
    discount_amount: 0,
    discount_amounts: [],
    effective_at: created,
    invoice: invoice.id,
    lines: {
      object: 'list',
      data: [
        {
          ...nothing('unit_amount unit_amount_decimal'),
          id: lineId,
          object: 'credit_note_line_item',
          amount,
          description: 'Refund',
          discount_amount: 0,
          discount_amounts: [],
          livemode: false,
          metadata: {},
          pretax_credit_amounts: [],
          quantity: 1,
          tax_rates: [],
          taxes: [],
          type: 'custom_line_item',
        },
      ],
      has_more: false,
      url: `/v1/credit_notes/${id}/lines`,
    },
    livemode: false,
    metadata,
    number,
    pdf: `http://127.0.0.1/credit-note/${id}`,
    post_payment_amount: amount,
    pre_payment_amount: 0,
    pretax_credit_amounts: [],
    reason,
    refunds: [{ amount_refunded: amount, payment_record_refund: null, refund, type: 'refund' }],
    status: 'issued',
    subtotal: amount,
    subtotal_excluding_tax: amount,
    total: amount,
    total_excluding_tax: amount,
    total_taxes: [],
    type: 'post_payment',
  }
}
