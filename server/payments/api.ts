import { implement, ORPCError } from '@orpc/server'
import { Stripe } from 'stripe'
import { contract } from '../../contract/index.ts'
import { creditPrice } from '../../contract/payments/credit-prices.ts'
import type { NewPurchase, Purchase, ReceiptSeries } from '../../contract/payments/payments.ts'
import { pounds } from '../../contract/plans/plans.ts'
import { mustHaveSecondFactor } from '../../contract/second-factor/rule.ts'
import { companyBlocked } from '../../contract/companies/texts.ts'
import { londonDayInWords } from '../../contract/platform/london.ts'
import { ownPath } from '../../contract/platform/own-path.ts'
import { alert, messages } from '../../contract/texts/messages.ts'
import { audit } from '../audit/index.ts'
import { mayPublish } from '../companies/index.ts'
import { balanceOf } from '../ledger/index.ts'
import type { Press } from '../cvs/export/press.ts'
import { orNotPrinted } from '../cvs/export/api.ts'
import type { ApiContext } from '../platform/calls/api-context.ts'
import { forCompany } from '../platform/calls/for-company.ts'
import { forPerson } from '../platform/calls/for-person.ts'
import type { SignedIn } from '../platform/calls/signed-in.ts'
import { adminPayments, lastPayment } from './admin-payments.ts'
import { beginPurchase, type Buyer, type Wanted } from './begin-purchase.ts'
import { cancel, reactivate, suspend, withdraw, type Managed } from './manage-subscription.ts'
import { ownPlan } from './own-plan.ts'
import { payNow } from './pay-now.ts'
import { findPayer } from './payers.ts'
import { isSelling, type PaymentDeps, type Selling } from './payment-deps.ts'
import { usableUntil } from './plan-credits.ts'
import { findOwnPurchase, planPurchase } from './purchases.ts'
import { printReceipt } from './receipt-pdf.ts'
import { findOwnReceipt, listOwnReceipts } from './receipts.ts'
import { giveBack } from './refunds.ts'
import { hadTrial, isTrial } from './trials.ts'

type Context = ApiContext<PaymentDeps & { press: Press }>
const api = implement(contract.payments).$context<Context>()

