export const planTypes = ['basic', 'onetime', 'advanced', 'pro'] as const
export type PlanType = (typeof planTypes)[number]

type PlanTerms = {
  name: string
  /** Whole pennies including all taxes, for a month, or once for a single payment. */
  price: number
  /** How many months each payment covers; null if paid once or never. */
  monthsPerBill: number | null
  /** Applications that we fill in and send: a month, or in total for a single payment. */
  applications: number
  trialDays: number
  /** True if the price is the lowest of several. */
  isFrom: boolean
  /** 'free': everyone with an account has it. 'for-sale': where somebody takes money. 'coming-soon': its price is not final yet. */
  sale: 'free' | 'for-sale' | 'coming-soon'
}

/** The one table of what plans include and cost (K11). Pages, texts and the API all read it. */
export const plans: Readonly<Record<PlanType, PlanTerms>> = {
  basic: {
    name: 'Essential (basic)',
    price: 0,
    monthsPerBill: null,
    applications: 0,
    trialDays: 0,
    isFrom: false,
    sale: 'free',
  },
  onetime: {
    name: 'One-time top-up',
    price: 199,
    monthsPerBill: null,
    applications: 100,
    trialDays: 0,
    isFrom: false,
    sale: 'for-sale',
  },
  advanced: {
    name: 'Advanced',
    price: 299,
    monthsPerBill: 3,
    applications: 200,
    trialDays: 7,
    isFrom: false,
    sale: 'for-sale',
  },
  pro: {
    name: 'Pro',
    price: 699,
    monthsPerBill: 1,
    applications: 1000,
    trialDays: 7,
    isFrom: true,
    sale: 'coming-soon',
  },
}

/** What the terms of paid plans say in numbers (K11). */
export const planRules = {
  /** Further tries after the first one, only while it is certain that nothing was sent. */
  retries: 3,
  /** How long a plan can still be used after it is cancelled. */
  daysAfterEnd: 30,
  invoiceDays: 14,
  noticeDays: 7,
} as const

/** VAT in per cent. Every price that we show includes it. */
export const vatPercent = 20

/** The VAT within a price, in whole pennies, rounded down as invoices may be. */
export function vatWithin(pence: number): number {
  return Math.floor((pence * vatPercent) / (100 + vatPercent))
}

/** The amount of each payment, in whole pennies. */
export function billOf({ price, monthsPerBill }: Pick<PlanTerms, 'price' | 'monthsPerBill'>): number {
  return price * (monthsPerBill ?? 1)
}

/** '£2.99'; whole pounds without pennies. */
export function pounds(pence: number): string {
  const whole = Math.floor(pence / 100).toLocaleString('en-GB')
  const rest = pence % 100
  return rest === 0 ? `£${whole}` : `£${whole}.${String(rest).padStart(2, '0')}`
}

/** 'Nothing to pay today, then £8.97 every 3 months': what a plan that starts with a free trial costs. */
export function trialPriceInWords(plan: Pick<PlanTerms, 'price' | 'monthsPerBill'>): string {
  const { monthsPerBill } = plan
  const every = monthsPerBill === null || monthsPerBill === 1 ? 'a month' : `every ${monthsPerBill} months`
  return `Nothing to pay today, then ${pounds(billOf(plan))} ${every}`
}

/** '£2.99 a month, paid £8.97 every 3 months': the full price and how often it is paid. */
export function priceInWords(plan: Pick<PlanTerms, 'price' | 'monthsPerBill' | 'isFrom'>): string {
  const { price, monthsPerBill, isFrom } = plan
  if (price === 0) return 'Free'
  if (monthsPerBill === null) return `${pounds(price)}, once`
  const monthly = `${isFrom ? 'from ' : ''}${pounds(price)} a month`
  return monthsPerBill === 1 ? monthly : `${monthly}, paid ${pounds(billOf(plan))} every ${monthsPerBill} months`
}
