import type { Metadata, PaymentMethod } from './catalogue.ts'
import { nothing } from './nothing.ts'

export type PaymentIntent = ReturnType<typeof newIntent>
export type Charge = ReturnType<typeof newCharge>
export type Refund = ReturnType<typeof newRefund>
export type Dispute = ReturnType<typeof newDispute>

/** Why a card was refused, in the API's words. */
export type CardProblem = { code: string; decline_code?: string; message: string }

export function newIntent(
  id: string,
  created: number,
  given: { amount: number; currency: string; customer: string | null; metadata: Metadata; description: string | null },
) {
  return {
    ...nothing(
      `allowed_payment_method_types application application_fee_amount automatic_payment_methods canceled_at cancellation_reason
       customer_account excluded_payment_method_types managed_payments on_behalf_of
       payment_method_configuration_details payment_record processing receipt_email review setup_future_usage shipping source
       statement_descriptor statement_descriptor_suffix transfer_group`,
    ),
    id,
    object: 'payment_intent' as const,
    created,
    amount: given.amount,
    amount_capturable: 0,
    amount_received: 0,
    capture_method: 'automatic_async',
    client_secret: `${id}_secret_sandbox`,
    confirmation_method: 'automatic',
    currency: given.currency,
    customer: given.customer,
    description: given.description,
    last_payment_error: null as unknown,
    latest_charge: null as string | null,
    livemode: false,
    metadata: given.metadata,
    next_action: null as unknown,
    payment_method: null as string | null,
    payment_method_options: {
      card: { installments: null, mandate_options: null, network: null, request_three_d_secure: 'automatic' },
    },
    payment_method_types: ['card'],
    status: 'requires_payment_method' as 'requires_payment_method' | 'requires_action' | 'succeeded' | 'canceled',
  }
}

export function newCharge(
  id: string,
  created: number,
  given: { intent: PaymentIntent; card: PaymentMethod; problem: CardProblem | null },
) {
  const { intent, card, problem } = given
  const paid = problem === null
  return {
    ...nothing(
      `application application_fee application_fee_amount balance_transaction calculated_statement_descriptor description
       failure_balance_transaction on_behalf_of receipt_email receipt_number receipt_url review shipping source source_transfer
       statement_descriptor statement_descriptor_suffix transfer_data transfer_group`,
    ),
    id,
    object: 'charge' as const,
    created,
    amount: intent.amount,
    amount_captured: paid ? intent.amount : 0,
    amount_refunded: 0,
    billing_details: card.billing_details,
    captured: paid,
    currency: intent.currency,
    customer: intent.customer,
    disputed: false,
    failure_code: problem?.code ?? null,
    failure_message: problem?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    outcome: {
      advice_code: null,
      network_advice_code: null,
      network_decline_code: null,
      network_status: paid ? 'approved_by_network' : 'declined_by_network',
      reason: problem?.decline_code ?? null,
      risk_level: 'normal',
      seller_message: paid ? 'Payment complete.' : problem.message,
      type: paid ? 'authorized' : 'issuer_declined',
    },
    paid,
    payment_intent: intent.id,
    payment_method: card.id,
    payment_method_details: {
      card: {
        ...nothing(
          `amount_authorized authorization_code electronic_commerce_indicator installments mandate network_transaction_id regulated_status
           three_d_secure transaction_link_id wallet`,
        ),
        brand: card.card.brand,
        checks: card.card.checks,
        country: card.card.country,
        exp_month: card.card.exp_month,
        exp_year: card.card.exp_year,
        fingerprint: card.card.fingerprint,
        funding: card.card.funding,
        last4: card.card.last4,
        network: 'visa',
        network_token: { used: false },
      },
      type: 'card',
    },
    refunded: false,
    status: paid ? ('succeeded' as const) : ('failed' as const),
  }
}

export function newRefund(
  id: string,
  created: number,
  given: { charge: Charge; amount: number; reason: string | null; metadata: Metadata },
) {
  const { charge, amount, reason, metadata } = given
  return {
    ...nothing(
      'balance_transaction customer_account receipt_number source_transfer_reversal transfer_reversal payment_method',
    ),
    id,
    object: 'refund' as const,
    created,
    amount,
    charge: charge.id,
    currency: charge.currency,
    customer: charge.customer,
    metadata,
    payment_intent: charge.payment_intent,
    reason,
    status: 'succeeded' as const,
  }
}

export function newDispute(id: string, created: number, { charge, dueBy }: { charge: Charge; dueBy: number }) {
  return {
    id,
    object: 'dispute' as const,
    created,
    amount: charge.amount - charge.amount_refunded,
    balance_transactions: [],
    charge: charge.id,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: {
      ...nothing(
        `access_activity_log billing_address cancellation_policy cancellation_policy_disclosure cancellation_rebuttal
         customer_communication customer_email_address customer_name customer_purchase_ip customer_signature
         duplicate_charge_documentation duplicate_charge_explanation duplicate_charge_id product_description receipt refund_policy
         refund_policy_disclosure refund_refusal_explanation service_date service_documentation shipping_address shipping_carrier
         shipping_date shipping_documentation shipping_tracking_number uncategorized_file uncategorized_text`,
      ),
      enhanced_evidence: {},
    },
    evidence_details: {
      due_by: dueBy,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {} as Metadata,
    payment_intent: charge.payment_intent,
    payment_method_details: {
      card: { brand: 'visa', case_type: 'chargeback', network: 'visa', network_reason_code: '10.4' },
      type: 'card',
    },
    reason: 'fraudulent',
    status: 'needs_response' as 'needs_response' | 'under_review' | 'won' | 'lost',
  }
}