export const payments = {
  begin: api.begin.use(forPerson).handler(async ({ input, context, errors }) => {
    const deps = context.services
    if (!isSelling(deps)) throw errors.CONFLICT({ message: messages.nothingForSale })
    const { person } = context
    const wanted = wantedOf(input.body)
    if (wanted.kind === 'free') throw errors.CONFLICT({ message: messages.alreadyBasic })
    if (wanted.kind === 'not-for-sale') throw errors.CONFLICT({ message: messages.nothingForSale })
    if (wanted.hasConsent === false)
      throw errors.UNPROCESSABLE_CONTENT({
        message: messages.startConsentNeeded,
        data: { errors: { consent: { message: messages.startConsentNeeded } } },
      })
    const buyer = buyerOf(person, wanted)
    if (buyer.owner.kind === 'company' && (await mayPublish(deps.db, buyer.owner.id))?.kind === 'blocked')
      throw errors.CONFLICT({ message: companyBlocked })
    try {
      const begun = await beginPurchase(deps, buyer, wanted, context.siteUrl)
      if (begun.kind === 'subscribed') throw errors.CONFLICT({ message: messages.alreadySubscribed })
      if (begun.kind === 'too-many') throw errors.TOO_MANY_REQUESTS({ data: { retryAfter: begun.retryAfter } })
      return { redirect: begun.redirect, purchase: begun.purchase }
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeError)) throw error
      deps.log.error({ err: error }, 'a payment page could not be opened')
      throw new ORPCError('BAD_GATEWAY', {
        status: 409,
        message: `${messages.paymentFailed} ${messages.paymentFailedDetails}`,
      })
    }
  }),

  purchase: api.purchase.use(forPerson).handler(async ({ input, context, errors }): Promise<Purchase> => {
    const { db, clock } = context.services
    const { userId, company } = context.person
    const row = await findOwnPurchase(db, { id: input.params.id, userId, companyId: company?.id ?? null })
    if (row === null) throw errors.NOT_FOUND()
    const { rows } = await db.query<{ number: number }>(
      `select number from receipts where purchase_id = $1 and series = 'receipt' order by issued_at limit 1`,
      [row.id],
    )
    const isPayable = row.state === 'open' && row.expires_at > clock.now()
    return {
      _id: row.id,
      product: row.product,
      quantity: row.quantity,
      amount: row.amount,
      state: row.state,
      begun: row.begun_at.toISOString(),
      paid: row.paid_at?.toISOString() ?? null,
      redirect: isPayable ? row.session_url : null,
      refunded: row.refunded,
      receipt: rows[0]?.number ?? null,
      back: row.back,
      isTrial: await isTrial(context.services, { purchase: row, email: context.person.email }),
    }
  }),

  jobCredits: api.jobCredits.use(forCompany).handler(async ({ context: { services, company, person } }) => {
    const unit = 'publisher-credits'
    const owner = { kind: 'company', id: company.id } as const
    const [ofCompany, own, payer] = await Promise.all([
      balanceOf(services.db, { owner, unit }),
      balanceOf(services.db, { owner: { kind: 'person', id: person.userId }, unit }),
      findPayer(services.db, owner),
    ])
    return { company: ofCompany.available, own: own.available, vatNumber: payer?.vatNumber ?? null }
  }),

  subscription: api.subscription.use(forPerson).handler(async ({ context: { services, person } }) => {
    const { db, clock } = services
    const { userId, email } = person
    const payer = await findPayer(db, { kind: 'person', id: userId })
    const mayTry = !(await hadTrial(services, { payerId: payer?.id ?? null, email }))
    return { ...(await ownPlan(db, userId, clock.now())), mayTry }
  }),

  suspend: api.suspend.use(forPerson).handler(async ({ input, context, errors }) => {
    const deps = context.services
    if (!isSelling(deps)) throw errors.NOT_FOUND()
    const own = { id: input.body.subscription_id, userId: context.person.userId }
    done(await tryAtProvider(deps, async () => await suspend(deps, own)), errors)
    return alert('success', messages.planSuspended, messages.planSuspendedDetails)
  }),

  reactivate: api.reactivate.use(forPerson).handler(async ({ input, context, errors }) => {
    const deps = context.services
    if (!isSelling(deps)) throw errors.NOT_FOUND()
    const own = { id: input.body.subscription_id, userId: context.person.userId }
    done(await tryAtProvider(deps, async () => await reactivate(deps, own)), errors)
    return alert('success', messages.planReactivated)
  }),

  payNow: api.payNow.use(forPerson).handler(async ({ input, context, errors }) => {
    const deps = context.services
    if (!isSelling(deps)) throw errors.NOT_FOUND()
    const own = { id: input.body.subscription_id, userId: context.person.userId }
    const page = await unlessRefused(deps, async () => await payNow(deps, own))
    if (page === null) throw errors.CONFLICT({ message: messages.nothingUnpaid })
    return { redirect: page }
  }),

  cancel: api.cancel.use(forPerson).handler(async ({ input, context, errors }) => {
    const deps = context.services
    if (!isSelling(deps)) throw errors.NOT_FOUND()
    const own = { id: input.body.subscription_id, userId: context.person.userId }
    const plan = done(await tryAtProvider(deps, async () => await cancel(deps, own)), errors)
    const end = plan.ended_at ?? plan.cancels_at ?? plan.period_end
    const details =
      plan.status === 'trialing'
        ? messages.trialCancelledDetails(londonDayInWords(end))
        : messages.planCancelledDetails(londonDayInWords(end), londonDayInWords(usableUntil(end)))
    return alert('success', messages.planCancelled, details)
  }),

  withdraw: api.withdraw.use(forPerson).handler(async ({ input, context, errors }) => {
    const deps = context.services
    if (!isSelling(deps)) throw errors.NOT_FOUND()
    const { userId } = context.person
    const own = await findOwnPurchase(deps.db, { id: input.params.id, userId, companyId: null })
    if (own === null) throw errors.NOT_FOUND()
    const withdrawn = await withdraw(deps, { userId, purchase: own.id })
    if (withdrawn === null) throw errors.CONFLICT({ message: messages.withdrawalOver })
    if (withdrawn.refund === 0) throw errors.CONFLICT({ message: messages.withdrawnNothing })
    return alert('success', messages.withdrawn, messages.withdrawnDetails(pounds(withdrawn.refund)))
  }),

  receipts: api.receipts
    .use(forPerson)
    .handler(
      async ({ context: { services, person } }) =>
        await listOwnReceipts(services.db, { userId: person.userId, companyId: person.company?.id ?? null }),
    ),

  receipt: api.receipt.use(forPerson).handler(async ({ input, context, errors }) => {
    const found = await findOwnReceipt(context.services.db, ownNumber(input.params.number, context.person))
    if (found === null) throw errors.NOT_FOUND()
    return found
  }),

  printReceipt: api.printReceipt.use(forPerson).handler(async ({ input, context, errors }) => {
    const found = await findOwnReceipt(context.services.db, ownNumber(input.params.number, context.person))
    if (found === null) throw errors.NOT_FOUND()
    return await orNotPrinted(async () => await printReceipt(context.services, found))
  }),

  all: api.all.use(forPerson).handler(async ({ context: { services } }) => ({
    isLive: services.payments?.isLive ?? null,
    ...(await adminPayments(services.db)),
  })),

  refund: api.refund.use(forPerson).handler(async ({ input, context, errors }) => {
    const deps = context.services
    if (!isSelling(deps)) throw errors.NOT_FOUND()
    const { id } = input.params
    const { amount } = input.body
    const paid = await lastPayment(deps.db, id)
    if (paid === null) throw errors.NOT_FOUND()
    try {
      // What has been given back already is part of the key: a second press gives once, a second wish gives again.
      const { rows } = await deps.db.query<{ count: number }>(
        'select count(*)::int as count from payment_refunds where payment_intent = $1',
        [paid.intent],
      )
      await giveBack(deps, { ...paid, amount, key: `refund-${paid.intent}-${rows[0]?.count ?? 0}-${amount}` })
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeError)) throw error
      deps.log.warn({ err: error }, 'a refund was refused')
      throw errors.CONFLICT({ message: messages.refundRefused })
    }
    await audit(deps.db, {
      event: 'payment-refunded',
      actor: context.person.userId,
      subject: null,
      details: { purchase: id, amount },
      now: deps.clock.now(),
    })
    return alert('success', messages.refunded(pounds(amount)))
  }),

  settle: api.settle.use(forPerson).handler(async ({ input, context: { services }, errors }) => {
    const { rowCount } = await services.db.query(
      'update payment_matters set settled_at = coalesce(settled_at, $2) where id = $1',
      [input.params.id, services.clock.now()],
    )
    if (rowCount === 0) throw errors.NOT_FOUND()
    return alert('success', messages.matterSettled)
  }),
}

/** What is bought, with our own price. */
function wantedOf(
  body: NewPurchase,
): { kind: 'free' } | { kind: 'not-for-sale' } | ({ kind: 'wanted' } & Wanted & { hasConsent: boolean | null }) {
  const wish = body.wish ?? null
  if (body.type === 'general') {
    const { quantity, vatNumber, back } = body
    return {
      kind: 'wanted',
      product: 'job-credits',
      quantity,
      amount: creditPrice(quantity),
      wish,
      hasConsent: null,
      back: ownPath(back),
      ...(vatNumber === undefined ? {} : { vatNumber: vatNumber === '' ? null : vatNumber.toUpperCase() }),
    }
  }
  if (body.type === 'basic') return { kind: 'free' }
  if (body.type === 'pro') return { kind: 'not-for-sale' }
  const hasConsent = body.consent === true
  return { kind: 'wanted', product: body.type, ...planPurchase(body.type), wish, hasConsent, back: null }
}

/**
 * Who pays: the person for a plan; for credits the company that they belong to.
 * @throws ORPCError 403 for somebody without a company, and as the policy has it for anyone who acts for one without a second factor.
 */
function buyerOf(person: SignedIn, { product }: Wanted): Buyer {
  const { userId, name, email, company } = person
  if (product !== 'job-credits') return { owner: { kind: 'person', id: userId }, userId, name, email }
  if (company === null) throw new ORPCError('FORBIDDEN', { status: 403, message: messages.creditsNeedCompany })
  if (mustHaveSecondFactor(person) && !person.hasSecondFactor)
    throw new ORPCError('FORBIDDEN', { status: 403, message: messages.secondFactorNeeded })
  return { owner: { kind: 'company', id: company.id }, userId, name: company.name, email }
}

type Errors = { NOT_FOUND: () => Error; CONFLICT: (given: { message: string }) => Error }

function done(managed: Managed, errors: Errors) {
  if (managed.kind === 'not-found') throw errors.NOT_FOUND()
  if (managed.kind === 'not-now')
    throw errors.CONFLICT({
      message: messages.planNotChanged(messages.planNotChangedNow, messages.planNotChangedDetails),
    })
  return managed.plan
}

/** A change that the provider refuses is one that cannot be made as things stand: two presses of a button meet there. */
async function tryAtProvider(deps: Selling, change: () => Promise<Managed>): Promise<Managed> {
  return (await unlessRefused(deps, change)) ?? { kind: 'not-now' }
}

/** @returns null if the provider refuses it. */
async function unlessRefused<Outcome>(deps: Selling, ask: () => Promise<Outcome>): Promise<Outcome | null> {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
    deps.log.warn({ err: error }, 'a change of a plan was refused')
    return null
  }
}

/** 'R-000042' as what is looked for. */
function ownNumber(name: string, { userId, company }: SignedIn) {
  const series: ReceiptSeries = name.startsWith('CN-') ? 'credit-note' : 'receipt'
  return { series, number: Number(name.replace(/^\D+/u, '')), userId, companyId: company?.id ?? null }
}
